import ConjugarCore

/// What a learner reads at the end of a quiz or a review, in English.
struct ReportMessages {
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

  /// The one line after Ctrl-C.
  func interrupted(_ report: Report) -> String {
    let answered = report.verdicts.count
    let right = answered == 0 ? "" : ", \(report.count(.correct)) right"
    return "Interrupted: \(self.answered(answered, of: report.total))\(right)."
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
    "= \(QuizMessages().points(report.points)) × \(report.region.scoreFactor) (\(report.region.rawValue)) "
      + "× \(report.difficulty.scoreFactor) (\(report.difficulty.rawValue))"
  }

  func share(_ right: Int, of answered: Int, percent: Int) -> String { "\(right) of \(answered) (\(percent)%)" }

  /// How a score stands among those before.
  func standing(_ best: PersonalBest) -> String {
    guard let before = best.before else { return best.score > 0 ? "\(best.score), your first of this kind" : noneYet }
    return best.isNew ? "\(best.score), a new one (before: \(before))" : String(before)
  }

  func duration(seconds: Int) -> String { seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s" }

  func yours(_ form: String, _ answer: String) -> String { "\(form) (yours: \(answer))" }

  /// Which form a miss was of: its cell, or the sentence that wanted it.
  func cell(_ question: Question) -> String {
    if let cloze = question.cloze { return cloze.gapped }
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
