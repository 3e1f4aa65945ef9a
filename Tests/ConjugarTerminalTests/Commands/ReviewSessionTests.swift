import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("A review session")
struct ReviewSessionTests {
  private let log = MemoryLines()

  private func run(
    _ line: String, _ input: [String], at time: String = "2026-11-21T12:00:00.000Z"
  ) throws -> (output: String, code: ExitCode) {
    let terminal = ScriptedTerminal(input)
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter()), terminal: terminal,
      clock: ScriptedClock(start: try #require(Timestamp(time)), step: 1000), randomness: FixedSeed(7, shuffles: false),
      history: log, leaderboard: LinesLeaderboard(MemoryLines()), analytics: NoAnalytics(),
      reviewPrompter: NoStarPrompter())
    let code = try Program.run(line.split(separator: " ").map { String($0) }, in: world)
    return (terminal.output, code)
  }

  /// Day by day: new skills are begun up to the cap, come back when they are due, and the end says when that is.
  @Test func daysFollowEachOther() throws {
    let first = try run("review --new 2", ["paso", "x", "soy"])
    #expect(first.output.hasPrefix("2 questions: 2 new\n"))
    #expect(first.output.contains("begun today  2\n"))
    #expect(first.output.contains("due          nothing more\n"))
    #expect(first.output.hasSuffix("come back    tomorrow\n"), "\(first.output.suffix(200))")
    #expect(try log.standing().map(\.mode) == [.review, .review, .practice])

    let again = try run("review --new 2", [])
    #expect(again.output == "Nothing is due. Come back tomorrow.\n")

    // The next day brings back what was missed; who missed most of a session begins nothing new.
    let second = try run("review --new 2", ["x"], at: "2026-11-22T12:00:00.000Z")
    #expect(second.output.hasPrefix("1 question: 1 to keep in mind\n"), "\(second.output.prefix(60))")
    #expect(second.output.contains("1 of 3 answered\n"))
  }

  @Test func inJSONLines() throws {
    let (output, code) = try run("review --new 3 --format jsonl", ["paso", "x", "y"])
    #expect(code == .done)
    let events = output.split(separator: "\n").map { $0.split(separator: "\"")[3] }
    #expect(events == ["start", "question", "verdict", "question", "verdict", "question", "verdict", "finish"])
    #expect(output.contains("{\"event\":\"finish\",\"score\":null,\"points\":10,\"total\":3,\"correct\":1,"))
  }

  @Test(arguments: ["tsv", "json"])
  func tablesAreForTheListOnly(_ format: String) {
    let error = #expect(throws: UsageError.self) { try run("review --format \(format)", []) }
    #expect(
      error?.description == "--format \(format) cannot be combined with review without --list (accepted: text, jsonl)")
  }

  @Test func whatIsWeakIsDrilled() throws {
    #expect(throws: (any Error).self) { try run("quiz --weak", []) }
    _ = try run("quiz --verb tener --tense preterite --person 1s --questions 1", ["tení", "tuve"])
    let (output, _) = try run("quiz --weak --questions 3", [])
    #expect(output.hasPrefix("1 question · easy · latin-america\n"), "\(output)")
    #expect(output.contains("preterite · pretérito perfecto simple"))
    #expect(throws: UsageError.self) { try run("quiz --weak --verb ser", []) }
  }
}
