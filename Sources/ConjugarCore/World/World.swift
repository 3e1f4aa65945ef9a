/// Everything that is impure or chosen: the only way to the outside.
///
/// A World is made once from the launch arguments and handed down; what needs one member gets that member. It has no
/// defaults: who adds a member must say in every scenario what it is. It is not `Sendable`, so one test cannot share
/// it with another.
public struct World {
  public var settings: Settings
  public var terminal: any Terminal
  public var clock: any WorldClock
  public var randomness: any Randomness
  /// Every answer ever given.
  public var history: any Journal
  public var leaderboard: any Leaderboard
  public var analytics: any Analytics
  public var reviewPrompter: any StarPrompter
  public var ratings: any Ratings
  package var sound: any Sound
  public var speech: any Speech
  public var locale: any LocaleReader
  public var environment: any ProcessEnvironment
  public var files: any FileReader

  package init(
    settings: Settings, terminal: any Terminal, clock: any WorldClock, randomness: any Randomness,
    history: any Journal, leaderboard: any Leaderboard, analytics: any Analytics,
    reviewPrompter: any StarPrompter, ratings: any Ratings, sound: any Sound, speech: any Speech,
    locale: any LocaleReader, environment: any ProcessEnvironment, files: any FileReader
  ) {
    self.settings = settings
    self.terminal = terminal
    self.clock = clock
    self.randomness = randomness
    self.history = history
    self.leaderboard = leaderboard
    self.analytics = analytics
    self.reviewPrompter = reviewPrompter
    self.ratings = ratings
    self.sound = sound
    self.speech = speech
    self.locale = locale
    self.environment = environment
    self.files = files
  }
}

/// The worlds that the program can run in.
public enum Scenario: String, CaseIterable, Sendable, Hashable {
  case device, simulator
  case unitTest = "unit-test"
  case uiTest = "ui-test"
}

extension Scenario: Named {
  package static let kindOfName = "world"
  /// The worlds that can be launched: a unit test makes its own.
  package static let table = NameTable<Scenario>([Scenario.device, .simulator, .uiTest].map { ($0, [$0.rawValue]) })
}
