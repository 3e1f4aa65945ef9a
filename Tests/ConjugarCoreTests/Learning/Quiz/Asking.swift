import Testing

@testable import ConjugarCore

extension Question {
  /// The question for a cell, as a quiz would put it.
  static func asking(_ infinitive: String, _ tense: Tense, _ person: Person? = nil) throws -> Question {
    let conjugator = Conjugator()
    let verb = try conjugator.verb(infinitive)
    let slot = try #require(Slot(tense, person))
    let accepted = conjugator.forms(of: verb, at: slot)
    return Question(verb: verb, slot: slot, subject: Subjects.of(verb, at: slot).first, accepted: accepted)
  }

  /// The question in a line: `tener preterite 3p ellas`.
  var line: String { "\(verb.infinitive) \(slot) \(subject ?? "-")" }
}

extension Quiz {
  /// All its questions, each answered right.
  static func questions(_ options: QuizOptions, _ shuffling: Shuffling) throws -> [Question] {
    var quiz = try Quiz(options, shuffling: shuffling)
    var questions: [Question] = []
    while let question = quiz.current {
      questions.append(question)
      _ = quiz.submit(question.accepted[0])
    }
    return questions
  }
}
