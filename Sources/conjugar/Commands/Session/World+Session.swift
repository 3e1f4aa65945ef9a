import ConjugarCore

extension World {
  /// What the log tells; what of it could not be read is said.
  func log() throws(StorageError) -> LogReading {
    let clock = clock
    let log = try history.log(at: clock.now) { clock.zoneOffset(at: $0) }
    for note in log.notes { terminal.report("conjugar: \(note)") }
    return log
  }

  /// The answers that stand.
  func answers() throws(StorageError) -> History { try log().history }

  /// What the answers say of every skill today.
  func schedule() throws -> Schedule { try schedule(of: try answers()) }

  /// The same of answers that were read already.
  ///
  /// - Parameters:
  ///   - first: an answer: the schedule is as it was before that.
  ///   - keepsReviews: whether to keep what is needed to fit weights, and to compare promises with facts.
  func schedule(
    of history: History, before first: LogEntry? = nil, keepsReviews: Bool = false
  ) throws -> Schedule {
    let now = first?.time ?? clock.now
    let history = first.map { history.before($0.time) } ?? history
    let scheduler = try FSRS(retention: settings.retention, weights: settings.weights ?? FSRS.defaultWeights)
    return Schedule(
      history, at: now, zoneOffset: clock.zoneOffset(at: now), scheduler: scheduler, keepsReviews: keepsReviews)
  }
}
