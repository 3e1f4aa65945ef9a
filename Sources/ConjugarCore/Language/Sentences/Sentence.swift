/// A sentence with one gap, whose context decides which form fills it.
///
/// *Ojalá \_\_\_ (llover) mañana*: the trigger *ojalá* calls for the subjunctive. The learner finds the verb, the tense
/// and the person; every other form that is also right is listed.
package struct Sentence: Sendable, Hashable {
  package enum Piece: Sendable, Hashable {
    case text(String)
    /// Words that decide the form, and what they decide about it.
    case trigger(String, [Role])
    case gap
  }

  package enum Role: String, CaseIterable, Sendable, Hashable {
    /// The tense or mood, or a nonfinite form.
    case tense
    case verb
    /// Who acts or is addressed.
    case person
    /// The subject whose number or person is the lesson.
    case agreement
  }

  /// What the sentence practices: *ojalá + present subjunctive*.
  package let choice: Choice
  package let level: Level
  /// The variety of Spanish that the sentence belongs to; `nil` if all varieties share it.
  package let variety: Variety?
  /// The parts of the sentence, in order, with exactly one gap.
  package let pieces: [Piece]
  /// The form as written in the gap: `Eran` at the beginning of a sentence.
  package let form: String
  /// The infinitives to choose among, the right one first; only one if the learner just has to find its form.
  package let verbs: [String]
  package let slot: Slot
  /// The periphrasis that fills the gap, whose helping verb is in `slot`; `nil` if a form of the verb fills it.
  package let construction: Construction?
  package let alternatives: [Alternative]
  /// Who acts, if the sentence does not say: `yo`.
  package let subject: String?
  package let translation: String
  /// The reason for this form, in one clause.
  package let reason: String

  /// Another form that fits the gap, as a cell of one of the verbs.
  package struct Alternative: Sendable, Hashable {
    package let verb: String
    package let slot: Slot
    package let remark: UsageRemark
    /// Whether it has a perfect infinitive: *haber comido* after *después de*.
    package let isPerfect: Bool
    /// The periphrasis, if it is one: *estará durmiendo*.
    package let construction: Construction?
  }

  package var verb: String { verbs[0] }

  /// The words that decide the form, in order, without surrounding punctuation.
  package var triggers: [String] { triggers(of: Role.allCases) }

  /// The words that decide at least one of some things.
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

  /// The sentence with its gap, and who acts if the sentence does not say: `Ayer ___ tarde. (yo)`.
  package var gapped: String { text(filling: Self.gap) + (subject.map { " (\($0))" } ?? "") }

  /// The infinitives in an order that does not reveal the right one: as the choice names them, or alphabetical.
  package var cue: String {
    let named = choice.id.split(separator: "-").map(String.init)
    func order(_ verb: String) -> Int { named.firstIndex(of: verb) ?? named.count }
    return verbs.sorted { (order($0), $0) < (order($1), $1) }.joined(separator: "/")
  }

  /// The name by which the log records the sentence: 8 hexadecimal digits computed from its text.
  ///
  /// Source: G. Fowler, L. C. Noll, K.-P. Vo, FNV-1a with 32 bits.
  package var id: String {
    var hash: UInt32 = 2_166_136_261
    for byte in ((variety.map { "\($0.rawValue) " } ?? "") + gapped).utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash.padded(8, radix: 16)
  }
}

/// A variety of Spanish that a sentence may be limited to.
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

/// What to say about a form that fits a gap but is not the one in the book.
package enum UsageRemark: String, CaseIterable, Sendable, Hashable {
  /// It is also the norm somewhere in the Spanish-speaking world.
  case rightToo = "right-too"
  /// It is right but says less: the preterite where the pluperfect says that something happened earlier.
  case lessExact = "less-exact"
  /// It is heard, but the norm has another form.
  case heard
  /// It is heard, but the norm has another form, and the sentence practices exactly that: *habían semáforos*.
  case faulty = "heard-but-trained"

  /// The name that programs read: forms that are heard share one, whatever they earn.
  package var id: String { self == .faulty ? UsageRemark.heard.rawValue : rawValue }

  package var isRight: Bool { self == .rightToo || self == .lessExact }

  init?(mark: Character) {
    guard let remark = zip("+-~!", Self.allCases).first(where: { $0.0 == mark })?.1 else { return nil }
    self = remark
  }
}
