/// Notes what the program was used for. Nothing ever leaves the machine.
public protocol Analytics {
  /// Notes an event; one that cannot be kept is dropped, for analytics must never disturb the learner.
  ///
  /// - Parameter event: what happened, in a few words: `quiz finished`.
  func note(_ event: String)
}

/// Analytics in a journal, one event a line: time and event, with a tab between.
public struct JournalAnalytics: Analytics {
  private let journal: any Journal
  private let clock: any WorldClock

  public init(_ journal: any Journal, clock: any WorldClock) {
    self.journal = journal
    self.clock = clock
  }

  public func note(_ event: String) {
    do { try journal.append("\(clock.now)\t\(event.printable)") } catch {
      // Dropped, as promised.
    }
  }
}

/// Analytics that note nothing.
public struct NoAnalytics: Analytics {
  public init() {}
  public func note(_ event: String) {}
}
