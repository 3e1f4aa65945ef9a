/// Where the questions of a quiz come from.
enum QuestionSupply: Sendable {
  /// Drawn by a plan, as they are needed.
  case drawn(QuestionDraw)
  /// Chosen beforehand.
  case listed(ArraySlice<Question>)
  /// Questions with sentences among them.
  indirect case mixed(MixedSupply)

  /// The next question, or `nil` after the last.
  mutating func next() -> Question? {
    switch self {
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
