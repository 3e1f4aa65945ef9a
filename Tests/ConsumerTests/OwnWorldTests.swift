import ConjugarCore
import ConjugarTerminal
import Testing

/// The whole program in a World of one's own.
@Suite struct OwnWorldTests {
  /// A clock of one's own: a member is a protocol of a few requirements.
  private struct Noon: WorldClock {
    let now = Timestamp(milliseconds: 1_777_636_800_000)
    let uptime: UInt64 = 0
    func zoneOffset(at moment: Timestamp) -> Int { 0 }
  }

  @Test func aSessionIsPlayedInMemory() throws {
    let terminal = ScriptedTerminal(["tuvieron"])
    let answers = MemoryLines()
    var world = World.uiTest(terminal: terminal)
    world.history = answers
    world.clock = Noon()
    let status = Launch.run(["quiz", "tener", "preterite", "3p", "-n", "1"], in: world)
    #expect(status == 0)
    #expect(terminal.output.contains("tener"))
    let entry = try #require(try answers.lines().first.flatMap { LogEntry(line: $0) })
    #expect(entry.infinitive == "tener")
    #expect(entry.result == .correct)
    #expect(entry.time == Noon().now)
  }

  @Test func whatGoesWrongIsToldOnTheTerminal() {
    let terminal = ScriptedTerminal()
    #expect(Launch.run(["show", "xyzzy"], in: World.uiTest(terminal: terminal)) == 65)
    #expect(terminal.messages.first?.contains("xyzzy") == true)
  }

  /// A test sets what it means to use; any other member that it can set names itself.
  @Test func aMemberThatWasNotSetNamesItself() {
    var used: Set<String> = []
    let world = World.unitTest(onUnset: { used.insert($0.name) }, terminal: ScriptedTerminal())
    _ = Launch.run(["say", "hola"], in: world)
    #expect(used.contains("speech"))
    #expect(used.isDisjoint(with: ["leaderboard", "analytics", "reviewPrompter"]))
  }

  /// Arguments choose the world when it is made, and not when a command runs in it.
  @Test func launchArgumentsChooseAWorld() throws {
    let terminal = ScriptedTerminal([""])
    let world = try World.uiTest(
      launchArguments: ["--set", "region=spain", "--set", "difficulty=easy"], terminal: terminal)
    #expect(try world.settings.value(of: Settings.region) == .spain)
    #expect(Launch.run(["quiz", "-n", "1"], in: world) == 0)
    #expect(Launch.run(["--set", "region=spain", "quiz", "-n", "1"], in: world) == 64)
    #expect(throws: (any Error).self) { try World.uiTest(launchArguments: ["--set", "region=mars"]) }
    #expect(Launch.run(["export", "--journal"], in: world) == 0)
    #expect(terminal.output.contains("quiz finished"))
  }

  @Test func doublesRememberWhatTheyWereTold() throws {
    let (speech, sound) = (RecordedSpeech(), RecordedSound())
    var world = World.uiTest(
      terminal: ScriptedTerminal(["x", ""]), files: DictionaryFiles(["verbs.txt": "ser"]))
    world.speech = speech
    world.sound = sound
    world.settings = Settings(DictionaryGetterSetter(["sound": "on", "speech": "on", "retry": "off"]))
    world.locale = FixedLocale("es_AR.UTF-8")
    world.environment = DictionaryEnvironment(["NO_COLOR": "1"])
    world.ratings = FixedRatings(1)
    world.randomness = FixedSeed(7)
    world.clock = ScriptedClock(start: Noon().now, step: 1_000)
    #expect(Launch.run(["quiz", "--verbs-file", "verbs.txt", "present", "1s", "-n", "1"], in: world) == 0)
    #expect(sound.cues.first == .wrong)
    #expect(speech.texts.contains("soy"))
  }
}
