/// What is to be said of a form that fits a gap and is not the one of the book.
package enum UsageRemark: String, CaseIterable, Sendable, Hashable {
  /// It is the norm too, somewhere in the Spanish-speaking world.
  case rightToo = "right-too"
  /// It is right, but says less: the preterite where the pluperfect tells that it was before.
  case lessExact = "less-exact"
  /// It is heard, but the norm is another.
  case heard
  /// The same where the sentence trains exactly that: *habían semáforos*.
  case faulty = "heard-but-trained"

  /// The name that programs read: what is heard is so whatever it earns.
  package var id: String { self == .faulty ? UsageRemark.heard.rawValue : rawValue }

  /// Whether the norm accepts it.
  package var isRight: Bool { self == .rightToo || self == .lessExact }

  /// The remark by its mark in a book of sentences.
  init?(mark: Character) {
    switch mark {
    case "+": self = .rightToo
    case "-": self = .lessExact
    case "~": self = .heard
    case "!": self = .faulty
    default: return nil
    }
  }
}
