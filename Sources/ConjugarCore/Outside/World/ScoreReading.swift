/// What lines of scores gave: the scores, and what among them is none.
struct ScoreReading {
  private(set) var scores: [Score] = []
  /// What could not be read; `nil` if all could.
  private(set) var fault: StorageError?
  private var files: [KeptFile] = []

  /// - Parameter now: no score is later than this by more than the tolerance of the log; `nil` where nobody knows the time.
  init(_ lines: any KeptLines, at now: Timestamp?) {
    var (scores, files) = ([Score](), [KeptFile]())
    do throws(StorageError) {
      try lines.forEachLine(of: &files, "scores") { line in
        guard let score = Score(line: line.text), score.isPossible(at: now) else { return (.unreadable, nil) }
        scores.append(score)
        return (.read, nil)
      }
      fault = files.first(where: \.isUnreadable).map { file in
        let count = file.unreadable
        let what = count == 1 ? "its only line is no score" : "none of its \(count) lines is a score"
        return .cannotRead(location: file.path, reason: what)
      }
    } catch {
      fault = error
    }
    (self.scores, self.files) = (scores, files)
  }

  /// What a learner should know of the lines that are not shown; `nil` if all are.
  var note: String? { fault == nil ? files.first?.note(ofNo: "score", "shown") : nil }
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
