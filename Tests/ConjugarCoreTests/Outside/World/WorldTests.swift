import ConjugarCore
import Testing

@Suite("The World")
struct WorldTests {
  /// Every member, used once.
  private static let uses: [(name: String, use: @Sendable (World) throws -> Void)] = [
    ("settings", { _ = try $0.settings.region }),
    ("terminal", { try $0.terminal.writeLine("hola") }),
    ("clock", { _ = $0.clock.now }),
    ("randomness", { _ = $0.randomness.seed() }),
    ("history", { try $0.history.append("{}") }),
    ("leaderboard", { _ = try $0.leaderboard.scores() }),
    ("analytics", { $0.analytics.note(.quizFinished, [:]) }),
    ("reviewPrompter", { try $0.reviewPrompter.quizFinished() }),
    ("ratings", { _ = try $0.ratings.count() }),
    ("sound", { $0.sound.play(.correct) }),
    ("speech", { try $0.speech.say("hola") }),
    ("locale", { _ = $0.locale.identifier }),
    ("environment", { _ = $0.environment.value(of: "HOME") }),
    ("files", { _ = try $0.files.text(at: "verbs.txt") }),
  ]

  @Test func usesAreOfEveryMember() {
    let world = World.unitTest { _ in }
    #expect(Mirror(reflecting: world).children.compactMap(\.label) == Self.uses.map(\.name))
  }

  @Test(arguments: 0..<14)
  func anUnsetMemberNamesItself(_ number: Int) throws {
    var used: [String] = []
    let world = World.unitTest { used.append($0.name) }
    try Self.uses[number].use(world)
    #expect(used == [Self.uses[number].name])
  }

  /// Nothing that a protocol says in general stands in for what was not set.
  @Test func noUseOfAnUnsetMemberIsSilent() throws {
    var used: [String] = []
    let world = World.unitTest { used.append($0.name) }
    _ = try world.settings.profiles()
    _ = try world.leaderboard.profiles()
    try world.leaderboard.check("/srv/scores.tsv")
    _ = world.files.setAside(from: "settings")
    #expect(used == ["settings", "leaderboard", "leaderboard", "files"])
  }

  @Test func anUnsetMemberFailsTheTest() throws {
    let world = World.forTest()
    withKnownIssue {
      _ = world.clock.now
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("this test uses the world's “clock” but did not set it") }
    }
  }

  @Test func aMemberThatIsSetIsUsed() throws {
    let terminal = ScriptedTerminal(["uno"])
    let world = World.forTest(terminal: terminal)
    #expect(try world.terminal.readLine() == "uno")
    #expect(try world.terminal.readLine() == nil)
    try world.terminal.writeLine("dos")
    world.terminal.report("tres\u{7}")
    #expect(terminal.output == "dos\n")
    #expect(terminal.messages == ["tres\\u{7}"])
    #expect(terminal.transcript == "uno\ndos\ntres\\u{7}\n")
    terminal.fault = .closed
    #expect(throws: TerminalError.closed) { try world.terminal.write("cuatro") }
  }

  @Test func theWorldOfAUITestIsTheSameEachTime() throws {
    func look() throws -> [String] {
      let launch = try LaunchArguments(["enable-ui-testing", "Spain", "Difficult"])
      let world = World.uiTest(
        launchArguments: launch, terminal: ScriptedTerminal(), files: DictionaryFiles(["a": "b"]))
      return [
        "\(try world.settings.region) \(try world.settings.difficulty) \(try world.settings.questions)",
        "\(world.clock.now) \(world.clock.now) \(world.clock.uptime) \(world.clock.zoneOffset(at: world.clock.now))",
        "\(world.randomness.seed()) \(world.randomness.shuffles) \(world.locale.identifier)",
        "\(try world.history.lines()) \(try world.leaderboard.scores()) \(try world.ratings.count())",
      ]
    }
    let first = try look()
    #expect(first[0] == "spain difficult 50")
    #expect(first[1] == "2026-05-01T12:00:00.000Z 2026-05-01T12:00:01.000Z 2000000000 0")
    #expect(first[2] == "0 false en_US.UTF-8")
    #expect(try look() == first)
  }

  @Test func noTwoWorldsShareAnything() throws {
    let launch = try LaunchArguments([])
    let one = World.uiTest(launchArguments: launch, terminal: ScriptedTerminal(), files: DictionaryFiles())
    let other = World.uiTest(launchArguments: launch, terminal: ScriptedTerminal(), files: DictionaryFiles())
    try one.settings.set(Settings.region, to: .spain)
    try one.history.append("{}")
    #expect(try other.settings.region == .latinAmerica)
    #expect(try other.history.lines() == [])
  }
}

extension World {
  /// A world for this test: a member that is used but was not set is an issue of the test.
  static func forTest(
    settings: Settings? = nil, terminal: (any Terminal)? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> World {
    .unitTest(
      onUnset: { Issue.record("\($0)", sourceLocation: sourceLocation) }, settings: settings, terminal: terminal)
  }
}
