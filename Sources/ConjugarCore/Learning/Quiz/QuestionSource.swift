/// The source of a quiz's questions, one after another.
package protocol QuestionSource: Sendable {
  /// The next question, or `nil` after the last.
  ///
  /// - Parameter isRight: whether the last question was answered correctly; `nil` before the first.
  mutating func next(after isRight: Bool?) -> Question?
}

/// Questions chosen in advance.
extension ArraySlice: QuestionSource where Element == Question {
  package mutating func next(after isRight: Bool?) -> Question? { popFirst() }
}

/// Questions with a sentence as every fourth, as long as there are any.
struct MixedQuestions: QuestionSource {
  /// The interval at which a question is a sentence.
  static let period = 4

  private var others: QuestionDraw
  private var sentences: ArraySlice<Question>
  private var number = 0

  init(_ others: QuestionDraw, sentences: [Question]) {
    self.others = others
    self.sentences = sentences[...]
  }

  mutating func next(after isRight: Bool?) -> Question? {
    number += 1
    if number.isMultiple(of: Self.period), let sentence = sentences.popFirst() { return sentence }
    return others.next(after: isRight) ?? sentences.popFirst()
  }
}
