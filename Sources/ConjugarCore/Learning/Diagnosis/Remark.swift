/// A remark on a wrong answer: one clause for what it was, one for what to do.
package struct Remark: Sendable, Hashable {
  /// What the answer was: `“tenían” is the imperfect`.
  package let was: String
  /// What to do about it, possibly including the right form: `the preterite for ellos ends in -ieron`. May be empty.
  package let advice: String
  /// The same advice without the right form, for a learner who is trying again.
  package let nudge: String
  /// Whether no other error is reported alongside it, because it names two already or cites no rule.
  private(set) var isAlone = false

  /// - Parameter nudge: `nil` if the advice does not give away the right form.
  init(_ was: String, _ advice: String = "", nudge: String? = nil) {
    (self.was, self.advice, self.nudge) = (was, advice, nudge ?? advice)
  }

  /// A rule that ends by naming the right form, but not for a learner who is trying again.
  init(_ was: String, rule: String, _ right: String?) {
    self.init(was, right.map { "\(rule): \($0)" } ?? rule, nudge: rule)
  }

  package var message: String { Self.line(was, advice) }

  /// The same message without the right form.
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

  /// The same remark with another's advice appended.
  func advising(_ other: Remark) -> Remark {
    Remark(was, Self.line(advice, other.advice), nudge: Self.line(nudge, other.nudge))
  }

  /// Combines two errors; if the second names the same answer again, it says *it* instead.
  func and(_ second: Remark, of answer: String) -> Remark {
    guard !second.was.isEmpty else { return self }
    let isSame = was.hasPrefix(answer) && second.was.hasPrefix("\(answer) ")
    let other = isSame ? "it\(second.was.dropFirst(answer.count))" : second.was
    return saying("two things at once: \(was), and \(other)").advising(second).standing()
  }
}
