/// A place in a verb's paradigm: a tense, with a person where the tense has persons, and nothing else.
///
/// There is no slot for the *yo* of the imperative or for the person of a gerund, so no form can claim one.
public struct Slot: Hashable, Sendable, Comparable {
  /// The place of the slot in `Slot.all`, which is the order of every output.
  public let index: Int

  init(index: Int) { self.index = index }

  /// The slot of a tense and a person, or `nil` where the tense has no such person.
  ///
  /// - Parameters:
  ///   - tense: any tense.
  ///   - person: `nil` for a tense without persons.
  public init?(_ tense: Tense, _ person: Person? = nil) {
    let start = Self.starts[Int(tense.rawValue)]
    guard let person else {
      guard tense.mood == .nonPersonal else { return nil }
      self.index = start
      return
    }
    switch tense.mood {
    case .nonPersonal: return nil
    case .indicative, .subjunctive: self.index = start + Int(person.rawValue)
    case .imperative:
      guard person != .firstSingular else { return nil }
      self.index = start + Int(person.rawValue) - 1
    }
  }

  public static let infinitive = Slot(index: 0)
  public static let gerund = Slot(index: 1)
  public static let participle = Slot(index: 2)

  /// Every slot: 3 without person, 126 of the indicative and the subjunctive, 12 of the imperatives.
  public static let all: [Slot] = Tense.allCases.flatMap(Slot.of)

  /// The slots of one tense, in the order of its persons.
  public static func of(_ tense: Tense) -> [Slot] {
    let start = starts[Int(tense.rawValue)]
    return (0..<max(1, tense.persons.count)).map { Slot(index: start + $0) }
  }

  public var tense: Tense { Self.tenses[index] }
  public var person: Person? { Self.persons[index] }

  /// The same person in another tense, or `nil` where that tense lacks the person.
  public func inTense(_ tense: Tense) -> Slot? { Slot(tense, person) }

  public static func < (first: Slot, second: Slot) -> Bool { first.index < second.index }

  private static let starts: [Int] = Tense.allCases.reduce(into: ([], 0)) { (sum: inout ([Int], Int), tense) in
    sum.0.append(sum.1)
    sum.1 += max(1, tense.persons.count)
  }.0

  private static let tenses: [Tense] = Tense.allCases.flatMap { tense in
    Array(repeating: tense, count: max(1, tense.persons.count))
  }

  private static let persons: [Person?] = Tense.allCases.flatMap { tense -> [Person?] in
    tense.persons.isEmpty ? [nil] : tense.persons
  }
}

extension Slot: CustomStringConvertible {
  /// `present 1s`, `gerund -`: as in the machine formats.
  public var description: String { "\(tense.id) \(person?.id ?? "-")" }
}
