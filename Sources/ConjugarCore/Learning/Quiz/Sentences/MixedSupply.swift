/// Questions of which every fourth is a sentence, as long as there are any.
struct MixedSupply: Sendable {
  /// One question in so many is a sentence.
  static let period = 4

  private var others: QuestionSupply
  private var sentences: ArraySlice<Question>
  private var number = 0

  init(_ others: QuestionSupply, sentences: [Question]) {
    self.others = others
    self.sentences = sentences[...]
  }

  mutating func next() -> Question? {
    number += 1
    if number.isMultiple(of: Self.period), let sentence = sentences.popFirst() { return sentence }
    return others.next() ?? sentences.popFirst()
  }
}

extension QuizOptions {
  /// The sentences of a quiz.
  ///
  /// - Throws: `QuizError.noSentence` if nothing but sentences was wanted and none fits.
  func sentenceQuestions(_ shuffling: Shuffling, _ conjugator: Conjugator) throws(QuizError) -> [Question] {
    let number: Int
    switch sentences {
    case .off: return []
    case .mixed: number = questions / MixedSupply.period
    case .only: number = questions
    }
    guard (1...Self.mostQuestions).contains(questions) else { throw .number(questions) }
    let drawn: [Question]
    do throws(SentenceError) {
      var draw = try SentenceDraw(SentenceFilter(self), shuffling)
      drawn = try draw.questions(number, conjugator)
    } catch {
      throw .sentence(error)
    }
    if drawn.isEmpty, sentences == .only {
      throw .noSentence(tenses, verbs: verbs, choices: sentenceChoices, difficulty)
    }
    return drawn
  }
}
