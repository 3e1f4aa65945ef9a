/// Everything impure or chosen: the only way to the outside world, created once from the launch arguments.
///
/// It has no defaults: a new member must be given a value in every scenario.
public struct World {
  /// The learner's choices.
  public var settings: Settings
  /// Where lines are read, and where results and messages are written.
  public var terminal: any Terminal
  /// What time it is, and how long something took.
  public var clock: any WorldClock
  /// The seed of a quiz.
  public var randomness: any Randomness
  /// Every answer ever given.
  public var history: any KeptLines
  package var leaderboard: any Leaderboard
  /// What the program was used for; it stays on the machine.
  package var analytics: any Analytics
  package var reviewPrompter: any StarPrompter
  /// How many ratings the program has.
  public var ratings: any Ratings
  /// The sound of a verdict.
  public var sound: any Sound
  /// The voice that says a form.
  public var speech: any Speech
  /// The learner’s language and country.
  public var locale: any LocaleReader
  /// The variables of the process.
  public var environment: any ProcessEnvironment
  /// Files that the learner names.
  public var files: any FileReader

  package init(
    settings: Settings, terminal: any Terminal, clock: any WorldClock, randomness: any Randomness,
    history: any KeptLines, leaderboard: any Leaderboard, analytics: any Analytics,
    reviewPrompter: any StarPrompter, ratings: any Ratings, sound: any Sound, speech: any Speech,
    locale: any LocaleReader, environment: any ProcessEnvironment, files: any FileReader
  ) {
    (self.settings, self.terminal, self.clock, self.randomness) = (settings, terminal, clock, randomness)
    (self.history, self.leaderboard, self.analytics) = (history, leaderboard, analytics)
    (self.reviewPrompter, self.ratings, self.sound, self.speech) = (reviewPrompter, ratings, sound, speech)
    (self.locale, self.environment, self.files) = (locale, environment, files)
  }
}

extension World {
  /// A world in memory, in which nothing is real: default settings, questions in the order of the plan, a clock that
  /// advances one second per reading. Its members can be replaced; arguments may name the files it is given.
  public static func uiTest(terminal: any Terminal, files: (any FileReader)? = nil) -> World {
    uiTest(launchArguments: LaunchArguments(), terminal: terminal, files: files ?? DictionaryFiles())
  }

  /// A world in memory with what the launch arguments choose, as in `["--set", "region=spain"]`.
  ///
  /// - Throws: an error that says which argument cannot be used.
  public static func uiTest(
    launchArguments: [String], terminal: any Terminal = ScriptedTerminal(), files: (any FileReader)? = nil
  ) throws -> World {
    uiTest(
      launchArguments: try LaunchArguments(["--world", Scenario.uiTest.rawValue] + launchArguments),
      terminal: terminal, files: files ?? DictionaryFiles())
  }

  /// A world in memory for a test that drives the whole program, with what the launch arguments choose.
  package static func uiTest(
    launchArguments launch: LaunchArguments, terminal: any Terminal, files: any FileReader
  ) -> World {
    // May 1, 2026, noon UTC: any moment would do, so long as it is always the same unless one is given.
    func clock() -> ScriptedClock {
      ScriptedClock(start: launch.start ?? Timestamp(milliseconds: 1_777_636_800_000), step: 1000)
    }
    let store = ProfileGetterSetter(launch.profile, in: DictionaryGetterSetter())
    let settings = Settings(store, overrides: launch.overrides)
    return World(
      settings: settings, terminal: terminal, clock: clock(), randomness: FixedSeed(0, shuffles: false),
      history: MemoryLines(), leaderboard: MemoryLeaderboard(),
      // With a clock of its own, so that recording takes none of the learner's time.
      analytics: JournalAnalytics(MemoryLines(), clock: clock(), settings: settings), reviewPrompter: NoStarPrompter(),
      ratings: FixedRatings(42), sound: RecordedSound(), speech: RecordedSpeech(), locale: FixedLocale("en_US.UTF-8"),
      environment: DictionaryEnvironment(), files: files)
  }

  /// This world, except that nothing about a quiz is stored; what was stored before can still be read.
  package var keepingNothing: World {
    var world = self
    world.history = UnkeptLines(lines: history)
    world.leaderboard = NoLeaderboard(insteadOf: leaderboard, isShown: true)
    world.analytics = NoAnalytics()
    world.reviewPrompter = NoStarPrompter()
    return world
  }
}

private struct UnkeptLines: LearnersLines {
  let lines: any KeptLines
  var location: String { lines.location }

  func append(_ line: String) {}
  func forEachLine(_ body: (KeptLine) -> Void) throws(StorageError) { try lines.forEachLine(body) }
  func ofOthers() throws(StorageError) -> [any KeptLines] { try (lines as? any LearnersLines)?.ofOthers() ?? [] }
}

/// The worlds that the program can run in.
package enum Scenario: String, Named, CaseIterable {
  case device, simulator
  case uiTest = "ui-test"

  package static let table = NameTable<Scenario>("world", allCases.map { ($0, [$0.rawValue]) })
}
