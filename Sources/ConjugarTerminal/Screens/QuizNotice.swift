import ConjugarCore

/// What may have to be said between two answers.
enum QuizNotice {
  /// The word begins like a command, but is none.
  case unknownCommand(String, accepted: [String])
  /// The line begins like an object with an answer, but is none.
  case brokenAnswer(String)
  /// What was typed is no answer.
  case noAnswer(NoAnswer)
  /// The round against the clock ends here.
  case timeIsOver
  /// Nothing was typed: a second time it means that the learner does not know.
  case emptyLine
  /// The last answer is taken back, and its question comes again.
  case undone
  /// The verb of the question is not asked any more.
  case suspended(String)
  /// There is no answer that could be taken back.
  case nothingToUndo
  /// No question was answered that could be explained.
  case nothingToExplain

  var sentence: String {
    switch self {
    case .unknownCommand(let word, let accepted):
      "\(word.echoed) is not a command here (accepted: \(accepted.listed("and")))"
    case .brokenAnswer(let line):
      "\(line.echoed) is no answer (accepted: the answer alone, or {\"answer\":\"tengo\"})"
    case .noAnswer(.command(let word)): "“\(word)” is not counted; ? is a hint, :quit ends"
    case .noAnswer(.words(let words)):
      "\(words.echoed) is no Spanish verb form and not counted; type the form, or ? for a hint"
    case .noAnswer(.nameless(let words)):
      "\(words.echoed) names no verb, tense or person and is not counted; type them all, in any order: "
        + "tener preterite ellos"
    case .noAnswer(.otherVerb(let form, let gap)):
      "\(form.echoed) is right Spanish, but the sentence has \(gap); it is not counted"
    case .timeIsOver: "The time is over."
    case .emptyLine: "(an empty line: press return again to see the answer, ? for a hint)"
    case .undone: "Taken back; here it is again."
    case .suspended(let verb): "“\(verb)” is asked no more; “conjugar settings never” says what is not, none lifts it."
    case .nothingToUndo: "There is no answer to take back now."
    case .nothingToExplain: "There is no form to explain or to speak yet."
    }
  }
}
