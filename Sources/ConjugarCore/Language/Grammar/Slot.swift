/// A place in a verb's paradigm: a tense, with a person where the tense has persons, and nothing else.
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

  /// The slot of a tense and a person, or `nil` where the tense has no such person.
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

  /// *hablar*
  public static let infinitive = Slot(.infinitive, nil, index: 0)
  /// *hablando*
  public static let gerund = Slot(.gerund, nil, index: 1)
  /// *hablado*
  public static let participle = Slot(.participle, nil, index: 2)

  /// Every slot: 3 without person, 126 of the indicative and the subjunctive, 12 of the imperatives.
  public static let all: [Slot] = Tense.allCases.flatMap(Slot.of)

  package static let simple = all.filter { !$0.tense.isCompound }

  /// The index of the slot in `Slot.all`, which is the order of every output.
  package var index: Int { Int(storedIndex) }

  /// The slots of one tense, in the order of its persons.
  public static func of(_ tense: Tense) -> [Slot] {
    let start = starts[Int(tense.rawValue)]
    guard tense.mood != .nonPersonal else { return [Slot(tense, nil, index: start)] }
    return tense.persons.enumerated().map { Slot(tense, $1, index: start + $0) }
  }

  /// The slot of this person in another tense, or `nil` if that tense does not have the person.
  package func inTense(_ tense: Tense) -> Slot? { Slot(tense, person) }

  /// The slot of the form that the verb itself has: the participle where *haber* bears tense and person.
  var ofMainVerb: Slot { tense.isCompound ? .participle : self }

  /// The slot of the present subjunctive whose form an order has: those to *usted, nosotros* and *ustedes*, and all
  /// orders not to do something. `nil` for a slot with a form of its own.
  ///
  /// Source: RAE & ASALE, Nueva gramática, 42.3.
  package var borrowed: Slot? {
    guard tense.mood == .imperative else { return nil }
    return tense == .negativeImperative || person?.isOrderedInSubjunctive ?? false ? inTense(.presentSubjunctive) : nil
  }

  /// The subjects that a form in the slot can have; empty for a slot without person.
  package var subjects: [String] { person.map { Self.subjects(tense, $0) } ?? [] }

  /// Who a person of a tense can be, the usual one first: an order to the third person is to *usted*, never to *ella*.
  package static func subjects(_ tense: Tense, _ person: Person) -> [String] {
    tense.mood == .imperative && person.isThird ? Array(person.subjects.suffix(1)) : person.subjects
  }

  // A slot is its index: tense and person follow.
  public static func == (first: Slot, second: Slot) -> Bool { first.storedIndex == second.storedIndex }
  public func hash(into hasher: inout Hasher) { hasher.combine(storedIndex) }

  /// In the order of a table: by tense, then by person.
  public static func < (first: Slot, second: Slot) -> Bool { first.storedIndex < second.storedIndex }

  private static let starts = Tense.allCases.dropLast().reduce(into: [0]) { starts, tense in
    starts.append(starts[starts.count - 1] + max(1, tense.persons.count))
  }
}

extension Slot: CustomStringConvertible {
  /// `present 1s`, `gerund -`: as in the machine formats.
  public var description: String { "\(tense.id) \(Person.id(of: person))" }
}
