/// Asks the learner, now and then, for a star.
public protocol StarPrompter {
  /// Tells that a quiz was finished; this may be the moment to ask.
  ///
  /// - Throws: `StorageError` if the count cannot be kept; then nobody is asked.
  func quizFinished() throws(StorageError)

  /// The file that the count is kept in.
  func files() -> [KeptFile]
}

extension StarPrompter {
  /// None, where nothing is counted in a file.
  public func files() -> [KeptFile] { [] }
}

/// When to ask for a star: after every ninth finished quiz, but at most every 180 days.
package struct StarPolicy: Equatable, Sendable {
  package static let quizzes = 9
  package static let days: Int64 = 180

  /// Quizzes finished so far.
  package var finished: Int
  /// When the learner was last asked, or `nil` for never.
  package var lastAsked: Timestamp?

  package init(finished: Int = 0, lastAsked: Timestamp? = nil) {
    self.finished = finished
    self.lastAsked = lastAsked
  }

  /// Counts a finished quiz.
  ///
  /// - Returns: whether to ask now.
  package mutating func finish(at now: Timestamp) -> Bool {
    finished += 1
    guard finished % Self.quizzes == 0 else { return false }
    if let lastAsked, now.milliseconds - lastAsked.milliseconds < Self.days * 86_400_000 { return false }
    lastAsked = now
    return true
  }
}

/// A prompter that keeps its count in a store and asks in a message.
package struct MessageStarPrompter: StarPrompter {
  private let store: any GetterSetter
  private let clock: any WorldClock
  private let terminal: any Terminal

  package init(store: any GetterSetter, clock: any WorldClock, terminal: any Terminal) {
    self.store = store
    self.clock = clock
    self.terminal = terminal
  }

  package func files() -> [KeptFile] {
    do throws(StorageError) {
      return [KeptFile(content: "number of quizzes", path: store.location, lines: try store.lineNumbers().count)]
    } catch {
      return [KeptFile(content: "number of quizzes", path: store.location, fault: error.description)]
    }
  }

  /// How many quizzes a lifetime can have.
  private static let numbers = 0...10_000_000

  package func quizFinished() throws(StorageError) {
    var asks = false
    let now = clock.now
    try store.update { values in
      // A count that was damaged by hand begins anew: it is worth no error.
      var rule = StarPolicy(
        finished: values["quizzes-finished"].flatMap { Int($0) }.flatMap { Self.numbers.contains($0) ? $0 : nil } ?? 0,
        lastAsked: values["last-asked"].flatMap { Timestamp($0) })
      asks = rule.finish(at: now)
      values["quizzes-finished"] = String(rule.finished)
      values["last-asked"] = rule.lastAsked?.description
    }
    if asks { terminal.report("If conjugar helps you, give it a star where you found it: that helps others find it.") }
  }
}

/// A prompter that never asks.
package struct NoStarPrompter: StarPrompter {
  package init() {}
  package func quizFinished() {}
}
