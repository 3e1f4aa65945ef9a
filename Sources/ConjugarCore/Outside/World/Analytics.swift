/// A record of what the program was used for. Nothing ever leaves the machine.
package protocol Analytics: FileKeeper {
  /// Where the events are kept, as shown to a person.
  var location: String { get }

  /// Records an event; one that cannot be stored is dropped, since analytics must never disturb the learner.
  func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String])

  /// Everything that was recorded, oldest first.
  func events() throws(StorageError) -> [AnalyticsEvent]
}

package struct AnalyticsEvent: Equatable, Sendable {
  package let time: Timestamp
  /// A `Name`, or another one that an earlier or later version recorded.
  package let name: String
  /// The parameters, sorted by name: `score=42 …`; empty if there are none.
  package let parameters: String

  package enum Name: String, Sendable {
    /// The parameter `command` has the command's name.
    case commandVisited = "command visited"
    case quizStarted = "quiz started"
    /// Before the end of the quiz, with `question` and the `score` so far.
    case quizLeft = "quiz left"
    /// The parameter `score` has the final score.
    case quizFinished = "quiz finished"
  }
}

/// Analytics in a journal, one tab-separated event per line, unless the learner has turned them off.
package struct JournalAnalytics: Analytics {
  private let journal: any KeptLines
  private let clock: any WorldClock
  private let settings: Settings

  package init(_ journal: any KeptLines, clock: any WorldClock, settings: Settings) {
    (self.journal, self.clock, self.settings) = (journal, clock, settings)
  }

  package var location: String { journal.location }

  package func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String]) {
    // If the learner's choice cannot be read, nothing is recorded.
    guard (try? settings.analytics) == .on else { return }
    let pairs = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ").printable
    // What cannot be stored is dropped, as promised.
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
