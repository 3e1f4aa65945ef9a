/// What is said of a wrong answer: one clause what it was, one what to do.
package struct Remark: Sendable, Hashable {
  /// What the answer was: `“tenían” is the imperfect`.
  package let was: String
  /// What to do about this verb, the right form perhaps among it: `the preterite for ellos ends in -ieron`. May be empty.
  package let advice: String
  /// The same without the right form, for who tries again.
  package let nudge: String
  /// Whether it names two errors, beside which there is no room for another.
  let isOfTwo: Bool

  /// - Parameter nudge: `nil` if the advice gives nothing away.
  init(_ was: String, _ advice: String = "", nudge: String? = nil, isOfTwo: Bool = false) {
    self.was = was
    self.advice = advice
    self.nudge = nudge ?? advice
    self.isOfTwo = isOfTwo
  }

  /// All of it in a line.
  package var message: String { Self.line(was, advice) }

  /// The same without the right form.
  package var prompt: String { Self.line(was, nudge) }

  private static func line(_ first: String, _ second: String) -> String {
    second.isEmpty ? first : "\(first); \(second)"
  }
}
