import Testing

@testable import ConjugarCore

/// Meanings as the lexicon writes them, of the verb and of the verb with its pronoun.
@Suite struct MeaningTests {
  @Test(arguments: [
    ("take, catch", ["take", "catch"]), ("sit (someone) down, suit", ["sit (someone) down", "suit"]),
    ("have (a drink, a meal), go", ["have (a drink, a meal)", "go"]), ("", []), ("end up", ["end up"]),
  ])
  func list(_ text: String, _ meanings: [String]) {
    #expect(MeaningField.list(text[...]).map(\.text) == meanings)
    #expect(MeaningField.list(text[...]).map(\.description) == meanings)
  }

  @Test(arguments: [
    ("come (vulgar, Latin America)", "come", [Meaning.Mark.vulgar], ["Latin America"]),
    ("use up (resources) (Latin America)", "use up (resources)", [], ["Latin America"]),
    ("work (do a job)", "work (do a job)", [], []), ("thresh (rare)", "thresh", [.rare], []),
    ("hit (colloquial, Peru, Chile)", "hit", [.colloquial], ["Peru", "Chile"]),
  ])
  func labels(_ written: String, _ text: String, _ marks: [Meaning.Mark], _ regions: [String]) {
    let meaning = Meaning(written[...])
    #expect(meaning.text == text && meaning.marks == marks && meaning.regions == regions)
    #expect(meaning.description == written)
  }

  /// `show sentarse` used to say “to seat”, `levantarse` “to lift”, `irse` “to go”.
  @Test(arguments: [
    ("sentar", "to sit (someone) down, suit"), ("sentarse", "to sit down"), ("quejarse", "to complain"), ("quejar", ""),
    ("dolerse", "to be sorry (about), complain (of)"),
    ("comprarse", "to buy"), ("suicidarse", "to commit suicide, kill oneself"),
    ("acostar#2", "to list, come alongside (of ships)"),
    ("blablablar", ""), ("deber", "should, must, owe, have to"), ("poder", "can, be able to"),
  ])
  func gloss(_ name: String, _ gloss: String) throws {
    #expect(try Rows.conjugator.verb(name, guessing: true).gloss == gloss)
  }

  @Test(arguments: [
    "levantarse", "irse", "quedarse", "ponerse", "volverse", "hacerse", "llamarse", "aburrirse", "parecerse",
    "acostarse",
    "casarse", "mudarse", "preocuparse", "acordarse", "despertarse", "vestirse", "caerse", "enojarse", "negarse",
    "fijarse",
  ])
  func aPronominalVerbHasAMeaningOfItsOwn(_ name: String) throws {
    let verb = try Rows.conjugator.verb(name)
    #expect(verb.hasPronominalMeaning)
    #expect(!verb.gloss.isEmpty)
  }

  /// The line of a question has two meanings at most.
  @Test func shortGloss() throws {
    for name in ["pasar", "quedar", "tener", "levantarse", "llevar"] {
      let verb = try Rows.conjugator.verb(name)
      let all = verb.meanings.map(\.description)
      #expect(verb.shortGloss == "to " + all.prefix(2).joined(separator: ", "))
    }
    #expect(try Rows.conjugator.verb("blablablar", guessing: true).shortGloss.isEmpty)
  }

  /// One notation, written after *to*, and of what is not ASCII only what English borrows.
  @Test func everyMeaningIsInTheNotation() throws {
    for line in Lexicon.embedded.verbLines where !line.meaning.isEmpty {
      let field = MeaningField(text: line.meaning)
      for text in [field.plain, field.pronominal] {
        let meanings = MeaningField.list(text)
        #expect(meanings.map(\.description).joined(separator: ", ") == text, "\(line.name): \(text)")
        for meaning in meanings {
          let isWell = !meaning.text.isEmpty && !meaning.text.hasPrefix("to ") && !meaning.text.hasSuffix(".")
          #expect(isWell && meaning.text.allSatisfy { $0.isASCII || "éúó…".contains($0) }, "\(line.name): \(text)")
          #expect(!meaning.text.contains(";") && !meaning.text.contains("-se "), "\(line.name): \(text)")
        }
      }
      for word in ["reflexive", "slang", "(coarse", "(informal", "(archaic", "(usually"] {
        #expect(!line.meaning.contains(word), "\(line.name): \(line.meaning)")
      }
      if line.name.hasSuffix("se") { #expect(line.meaning.hasPrefix("-se "), "\(line.name)") }
    }
  }

  /// What is vulgar is said to who asks for the verb itself, and nowhere else.
  @Test func noGlossIsVulgar() throws {
    for line in Lexicon.embedded.verbLines where line.meaning.contains("vulgar") {
      let verb = try #require(line.verb)
      for verb in [verb, verb.pronominal ?? verb] {
        #expect(!verb.gloss.contains("(vulgar") && !verb.shortGloss.contains("(vulgar"), "\(line.name)")
      }
    }
    let tirar = try Rows.conjugator.verb("tirar")
    #expect(tirar.gloss == "to throw, throw away, pull (tirar de)")
    #expect(tirar.wholeGloss.contains("vulgar"))
    #expect(try Rows.conjugator.verb("follar").gloss.isEmpty)
  }
}
