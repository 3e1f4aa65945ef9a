/// Notes what the program was used for. Nothing ever leaves the machine.
public protocol Analytics {
  /// Where the events are kept, for a person to read.
  var place: String { get }

  /// Notes an event; one that cannot be kept is dropped, for analytics must never disturb the learner.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - parameters: what more there is to know of it: `score`.
  func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String])

  /// Everything that was noted, the oldest first.
  func events() throws(StorageError) -> [AnalyticsEvent]

  /// The file that the events are kept in.
  func files() -> [KeptFile]
}

extension Analytics {
  package func note(_ event: AnalyticsEvent.Name) { note(event, [:]) }

  /// None, where events are not kept in a file.
  public func files() -> [KeptFile] { [] }
}

/// Something that happened.
public struct AnalyticsEvent: Hashable, Sendable {
  /// When it happened.
  public let time: Timestamp
  /// A `Name`; another in what a version before or after this one noted.
  public let name: String
  /// `score=42 …`, sorted by name; empty where nothing more is known.
  public let parameters: String

  /// - Parameter parameters: `score=42 …`, sorted by name.
  public init(time: Timestamp, name: String, parameters: String = "") {
    self.time = time
    self.name = name
    self.parameters = parameters
  }

  /// What is noted.
  public enum Name: String, CaseIterable, Sendable {
    /// With its name as the parameter `command`.
    case commandVisited = "command visited"
    case quizStarted = "quiz started"
    /// Before its end: with `question` and `points` so far.
    case quizLeft = "quiz left"
    /// With `score`.
    case quizFinished = "quiz finished"
  }
}

/// Analytics in a journal, one event a line: time, event and parameters, with tabs between.
package struct JournalAnalytics: Analytics {
  private let journal: any Journal
  private let clock: any WorldClock

  package init(_ journal: any Journal, clock: any WorldClock) {
    self.journal = journal
    self.clock = clock
  }

  package var place: String { journal.place }

  package func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String]) {
    let pairs = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ").printable
    do { try journal.append("\(clock.now)\t\(event.rawValue)" + (pairs.isEmpty ? "" : "\t\(pairs)")) } catch {
      // Dropped, as promised.
    }
  }

  /// A line that is no event is passed over.
  package func events() throws(StorageError) -> [AnalyticsEvent] {
    try journal.lines().compactMap(Self.event)
  }

  package func files() -> [KeptFile] {
    journal.files("journal") { line in
      Self.event(String(decoding: line.bytes, as: UTF8.self)) == nil ? (.unreadable, nil) : (.read, nil)
    }
  }

  private static func event(_ line: String) -> AnalyticsEvent? {
    let fields = line.split(maxSplits: 2) { $0 == "\t" }
    guard fields.count >= 2, let time = Timestamp(fields[0]) else { return nil }
    return AnalyticsEvent(
      time: time, name: fields[1].printable, parameters: fields.dropFirst(2).first?.printable ?? "")
  }
}

/// Analytics that the learner can turn off; then nothing is noted, and what was stays to be read.
package struct SwitchedAnalytics: Analytics {
  private let analytics: any Analytics
  private let settings: Settings

  package init(_ analytics: any Analytics, settings: Settings) {
    self.analytics = analytics
    self.settings = settings
  }

  package var place: String { analytics.place }

  package func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String]) {
    // Where it cannot be known what the learner chose, nothing is noted.
    if (try? settings.analytics) == .on { analytics.note(event, parameters) }
  }

  package func events() throws(StorageError) -> [AnalyticsEvent] { try analytics.events() }

  package func files() -> [KeptFile] { analytics.files() }
}

/// Analytics that note nothing.
package struct NoAnalytics: Analytics {
  package let place = "nowhere"

  package init() {}
  package func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String]) {}
  package func events() -> [AnalyticsEvent] { [] }
}
