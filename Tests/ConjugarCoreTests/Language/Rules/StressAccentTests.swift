import Testing

@testable import ConjugarCore

/// Written accents, after the orthography of 2010, and the closed vowels that bear the stress.
@Suite struct StressAccentTests {
  @Test(arguments: [
    "enviar present envío envías enviás envía enviamos enviáis envían",  // not envio
    "enviar present-subjunctive envíe envíes envíes envíe enviemos enviéis envíen",
    "enviar imperative envía enviá envíe enviemos enviad envíen",
    "cambiar present cambio cambias cambiás cambia cambiamos cambiáis cambian",  // not cambío
    "cambiar present-subjunctive 3s cambie", "estudiar present 3s estudia", "vaciar present 3s vacía",
    "confiar present 1s confío", "anunciar present 1s anuncio", "fotografiar present 1s fotografío",
    "variar present 3p varían", "limpiar present 2s limpias", "odiar present 1s odio", "ampliar present 1s amplío",
  ])
  func iar(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "actuar present actúo actúas actuás actúa actuamos actuáis actúan", "continuar present-subjunctive 3s continúe",
    "averiguar present averiguo averiguas averiguás averigua averiguamos averiguáis averiguan",  // not averigúo
    "averiguar present-subjunctive averigüe averigües averigües averigüe averigüemos averigüéis averigüen",
    "aguar present 1s aguo", "evacuar present 1s evacuo/evacúo", "adecuar present 3s adecua/adecúa",
    "puar present púo púas puas púa puamos puais púan", "situar present 3p sitúan",
  ])
  func uar(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "aislar present aíslo aíslas aislás aísla aislamos aisláis aíslan", "aislar present-subjunctive 3p aíslen",
    "reunir present reúno reúnes reunís reúne reunimos reunís reúnen",
    "prohibir present prohíbo prohíbes prohibís prohíbe prohibimos prohibís prohíben",  // an h between is no border
    "rehuir present rehúyo rehúyes rehuís rehúye rehuimos rehuís rehúyen", "rehuir preterite 1s rehuí",
    "rehusar present 1s rehúso", "aullar present 3s aúlla", "ahumar present 1s ahúmo", "aunar present 3p aúnan",
    "cohibir present-subjunctive 3s cohíba", "descafeinar present 1s descafeíno", "enraizar preterite 1s enraicé",
    "enraizar present-subjunctive 3s enraíce", "cabrahigar present 3s cabrahíga",
    "rehenchir present 1s rehíncho", "rehundir present 1s rehúndo",
    "bailar present 1s bailo", "causar present 1s causo", "peinar present 1s peino", "aplaudir present 1s aplaudo",
    "afeitar present 1s afeito", "cuidar present 1s cuido", "arruinar present 1s arruino",  // not arruíno
    "desahuciar present 1s desahucio", "ahogar present 1s ahogo", "ahorrar present 1s ahorro",
  ])
  func hiatus(row: String) throws { try Rows.check(row) }

  /// One syllable for the spelling, whatever is heard, has no accent.
  @Test(arguments: [
    "criar preterite crie criaste criaste crio criamos criasteis criaron",  // not crié, crió
    "criar present crío crías crias cría criamos criais crían",  // not criás, criáis
    "criar present-subjunctive críe críes críes críe criemos crieis críen", "criar imperative 2v cria",
    "guiar preterite 1s guie", "guiar preterite 3s guio",
    "guiar present-subjunctive guíe guíes guíes guíe guiemos guieis guíen",
    "fiar preterite 1s fie", "fiar preterite 3s fio", "liar preterite 1s lie", "liar present 2p liais",
    "piar preterite 1s pie", "piar preterite 3s pio", "huir preterite 1s hui", "huir present 2p huis",
    "huir imperative 2v hui", "reír preterite 3s rio", "freír preterite 3s frio", "fluir preterite 1s flui",
    "ver preterite 1s vi", "ver preterite 3s vio", "dar preterite 1s di", "dar preterite 3s dio",
    "ser preterite 1s fui",
    "ir preterite 3s fue", "ver present 2p veis", "dar present 2p dais", "ir present 2p vais", "ser present 2p sois",
    "dar present-subjunctive 2p deis",
    "confiar preterite 1s confié", "enviar preterite 3s envió", "leer preterite 1s leí", "crear preterite 1s creé",
  ])
  func monosyllables(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "dar present-subjunctive dé des des dé demos deis den",  // dé is no preposition, des needs no telling
    "saber present 1s sé", "ser imperative 2s sé", "ser imperative 2v sé",
    "desdar present-subjunctive desdé desdés desdés desdé desdemos desdéis desdén",
    "desdar present desdoy desdás desdás desdá desdamos desdáis desdán", "desdar preterite 3s desdió",
    "prever present preveo prevés prevés prevé prevemos prevéis prevén",  // not preves
    "prever imperative prevé prevé prevea preveamos preved prevean", "prever preterite 1s preví",
    "rever present 3s revé",
    "detener imperative 2s detén", "mantener imperative 2s mantén", "prevenir imperative 2s prevén",
    "componer imperative 2s compón", "rehacer imperative 2s rehaz", "sobresalir imperative 2s sobresal",
    "deshacer imperative 2s deshaz",
    "rehacer preterite rehíce rehiciste rehiciste rehízo rehicimos rehicisteis rehicieron",
    "estar present estoy estás estás está estamos estáis están", "reabrir participle - reabierto",
  ])
  func diacriticsAndPrefixes(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "caer participle - caído", "leer participle - leído", "huir participle - huido",  // not huído
    "construir participle - construido", "oír participle - oído", "reír participle - reído",
    "proveer present 2p proveéis",
    "leer preterite 2s leíste", "construir preterite 2s construiste", "argüir participle - argüido",
    "hablar imperfect 1p hablábamos", "oír imperative 2p oíd", "leer imperative 2p leed", "huir imperative 2p huid",
  ])
  func participlesAndOthers(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    ("ablo", 0, "ablo"), ("ablamos", 2, "ablamos"), ("envio", 3, "envío"), ("envio", 4, "envió"), ("de", 1, "dé"),
    ("deis", 1, "deis"), ("gio", 2, "gio"), ("oimos", 1, "oímos"), ("trabajar", 6, "trabajar"), ("lavate", 1, "lávate"),
  ])
  func writtenWhereTheRulesAsk(word: String, stressed: Int, written: String) throws {
    let sounds = Sounds(of: try #require(Word(word)))
    #expect(Word(spelling: StressAccent.write(sounds, stressed: stressed)).description == written)
  }
}
