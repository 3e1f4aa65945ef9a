/// What is said of a wrong answer: one clause what it was, one what to do.
package struct Remark: Sendable, Hashable {
  /// What the answer was: `“tenían” is the imperfect`.
  package let was: String
  /// What to do about this verb, the right form perhaps among it: `the preterite for ellos ends in -ieron`. May be empty.
  package let advice: String
  /// The same without the right form, for who tries again.
  package let nudge: String
  /// Whether no other error is told beside it: it names two, or tells of no rule.
  private(set) var isAlone = false

  /// - Parameter nudge: `nil` if the advice gives nothing away.
  init(_ was: String, _ advice: String = "", nudge: String? = nil) {
    (self.was, self.advice, self.nudge) = (was, advice, nudge ?? advice)
  }

  /// A rule that names the right form at its end for those alone who do not try again.
  init(_ was: String, rule: String, _ right: String?) {
    self.init(was, right.map { "\(rule): \($0)" } ?? rule, nudge: rule)
  }

  package var message: String { Self.line(was, advice) }

  /// The same without the right form.
  package var prompt: String { Self.line(was, nudge) }

  private static func line(_ first: String, _ second: String) -> String {
    first.isEmpty || second.isEmpty ? first + second : "\(first); \(second)"
  }

  func saying(_ was: String) -> Remark { Remark(was, advice, nudge: nudge) }

  func standing(alone: Bool = true) -> Remark {
    var remark = self
    remark.isAlone = alone
    return remark
  }

  /// The same with the advice of another one after its own.
  func advising(_ other: Remark) -> Remark {
    Remark(was, Self.line(advice, other.advice), nudge: Self.line(nudge, other.nudge))
  }

  /// Two errors at once; an answer that the second names again is *it*.
  func and(_ second: Remark, of answer: String) -> Remark {
    guard !second.was.isEmpty else { return self }
    let isSame = was.hasPrefix(answer) && second.was.hasPrefix("\(answer) ")
    let other = isSame ? "it\(second.was.dropFirst(answer.count))" : second.was
    return saying("two things at once: \(was), and \(other)").advising(second).standing()
  }
}
