import ConjugarCore
import Testing

/// Why each form is as it is: `tener preterite 1s tuve: strongStem strongEnding` is a form and the reasons that fired, in
/// their order.
@Suite("Reasons that fired")
struct ReasonTests {
  /// Aguda, esdrújula and hiatus are told apart.
  @Test(arguments: [
    "hablar present 1s hablo: ending",
    "hablar present 2v hablás: ending oxytone",
    "comer present 2p coméis: ending oxytone",
    "vivir gerund - viviendo: endingWithoutPerson",
    "hablar participle - hablado: endingWithoutPerson",
    "hablar preterite 1s hablé: ending oxytone",
    "comer preterite 3s comió: ending oxytone",
    "hablar imperfect 1p hablábamos: ending proparoxytone",
    "vivir imperfect 1s vivía: ending hiatus",
    "hablar imperfect-subjunctive-ra 1p habláramos: ending proparoxytone",
    "ser imperfect 1p éramos: ownForm proparoxytone",
    "ir imperfect 1p íbamos: ownForm proparoxytone",
  ])
  func endingsAndAccents(row: String) throws { try Self.check(row) }

  /// Which of the short futures, and the whole infinitive of predecir.
  @Test(arguments: [
    "hablar future 1s hablaré: futureOnInfinitive endingOfFuture oxytone",
    "comer conditional 1p comeríamos: futureOnInfinitive endingOfFuture hiatus",
    "tener future 1s tendré: futureWithD endingOfFuture oxytone",
    "venir conditional 3s vendría: futureWithD endingOfFuture hiatus",
    "poder future 2s podrás: futureWithoutVowel endingOfFuture oxytone",
    "haber future 3s habrá: futureWithoutVowel endingOfFuture oxytone",
    "querer future 1p querremos: futureWithoutVowel endingOfFuture",
    "hacer future 1s haré: futureWithoutSyllable endingOfFuture oxytone",
    "decir future 1s diré: futureWithoutSyllable endingOfFuture oxytone",
    "predecir future 1s predeciré: futureOnInfinitive endingOfFuture oxytone",
    "oír future 1s oiré: futureOnInfinitive endingOfFuture oxytone",
    "satisfacer future 1s satisfaré: futureWithoutSyllable endingOfFuture oxytone",
    "bendecir future 1s bendeciré: futureOnInfinitive endingOfFuture oxytone",
  ])
  func futures(row: String) throws { try Self.check(row) }

  /// Strong stems, their endings, and the tenses built on them.
  @Test(arguments: [
    "tener preterite 1s tuve: strongStem strongEnding",
    "hacer preterite 3s hizo: strongStem strongEnding cToZ",
    "querer preterite 3s quiso: strongStem strongEnding",
    "estar preterite 1p estuvimos: strongStem endingOfErAndIr",
    "decir preterite 3p dijeron: strongStem endingOfErAndIr iAfterStrongJ",
    "traer imperfect-subjunctive-ra 1s trajera: strongStemAfterPreterite endingOfErAndIr iAfterStrongJ",
    "conducir preterite 1s conduje: dujInPreterite strongEnding",
    "conducir imperfect-subjunctive-se 3p condujesen: dujAfterPreterite endingOfErAndIr iAfterStrongJ",
    "ser imperfect-subjunctive-ra 1s fuera: builtOnPreterite",
    "dar imperfect-subjunctive-ra 3p dieran: builtOnPreterite",
    "rehacer preterite 1s rehíce: strongStem strongEnding hiatusAcrossH",
  ])
  func preterites(row: String) throws { try Self.check(row) }

  /// Accents that might be expected, that tell words apart, that a prefix brings, that estar has.
  @Test(arguments: [
    "ser preterite 3s fue: ownForm oneSyllable",
    "ir preterite 1s fui: ownForm oneSyllable",
    "ver preterite 3s vio: ending oneSyllable",
    "ver preterite 1s vi: ending oneSyllable",
    "dar preterite 3s dio: otherConjugation oneSyllable",
    "dar preterite 1s di: otherConjugation oneSyllable",
    "reír preterite 3s rio: ending raised iAfterI oneSyllableOfTwoVowels",
    "huir preterite 1s hui: ending oneSyllableOfTwoVowels",
    "huir present 2p huis: ending oneSyllableOfTwoVowels",
    "guiar preterite 3s guio: ending oneSyllableOfTwoVowels",
    "criar preterite 1s crie: ending oneSyllableOfTwoVowels",
    "fiar present 2v fias: ending oneSyllableOfTwoVowels",
    "ver present 2p veis: ending oneSyllable",
    "dar present 2p dais: ending oneSyllable",
    "ir present 2p vais: ownForm oneSyllable",
    "dar present-subjunctive 1s dé: ending diacritic",
    "dar present-subjunctive 2s des: ending",
    "saber present 1s sé: ownForm diacritic",
    "ser imperative 2s sé: shortOrder diacritic",
    "desdar present-subjunctive 1s desdé: ending oxytoneWithPrefix",
    "prever present 3s prevé: ending oxytoneWithPrefix",
    "prever present 3p prevén: ending oxytoneWithPrefix",
    "rever preterite 3s revió: ending oxytoneWithPrefix",
    "estar present 3s está: ownStress oxytone",
    "estar present-subjunctive 1s esté: ownStress oxytone",
    "estar present 1s estoy: ownForm",
  ])
  func monosyllablesAndPrefixes(row: String) throws { try Self.check(row) }

  /// Letters that change so that the sound stays, ü with a step of its own.
  @Test(arguments: [
    "mecer present 1s mezo: ending cToZ",
    "argüir present 1s arguyo: ending insertedY noDiaeresis",
    "argüir preterite 3s arguyó: ending iToY oxytone noDiaeresis",
    "averiguar present 1s averiguo: ending",
    "averiguar present-subjunctive 1s averigüe: ending diaeresis",
    "averiguar preterite 1s averigüé: ending oxytone diaeresis",
    "avergonzar present 1s avergüenzo: ending diphthong diaeresis",
    "avergonzar present-subjunctive 1s avergüence: ending diphthong diaeresis zToC",
    "buscar preterite 1s busqué: ending oxytone cToQu",
    "delinquir present 1s delinco: ending quToC",
    "llegar preterite 1s llegué: ending oxytone gToGu",
    "seguir present 1s sigo: ending raised guToG",
    "cruzar preterite 1s crucé: ending oxytone zToC",
    "vencer present 1s venzo: ending cToZ",
    "zurcir present 1s zurzo: ending cToZ",
    "coger present 1s cojo: ending gToJ",
    "elegir present 1s elijo: ending raised gToJ",
    "empezar present-subjunctive 1p empecemos: ending zToC",
    "trabajar preterite 1s trabajé: ending oxytone",
    "echar preterite 1s eché: ending oxytone",
    "erguir present 1s yergo: ending diphthong initialYe guToG",
  ])
  func letters(row: String) throws { try Self.check(row) }

  /// Forms that no rule makes, and orders.
  @Test(arguments: [
    "prohibir present 3s prohíbe: ending stressedVowel hiatusAcrossH",
    "saber present-subjunctive 1s sepa: irregularStem ending",
    "ir present-subjunctive 1s vaya: irregularStem ending",
    "ver imperfect 1s veía: irregularStem ending hiatus",
    "caber present-subjunctive 1s quepa: subjunctiveFromYo ending",
    "caber present 1s quepo: ownForm",
    "abrir participle - abierto: ownParticiple",
    "volver participle - vuelto: ownParticiple",
    "imprimir participle - imprimido: endingWithoutPerson",
    "ser present 1s soy: ownForm",
    "ir imperative 1p vamos: oldSubjunctive",
    "tener imperative 2s ten: shortOrder",
    "decir imperative 2s di: shortOrder",
    "ir imperative 2s ve: shortOrder",
    "hacer imperative 2s haz: shortOrder",
    "predecir imperative 2s predice: longOrder",
    "satisfacer imperative 2s satisfaz: shortOrder",
    "ir present 1p vamos: ownForm",
    "hablar imperative 2s habla: orderInPresent ending",
    "hablar imperative 2v hablá: ending oxytone",
    "hablar imperative 2p hablad: ending",
    "hablar imperative 3s hable: orderInSubjunctive ending",
    "hablar negative-imperative 2s hables: prohibitionInSubjunctive ending",
    "pudrir participle - podrido: twoInfinitives",
    "podrir infinitive - podrir: twoInfinitives",
    "pudrir infinitive - pudrir: twoInfinitives",
    "poder gerund - pudiendo: ownForm",
    "detener imperative 2s detén: shortOrder oxytone",
  ])
  func formsToLearn(row: String) throws { try Self.check(row) }

  /// Vowels that change, consonants that are added, i between vowels and after ñ.
  @Test(arguments: [
    "construir preterite 1s construí: ending oxytone",
    "pensar present 1s pienso: ending diphthong",
    "pensar present 1p pensamos: ending",
    "contar present 3p cuentan: ending diphthong",
    "jugar present 1s juego: ending diphthong",
    "adquirir present 1s adquiero: ending diphthong",
    "desosar present 1s deshueso: ending diphthong",
    "oler present 1s huelo: ending diphthong initialHue",
    "errar present 1s yerro: ending diphthong initialYe",
    "ir gerund - yendo: endingWithoutPerson initialYe",
    "pedir present 1s pido: ending raised",
    "pedir preterite 3s pidió: ending raised oxytone",
    "pedir present 1p pedimos: ending",
    "dormir preterite 3s durmió: ending raisedWithoutStress oxytone",
    "dormir gerund - durmiendo: endingWithoutPerson raisedWithoutStress",
    "dormir present-subjunctive 1p durmamos: ending raisedWithoutStress",
    "sentir present-subjunctive 1p sintamos: ending raisedWithoutStress",
    "conocer present 1s conozco: ending zc",
    "conocer present 2s conoces: ending",
    "evanescer present 1s evanezco: ending zcAfterS",
    "yacer present 1s yazco: ending zc",
    "hacer present 1s hago: ending gForC",
    "decir present 1s digo: ending gForC raised",
    "tener present 1s tengo: ending addedG",
    "tener present 2s tienes: ending diphthongButBeforeG",
    "venir gerund - viniendo: endingWithoutPerson raisedInGerund",
    "haber present 3s ha: ownForm",
    "salir present 1s salgo: ending addedG",
    "caer present 1s caigo: ending addedIg",
    "oír present 1s oigo: ending addedIg",
    "oír present 3s oye: ending insertedYOfOir",
    "oír present 1p oímos: ending hiatus",
    "roer present 1s roo: ending",
    "huir present 1s huyo: ending insertedY",
    "leer preterite 3s leyó: ending iToY oxytone",
    "leer preterite 2s leíste: ending hiatus",
    "leer participle - leído: endingWithoutPerson hiatus",
    "caer gerund - cayendo: endingWithoutPerson iToY",
    "reñir preterite 3s riñó: ending raised iAfterPalatal oxytone",
    "bullir gerund - bullendo: endingWithoutPerson iAfterPalatal",
    "reír gerund - riendo: endingWithoutPerson raised iAfterI",
    "enviar present 1s envío: ending stressedVowel hiatus",
    "enviar present 1p enviamos: ending",
    "cambiar present 1s cambio: ending",
    "actuar present 1s actúo: ending stressedUar hiatus",
    "reunir present 1s reúno: ending stressedVowel hiatus",
    "rehuir present 1s rehúyo: ending insertedY hiatusAcrossH",
    "autopudrir present 1s autopudro: ending",
  ])
  func stems(row: String) throws { try Self.check(row) }

  /// ü is written in its own step, and stands or not until then as in the infinitive.
  @Test(arguments: [
    "averiguar preterite 1s averigu-e averigu-é averigü-é",
    "avergonzar present 1s avergonz-o averguenz-o avergüenz-o",
    "avergonzar present-subjunctive 1s avergonz-e averguenz-e avergüenz-e avergüence",
    "argüir present 1s argü-o argüy-o arguy-o",
    "argüir preterite 1s argü-i argü-í",
    "buscar preterite 1s busc-e busc-é busqué",
    "seguir present 1s segu-o sigu-o sigo",
    "reír present 3s re-e ri-e rí-e",
  ])
  func wordOfEachStep(row: String) throws {
    let words = row.split(separator: " ").map(String.init)
    let slot = try #require(Slot(try Tense.named(words[1]), try Person.named(words[2])))
    let verb = try Rows.conjugator.verb(words[0], guessing: true)
    let derivations = Rows.conjugator.paradigm(of: verb).derivations(at: slot)
    #expect(derivations.first?.steps.map(\.word) == Array(words.dropFirst(3)))
  }

  private static func check(_ row: String) throws {
    let sides = row.split(separator: ": ")
    let words = sides[0].split(separator: " ").map(String.init)
    let person: Person? = words[2] == "-" ? nil : try Person.named(words[2])
    let slot = try #require(Slot(try Tense.named(words[1]), person))
    let verb = try Rows.conjugator.verb(words[0], guessing: true)
    let derivations = Rows.conjugator.paradigm(of: verb).derivations(at: slot)
    let derivation = try #require(derivations.first)
    #expect(derivation.form == words[3])
    #expect(derivation.steps.map { "\($0.why)" }.joined(separator: " ") == sides[1])
  }
}
