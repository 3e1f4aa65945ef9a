/// The person of a finite form: one of the seven of Spanish, counting voseo separately.
public enum Person: UInt8, CaseIterable, Sendable, Hashable {
  case firstSingular, secondSingular, secondVoseo, thirdSingular, firstPlural, secondPlural, thirdPlural

  /// The reflexive pronoun and the subjects, the usual one first, in the order of the cases.
  private static let facts: [(pronoun: Word, subjects: [String])] = [
    ("me", ["yo"]), ("te", ["tú"]), ("te", ["vos"]), ("se", ["él", "ella", "usted"]),
    ("nos", ["nosotros", "nosotras"]), ("os", ["vosotros", "vosotras"]), ("se", ["ellos", "ellas", "ustedes"]),
  ]

  /// The persons that a full name stands for: one, or singular and plural together, as in *third person*.
  package static func all(exactly name: some StringProtocol) -> [Person] {
    if let person = exactly(name) { return [person] }
    guard Folding.key(name).hasSuffix("person") else { return [] }
    return ["singular", "plural"].compactMap { exactly("\(name) \($0)") }
  }

  /// The short name used in every format: `1s` … `3p`.
  public var id: String { Self.table.identifiers[Int(rawValue)] }

  /// The identifier used in machine formats: `-` for a form without person.
  package static func id(of person: Person?) -> String { person?.id ?? "-" }

  /// The subjects of this person, the usual one first: `["él", "ella", "usted"]`.
  package var subjects: [String] { Self.facts[Int(rawValue)].subjects }

  /// Whether commands to this person have the forms of the subjunctive: *usted, nosotros, ustedes*.
  var isOrderedInSubjunctive: Bool { isThird || self == .firstPlural }

  /// Whether this is a third person; *usted* and *ustedes* have these forms too.
  var isThird: Bool { self == .thirdSingular || self == .thirdPlural }

  var isPlural: Bool { rawValue >= Self.firstPlural.rawValue }

  var reflexivePronoun: Word { Self.facts[Int(rawValue)].pronoun }
}

extension Person: Named {
  package static let table = NameTable<Person>("person")

  /// The person that goes by a name.
  ///
  /// - Parameter name: an identifier, a pronoun or what grammars call it: `3p`, `ellos`, `third person plural`.
  /// - Throws: `NameError`, which says what is accepted and proposes the nearest.
  public static func named(_ name: some StringProtocol) throws(NameError) -> Person { try table.value(named: name) }
}
