import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("A review session")
struct ReviewSessionTests {
  private let log = MemoryLines()

  private func run(
    _ line: String, _ input: [String], at time: String = "2026-11-21T12:00:00.000Z", _ settings: [String: String] = [:]
  ) throws -> (output: String, code: ExitCode) {
    let terminal = ScriptedTerminal(input)
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter(settings)), terminal: terminal,
      clock: ScriptedClock(start: try #require(Timestamp(time)), step: 1000), randomness: FixedSeed(7, shuffles: false),
      history: log, leaderboard: MemoryLeaderboard(), analytics: NoAnalytics(),
      reviewPrompter: NoStarPrompter())
    let code = try Program.run(line.split(separator: " ").map { String($0) }, in: world)
    return (terminal.output, code)
  }

  /// Day by day: so many lessons are begun as were allowed, and what was begun comes first the next day.
  @Test func daysFollowEachOther() throws {
    let first = try run("review --new 2 -n 6", Array(repeating: "x", count: 12))
    #expect(first.output.hasPrefix("6 questions, 2 new\n"))
    #expect(first.output.contains("Started: 2. Tomorrow: "), "\(first.output.suffix(300))")
    #expect(first.output.components(separatedBy: "\nNew: ").count == 3)
    let begun = try log.standing().map(\.infinitive)

    // Nothing more is begun on the same day, nor on the next by whoever missed most.
    #expect(try !run("review --new 2 -n 6", []).output.contains("New: "))
    let second = try run("review -n 6", ["x"], at: "2026-11-22T12:00:00.000Z")
    #expect(!second.output.contains("New: "), "\(second.output)")
    let back = try log.standing().filter { $0.time >= Timestamp("2026-11-22T12:00:00.000Z") ?? $0.time }
    #expect(back.first.map { begun.contains($0.infinitive) } ?? false)
  }

  @Test func inJSONLines() throws {
    let (output, code) = try run("review --new 1 -n 3 --format jsonl", ["x", "x", "x"])
    #expect(code == .done)
    let events = output.split(separator: "\n").map { $0.split(separator: "\"")[3] }
    #expect(events == ["start", "question", "verdict", "question", "verdict", "question", "verdict", "finish"])
    #expect(output.components(separatedBy: "\"new\":true,\"introduction\":{\"title\"").count == 2)
  }

  /// Who says that they know something earns nothing by it, and never meets it as new again.
  @Test func whatIsKnownIsPutAway() throws {
    let (output, _) = try run("review --new 1 -n 1 --format jsonl", [":known"])
    #expect(output.contains("\"total\":0,\"correct\":0"), "\(output)")
    let kept = try #require(try log.standing().first)
    #expect(kept.rare.direction == "known")
    let list = try run("review --list", []).output
    #expect(list.contains("Learned: "), "\(list)")
    #expect(try run("quiz ser present -n 1 --format jsonl", [":known"]).output.contains("“:known” is not a command"))
  }

  /// Of each question a program learns what it trains, of those too that are asked in place of what was put away.
  @Test(arguments: [":known", ":never"])
  func everyQuestionHasItsSkill(_ word: String) throws {
    let (output, _) = try run("review -n 8 --format jsonl", [word] + Array(repeating: "x", count: 8))
    let questions = output.split(separator: "\n").filter { $0.contains("\"event\":\"question\"") }
    #expect(
      questions.count >= 8 && questions.allSatisfy { $0.contains("\"skill\":") && $0.contains("\"new\":") }, "\(output)"
    )
  }

  /// What is known comes back no more in the session, which is as long as ever; it is no answer, and not learned today.
  @Test func whatIsKnownHasNoEcho() throws {
    let known = try run("review -n 6 --new 2", [":known"] + Array(repeating: "", count: 5)).output
    let words = known.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("set aside 1 by :known"), "\(known)")
    #expect(known.contains("Noted that you know e") && !known.contains("✓ right"), "\(known)")
    #expect(known.contains("\n1/6 ser · ") && known.contains("\n6/6 "), "\(known)")
    #expect(known.components(separatedBy: "/6 ser · ").count == 2, "\(known)")
    let alone = try run("review -n 3 --new 1", [":known"], at: "2026-11-22T12:00:00.000Z").output
    #expect(alone.contains("Nothing answered."), "\(alone)")
    #expect(alone.contains("Started: 0. “conjugar” continues with the "), "\(alone)")
  }

  /// Who leaves after what was shown just above has answered, if nothing that counts.
  @Test func whatWasShownIsAnswered() throws {
    let output = try run("review -n 3 --new 1", ["x", ":quit"]).output
    #expect(output.contains("1 of 3 answered") && output.contains("1, not counted"), "\(output)")
  }

  /// Below a block that shows the form nothing is earned, at the second try neither.
  @Test func whatWasShownHasNoPoints() throws {
    let output = try run("review -n 2 --new 1", ["x", "es"], ["retry": "on"]).output
    #expect(output.contains("  ✓ right\n") && !output.contains("on the second try"), "\(output)")
  }

  /// A form that was not understood is told where that stands, once.
  @Test func whatWasNotUnderstoodIsTold() throws {
    let output = try run("quiz --recognize ser preterite tú -n 1", [""]).output
    #expect(output.contains("  → ser, preterite, tú (also ir, preterite, tú)\n"), "\(output)")
    #expect(!output.contains("fuiste: "), "\(output)")
  }

  /// Who leaves reads of as many answers as the line above the question counted, those below a block among them.
  @Test func oneCountWhereverOneLeaves() throws {
    let review = try Review(Schedule(History([]), at: Timestamp(milliseconds: 0)), ReviewOptions(region: .spain))
    var quiz = Quiz(review.plan(.none), QuizOptions(region: .spain))
    for _ in 1...3 { _ = quiz.submit("x") }
    let report = quiz.report(milliseconds: 0)
    // What was right below a block that shows it is right all the same.
    #expect(report.uncounted > 0)
    #expect(
      report.interruption == "Interrupted: 3 of \(quiz.total) answered, 0 right, \(report.uncounted) not counted.")
  }

  /// A slip of the finger suspends nothing.
  @Test func aSuspensionIsTakenBack() throws {
    let (output, _) = try run("review -n 6 --new 2", [":never", ":undo", "x"])
    #expect(output.components(separatedBy: "1/6 ser · ").count == 3, "\(output)")
    #expect(output.contains("“ser” won’t be asked again; “:undo” takes that back"), "\(output)")
    #expect(try log.standing().map(\.infinitive) == ["ser"])
  }

  /// Whatever came of a placement, its end fits a screen.
  @Test func theEndOfAPlacementFits() throws {
    let output = try run("place", Array(repeating: "", count: 20)).output
    let end = try #require(output.range(of: "\nThe end"))
    #expect(!output.contains("Look at these again"))
    #expect(output[end.lowerBound...].count { $0 == "\n" } < 24, "\(output[end.lowerBound...])")
  }

  /// A verb that was suspended is not asked again in the session, and each block still stands before its own question.
  @Test func whatIsSuspendedIsAskedNoMore() throws {
    let whole = try run("review -n 8 --new 3", []).output
    let (output, code) = try run("review -n 8 --new 3", [":never"] + Array(repeating: "", count: 20))
    #expect(code == .done && whole.contains("1/8 ser · "))
    #expect(output.components(separatedBy: " ser · ").count == 2, "\(output)")
    let next = try #require(output.firstMatch(of: #/\nNew: (.+) in the present(?:.*\n)+?\n1/\d (\w+) · /#))
    #expect(next.1 == "regular -ar" && next.2.hasSuffix("ar"), "\(output)")
  }

  @Test func aGoalBoundsTheReview() throws {
    #expect(try run("review", [], ["goal": "3"]).output.hasPrefix("3 questions, "))
    #expect(try run("review -n 5", [], ["goal": "3"]).output.hasPrefix("5 questions, "))
  }

  /// In a placement another question comes in its place.
  @Test func aProgramSuspendsToo() throws {
    let review = try run("review -n 8 --new 3 --format jsonl", [":never"]).output
    #expect(review.components(separatedBy: #""awaits":true,"number":1,"#).count == 3, "\(review)")
    #expect(review.components(separatedBy: #""infinitive":"ser""#).count == 2)
    let place = try run("place --format jsonl", [":never"] + Array(repeating: "x", count: 20)).output
    #expect(place.components(separatedBy: #""event":"verdict""#).count == 21, "\(place)")
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
    #expect(output.hasPrefix("3 questions · easy · latin-america\n"), "\(output)")
    #expect(output.contains("preterite · pretérito perfecto simple"))
    #expect(throws: UsageError.self) { try run("quiz --weak --verb ser", []) }
  }
}
