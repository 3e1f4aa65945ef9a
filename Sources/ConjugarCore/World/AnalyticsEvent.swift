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
