import ConjugarCore

extension World {
  init(_ launch: LaunchArguments, terminal: any Terminal) {
    switch launch.scenario {
    case .device: self = .device(launch, terminal: terminal)
    case .simulator: self = .simulator(launch, terminal: terminal)
    case .uiTest: self = .uiTest(launchArguments: launch, terminal: terminal, files: SystemFiles())
    }
  }

  /// The real world: the terminal of the process, the learner's files, the system's clock.
  public static var device: World { .device(LaunchArguments(), terminal: DeviceTerminal(SystemEnvironment())) }

  /// Like ``device``, but nothing is asked of the learner or of the network, and no score is kept.
  public static var simulator: World { .simulator(LaunchArguments(), terminal: DeviceTerminal(SystemEnvironment())) }

  static func device(_ launch: LaunchArguments, terminal: any Terminal) -> World {
    let environment = SystemEnvironment()
    let system = FileSystem()
    for name in Directories.variables where !environment.isText(name) {
      terminal.report("conjugar: \(name) is ignored: it is not UTF-8.")
    }
    let shelf = LearnerFiles(
      Directories(environment, in: system), launched: launch.profile, in: system, report: terminal.report)
    let settings = Settings(shelf.settings, overrides: launch.overrides) { error in
      terminal.report("conjugar: \(error); the defaults are used.")
    } onStray: {
      terminal.report("conjugar: \($0)")
    }
    let clock: any WorldClock = launch.start.map { MovedClock(SystemClock(), from: $0) } ?? SystemClock()
    return World(
      settings: settings, terminal: terminal, clock: clock, randomness: SystemRandomness(), history: shelf.history,
      leaderboard: MachineLeaderboard(shelf, settings: settings, clock: clock),
      analytics: JournalAnalytics(shelf.analytics, clock: clock, settings: settings),
      reviewPrompter: MessageStarPrompter(store: shelf.starRequests, clock: clock, terminal: terminal),
      ratings: CurlRatings(address: environment.value(of: "CONJUGAR_RATINGS_URL")),
      sound: TerminalBell(terminal: terminal), speech: SystemSpeech(settings: settings),
      locale: SystemLocale(environment), environment: environment, files: SystemFiles())
  }

  /// Like the device, but it asks nothing of the learner or the network, keeps no score, and its clock may be moved.
  static func simulator(_ launch: LaunchArguments, terminal: any Terminal) -> World {
    var world = device(launch, terminal: terminal)
    world.ratings = FixedRatings(42)
    world.analytics = NoAnalytics()
    world.leaderboard = NoLeaderboard(insteadOf: world.leaderboard, isShown: false)
    world.reviewPrompter = NoStarPrompter()
    return world
  }
}
