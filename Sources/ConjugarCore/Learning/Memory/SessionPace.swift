/// How long a question of a session takes, with all that comes with it, in seconds.
package struct SessionPace: Sendable, Hashable {
  /// To answer and to read what is said of it; of what is missed now and then, its second try and its practice at the end.
  package let question: Double

  /// To read what a new skill is, which is missed more often than what was begun before.
  package var introduction: Double { question * Self.introductionShare }

  /// What most learners take.
  package static let assumed = SessionPace(question: 14)

  private static let introductionShare = 1.0

  /// How long so many questions take.
  ///
  /// - Parameter new: how many of them begin something.
  package func seconds(_ questions: Int, new: Int) -> Double {
    Double(questions) * question + Double(new) * introduction
  }
}

extension SessionPace {
  /// The learner's own, by the time from answer to answer in the last sessions, practice included, that is spent on each
  /// question that counts; the assumed one until they tell enough.
  ///
  /// - Parameter schedule: what the same answers tell.
  package static func own(_ history: History, _ schedule: Schedule) -> SessionPace {
    var begun = FirstAnswers(schedule)
    var (seconds, answers, new) = (0.0, 0, 0)
    var before: LogEntry?
    for answer in history.answers.suffix(mostLooked) {
      let counts = answer.mode == .review
      let isNew = counts && begun.isOne(answer)
      defer { before = answer }
      guard let before, before.isOfSession, answer.isOfSession, answer.day == before.day else { continue }
      let gap = Double(answer.time.milliseconds - before.time.milliseconds) / 1000
      guard gap < shortestBreak else { continue }
      seconds += min(gap, longest)
      if counts { answers += 1 }
      if isNew { new += 1 }
    }
    guard answers >= fewest else { return .assumed }
    let own = seconds / (Double(answers) + Double(new) * introductionShare)
    return SessionPace(question: min(max(own, usual.lowerBound), usual.upperBound))
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

/// Finds the answers before which a skill was introduced.
private struct FirstAnswers {
  private var schedule: Schedule
  private var met: Set<Int> = []

  init(_ schedule: Schedule) { self.schedule = schedule }

  /// Whether an answer, of those looked at in order, began a skill.
  mutating func isOne(_ answer: LogEntry) -> Bool {
    guard let slot = answer.slot, let verb = schedule.verb(named: answer.infinitive) else { return false }
    let begun = schedule.skills(for: slot, ofVerb: verb).filter { number in
      let record = schedule.record(number)
      return record.firstDay == answer.day && !record.isOfMiss && !record.skill.isAccent
    }
    return begun.count { met.insert($0).inserted } > 0
  }
}
