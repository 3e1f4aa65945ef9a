import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("Pages that are heard")
struct PlainPagesTests {
  /// Signs that only eyes read; words and the marks of a sentence are all that is heard.
  private static let signs: Set<Character> = ["·", "→", "←", "✓", "✗", "≈", "…", "*", "█", "░", "^", "[", "]"]

  private static let log = (0..<12).map { number in
    StatsCommandTests.line(
      "2026-11-2\(number / 4)T18:00:0\(number % 4).000Z", "tener", "preterite", "1s",
      number % 4 == 0 ? "wrong" : "correct", number % 4 == 0 ? "other-tense" : nil)
  }

  private func run(_ line: String) throws -> String {
    let terminal = ScriptedTerminal(["x", "", "?", "tuve"])
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter(["plain": "on"])),
      terminal: terminal, clock: ScriptedClock(start: try #require(Timestamp("2026-11-23T08:00:00.000Z"))),
      randomness: FixedSeed(7), history: MemoryLines(Self.log), leaderboard: MemoryLeaderboard(),
      analytics: NoAnalytics(), reviewPrompter: NoStarPrompter(), locale: FixedLocale("C.UTF-8"),
      environment: DictionaryEnvironment())
    _ = try Program.run(line.split(separator: " ").map { String($0) }, in: world)
    return terminal.output
  }

  @Test(
    arguments: [
      "show tener", "show tener --all", "ser present", "tuve", "fuera", "explain tuve", "explain hizo",
      "explain dar present",
      "identify tuve dámelo", "verbs", "verbs --search have", "tenses", "sentences", "sentences tener", "settings",
      "scores", "stats", "review --list", "day", "review", "place", "help patterns", "help persons",
      "quiz tener preterite 1s -n 2", "quiz -n 5 --difficulty difficult --sentences --seed 3",
    ] + Tense.allCases.map { "tenses \($0.id)" })
  func haveNoSigns(_ line: String) throws {
    let output = try run(line)
    let lines = output.split(separator: "\n").filter { line in
      // A command is to be typed as it stands.
      !line.contains("conjugar ") && line.contains { Self.signs.contains($0) }
    }
    #expect(output.contains("\n") && lines == [])
  }

  /// Each form of a row has its person: none is told by its place.
  @Test(arguments: [
    ("for yo it is me … -o", "for yo it is me and the ending -o"), ("be (… years old)", "be (so many years old)"),
  ])
  func whatIsLeftOpenIsTold(_ text: String, _ told: String) {
    #expect(PlainRenderer { 80 }.lines(.paragraph(Text(text))) == [told])
  }

  /// What is said in quotes has its stop there.
  @Test func aSentenceHasOneStop() {
    #expect(PlainRenderer { 80 }.lines(.phrase("“I’m fifteen.”")) == ["\"I’m fifteen.\""])
  }

  @Test func examplesOfATenseHaveTheirPersons() throws {
    #expect(try run("tenses preterite").contains("tener: yo tuve (irregular), tú tuviste (irregular)"))
    #expect(try run("tuve").contains("tener, preterite: yo tuve (irregular), tú tuviste (irregular)"))
  }
}
