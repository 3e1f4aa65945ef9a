/// Who a finite form speaks of: the seven persons of Spanish, voseo counted as one of its own.
public enum Person: UInt8, CaseIterable, Sendable, Hashable {
  case firstSingular, secondSingular, secondVoseo, thirdSingular, firstPlural, secondPlural, thirdPlural

  private struct Facts {
    let id: String
    let subjects: [String]
    let pronoun: Word
  }

  private var row: Facts {
    switch self {
    case .firstSingular: Facts(id: "1s", subjects: ["yo"], pronoun: "me")
    case .secondSingular: Facts(id: "2s", subjects: ["tú"], pronoun: "te")
    case .secondVoseo: Facts(id: "2v", subjects: ["vos"], pronoun: "te")
    case .thirdSingular: Facts(id: "3s", subjects: ["él", "ella", "usted"], pronoun: "se")
    case .firstPlural: Facts(id: "1p", subjects: ["nosotros", "nosotras"], pronoun: "nos")
    case .secondPlural: Facts(id: "2p", subjects: ["vosotros", "vosotras"], pronoun: "os")
    case .thirdPlural: Facts(id: "3p", subjects: ["ellos", "ellas", "ustedes"], pronoun: "se")
    }
  }

  /// The rows, made once.
  private static let facts = allCases.map(\.row)

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
    "person", allCases.map { ($0, [$0.id] + $0.subjects + $0.otherNames) })

  /// What books call it by, and how its subjects are shortened.
  private var otherNames: [String] {
    switch self {
    case .firstSingular: ["I"] + Self.numbered("first", "1st", "primera", number: "singular")
    case .secondSingular: ["you"] + Self.numbered("second", "2nd", "segunda", number: "singular")
    case .secondVoseo: []
    case .thirdSingular: ["he", "she", "it", "ud", "vd"] + Self.numbered("third", "3rd", "tercera", number: "singular")
    case .firstPlural: ["we"] + Self.numbered("first", "1st", "primera", number: "plural")
    case .secondPlural: Self.numbered("second", "2nd", "segunda", number: "plural")
    case .thirdPlural: ["they", "uds", "vds"] + Self.numbered("third", "3rd", "tercera", number: "plural")
    }
  }

  private static func numbered(_ names: String..., number: String) -> [String] {
    names.map { "\($0) person \(number)" }
  }
}
