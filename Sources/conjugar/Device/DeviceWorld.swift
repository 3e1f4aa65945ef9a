import ConjugarCore

extension World {
  /// The world that the launch arguments choose.
  init(_ launch: LaunchArguments, terminal: any Terminal) {
    switch launch.scenario {
    case .device: self = .device(launch, terminal: terminal)
    case .simulator: self = .simulator(launch, terminal: terminal)
    // A unit test makes its own world; if one is launched all the same, it is to leave no trace.
    case .uiTest, .unitTest: self = .uiTest(launchArguments: launch, terminal: terminal, files: SystemFiles())
    }
  }

  /// The real thing.
  static func device(_ launch: LaunchArguments, terminal: any Terminal) -> World {
    let environment = SystemEnvironment()
    let shelf = Shelf(Directories(environment), profile: launch.profile, report: terminal.report)
    let clock = SystemClock()
    return World(
      settings: Settings(OverridingGetterSetter(launch.overrides, over: shelf.settings)),
      terminal: terminal,
      clock: clock,
      randomness: SystemRandomness(),
      history: shelf.journal("history.jsonl", what: "the history"),
      leaderboard: JournalLeaderboard(shelf.journal("scores.tsv", what: "the scores")),
      analytics: JournalAnalytics(shelf.journal("analytics.tsv", what: "the analytics"), clock: clock),
      reviewPrompter: MessageReviewPrompter(store: shelf.reviews, clock: clock, terminal: terminal),
      ratings: CurlRatings(address: environment.value(of: "CONJUGAR_RATINGS_URL")),
      // A terminal has no sound but its bell, and nobody has asked for that.
      sound: NoSound(),
      speech: SystemSpeech(),
      locale: SystemLocale(environment),
      environment: environment,
      files: SystemFiles())
  }

  /// As the device, but nothing is asked of the learner or of the network, and no score is kept.
  static func simulator(_ launch: LaunchArguments, terminal: any Terminal) -> World {
    var world = device(launch, terminal: terminal)
    world.ratings = FixedRatings(42)
    world.analytics = NoAnalytics()
    world.leaderboard = NoLeaderboard()
    world.reviewPrompter = NoReviewPrompter()
    return world
  }
}

/// The files of one learner.
private struct Shelf {
  let directories: Directories
  let profile: Profile?
  let report: (String) -> Void

  init(_ directories: Directories, profile: Profile?, report: @escaping (String) -> Void) {
    self.directories = directories
    self.profile = profile
    self.report = report
  }

  var settings: any GetterSetter { file(directories.config, "settings", what: "the settings") }

  /// How many quizzes were finished, and when a star was asked for.
  var reviews: any GetterSetter { file(directories.data, "reviews", what: "the number of quizzes") }

  func journal(_ name: String, what: String) -> any Journal {
    guard let data = directories.data else { return Nowhere(what: what) }
    let owner = profile.map { "profiles/\($0.name)/" } ?? ""
    return AppendOnlyFile("\(data)/\(owner)\(name)")
  }

  private func file(_ directory: String?, _ name: String, what: String) -> any GetterSetter {
    guard let directory else { return Nowhere(what: what) }
    let file = FileGetterSetter("\(directory)/\(name)", report: report)
    return profile.map { ProfileGetterSetter($0, in: file) } ?? file
  }
}
