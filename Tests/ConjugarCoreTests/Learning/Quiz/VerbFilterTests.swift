import Testing

@testable import ConjugarCore

@Suite("Choosing verbs from the lexicon")
struct VerbFilterTests {
  private let lexicon = Lexicon(
    """
    abrir | open | participle=abierto
    actuar | act |
    adormir | | like:dormir
    antojarse | feel like | third-person
    arrepentirse | repent, be sorry | e>ie e>i
    construir | build |
    dormir | sleep | o>ue o>u
    haber | have (auxiliary) | present=he,has,has,ha,hemos,habéis,han preterite=hub future=habr imperative=-
    hablar | speak, talk |
    llover | rain | o>ue impersonal
    ponderar | |
    reír | laugh | e>i
    sentir | feel, be sorry | e>ie e>i
    sonar | sound | o>ue
    soñar | dream | o>ue
    """)
  private let frequency = FrequencyList(lines: LinesByVerb("haber\nsentir\nhablar\ndormir\nabrir\nsonar\n"))

  private func names(_ change: (inout VerbFilter) throws -> Void) throws -> String {
    var filter = VerbFilter()
    try change(&filter)
    return filter.verbs(in: lexicon, frequency).map(\.verb.name).joined(separator: " ")
  }

  @Test func withoutAnythingItIsTheWholeLexicon() throws {
    #expect(VerbFilter().verbs(in: lexicon, frequency).count == 15)
    #expect(VerbFilter().verbs().map(\.verb.name) == Lexicon.embedded.infinitives)
  }

  @Test func byName() throws {
    #expect(try names { $0.names = ["sonar", "reír"] } == "reír sonar")
    #expect(try names { $0.names = [] } == "")
  }

  @Test(arguments: [
    ("ír", "abrir adormir arrepentirse construir dormir reír sentir"), ("eir", "reír"),
    ("ar", "actuar antojarse hablar ponderar sonar soñar"),
    ("onar", "sonar"), ("oñar", "soñar"), ("se", ""),
  ])
  func byEnding(_ ending: String, _ expected: String) throws {
    #expect(try names { $0.endings = [try #require(Word(ending))] } == expected)
  }

  @Test(arguments: [
    ("o>ue", "adormir dormir llover sonar soñar"), ("e>i", "arrepentirse reír sentir"),
    ("one-of-a-kind", "abrir haber"), ("strong-preterite", "haber"), ("stress", "actuar"),
  ])
  func byPattern(_ pattern: String, _ expected: String) throws {
    #expect(try names { $0.patterns = [try Irregularity.named(pattern)] } == expected)
  }

  @Test(arguments: [
    ("dormir", "adormir dormir"), ("hablar", "antojarse hablar ponderar"), ("sonar", "sonar soñar"),
    ("sentir", "arrepentirse sentir"), ("vivir", ""),
  ])
  func byLikeness(_ model: String, _ expected: String) throws {
    #expect(try names { $0.model = try Rows.conjugator.verb(model) } == expected)
  }

  @Test func byIrregularity() throws {
    #expect(try names { $0.irregularIn = TenseSet(.preterite) } == "adormir arrepentirse dormir haber reír sentir")
    #expect(try names { $0.irregularIn = TenseSet(.future, .participle) } == "abrir haber")
    #expect(
      try names { $0.irregularIn = .all }
        == "abrir actuar adormir arrepentirse construir dormir haber llover reír sentir sonar soñar")
  }

  @Test func byMeaning() throws {
    #expect(try names { $0.meaning = MeaningSearch("be sorry") } == "sentir arrepentirse")
  }

  @Test func byGaps() throws {
    #expect(try names { $0.isDefective = true } == "antojarse haber llover")
  }

  @Test func theMostUsedComeFirst() throws {
    #expect(try names { $0.top = 4 } == "haber sentir hablar dormir")
    #expect(try names { $0.top = 1_000 } == "haber sentir hablar dormir abrir sonar")
  }

  @Test func everythingMustHold() throws {
    let found = try names {
      $0.endings = ["ir"]
      $0.irregularIn = TenseSet(.present)
      $0.top = 5
    }
    #expect(found == "sentir dormir")
  }

  @Test func whatAListSays() throws {
    let verbs = VerbFilter().verbs(in: lexicon, frequency)
    let llover = try #require(verbs.first { $0.verb.name == "llover" })
    #expect(llover.verb.patterns == [.oToUe])
    #expect(llover.verb.defect == .impersonal)
    #expect(llover.rank == nil)
    #expect(!llover.hasFormsOfItsOwn)
    let adormir = try #require(verbs.first { $0.verb.name == "adormir" })
    #expect(adormir.verb.patterns == [.oToUe, .oToU])
    let haber = try #require(verbs.first { $0.verb.name == "haber" })
    #expect(haber.hasFormsOfItsOwn)
    #expect(haber.rank == 1)
    #expect(haber.verb.defect == nil)
  }

  @Test(arguments: [
    ("tener", "tener"), ("TENER", "tener"), ("irse", "ir"), ("arrepentir", "arrepentirse"), ("reir", "reír"),
    ("arguir", "argüir"), ("sonar", "sonar"), ("soñar", "soñar"),
  ])
  func nameInTheLexicon(_ word: String, _ name: String) throws {
    #expect(try Rows.conjugator.lexiconName(word) == name)
  }

  @Test(arguments: [
    ("blablablar", "“blablablar” is not a verb in the lexicon"),
    ("empesar", "“empesar” is not a verb in the lexicon; did you mean “empezar”"),
    (
      "hablo",
      "“hablo” is not an infinitive (which ends in -ar, -er, -ir or -ír, with or without -se); did you mean “haber” or “hablar”?"
    ),
  ])
  func noNameInTheLexicon(_ word: String, _ beginning: String) {
    let error = #expect(throws: ConjugationError.self) { try Rows.conjugator.lexiconName(word) }
    let sentence = error.map { Rows.conjugator.sentence(of: $0) } ?? ""
    #expect(sentence.hasPrefix(beginning), "\(sentence)")
  }
}
