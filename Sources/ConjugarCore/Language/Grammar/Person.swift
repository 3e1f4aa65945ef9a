/// Who a finite form speaks of: the seven persons of Spanish, voseo counted as one of its own.
public enum Person: UInt8, CaseIterable, Sendable, Hashable {
  case firstSingular, secondSingular, secondVoseo, thirdSingular, firstPlural, secondPlural, thirdPlural

  /// In the order of the cases: the others are what English books call it by, and how its subjects are shortened.
  private static let facts: [(id: String, pronoun: Word, subjects: [String], others: [String])] = [
    ("1s", "me", ["yo"], ["I"]), ("2s", "te", ["tú"], ["you"]), ("2v", "te", ["vos"], []),
    ("3s", "se", ["él", "ella", "usted"], ["he", "she", "it", "ud", "vd"]),
    ("1p", "nos", ["nosotros", "nosotras"], ["we"]), ("2p", "os", ["vosotros", "vosotras"], []),
    ("3p", "se", ["ellos", "ellas", "ustedes"], ["they", "uds", "vds"]),
  ]

  /// What grammars call the persons.
  private static let orders = [
    ["1", "first", "1st", "primera"], ["2", "second", "2nd", "segunda"], ["3", "third", "3rd", "tercera"],
  ]

  /// The persons that a whole name stands for: one, or singular and plural together, as in *third person*.
  package static func all(exactly name: some StringProtocol) -> [Person] {
    if let person = exactly(name) { return [person] }
    let key = Folding.key(name)
    let number = orders.first { $0.dropFirst().contains { Folding.key("\($0) person") == key } }?[0]
    return number.map { number in allCases.filter { $0 != .secondVoseo && $0.id.hasPrefix(number) } } ?? []
  }

  /// The short name that every format uses: `1s` … `3p`.
  public var id: String { Self.facts[Int(rawValue)].id }

  /// The identifier as every machine format has it: `-` for a form without person.
  package static func id(of person: Person?) -> String { person?.id ?? "-" }

  /// The subjects this person answers to, the usual one first: `["él", "ella", "usted"]`.
  package var subjects: [String] { Self.facts[Int(rawValue)].subjects }

  /// Whether orders to this person have the forms of the subjunctive: *usted, nosotros, ustedes*.
  var isOrderedInSubjunctive: Bool {
    switch self {
    case .thirdSingular, .firstPlural, .thirdPlural: true
    case .firstSingular, .secondSingular, .secondVoseo, .secondPlural: false
    }
  }

  /// Whether somebody or something is spoken of; *usted* and *ustedes* have these forms too.
  var isThird: Bool { self == .thirdSingular || self == .thirdPlural }

  /// The reflexive pronoun of this person: `me`, `te`, `se`, `nos`, `os`.
  package var reflexivePronoun: Word { Self.facts[Int(rawValue)].pronoun }
}

extension Person: Named {
  public static let table = NameTable<Person>(
    "person",
    zip(allCases, facts).map { person, facts in
      let order = person == .secondVoseo ? nil : orders.first { facts.id.hasPrefix($0[0]) }?.dropFirst()
      let numbers = (order ?? []).map { "\($0) person \(facts.id.hasSuffix("p") ? "plural" : "singular")" }
      return (person, [facts.id] + facts.subjects + facts.others + numbers)
    })
}
