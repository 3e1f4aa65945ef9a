import ConjugarCore

/// Which cells of a paradigm were asked for.
struct CellFilter {
  let slots: [Slot]

  /// What `--tense` calls every tense.
  private static let everyTense = "all"

  /// - Parameter usual: the tenses where none is named.
  /// - Throws: a `Failure` if a tense or person is unknown, or if the two leave nothing.
  init(_ arguments: Arguments, usual: [Tense] = Tense.allCases) throws {
    let isAll = arguments.texts(Flags.tense).contains { Folding.key($0) == Self.everyTense }
    let tenses = isAll ? Tense.allCases : try arguments.has(Flags.tense) ? arguments[Flags.tense] : usual
    let persons = try arguments[Flags.person]
    let spoken = Person.asked(
      in: try arguments[Flags.region] ?? .spain, secondPerson: try arguments[Flags.secondPerson] ?? .both)
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
