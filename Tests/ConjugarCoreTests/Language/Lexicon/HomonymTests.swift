import Testing

@testable import ConjugarCore

/// Verbs that share an infinitive and are conjugated differently, and real doubles, which are one verb with two forms.
@Suite struct HomonymTests {
  private static let conjugator = Rows.conjugator

  /// `quiz --verb acostarse` used to accept *me acosto*, which is said of ships.
  @Test(arguments: [
    "acostar present 1s acuesto", "acostar#2 present 1s acosto", "acostarse present 1s me acuesto",
    "acostarse#2 present 1s me acosto", "apostar present 1s apuesto", "apostar#2 present 1s aposto",
    "colar present 3s cuela", "colar#2 present 3s cola", "aterrar present 3s aterra", "aterrar#2 present 3s atierra",
    "atestar present 1s atiesto", "atestar#2 present 1s atesto", "arrendar present 1s arriendo",
    "arrendar#2 present 1s arrendo", "aforar present 1s aforo", "aforar#2 present 1s afuero",
    "asonar present 3s asuena", "asonar#2 present 3s asona", "aboyar present 1s aboyo", "aboyar#2 present 1s abueyo",
    "atentar present 1s atento", "atentar#2 present 1s atiento", "atorar present 3s atora",
    "atorar#2 present 3s atuera",
    "enrocar present 1s enroco", "enrocar#2 present 1s enrueco", "follar#2 present 3s fuella",
    "asolar present 3s asola/asuela", "asolar#2 present 3s asola", "mecer present 1s mezo", "mecer#2 present 1s mezco",
  ])
  func standApart(row: String) throws { try Rows.check(row) }

  @Test func theyNameEachOther() throws {
    let verb = try Self.conjugator.verb("acostar")
    #expect(verb.name == "acostar" && verb.homonym == 1)
    let others = Lexicon.embedded.homonyms(of: verb)
    #expect(others.map(\.name) == ["acostar#2"])
    #expect(Lexicon.embedded.homonyms(of: others[0]).map(\.name) == ["acostar"])
    #expect(try Lexicon.embedded.homonyms(of: Self.conjugator.verb("acostarse")).map(\.name) == ["acostarse#2"])
    #expect(try Lexicon.embedded.homonyms(of: Self.conjugator.verb("tener")).isEmpty)
    #expect(try Lexicon.embedded.homonyms(of: Self.conjugator.verb("blablablar", guessing: true)).isEmpty)
  }

  @Test(arguments: ["acostar#3", "tener#2", "acostar#", "acostar#0", "acostar#x", "#2", "acostar#22", "blablablar#2"])
  func noSuchHomonym(_ name: String) {
    #expect(Self.conjugator.find(name) == nil)
    #expect(throws: ConjugationError.self) { try Self.conjugator.lexiconName(name) }
  }

  @Test func names() throws {
    #expect(try Self.conjugator.verb("ACOSTAR#2").name == "acostar#2")
    #expect(try Self.conjugator.lexiconName("acostarse#2") == "acostar#2")
    #expect(VerbName("acostar#2")?.plain == VerbName("acostarse#2")?.plain)
  }

  /// A homonym follows its first, means something else, and has forms of its own.
  @Test func everyHomonymIsNeeded() throws {
    for name in Lexicon.embedded.infinitives where name.contains("#") {
      let verb = try Self.conjugator.verb(name)
      let others = Lexicon.embedded.homonyms(of: verb)
      #expect(!others.isEmpty && !verb.meaning.isEmpty, "\(name)")
      for other in others {
        #expect(
          Slot.all.contains { Self.conjugator.forms(of: verb, at: $0) != Self.conjugator.forms(of: other, at: $0) })
        #expect(verb.meaning != other.meaning, "\(name)")
      }
    }
  }

  /// The real doubles: one sense, and a vowel that breaks or does not. RAE, DPD and DLE s. vv.
  private static let doubles: Set<String> = [
    "apercollar", "asestar", "asolar", "asoldar", "atesar", "cimentar", "derrocar", "desaforar", "descimentar",
    "desencovar", "desengrosar", "desinvernar", "desmembrar", "empajolar", "emparentar", "encornar", "encovar",
    "engrosar", "entesar", "erguir", "errar", "estregar", "invernar", "regimentar", "soterrar", "templar", "unisonar",
    "ventar",
  ]

  @Test func doublesAreListed() throws {
    var found: Set<String> = []
    for line in Lexicon.embedded.verbLines where line.notes.contains("/") {
      for case .pattern(let patterns) in try LexiconEntry(line).tokens where patterns.count > 1 {
        if patterns.contains(.eToIe) || patterns.contains(.oToUe) { found.insert(line.name) }
      }
    }
    #expect(found == Self.doubles, "\(found.symmetricDifference(Self.doubles).sorted())")
  }
}
