/// A place in a verb's paradigm: a tense and, if the tense has persons, a person.
///
/// There is no slot for the *yo* of the imperative or for the person of a gerund, so no form can claim one.
public struct Slot: Hashable, Sendable, Comparable {
  /// The tense, or the infinitive, gerund or participle.
  public let tense: Tense
  /// `nil` for a tense without persons.
  public let person: Person?
  private let storedIndex: UInt8

  private init(_ tense: Tense, _ person: Person?, index: Int) {
    self.tense = tense
    self.person = person
    storedIndex = UInt8(index)
  }

  /// The slot of a tense and a person, or `nil` if the tense has no such person.
  ///
  /// - Parameters:
  ///   - tense: any tense.
  ///   - person: `nil` for a tense without persons.
  public init?(_ tense: Tense, _ person: Person? = nil) {
    let start = Self.starts[Int(tense.rawValue)]
    switch (tense.mood, person) {
    case (.nonPersonal, nil): self.init(tense, nil, index: start)
    case (.indicative, let person?), (.subjunctive, let person?):
      self.init(tense, person, index: start + Int(person.rawValue))
    case (.imperative, let person?) where person != .firstSingular:
      self.init(tense, person, index: start + Int(person.rawValue) - 1)
    case (.nonPersonal, _), (.indicative, _), (.subjunctive, _), (.imperative, _): return nil
    }
  }

  /// The infinitive: *hablar*.
  public static let infinitive = Slot(.infinitive, nil, index: 0)
  /// The gerund: *hablando*.
  public static let gerund = Slot(.gerund, nil, index: 1)
  /// The participle: *hablado*.
  public static let participle = Slot(.participle, nil, index: 2)

  /// Every slot: 3 without person, 126 of the indicative and the subjunctive, 12 of the imperatives.
  public static let all: [Slot] = Tense.allCases.flatMap(Slot.of)

  package static let simple = all.filter { !$0.tense.isCompound }

  /// The index of the slot in `Slot.all`, which is the order of all output.
  package var index: Int { Int(storedIndex) }

  /// The slots of one tense, in the order of its persons.
  public static func of(_ tense: Tense) -> [Slot] {
    let start = starts[Int(tense.rawValue)]
    guard tense.mood != .nonPersonal else { return [Slot(tense, nil, index: start)] }
    return tense.persons.enumerated().map { Slot(tense, $1, index: start + $0) }
  }

  /// The slot of this person in another tense, or `nil` if that tense does not have the person.
  package func inTense(_ tense: Tense) -> Slot? { Slot(tense, person) }

  /// The slot of the main verb's own form: the participle if *haber* has the tense and person.
  var ofMainVerb: Slot { tense.isCompound ? .participle : self }

  /// The slot of the present subjunctive from which a command borrows its form: commands to *usted, nosotros* and
  /// *ustedes*, and all negative commands. `nil` for a slot with a form of its own.
  ///
  /// Source: RAE & ASALE, Nueva gramática, 42.3.
  package var borrowed: Slot? {
    guard tense.mood == .imperative else { return nil }
    return tense == .negativeImperative || person?.isOrderedInSubjunctive ?? false ? inTense(.presentSubjunctive) : nil
  }

  /// The subjects that a form in the slot can have; empty for a slot without person.
  package var subjects: [String] { person.map { Self.subjects(tense, $0) } ?? [] }

  /// The subjects of a person in a tense, the usual one first: a third-person command is to *usted*, never to *ella*.
  package static func subjects(_ tense: Tense, _ person: Person) -> [String] {
    tense.mood == .imperative && person.isThird ? Array(person.subjects.suffix(1)) : person.subjects
  }

  // The index identifies a slot: it determines tense and person.
  public static func == (first: Slot, second: Slot) -> Bool { first.storedIndex == second.storedIndex }
  public func hash(into hasher: inout Hasher) { hasher.combine(storedIndex) }

  /// Orders slots as in a table: by tense, then by person.
  public static func < (first: Slot, second: Slot) -> Bool { first.storedIndex < second.storedIndex }

  private static let starts = Tense.allCases.dropLast().reduce(into: [0]) { starts, tense in
    starts.append(starts[starts.count - 1] + max(1, tense.persons.count))
  }
}

extension Slot: CustomStringConvertible {
  /// The tense and person as in the machine formats: `present 1s`, `gerund -`.
  public var description: String { "\(tense.id) \(Person.id(of: person))" }
}
