/// How long a question of a session takes, with all that comes with it, in seconds.
package struct SessionPace: Sendable, Hashable {
  /// To read what is shown, to answer, and to read what is said of it.
  package let question: Double

  /// What most learners take.
  package static let assumed = SessionPace(question: 14)

  /// How long so many questions take.
  package func seconds(_ questions: Int) -> Double { Double(questions) * question }

  /// The learner's own, by the time from answer to answer in the last sessions, practice included, that is spent on each
  /// question that counts; the assumed one until they tell enough.
  package static func own(_ history: History) -> SessionPace {
    var (seconds, answers) = (0.0, 0)
    let last = history.answers.suffix(mostLooked)
    for (before, answer) in zip(last, last.dropFirst()) where before.isOfSession && answer.isOfSession {
      let gap = Double(answer.time.milliseconds - before.time.milliseconds) / 1000
      guard answer.day == before.day, gap < shortestBreak else { continue }
      seconds += min(gap, longest)
      if answer.mode == .review { answers += 1 }
    }
    guard answers >= fewest else { return .assumed }
    return SessionPace(question: min(max(seconds / Double(answers), usual.lowerBound), usual.upperBound))
  }

  /// How many of the last answers are looked at, and how few of them tell too little.
  private static let mostLooked = 120
  private static let fewest = 8
  /// Whoever takes longer has done something else meanwhile, for a while or altogether.
  private static let longest = 90.0
  private static let shortestBreak = 300.0
  private static let usual = 6.0...40.0
}

extension LogEntry {
  /// Whether it was given in a session, the practice at its end included.
  fileprivate var isOfSession: Bool { mode == .review || mode == .practice }
}
