/// What a journal of scores gave: the scores, and what in it is none.
struct ScoreReading {
  private(set) var scores: [Score] = []
  /// What could not be read; `nil` if all could.
  private(set) var fault: StorageError?
  private let location: String
  private var others = 0
  private var firstOther = 0

  /// - Parameter now: no score is later than this by more than the tolerance of the log; `nil` where nobody knows the time.
  init(_ journal: any Journal, at now: Timestamp?) {
    location = journal.location
    var (scores, others, firstOther) = ([Score](), 0, 0)
    do throws(StorageError) {
      try journal.forEachLine { line in
        let score = Score(line: String(decoding: line.bytes, as: UTF8.self))
        if let score, score.isPossible(at: now) {
          scores.append(score)
        } else {
          if others == 0 { firstOther = line.number }
          others += 1
        }
      }
      if scores.isEmpty, others > 0 {
        let what = others == 1 ? "its only line is no score" : "none of its \(others) lines is a score"
        fault = .cannotRead(location: location, reason: what)
      }
    } catch {
      fault = error
    }
    (self.scores, self.others, self.firstOther) = (scores, others, firstOther)
  }

  /// What a learner should know of the lines that are not shown; `nil` if all are.
  var note: String? {
    guard others > 0, fault == nil else { return nil }
    return others == 1
      ? "1 line of \(location) is no score and is not shown: line \(firstOther)."
      : "\(others) lines of \(location) are no scores and are not shown, first: line \(firstOther)."
  }
}

extension Score {
  /// Whether a quiz can have earned it: no more than right answers to all its questions, and by now.
  package func isPossible(at now: Timestamp?) -> Bool {
    if let now, time.milliseconds > now.milliseconds + HistoryReader.tolerance { return false }
    let questions = questions ?? Settings.questions.defaultValue
    guard Settings.Bounds.questions.contains(questions) else { return false }
    let most = Scoring.final(points: Scoring.right * questions, region: region, difficulty: difficulty)
    return (0...most).contains(points)
  }
}
