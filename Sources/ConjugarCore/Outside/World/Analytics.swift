/// Notes what the program was used for. Nothing ever leaves the machine.
public protocol Analytics {
  /// Where the events are kept, for a person to read.
  var location: String { get }

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

/// Analytics that the learner can turn off; then nothing is noted, and what was stays to be read.
package struct SwitchedAnalytics: Analytics {
  private let analytics: any Analytics
  private let settings: Settings

  package init(_ analytics: any Analytics, settings: Settings) {
    self.analytics = analytics
    self.settings = settings
  }

  package var location: String { analytics.location }

  package func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String]) {
    // Where it cannot be known what the learner chose, nothing is noted.
    if (try? settings.analytics) == .on { analytics.note(event, parameters) }
  }

  package func events() throws(StorageError) -> [AnalyticsEvent] { try analytics.events() }

  package func files() -> [KeptFile] { analytics.files() }
}

/// Analytics that note nothing.
package struct NoAnalytics: Analytics {
  package let location = "nowhere"

  package init() {}
  package func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String]) {}
  package func events() -> [AnalyticsEvent] { [] }
}

/// Something that happened.
public struct AnalyticsEvent: Hashable, Sendable {
  /// When it happened.
  package let time: Timestamp
  /// A `Name`; another in what a version before or after this one noted.
  package let name: String
  /// `score=42 …`, sorted by name; empty where nothing more is known.
  package let parameters: String

  /// - Parameter parameters: `score=42 …`, sorted by name.
  package init(time: Timestamp, name: String, parameters: String = "") {
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
