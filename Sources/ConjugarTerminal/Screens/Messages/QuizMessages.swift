import ConjugarCore

/// What a learner reads in a quiz, in English: words without layout, for a line of their own or a column.
struct QuizMessages {
  let keys = "? hint · empty line: don’t know · :why · :undo takes back · :quit ends"
  let accentKeys = "No Spanish keyboard? a' á · n~ ñ · u\" ü"
  let tooFew = "There are no more of that kind."
  let withoutPoints = "(for practice, without points)"
  let moreHints = "· ? says more"
  let lastHint = "· the last hint"
  let tryAgain = "once more"
  let right = "✓ right"
  let onlyTheAccent = "≈ only the accent"
  let wrong = "✗ wrong"

  func title(questions: Int, _ difficulty: Difficulty, _ region: Region) -> String {
    "\(questions.counted("question")) · \(difficulty.rawValue) · \(region.rawValue)"
  }

  /// A round against the clock.
  func title(minutes: Int, _ difficulty: Difficulty, _ region: Region) -> String {
    "\(minutes.counted("minute")) · \(difficulty.rawValue) · \(region.rawValue)"
  }

  /// The head of what is shown before a new skill is asked.
  func new(_ skill: String) -> String { "New: \(skill)" }

  func practice(questions: Int) -> String {
    questions == 1 ? "The one you missed, once more" : "The \(questions) you missed, once more"
  }

  /// A tense by its English name, and its Spanish one where there is room for both.
  func tense(_ tense: Tense, withSpanish: Bool) -> String {
    withSpanish ? "\(tense.englishName) · \(tense.spanishName)" : tense.englishName
  }

  /// What the answer is asked for, where there is no subject.
  func prompt(_ slot: Slot) -> String { slot.person == nil ? slot.tense.englishName : "no subject" }

  func price(_ points: Int) -> String { "(now \(self.points(points)))" }

  func pointsAtSecondTry(_ points: Int) -> String { "\(self.points(points)) at the second try" }

  func pointsAfterHint(_ points: Int) -> String { "\(self.points(points)) after the hint" }

  func points(_ points: Int) -> String { points.counted("point") }

  /// The other forms that are right.
  func also(_ forms: [String]) -> String { "(also \(forms.joined(separator: ", ")))" }

  func notice(_ notice: QuizNotice) -> String {
    switch notice {
    case .unknownCommand(let word, let accepted):
      "“\(word.printable(upTo: 20))” is not a command here (accepted: \(accepted.listed("and")))"
    case .brokenAnswer(let line):
      "“\(line.printable(upTo: 40))” is no answer (accepted: the answer alone, or {\"answer\":\"tengo\"})"
    case .noAnswer(.command(let word)): "“\(word)” is not counted; ? is a hint, :quit ends"
    case .noAnswer(.words(let words)):
      "“\(words.printable(upTo: 40))” is no Spanish verb form and not counted; type the form, or ? for a hint"
    case .timeIsOver: "The time is over."
    case .emptyLine: "(an empty line: press return again to see the answer, ? for a hint)"
    case .undone: "Taken back; here it is again."
    case .nothingToUndo: "There is no answer to take back now."
    case .nothingToExplain: "There is no form to explain yet."
    }
  }
}

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
  /// There is no answer that could be taken back.
  case nothingToUndo
  /// No question was answered that could be explained.
  case nothingToExplain
}
