/// A form to be recognized: it is shown, and its verb, tense and person are to be found.
package struct Recognition: Sendable {
  package let form: String
  /// All possible readings, the one that was drawn first: *fue* belongs to *ser* and to *ir*.
  package let readings: [Reading]
  /// The verb that was drawn, which may be pronominal.
  private let verb: Verb

  init(of form: String, asked verb: Verb, at slot: Slot, _ conjugator: Conjugator) {
    (self.form, self.verb) = (form, verb)
    var analyzer = MorphologicalAnalyzer(lexicon: conjugator.lexicon)
    let found = analyzer.identify(form, guessing: false).filter(\.isExact)
    let own = found.first { $0.slot == slot && Self.bare($0.infinitive) == "\(verb.infinitive.bare)" }
    let drawn = own ?? Reading(infinitive: verb.name, slot: slot, form: form)
    readings = [drawn] + found.filter { $0 != drawn }
  }

  /// The readings for programs, each once: `tener preterite 3p`.
  package var names: [String] { readings.map(id).once }

  /// The readings for people: `tener, preterite, ellos`.
  package var titles: [String] { titles(of: Person.allCases) }

  func titles(of persons: [Person]) -> [String] {
    readings.filter { $0.slot.person.map(persons.contains) ?? true }
      .map { parts(of: $0) { $0.englishName }.joined(separator: ", ") }.once
  }

  package func parts(of reading: Reading, named tense: (Tense) -> String) -> [String] {
    [name(of: reading), tense(reading.slot.tense)] + (subject(of: reading).map { [$0] } ?? [])
  }

  /// The subject of a reading, if any; for the verb that was drawn, the one it is asked with: *gusta* is *eso*.
  func subject(of reading: Reading) -> String? {
    (reading == readings[0] ? Subjects.of(verb, at: reading.slot) : reading.slot.subjects).first
  }

  /// A reading for programs: `tener preterite 3p`.
  package func id(of reading: Reading) -> String { name(of: reading) + " " + reading.slot.name }

  /// The verb of a reading, with *se* if the verb is pronominal.
  func name(of reading: Reading) -> String { reading == readings[0] ? verb.name : reading.verb }

  /// An infinitive without *-se*: a form with its pronoun may be attributed to either.
  static func bare(_ infinitive: String) -> String {
    VerbName(infinitive).map { "\($0.infinitive.bare)" } ?? infinitive
  }

  /// Hints from weak to strong: the meaning of the verb, its name, the tense.
  var hints: [String] {
    let gloss = verb.shortGloss
    return [
      gloss.isEmpty ? nil : "the verb means \(gloss)", "the verb is \(verb.name)",
      "\(verb.name), \(readings[0].slot.tense.englishName)",
    ].compactMap { $0 }
  }
}

extension Slot {
  /// `preterite 3p`, and without a person the tense alone.
  var name: String { person == nil ? tense.id : description }
}
