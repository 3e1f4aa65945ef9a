/// Where the questions of a quiz come from, one after another.
package protocol QuestionSource: Sendable {
  /// The next question, or `nil` after the last.
  ///
  /// - Parameter isRight: whether the last was answered right; `nil` before the first.
  mutating func next(after isRight: Bool?) -> Question?
}

/// Questions that were chosen beforehand.
struct ListedQuestions: QuestionSource {
  private var questions: ArraySlice<Question>

  init(_ questions: [Question]) { self.questions = questions[...] }

  mutating func next(after isRight: Bool?) -> Question? { questions.popFirst() }
}

/// Questions of which every fourth is a sentence, as long as there are any.
struct MixedQuestions: QuestionSource {
  /// One question in so many is a sentence.
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
