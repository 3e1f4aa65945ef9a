import ConjugarCore

extension Arguments {
  /// The slots of the tenses and persons that are named; by default, of the usual tenses and the learner’s persons.
  func slots(words: [NamedWord] = [], usual: [Tense] = Tense.allCases, of learner: Settings? = nil) throws -> [Slot] {
    let named = try words.flatMap(\.tenses) + (self[Flags.tense] ?? [])
    let tenses = named.isEmpty && !has(Flags.tense) ? usual : named
    let persons = try words.flatMap(\.persons) + self[Flags.personOfSlots]
    let spoken = Person.asked(
      in: try self[Flags.region] ?? learner?.region ?? .spain,
      secondPerson: try self[Flags.secondPerson] ?? learner?.secondPerson ?? .both)
    let slots = Slot.all.filter { slot in
      guard tenses.contains(slot.tense) else { return false }
      return persons.isEmpty ? slot.person.map(spoken.contains) ?? true : persons.contains(slot.person)
    }
    if !slots.isEmpty { return slots }
    throw UsageError.nothingLeft(
      tenses: tenses.map(\.id).joined(separator: ","), persons: persons.map(Person.id).joined(separator: ","))
  }

  /// The named levels and those between them; `nil` if none is named.
  func levels() throws -> ClosedRange<Level>? {
    let named = try self[Flags.level]
    guard let lowest = named.min(), let highest = named.max() else { return nil }
    return lowest...highest
  }
}

/// What belongs to some levels: the tenses that courses teach there, and the verbs that learners know by then.
extension ClosedRange<Level> {
  func tenses(of named: [Tense]) throws(UsageError) -> [Tense] {
    let all = named.isEmpty ? Tense.allCases.filter { $0 != .infinitive } : named
    let fitting = all.filter { contains($0.level) }
    guard fitting.isEmpty else { return fitting }
    let group = TenseGroup.allCases.first { $0.tenses == named }
    let taught = Level.allCases.filter { level in named.contains { $0.level == level } }
    throw .unfitting(
      option: "\(Flags.level.name) \(upperBound.rawValue)",
      beside: group?.rawValue ?? named.map(\.id).joined(separator: ","),
      fitting: taught.map(\.rawValue).joined(separator: ","))
  }

  /// How many of the most used verbs are known; `nil` for all.
  var top: Int? {
    switch upperBound {
    case .a1: FrequencyList.Depth.beginner.rawValue
    case .a2: FrequencyList.Depth.learner.rawValue
    case .b1, .b2: FrequencyList.Depth.reader.rawValue
    case .c1, .c2: nil
    }
  }
}
