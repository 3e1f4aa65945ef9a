/// Notes what the program was used for. Nothing ever leaves the machine.
public protocol Analytics {
  /// Where the events are kept, for a person to read.
  var place: String { get }

  /// Notes an event; one that cannot be kept is dropped, for analytics must never disturb the learner.
  ///
  /// - Parameter event: what happened, in a few words: `quiz finished`.
  func note(_ event: String)

  /// Everything that was noted, the oldest first.
  func events() throws(StorageError) -> [AnalyticsEvent]

  /// The file that the events are kept in.
  func files() -> [KeptFile]
}

extension Analytics {
  public func files() -> [KeptFile] { [] }
}

/// Something that happened.
public struct AnalyticsEvent: Hashable, Sendable {
  public let time: Timestamp
  public let name: String

  public init(time: Timestamp, name: String) {
    self.time = time
    self.name = name
  }
}

/// Analytics in a journal, one event a line: time and event, with a tab between.
public struct JournalAnalytics: Analytics {
  private let journal: any Journal
  private let clock: any WorldClock

  public init(_ journal: any Journal, clock: any WorldClock) {
    self.journal = journal
    self.clock = clock
  }

  public var place: String { journal.place }

  public func note(_ event: String) {
    do { try journal.append("\(clock.now)\t\(event.printable)") } catch {
      // Dropped, as promised.
    }
  }

  /// A line that is no event is passed over.
  public func events() throws(StorageError) -> [AnalyticsEvent] {
    try journal.lines().compactMap(Self.event)
  }

  public func files() -> [KeptFile] {
    journal.files("journal") { line in
      Self.event(String(decoding: line.bytes, as: UTF8.self)) == nil ? (.unreadable, nil) : (.read, nil)
    }
  }

  private static func event(_ line: String) -> AnalyticsEvent? {
    let fields = line.split(maxSplits: 1) { $0 == "\t" }
    guard fields.count == 2, let time = Timestamp(fields[0]) else { return nil }
    return AnalyticsEvent(time: time, name: fields[1].printable)
  }
}

/// Analytics that the learner can turn off; then nothing is noted, and what was stays to be read.
public struct SwitchedAnalytics: Analytics {
  private let analytics: any Analytics
  private let settings: Settings

  public init(_ analytics: any Analytics, settings: Settings) {
    self.analytics = analytics
    self.settings = settings
  }

  public var place: String { analytics.place }

  public func note(_ event: String) {
    // Where it cannot be known what the learner chose, nothing is noted.
    if (try? settings.analytics) == .on { analytics.note(event) }
  }

  public func events() throws(StorageError) -> [AnalyticsEvent] { try analytics.events() }

  public func files() -> [KeptFile] { analytics.files() }
}

/// Analytics that note nothing.
public struct NoAnalytics: Analytics {
  public let place = "nowhere"

  public init() {}
  public func note(_ event: String) {}
  public func events() -> [AnalyticsEvent] { [] }
}
