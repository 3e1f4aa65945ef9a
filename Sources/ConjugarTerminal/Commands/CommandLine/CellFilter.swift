import ConjugarCore

/// Which cells of a paradigm were asked for.
struct CellFilter {
  let slots: [Slot]

  /// - Parameters:
  ///   - words: tenses and persons that stand after the verb.
  ///   - usual: the tenses where none is named.
  /// - Throws: a `Failure` if a tense or person is unknown, or if the two leave nothing.
  init(_ arguments: Arguments, words: CellWords = CellWords(), usual: [Tense] = Tense.allCases) throws {
    let named = try words.tenses + arguments[Flags.tense]
    let tenses = named.isEmpty && !arguments.has(Flags.tense) ? usual : named
    let persons = try words.persons + arguments[Flags.person]
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
