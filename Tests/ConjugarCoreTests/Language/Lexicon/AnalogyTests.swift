import Testing

@testable import ConjugarCore

/// Verbs that no dictionary has, and on what ground they are conjugated.
@Suite struct AnalogyTests {
  static let embedded = Conjugator()

  /// The page: a row of forms, and the ground.
  @Test(arguments: [
    // A known verb with a prefix.
    ("redormir present 1s reduermo", Evidence.family(of: "dormir")),
    ("redormir preterite 3p redurmieron", .family(of: "dormir")),
    ("subtener preterite 3s subtuvo", .family(of: "tener")),
    ("subtener imperative 2s subtén", .family(of: "tener")),
    ("antehacer preterite 3s antehízo", .family(of: "hacer")),
    ("antehacer participle - antehecho", .family(of: "hacer")),
    ("extraponer imperative 2s extrapón", .family(of: "poner")),
    ("contravolar present 3p contravuelan", .family(of: "volar")),
    ("redistender present 2s redistiendes", .family(of: "distender")),
    ("teleescribir participle - teleescrito", .family(of: "escribir")),
    ("desconferir preterite 3s desconfirió", .family(of: "conferir")),
    ("deconstituir present 3s deconstituye", .family(of: "constituir")),
    ("desver present 2s desvés", .family(of: "ver")),
    ("desver imperative 2s desvé", .family(of: "ver")),
    ("rerreír preterite 3s rerrió", .family(of: "reír")),
    ("rerrogar present 1s rerruego", .family(of: "rogar")),
    ("autorregir present 1s autorrijo", .family(of: "regir")),
    // Prefixes of today; in a comment what was guessed.
    ("termocerrar present 1s termocierro", .family(of: "cerrar")),  // termocerro
    ("cibercontar present 1s cibercuento", .family(of: "contar")),  // ciberconto
    ("neorrenovar present 1s neorrenuevo", .family(of: "renovar")),  // neorrenovo
    ("termoaislar present 1s termoaíslo", .family(of: "aislar")),  // termoaislo
    ("audioguiar present 1s audioguío", .family(of: "guiar")),  // audioguio
    ("rebendecir future 1s rebendeciré", .family(of: "bendecir")),  // rebendiré
    ("automaldecir participle - automaldecido", .family(of: "maldecir")),  // automaldicho
    ("sobredar present 1s sobredo", .regular),  // sobredoy
    ("transahumar present 1s transahúmo", .family(of: "ahumar")),
    ("lohibir present 1s lohíbo", .hiatus),  // lohibo
    // What the prefix itself does to the stress.
    ("telecriar present 1s telecrío", .family(of: "criar")),
    ("sobreliar present 3s sobrelía", .family(of: "liar")),
    ("rehumar present 1s rehúmo", .family(of: "humar")),
    ("rehumar preterite 3s rehumó", .family(of: "humar")),
    // A root that is no verb by itself.
    ("perferir present 1s perfiero", .family(of: "preferir")),
    ("subducir preterite 3p subdujeron", .family(of: "reducir")),
    ("persolver participle - persuelto", .family(of: "solver")),
    ("trasquirir present 3s trasquiere", .family(of: "adquirir")),
    // A verb that exists with its pronoun only.
    ("arrepentir preterite 3s arrepintió", .family(of: "arrepentirse")),
    // Endings that all go one way.
    ("blablecer present 1s blablezco", .ending("ecer")),
    ("blablecer present-subjunctive 1p blablezcamos", .ending("ecer")),
    ("mixografiar present 1s mixografío", .ending("grafiar")),
    ("subdecir imperative 2s subdice", .ending("decir")),
    ("subdecir future 1s subdiré/subdeciré", .ending("decir")),
    ("subdecir participle - subdicho", .ending("decir")),
    ("tumefacer preterite 3s tumefizo", .ending("facer")),
    ("tumefacer participle - tumefecho", .ending("facer")),
    ("biosolver participle - biosuelto", .family(of: "solver")),
    ("ludeñir preterite 3s ludiñó", .ending("eñir")),
    ("gandaizar present 1s gandaízo", .ending("aizar")),
    ("moscuar present 1s moscuo/moscúo", .ending("cuar")),
    // Nothing speaks for an irregularity; what rules do to whole classes they do here too.
    ("blablablar present 1s blablablo", .regular),
    ("pixelguear preterite 1s pixelgueé", .regular),
    ("flumizar present-subjunctive 1s flumice", .regular),
    ("tlacuar present 1s tlacuo/tlacúo", .ending("cuar")),
    ("plancuir present 3s plancuye", .regular),
    ("bufluar present 1s buflúo", .regular),
    ("tuñir preterite 3p tuñeron", .regular),
  ])
  func page(row: String, evidence: Evidence) throws {
    try Rows.check(row)
    let verb = try Self.embedded.verb(String(row.prefix { $0 != " " }), guessing: true)
    #expect(!verb.isKnown)
    #expect(verb.evidence == evidence)
  }

  /// Letters at the end make no family: in a lexicon that has the irregular verbs and not these, these are regular.
  @Test(arguments: [
    ("dar", "agrandar agrando"), ("dar", "ablandar ablando"), ("andar", "comandar comando"),
    ("andar", "desmandar desmando"), ("estar", "arrestar arresto"), ("estar", "contestar contesto"),
    ("dar", "defraudar defraudo"), ("jugar", "enjugar enjugo"), ("jugar", "conjugar conjugo"),
    ("colar", "encolar encolo"), ("colar", "acolar acolo"), ("solar", "insolar insolo"),
    ("tronar", "entronar entrono"), ("rogar", "interrogar interrogo"), ("rogar", "arrogar arrogo"),
    ("tentar", "contentar contento"), ("tentar", "intentar intento"), ("pensar", "compensar compenso"),
    ("pensar", "dispensar dispenso"), ("mentar", "comentar comento"), ("templar", "contemplar contemplo"),
    ("ser", "coser coso"), ("ser", "toser toso"), ("ver", "atrever atrevo"), ("ir", "partir parto"),
    ("errar", "aferrar aferro"), ("piar", "limpiar limpio"), ("miar", "premiar premio"), ("oír", "abolir abolo"),
    ("confesar", "profesar profeso"),
  ])
  func falseFriends(model: String, row: String) throws {
    let conjugator = try Self.conjugator(knowing: [model])
    let words = row.split(separator: " ").map(String.init)
    let verb = try conjugator.verb(words[0], guessing: true)
    let slot = try #require(Slot(.present, .firstSingular))
    #expect(!verb.isKnown)
    #expect(conjugator.forms(of: verb, at: slot) == [words[1]])
  }

  /// What is undone was done: des- follows en- where it is known.
  @Test func undoing() throws {
    let slot = try #require(Slot(.present, .firstSingular))
    for (known, row) in [
      (["tronar", "entronar"], "destronar destrono"), (["colar", "encolar"], "descolar descolo"),
      (["contar"], "descontar descuento"), (["helar"], "deshelar deshielo"),
      (["terrar", "enterrar", "desenterrar"], "desterrar destierro"),
    ] {
      let words = row.split(separator: " ").map(String.init)
      let conjugator = try Self.conjugator(knowing: known)
      #expect(conjugator.forms(of: try conjugator.verb(words[0], guessing: true), at: slot) == [words[1]], "\(row)")
    }
  }

  /// What was made with a prefix tells of the verb it was made of, and its prefix is not to blame for its stress.
  @Test func derivativesTellOfTheirBase() throws {
    let slot = try #require(Slot(.present, .firstSingular))
    for (known, row) in [
      ("desconsolar", "consolar consuelo"), ("recalentar", "calentar caliento"), ("rehundir", "hundir hundo"),
      ("recriar", "criar crío"), ("sobrevolar", "volar vuelo"),
    ] {
      let words = row.split(separator: " ").map(String.init)
      let conjugator = try Self.conjugator(knowing: [known])
      #expect(conjugator.forms(of: try conjugator.verb(words[0], guessing: true), at: slot) == [words[1]], "\(row)")
    }
  }

  /// The endings have models, and the models have the endings.
  @Test func endingsHaveModels() throws {
    for ending in EndingAnalogy.apart + EndingAnalogy.all {
      for model in ending.models {
        let infinitive = try #require(Infinitive(model))
        #expect(infinitive.bare.hasSuffix(ending.ending), "\(model)")
        #expect(Lexicon.embedded.verb(infinitive) != nil, "\(model)")
      }
    }
  }

  /// Where nothing speaks for any irregularity, a verb is regular.
  @Test func whatIsLikeNothingIsRegular() throws {
    #expect(try Self.embedded.verb("blablablar", guessing: true).evidence == .regular)
  }

  @Test func anEndingNeverHidesBehindAShorterOne() {
    let endings = EndingAnalogy.all.map(\.ending)
    for (place, ending) in endings.enumerated() {
      for shorter in endings[..<place] { #expect(!ending.hasSuffix(shorter), "-\(ending) after -\(shorter)") }
    }
  }

  @Test(arguments: [("arguir", "argüir"), ("redarguir", "redargüir"), ("ARGUIR", "argüir"), ("seguir", "seguir")])
  func aDiaeresisMayLack(typed: String, name: String) throws {
    let verb = try Self.embedded.verb(typed)
    #expect(verb.isKnown)
    #expect(verb.infinitive.description == name)
  }

  @Test func aGuessSaysThatItIsOne() throws {
    #expect(try !Self.embedded.verb("blablablar", guessing: true).isKnown)
    #expect(try !Self.embedded.verb("blablablarse", guessing: true).isKnown)
    #expect(try Self.embedded.verb("hablar").isKnown)
    #expect(try Self.embedded.verb("hablarse").isKnown)
  }

  @Test func grounds() {
    #expect(
      Evidence.family(of: "dormir").description
        == "a guess: the verb is not in the lexicon, but “dormir” is, and seems to be in its family")
    #expect(
      Evidence.ending("ecer").description
        == "a guess: the verb is not in the lexicon, but verbs in -ecer go this way")
    #expect(
      Evidence.regular.description == "a guess: the verb is not in the lexicon, so it is taken to be regular")
    #expect(
      Evidence.hiatus.description
        == "a guess: the verb is not in the lexicon, but an i or u after h is stressed beside a, e or o (prohíbo)")
    #expect(Evidence.lexicon.description == "the lexicon has the verb")
  }

  /// A lexicon of a few verbs of the project's.
  private static func conjugator(knowing names: [String]) throws -> Conjugator {
    let lines = Lexicon.embedded.lines.filter { line in names.contains { "\(line) ".hasPrefix("\($0) ") } }
    return Conjugator(lexicon: Lexicon(lines.joined(separator: "\n")))
  }
}
