import Testing

@testable import ConjugarCore

@Suite("Verbs of one kind")
struct ConjugationKindsTests {
  @Test(arguments: [
    ("cantar", "montar"), ("encerrar", "aserrar"), ("mantener", "contener"), ("cambiar", "limpiar"),
    ("agradecer", "parecer"),
  ])
  func oneKind(_ first: String, _ second: String) throws {
    var kinds = ConjugationKinds()
    let number = kinds.kind(of: try Rows.conjugator.verb(first))
    #expect(kinds.kind(of: try Rows.conjugator.verb(second)) == number)
  }

  @Test(arguments: [
    ("cantar", "contar"), ("cantar", "cantarse"), ("tener", "entender"), ("cambiar", "enviar"), ("cantar", "partir"),
    ("mover", "llover"), ("buscar", "cantar"),
  ])
  func twoKinds(_ first: String, _ second: String) throws {
    var kinds = ConjugationKinds()
    let number = kinds.kind(of: try Rows.conjugator.verb(first))
    #expect(kinds.kind(of: try Rows.conjugator.verb(second)) != number)
  }

  /// What was worked out for the first of a kind holds for the others.
  @Test func answersAreThoseOfEachVerb() throws {
    let conjugator = Rows.conjugator
    let pattern = Irregularity.spelling
    var irregular = AnswersByKind { conjugator.isIrregular($0, in: .all) }
    var spelled = AnswersByKind { pattern.isShown(by: $0) }
    for (number, line) in Lexicon.embedded.verbLines.enumerated() {
      let verb = try #require(line.verb)
      let answers = (irregular.answer(for: verb), spelled.answer(for: verb))
      guard number.isMultiple(of: 7) || !line.notes.isEmpty && number.isMultiple(of: 3) else { continue }
      #expect(answers.0 == conjugator.isIrregular(verb, in: .all), "\(line.name)")
      #expect(answers.1 == pattern.isShown(by: verb), "\(line.name)")
    }
  }
}
