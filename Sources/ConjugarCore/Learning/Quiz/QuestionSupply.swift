/// Where the questions of a quiz come from.
enum QuestionSupply: Sendable {
  /// Drawn by a plan, as they are needed.
  case drawn(QuestionDraw)
  /// Chosen beforehand.
  case listed(ArraySlice<Question>)
  /// Questions with sentences among them.
  indirect case mixed(MixedSupply)
  /// Each chosen by the answers to those before it.
  case adaptive(any AdaptiveQuestions)

  /// The next question, or `nil` after the last.
  ///
  /// - Parameter isRight: whether the last was answered right; `nil` before the first.
  mutating func next(after isRight: Bool? = nil) -> Question? {
    switch self {
    case .adaptive(var questions):
      defer { self = .adaptive(questions) }
      return questions.next(after: isRight)
    case .drawn(var draw):
      // Let go of the old value first, so that the draw is not copied.
      self = .listed([])
      defer { self = .drawn(draw) }
      return draw.next()
    case .mixed(var mixed):
      self = .listed([])
      defer { self = .mixed(mixed) }
      return mixed.next()
    case .listed(var questions):
      defer { self = .listed(questions) }
      return questions.popFirst()
    }
  }
}

/// Questions of which each depends on what was answered before.
package protocol AdaptiveQuestions: Sendable {
  /// The next question, or `nil` after the last.
  ///
  /// - Parameter isRight: whether the last was answered right; `nil` before the first.
  mutating func next(after isRight: Bool?) -> Question?
}
