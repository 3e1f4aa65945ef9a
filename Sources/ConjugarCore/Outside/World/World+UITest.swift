extension World {
  /// A world in memory, in which nothing is real: usual settings, questions in the order of the plan, a clock that goes on
  /// by a second at each look. Its members can be replaced.
  ///
  /// - Parameters:
  ///   - terminal: where lines are read and written: a `ScriptedTerminal`, or one of your own.
  ///   - files: what arguments may name; none if `nil`.
  public static func uiTest(terminal: any Terminal, files: (any FileReader)? = nil) -> World {
    uiTest(launchArguments: LaunchArguments(), terminal: terminal, files: files ?? DictionaryFiles())
  }

  /// A world in memory for a test that drives the whole program: settings from the launch arguments, questions in the
  /// order of the plan, and a clock that goes on by a second at each look.
  ///
  /// - Parameters:
  ///   - launch: gives the settings; those it does not give are usual.
  ///   - terminal: where the test types and reads.
  ///   - files: what the arguments may name.
  package static func uiTest(
    launchArguments launch: LaunchArguments, terminal: any Terminal, files: any FileReader
  ) -> World {
    // 1 May 2026, noon in UTC: any moment would do, so long as it is the same unless asked.
    let clock = ScriptedClock(start: launch.start ?? Timestamp(milliseconds: 1_777_636_800_000), step: 1000)
    return World(
      settings: Settings(
        ProfileGetterSetter(launch.profile, in: DictionaryGetterSetter()), overrides: launch.overrides),
      terminal: terminal,
      clock: clock,
      randomness: FixedSeed(0, shuffles: false),
      history: MemoryLines(),
      leaderboard: MemoryLeaderboard(),
      analytics: NoAnalytics(),
      reviewPrompter: NoStarPrompter(),
      ratings: FixedRatings(42),
      sound: RecordedSound(),
      speech: RecordedSpeech(),
      locale: FixedLocale("en_US.UTF-8"),
      environment: DictionaryEnvironment(),
      files: files)
  }
}
