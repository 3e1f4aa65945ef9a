import ConjugarCore
import Testing

/// Rows of a grammar book, checked against the engine.
///
/// `tener present 1s tengo` is one cell, as the machine formats write it; `imprimir participle - imprimido/impreso` one
/// with two accepted forms; `llover present 1s` one that the verb lacks; `pedir present pido pides pedís pide pedimos
/// pedís piden` a whole tense.
enum Rows {
  static let conjugator = Conjugator()

  static func check(_ row: String, at location: SourceLocation = #_sourceLocation) throws {
    let words = row.split(separator: " ").map(String.init)
    try #require(words.count > 2, "a row has a verb, a tense and a person or forms", sourceLocation: location)
    let tense = try Tense.named(words[1])
    let verb = try conjugator.verb(words[0], guessing: true)
    let actual: String
    if words[2] == "-" || Person.allCases.contains(where: { $0.id == words[2] }) {
      let slot = try Slot.named(words[1], words[2], at: location)
      actual = ([words[0], words[1], words[2]] + forms(of: verb, at: slot)).joined(separator: " ")
    } else {
      let cells = Slot.of(tense).map { forms(of: verb, at: $0).first ?? "-" }
      actual = ([words[0], words[1]] + cells).joined(separator: " ")
    }
    #expect(actual == row, sourceLocation: location)
  }

  /// The accepted forms as one word, or nothing.
  private static func forms(of verb: Verb, at slot: Slot) -> [String] {
    let forms = conjugator.forms(of: verb, at: slot)
    return forms.isEmpty ? [] : [forms.joined(separator: "/")]
  }
}

extension Slot {
  /// The cell of a tense and a person as the machine formats write them, `-` for nobody.
  static func named(
    _ tense: some StringProtocol, _ person: some StringProtocol, at location: SourceLocation = #_sourceLocation
  ) throws -> Slot {
    try #require(
      Slot(try Tense.named(tense), person == "-" ? nil : try Person.named(person)), sourceLocation: location)
  }
}
