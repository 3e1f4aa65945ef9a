/// A prompter that asks the learner, now and then, for a star.
package protocol StarPrompter: FileKeeper {
  /// Records that a quiz was finished; this may be the moment to ask, but never if the count cannot be stored.
  func quizFinished() throws(StorageError)
}

/// A prompter that counts in a store and asks after every ninth finished quiz, but at most once in 180 days.
package struct MessageStarPrompter: StarPrompter {
  private let store: any GetterSetter
  private let clock: any WorldClock
  private let terminal: any Terminal

  package init(store: any GetterSetter, clock: any WorldClock, terminal: any Terminal) {
    (self.store, self.clock, self.terminal) = (store, clock, terminal)
  }

  package func files() -> [KeptFile] {
    do throws(StorageError) {
      return [KeptFile(content: .quizzes, path: store.location, lines: try store.lineNumbers().count)]
    } catch {
      return [KeptFile(.quizzes, error, at: store.location)]
    }
  }

  private static let quizzesBetween = 9
  private static let millisecondsBetween = 180 * Timestamp.perDay
  /// How many quizzes can be finished in a lifetime.
  private static let numbers = 0...10_000_000

  package func quizFinished() throws(StorageError) {
    var asks = false
    let now = clock.now
    try store.update { values in
      // A count that is damaged starts over: it is not worth an error.
      let kept = values["quizzes-finished"].flatMap { Int($0) }.flatMap { Self.numbers.contains($0) ? $0 : nil }
      let finished = (kept ?? 0) + 1
      let lastAsked = values["last-asked"].flatMap { Timestamp($0) }
      let isLongAgo = lastAsked.map { now.milliseconds - $0.milliseconds >= Self.millisecondsBetween } ?? true
      asks = finished % Self.quizzesBetween == 0 && isLongAgo
      values["quizzes-finished"] = String(finished)
      values["last-asked"] = (asks ? now : lastAsked)?.description
    }
    if asks { terminal.report("If conjugar helps you, give it a star where you found it: that helps others find it.") }
  }
}

package struct NoStarPrompter: StarPrompter {
  package init() {}
  package func quizFinished() {}
}
