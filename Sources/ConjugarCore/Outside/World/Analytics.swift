/// Notes what the program was used for. Nothing ever leaves the machine.
package protocol Analytics: FileKeeper {
  /// Where the events are kept, for a person to read.
  var location: String { get }

  /// Notes an event; one that cannot be kept is dropped, for analytics must never disturb the learner.
  func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String])

  /// Everything that was noted, the oldest first.
  func events() throws(StorageError) -> [AnalyticsEvent]
}

package struct AnalyticsEvent: Equatable, Sendable {
  package let time: Timestamp
  /// A `Name`; another in what a version before or after this one noted.
  package let name: String
  /// `score=42 …`, sorted by name; empty where nothing more is known.
  package let parameters: String

  package enum Name: String, Sendable {
    /// With its name as the parameter `command`.
    case commandVisited = "command visited"
    case quizStarted = "quiz started"
    /// Before its end: with `question` and `score` so far.
    case quizLeft = "quiz left"
    /// With `score`.
    case quizFinished = "quiz finished"
  }
}

/// Analytics in a journal, one tab-separated event per line, unless the learner turned them off.
package struct JournalAnalytics: Analytics {
  private let journal: any KeptLines
  private let clock: any WorldClock
  private let settings: Settings

  package init(_ journal: any KeptLines, clock: any WorldClock, settings: Settings) {
    (self.journal, self.clock, self.settings) = (journal, clock, settings)
  }

  package var location: String { journal.location }

  package func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String]) {
    // Where it cannot be known what the learner chose, nothing is noted.
    guard (try? settings.analytics) == .on else { return }
    let pairs = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ").printable
    // What cannot be kept is dropped, as promised.
    try? journal.append("\(clock.now)\t\(event.rawValue)" + (pairs.isEmpty ? "" : "\t\(pairs)"))
  }

  package func events() throws(StorageError) -> [AnalyticsEvent] { try journal.lines().compactMap(Self.event) }

  package func files() -> [KeptFile] {
    LinesReading(journal, .journal) { Self.event($0.text) == nil ? .unreadable : .read(version: nil) }.allFiles
  }

  private static func event(_ line: String) -> AnalyticsEvent? {
    let fields = line.split(maxSplits: 2) { $0 == "\t" }
    guard fields.count >= 2, let time = Timestamp(fields[0]) else { return nil }
    return AnalyticsEvent(time: time, name: fields[1].printable, parameters: fields.dropFirst(2).first?.printable ?? "")
  }
}

package struct NoAnalytics: Analytics {
  package let location = "nowhere"

  package init() {}
  package func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String]) {}
  package func events() -> [AnalyticsEvent] { [] }
}
