/// An answer of several words that is right Spanish, but not the one form that was asked: *voy a hablar*.
struct Periphrasis {
  private let construction: Construction
  /// The cells that its helper may be in.
  private let slots: [Slot]

  /// What it is called: *ir a + infinitive*.
  var name: String { construction.name }

  /// - Returns: `nil` if the words are no such phrase with the verb that is asked.
  init?(_ words: [String], of verb: Verb, _ conjugator: Conjugator) {
    guard words.count > 1 else { return nil }
    var analyzer = MorphologicalAnalyzer(lexicon: conjugator.lexicon)
    let own = verb.infinitive.plain.description
    let found = analyzer.identify(words.joined(separator: " "), guessing: false).filter { $0.plainName == own }
    guard let construction = found.first?.construction else { return nil }
    self.construction = construction
    slots = found.filter { $0.construction == construction }.map(\.slot)
  }

  /// Whether it says of the same person, at the same time, what a cell does: *va a estar* is *estará*.
  func means(_ asked: Slot) -> Bool {
    slots.contains { slot in
      guard slot.person == asked.person else { return false }
      guard construction.complement == .infinitive else { return slot.tense == asked.tense }
      switch (construction.id, slot.tense) {
      case ("ir+a+infinitive", .present): return asked.tense == .future
      case ("ir+a+infinitive", .imperfect): return asked.tense == .conditional
      default: return false
      }
    }
  }
}
