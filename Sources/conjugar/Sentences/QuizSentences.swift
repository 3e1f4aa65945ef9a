import ConjugarCore

/// What a learner reads in a quiz, in English: words without layout, for a line of their own or a column.
struct QuizSentences {
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
    "\(questions == 1 ? "1 question" : "\(questions) questions") · \(difficulty.rawValue) · \(region.rawValue)"
  }

  /// A round against the clock.
  func title(minutes: Int, _ difficulty: Difficulty, _ region: Region) -> String {
    "\(minutes == 1 ? "1 minute" : "\(minutes) minutes") · \(difficulty.rawValue) · \(region.rawValue)"
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
  func prompt(_ slot: Slot) -> String { slot.person?.id ?? slot.tense.englishName }

  func price(_ points: Int) -> String { "(now \(self.points(points)))" }

  func pointsAtSecondTry(_ points: Int) -> String { "\(self.points(points)) at the second try" }

  func pointsAfterHint(_ points: Int) -> String { "\(self.points(points)) after the hint" }

  func points(_ points: Int) -> String { points == 1 ? "1 point" : "\(points) points" }

  /// The other forms that are right.
  func also(_ forms: [String]) -> String { "(also \(forms.joined(separator: ", ")))" }

  func notice(_ notice: QuizNotice) -> String {
    switch notice {
    case .unknownCommand(let word):
      "“\(word.printable(upTo: 20))” is no command here (accepted: ?, :why, :say, :undo and :quit)"
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
  case unknownCommand(String)
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

/// What a learner reads at the end of a quiz or a review, in English.
struct ReportSentences {
  let end = "The end"
  let nothingAnswered = "Nothing answered."
  let nothingAnsweredNoScore = "Nothing answered, so there is no score."
  let toLookAtAgain = "To look at again"
  let headersOfMisses = ["right", "yours", ""]
  let noAnswer = "–"

  func answered(_ answered: Int, of total: Int) -> String { "\(answered) of \(total) answered" }

  func unfinished(_ answered: Int, of total: Int) -> String {
    "Unfinished: \(answered) of \(total) answered, so there is no score."
  }

  let score = "score"
  let time = "time"
  let personalBest = "personal best"
  let noneYet = "none yet of this kind"
  let again = "The same questions again:"
  let right = "right"
  let accentSlips = "accent slips"
  let wrong = "wrong"
  let skipped = "skipped"

  func formula(_ report: Report) -> String {
    "= \(report.points) points × \(report.region.scoreFactor) (\(report.region.rawValue)) "
      + "× \(report.difficulty.scoreFactor) (\(report.difficulty.rawValue))"
  }

  func share(_ right: Int, of answered: Int, percent: Int) -> String { "\(right) of \(answered) (\(percent) %)" }

  /// How a score stands among those before.
  func standing(_ best: PersonalBest) -> String {
    guard let before = best.before else { return best.score > 0 ? "\(best.score), your first of this kind" : noneYet }
    return best.isNew ? "\(best.score), a new one (before: \(before))" : String(before)
  }

  func duration(seconds: Int) -> String { seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s" }

  func yours(_ form: String, _ answer: String) -> String { "\(form) (yours: \(answer))" }

  /// Which form a miss was of.
  func cell(_ question: Question) -> String {
    let who = question.subject.map { ", \($0)" } ?? ""
    return "\(question.verb.name), \(question.slot.tense.englishName)\(who)"
  }
}

/// A score beside the best one of its kind.
struct PersonalBest: Equatable {
  let score: Int
  /// The best score of this kind before, or `nil` if there is none.
  let before: Int?
  /// Whether it stands among others; a quiz of sentences does not.
  var isCompared = true

  var isNew: Bool { isCompared && score > before ?? 0 }
}
