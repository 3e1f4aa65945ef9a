/// A sentence with one gap, whose context decides which form fills it.
///
/// *Ojalá \_\_\_ (llover) mañana*: the trigger *ojalá* asks for the subjunctive. The learner finds the verb, the tense and
/// the person; every other form that is right there is listed.
package struct Sentence: Sendable, Hashable {
  package enum Piece: Sendable, Hashable {
    case text(String)
    /// Words that decide, and what they decide.
    case trigger(String, [Role])
    case gap
  }

  package enum Role: String, CaseIterable, Sendable, Hashable {
    /// The tense or mood, or a form without person.
    case tense
    case verb
    /// Who acts or is spoken to.
    case person
    /// The subject whose number or person is the lesson.
    case agreement
  }

  /// What the sentence trains: *ojalá + present subjunctive*.
  package let choice: Choice
  package let level: Level
  /// The variety of Spanish that the sentence belongs to; `nil` where all share it.
  package let variety: Variety?
  /// The sentence in its order, with exactly one gap.
  package let pieces: [Piece]
  /// The form as it stands in the gap: `Eran` at the beginning of a sentence.
  package let form: String
  /// The infinitives to choose among, the right one first; one alone where only its form is to be found.
  package let verbs: [String]
  package let slot: Slot
  /// The periphrasis that fills the gap, of which `slot` is the helping verb's; `nil` where a form of the verb does.
  package let construction: Construction?
  package let alternatives: [Alternative]
  /// Who acts, where the sentence does not tell: `yo`.
  package let subject: String?
  package let translation: String
  /// Why this form, in one clause.
  package let reason: String

  /// Another form that fits the gap, as a cell of one of the verbs.
  package struct Alternative: Sendable, Hashable {
    package let verb: String
    package let slot: Slot
    package let remark: UsageRemark
    /// Whether it is the perfect of the infinitive: *haber comido* after *después de*.
    package let isPerfect: Bool
    /// The periphrasis that it is: *estará durmiendo*.
    package let construction: Construction?
  }

  package var verb: String { verbs[0] }

  /// The words that decide the form, in their order, without the marks around them.
  package var triggers: [String] { triggers(of: Role.allCases) }

  /// Those that decide one of certain things.
  package func triggers(of roles: [Role]) -> [String] {
    pieces.compactMap { piece in
      switch piece {
      case .trigger(let words, let own): own.contains(where: roles.contains) ? words.withoutOuterMarks : nil
      case .text, .gap: nil
      }
    }
  }

  package func text(filling gap: String) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let words), .trigger(let words, _): text += words
      case .gap: text += gap
      }
    }
  }

  package var text: String { text(filling: form) }
  package static let gap = "___"

  /// The sentence with its gap, and who acts where that is not told: `Ayer ___ tarde. (yo)`.
  package var gapped: String { text(filling: Self.gap) + (subject.map { " (\($0))" } ?? "") }

  /// The infinitives in an order that does not tell which one is right: as the choice names them, or by the alphabet.
  package var cue: String {
    let named = choice.id.split(separator: "-").map(String.init)
    func order(_ verb: String) -> Int { named.firstIndex(of: verb) ?? named.count }
    return verbs.sorted { (order($0), $0) < (order($1), $1) }.joined(separator: "/")
  }

  /// The name that the log keeps of the sentence: 8 hexadecimal digits made from its text.
  ///
  /// Source: G. Fowler, L. C. Noll, K.-P. Vo, FNV-1a with 32 bits.
  package var id: String {
    var hash: UInt32 = 2_166_136_261
    for byte in ((variety.map { "\($0.rawValue) " } ?? "") + gapped).utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash.padded(8, radix: 16)
  }
}

/// A variety of Spanish that a sentence may be bound to.
package enum Variety: String, CaseIterable, Sendable, Hashable {
  case spain
  case latinAmerica = "latin-america"
  case vos
}

extension String {
  fileprivate var withoutOuterMarks: String {
    func isOfWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
    guard let first = firstIndex(where: isOfWord), let last = lastIndex(where: isOfWord) else { return "" }
    return String(self[first...last])
  }
}

/// What is to be said of a form that fits a gap and is not the one of the book.
package enum UsageRemark: String, CaseIterable, Sendable, Hashable {
  /// It is the norm too, somewhere in the Spanish-speaking world.
  case rightToo = "right-too"
  /// It is right, but says less: the preterite where the pluperfect tells that it was before.
  case lessExact = "less-exact"
  /// It is heard, but the norm is another.
  case heard
  /// It is heard, but the norm is another, and the sentence trains exactly that: *habían semáforos*.
  case faulty = "heard-but-trained"

  /// The name that programs read: what is heard is so whatever it earns.
  package var id: String { self == .faulty ? UsageRemark.heard.rawValue : rawValue }

  package var isRight: Bool { self == .rightToo || self == .lessExact }

  init?(mark: Character) {
    guard let remark = zip("+-~!", Self.allCases).first(where: { $0.0 == mark })?.1 else { return nil }
    self = remark
  }
}
