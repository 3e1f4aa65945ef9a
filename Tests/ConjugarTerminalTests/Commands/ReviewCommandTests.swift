import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("conjugar review")
struct ReviewCommandTests {
  /// Answers of some days; today is the 21st of November 2026.
  private let log = MemoryLines([
    line("2026-11-01T10:00:00.000Z", "pensar", "present", "1s", grade: 3),
    line("2026-11-03T10:00:00.000Z", "querer", "present", "3s", grade: 1),
    line("2026-11-20T10:00:00.000Z", "hablar", "preterite", "1s", grade: 3),
    "{\"time\":\"torn",
  ])

  private static func line(
    _ time: String, _ verb: String, _ tense: String, _ person: String, grade: Int, mode: String = "quiz"
  ) -> String {
    #"{"time":"\#(time)","infinitive":"\#(verb)","tense":"\#(tense)","person":"\#(person)","answer":"","#
      + #""result":"\#(grade == 3 ? "correct" : "wrong")","grade":\#(grade),"milliseconds":1,"mode":"\#(mode)","version":"1"}"#
  }

  private func run(_ line: String, width: Int = 80, _ log: MemoryLines? = nil) throws -> String {
    let terminal = ScriptedTerminal(features: TerminalFeatures(width: width))
    let now = try #require(Timestamp("2026-11-21T12:00:00.000Z"))
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter()), terminal: terminal,
      clock: ScriptedClock(start: now), history: log ?? self.log, analytics: NoAnalytics())
    _ = try Program.run(line.split(separator: " ").map { String($0) }, in: world)
    return terminal.output
  }

  @Test func lists() throws {
    let text = try run("review --list")
    #expect(
      text.hasPrefix(
        """
        Due: 2
          e→ie in the present (yo, tú, él, ellos): tiene  59% today  due  1 of 2 right
          regular -ar in the present (yo): necesito       71% today  due  1 of 1 right

        Learning: 2
          written accent in the preterite: pensé   95% today  due tomorrow  1 of 1 right
          regular -ar in the preterite (yo):       95% today  due tomorrow  1 of 1 right
          pensé

        New
        """.dropLast(3)))
    #expect(text.contains("\n  soy (ser, present, yo)"))
    #expect(try run("review --list", width: 30).split(separator: "\n").allSatisfy { $0.count <= 30 })
  }

  /// What a placement takes as known is not listed as new: no session shows it.
  @Test func whatAPlacementTakesAsKnown() throws {
    let answers = [
      ("tener", "present-subjunctive"), ("dar", "conditional"), ("ver", "pluperfect"), ("pedir", "imperfect"),
    ]
    let placed = MemoryLines(
      answers.map { Self.line("2026-11-20T10:00:00.000Z", $0.0, $0.1, "1s", grade: 3, mode: "place") })
    let text = try run("review --list", placed)
    let headings = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    let known = try #require(text.range(of: "\nNever asked, but presumed known: "))
    let new = try #require(text.range(of: "\nNew: "))
    #expect(headings.count == 3, "\(headings)")
    #expect(text[known.upperBound..<new.lowerBound].contains("\n  soy (ser, present, yo)"))
  }

  @Test func forPrograms() throws {
    let lines = try run("review --list --format tsv --tense present").split(separator: "\n")
    #expect(lines[0] == "skill\tname\texample\tstate\tdue\tstability\tretrievability\tfirst\tlast\tasked\tright")
    #expect(lines.allSatisfy { $0.count { $0 == "\t" } == 10 })
    let row =
      "e>ie/present\te→ie in the present (yo, tú, él, ellos)\ttiene\tlearning\t2026-11-04\t1\t59\t2026-11-01\t2026-11-03\t2\t1"
    #expect(lines.contains(Substring(row)))
    let object =
      #"{"skill":"regular-ar/future/1s","name":"regular -ar in the future (yo)","example":"estaré","state":"new","due":null,"#
      + #""stability":null,"retrievability":null,"first":null,"last":null,"asked":0,"right":0}"#
    #expect(try run("review --list --format jsonl --tense future").contains(object + "\n"))
    #expect(try run("review --list --format json --tense future").contains("\n" + object + ",\n"))
  }

  @Test func regionAndSecondPerson() throws {
    #expect(try !run("review --list --format tsv --tense present").contains("vosotros"))
    #expect(
      try run("review --list --format tsv --tense present --region spain").contains("regular-ar/present/2p\t"))
    #expect(try run("review --list --format tsv --tense present --second-person vos").contains("form/ser/present/2v\t"))
  }

  @Test(arguments: [
    ("review hola", "unexpected word “hola” after “conjugar review” (“conjugar help review” shows how it is used)"),
    ("review --questions 201", "“201” is not a valid number for --questions (accepted: 1 to 200)"),
    ("review --new 51", "“51” is not a valid number for --new (accepted: 0 to 50)"),
    (
      "review --list --format tvs",
      "“tvs” is not a format here; did you mean “tsv”? (accepted: text, tsv, json, jsonl, csv, markdown)"
    ),
    ("review --list --tense infinitive", "the infinitive cannot be asked: it is the name of the verb"),
  ])
  func wrongWords(_ line: String, _ sentence: String) {
    let error = #expect(throws: (any Error).self) { try run(line) }
    #expect(error.map { "\($0)" } == sentence)
    #expect((error as? any Failure)?.exitCode == .usage)
  }
}
