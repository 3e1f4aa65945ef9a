import ConjugarCore

/// Which slots of a paradigm were asked for.
struct SlotFilter {
  let slots: [Slot]

  /// - Parameters:
  ///   - words: what stands after the verb; its tenses and persons count.
  ///   - usual: the tenses where none is named.
  ///   - learner: whose persons are meant where nobody says; all of them if `nil`.
  /// - Throws: a `Failure` if a tense or person is unknown, or if the two leave nothing.
  init(
    _ arguments: Arguments, words: [NamedWord] = [], usual: [Tense] = Tense.allCases, of learner: Settings? = nil
  ) throws {
    let named = try words.flatMap(\.tenses) + arguments[Flags.tense]
    let tenses = named.isEmpty && !arguments.has(Flags.tense) ? usual : named
    let persons = try words.compactMap(\.person) + arguments[Flags.person]
    let spoken = Person.asked(
      in: try arguments[Flags.region] ?? learner?.region ?? .spain,
      secondPerson: try arguments[Flags.secondPerson] ?? learner?.secondPerson ?? .both)
    slots = Slot.all.filter { slot in
      guard tenses.contains(slot.tense) else { return false }
      guard let person = slot.person else { return persons.isEmpty }
      return persons.isEmpty ? spoken.contains(person) : persons.contains(person)
    }
    guard slots.isEmpty else { return }
    throw UsageError.nothingLeft(
      tenses: tenses.map(\.id).joined(separator: ","), persons: persons.map(\.id).joined(separator: ","))
  }
}
