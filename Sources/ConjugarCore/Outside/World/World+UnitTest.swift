extension World {
  /// A world in memory for a unit test: it has the members that the test sets, and any other member names itself when
  /// used. `onUnset` is called at each such use, so that the test can fail.
  public static func unitTest(onUnset: @escaping (UnsetMember) -> Void, terminal: any Terminal) -> World {
    unitTest(
      onUnset: onUnset, terminal: terminal, leaderboard: MemoryLeaderboard(), analytics: NoAnalytics(),
      reviewPrompter: NoStarPrompter())
  }

  /// A world in memory for a test in this package, which sets each member that it means to use.
  package static func unitTest(
    onUnset: @escaping (UnsetMember) -> Void,
    settings: Settings? = nil, terminal: (any Terminal)? = nil, clock: (any WorldClock)? = nil,
    randomness: (any Randomness)? = nil, history: (any KeptLines)? = nil, leaderboard: (any Leaderboard)? = nil,
    analytics: (any Analytics)? = nil, reviewPrompter: (any StarPrompter)? = nil, ratings: (any Ratings)? = nil,
    sound: (any Sound)? = nil, speech: (any Speech)? = nil, locale: (any LocaleReader)? = nil,
    environment: (any ProcessEnvironment)? = nil, files: (any FileReader)? = nil
  ) -> World {
    func unset(_ name: String) -> Unset { Unset(member: UnsetMember(name: name), onUse: onUnset) }
    return World(
      settings: settings ?? Settings(unset("settings")),
      terminal: terminal ?? unset("terminal"),
      clock: clock ?? unset("clock"),
      randomness: randomness ?? unset("randomness"),
      history: history ?? unset("history"),
      leaderboard: leaderboard ?? unset("leaderboard"),
      analytics: analytics ?? unset("analytics"),
      reviewPrompter: reviewPrompter ?? unset("reviewPrompter"),
      ratings: ratings ?? unset("ratings"),
      sound: sound ?? unset("sound"),
      speech: speech ?? unset("speech"),
      locale: locale ?? unset("locale"),
      environment: environment ?? unset("environment"),
      files: files ?? unset("files"))
  }
}

/// A member of a unit test's world that was used although the test did not set it.
public struct UnsetMember: Error, Equatable, CustomStringConvertible {
  /// The name of the member: `clock`.
  public let name: String

  /// The sentence shown to a person.
  public var description: String {
    "this test uses the world's “\(name)” but did not set it: set world.\(name)"
  }
}

/// A stand-in for every member that a test did not set: it reports each use and then does as little as it can.
struct Unset {
  let member: UnsetMember
  let onUse: (UnsetMember) -> Void

  private func use<Answer>(_ answer: Answer = ()) -> Answer {
    onUse(member)
    return answer
  }
}

extension Unset: GetterSetter, KeptLines {
  var location: String { use("nowhere") }
  func values() -> [String: String] { use([:]) }
  func update(_ change: (inout [String: String]) -> Void) { use() }
  func append(_ line: String) { use() }
  func forEachLine(_ body: (KeptLine) -> Void) { use() }
}

extension Unset: Terminal {
  var features: TerminalFeatures { use(TerminalFeatures()) }
  func readLine(atFirstKey: () -> Void) -> String? { use(nil) }
  func write(_ text: String) { use() }
  func report(_ message: String) { use() }
  func flush() { use() }
}

extension Unset: WorldClock, Randomness {
  var now: Timestamp { use(Timestamp(milliseconds: 0)) }
  var uptime: UInt64 { use(0) }
  func zoneOffset(at moment: Timestamp) -> Int { use(0) }
  func seed() -> UInt64 { use(0) }
  var shuffles: Bool { use(false) }
}

extension Unset: Leaderboard, Analytics, StarPrompter {
  func enter(_ score: Score) { use() }
  func scores() -> [Score] { use([]) }
  func board() -> Board { use(Board([])) }
  func profiles() -> [Profile] { use([]) }
  func check(_ path: String) { use() }
  func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String]) { use() }
  func events() -> [AnalyticsEvent] { use([]) }
  func quizFinished() { use() }
  func files() -> [KeptFile] { use([]) }
}

extension Unset: Ratings, Sound, Speech, LocaleReader, ProcessEnvironment, FileReader {
  func count() -> Int { use(0) }
  func play(_ result: Verdict.Result) { use() }
  func say(_ text: String) { use() }
  var isThere: Bool { use(false) }
  var identifier: String { use("C") }
  func value(of name: String) -> String? { use(nil) }
  func text(at path: String) -> String { use("") }
  func setAside(from path: String) -> [String] { use([]) }
}
