import Testing

@testable import ConjugarCore

/// What may be asked of a verb, and what is only known.
@Suite struct AskedTests {
  private func isAsked(_ name: String, _ cell: String, byName: Bool = false) throws -> Bool {
    let words = cell.split(separator: " ").map(String.init)
    let person = words.count > 1 ? try Person.named(words[1]) : nil
    let slot = try #require(Slot(try Tense.named(words[0]), person))
    let verb = try Rows.conjugator.verb(name)
    return byName ? verb.isSaid(at: slot) : verb.isAsked(at: slot, in: .spain)
  }

  @Test(arguments: [
    ("tener", "present 1s"), ("gustar", "present 3s"), ("gustar", "present 3p"), ("gustar", "participle"),
    ("quejarse", "present 1s"), ("sentar", "present 1s"), ("sentarse", "imperative 2s"), ("soler", "present 1s"),
    ("soler", "imperfect 3p"), ("haber", "preterite 3s"), ("deber", "present 2s"), ("ocurrirse", "present 3s"),
    ("interesarse", "present 1s"), ("amanecer", "present 3s"), ("suceder", "preterite 3p"), ("antojarse", "present 3s"),
    ("coger", "present 1s"),
  ])
  func asked(_ name: String, _ cell: String) throws { #expect(try isAsked(name, cell)) }

  /// What used to be asked: *gusto, quejará, ocurra usted, deban ustedes, soleré, hubiste*.
  @Test(arguments: [
    ("gustar", "present 1s"), ("gustar", "imperative 3s"), ("quejar", "future 3s"), ("ocurrir", "imperative 2s"),
    ("ocurrirse", "present 1s"), ("deber", "imperative 3p"), ("parecer", "negative-imperative 3p"),
    ("poder", "negative-imperative 3s"), ("soler", "future 1s"), ("soler", "preterite 1s"), ("haber", "preterite 2s"),
    ("amanecer", "present 1p"), ("suceder", "present 1s"), ("llover", "present 3p"), ("follar", "present 1s"),
    ("acostar#2", "present 1s"), ("acostarse#2", "present 1s"), ("comprarse", "present 1s"), ("abarse", "present 1s"),
    ("llover", "present 1s"), ("suicidarse", "imperative 2s"), ("eligir", "present 1s"),
  ])
  func notAsked(_ name: String, _ cell: String) throws { #expect(try !isAsked(name, cell)) }

  /// What one region says and another finds vulgar: nobody there is asked for it, or shown it as a model.
  @Test func oneRegionAlone() throws {
    let coger = try Rows.conjugator.verb("coger")
    let slot = try #require(Slot(.present, .firstSingular))
    #expect(coger.isAsked(at: slot, in: .spain) && coger.isSaid(at: slot) && !coger.isAsked(in: .latinAmerica))
    #expect(try Rows.conjugator.verb("recoger").isAsked(at: slot, in: .latinAmerica))
    let proteger = try Rows.conjugator.verb("proteger")
    let sisters = Likeness(model: proteger, conjugator: Rows.conjugator).forms(at: slot, by: .spelling)
    #expect(!sisters.isEmpty && !sisters.contains("cojo"))
    for region in Region.allCases {
      let review = try Review(
        Schedule(History([]), at: Timestamp(milliseconds: 0)), ReviewOptions(region: region))
      let asked = review.repertoire.entries.filter { $0.use > 0 }
      let names = Set(asked.map { review.schedule.finder.verbs[$0.cell.verb].name })
      #expect(names.contains("coger") == (region == .spain) && names.contains("hablar"))
    }
  }

  /// Who names a verb is asked for it, in the cells that people say.
  @Test func byName() throws {
    for name in ["follar", "quejar", "acostar#2", "comprarse", "eligir"] {
      #expect(try isAsked(name, "present 1s", byName: true), "\(name)")
    }
    #expect(try !isAsked("gustar", "present 1s", byName: true))
    #expect(try !isAsked("soler", "future 1s", byName: true))
  }

  /// The forms are there all the same: *identify amanecimos, sucedo, llovieron, tronaron* used to find none.
  @Test(arguments: [
    "amanecer preterite 1p amanecimos", "anochecer preterite 1s anochecí", "suceder present 1s sucedo",
    "suceder preterite 2s sucediste", "llover preterite 3p llovieron", "llover preterite 1s",
    "tronar preterite 3p tronaron",
    "nevar present 1s nievo", "granizar present 3p granizan", "relampaguear present 3p relampaguean",
    "alborear present 3p alborean", "atardecer present 1s", "diluviar present 3p", "desvaír present 1s desvayo",
    "desvaír present 2s desvaes", "desvaír preterite 3s desvayó", "soler future 1s", "soler imperative 2v",
    "soler negative-imperative 2s", "soler conditional 3s", "soler present-subjunctive 3s suela",
    "usucapir present 3s", "usucapir present-perfect 3s ha usucapido", "preterir preterite 3s pretirió",
    "preterir present 1s", "preterir present 1p preterimos", "cercear present 3p",
  ])
  func formsAndGaps(row: String) throws { try Rows.check(row) }

  /// Whom a verb is asked of: things of *ocurrir*, nobody of *hay*.
  @Test(arguments: [
    ("ocurrir", ["eso"]), ("ocurrirse", ["eso"]), ("haber", []), ("llover", []), ("gustar", ["eso"]),
    ("ladrar", ["él", "ella"]),
  ])
  func subjects(_ name: String, _ subjects: [String]) throws {
    let slot = try #require(Slot(.present, .thirdSingular))
    #expect(Subjects.of(try Rows.conjugator.verb(name), at: slot) == subjects)
  }

  @Test func seldom() throws {
    let amanecer = try Rows.conjugator.verb("amanecer")
    #expect(amanecer.isSeldom(at: try #require(Slot(.preterite, .firstPlural))))
    #expect(!amanecer.isSeldom(at: try #require(Slot(.preterite, .thirdSingular))))
    #expect(!amanecer.isDefective)
  }

  /// Each token changes what is asked.
  @Test func everyTokenOfUsageIsNeeded() throws {
    for line in Lexicon.embedded.verbLines where line.notes.contains("ask:") || line.notes.contains("seldom:") {
      let words = line.notes.split(separator: " ")
      for word in words where word.hasPrefix("ask:") || word.hasPrefix("seldom:") {
        let rest = words.filter { $0 != word && !$0.hasPrefix("like:") }.joined(separator: " ")
        let lesser = try LexiconEntry("\(line.name) | \(line.meaning) | \(rest)")
        let verb = try #require(line.verb)
        let asked = Verb(
          try #require(VerbName(line.name)), meaning: line.meaning, evidence: .lexicon,
          defect: lesser.defect ?? verb.defect,
          usage: lesser.usage, variants: verb.variants)
        let forms = [(verb, asked), (verb.pronominal ?? verb, asked.pronominal ?? asked)]
        let changes = forms.contains { verb, lesser in
          Slot.all.contains {
            verb.isAsked(at: $0, in: .spain) != lesser.isAsked(at: $0, in: .spain)
              || verb.isAsked(at: $0, in: .latinAmerica) != lesser.isAsked(at: $0, in: .latinAmerica)
              || verb.isSaid(at: $0) != lesser.isSaid(at: $0)
          }
        }
        #expect(changes, "\(line.name): \(word) changes nothing")
      }
    }
  }
}
