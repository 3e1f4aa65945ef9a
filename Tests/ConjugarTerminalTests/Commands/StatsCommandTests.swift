import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("conjugar stats")
struct StatsCommandTests {
  /// Two weeks of a learner in a zone an hour ahead of UTC; the last answer is of today there.
  static let log = [
    line("2026-11-12T18:00:00.000Z", "hablar", "present", "1s", "correct"),
    line("2026-11-12T18:00:09.000Z", "pensar", "present", "1s", "wrong", "stem-change"),
    line("2026-11-12T18:00:18.000Z", "tener", "preterite", "3p", "wrong", "regularised"),
    line("2026-11-20T18:00:00.000Z", "hablar", "present", "1s", "correct"),
    line("2026-11-20T18:00:09.000Z", "pensar", "present", "1s", "correct"),
    line("2026-11-20T18:00:18.000Z", "tener", "preterite", "3p", "accentSlip"),
    line("2026-11-20T18:00:27.000Z", "ir", "gerund", "-", "skipped"),
    line("2026-11-21T03:30:00.000Z", "tener", "preterite", "3p", "wrong", "other-tense"),
  ]

  static func line(
    _ time: String, _ infinitive: String, _ tense: String, _ person: String, _ result: String, _ kind: String? = nil
  ) -> String {
    let kind = kind.map { "\"kind\":\"\($0)\"," } ?? ""
    return "{\"time\":\"\(time)\",\"infinitive\":\"\(infinitive)\",\"tense\":\"\(tense)\",\"person\":\"\(person)\","
      + "\"answer\":\"x\",\"result\":\"\(result)\",\(kind)\"grade\":\(result == "correct" ? 3 : 1),\"milliseconds\":900,\"mode\":\"quiz\",\"version\":\"1\"}"
  }

  static func run(
    _ line: String = "", _ log: [String] = log, width: Int = 80, locale: String = "C.UTF-8",
    _ settings: [String: String] = [:], _ speech: (any Speech)? = nil
  ) throws -> String {
    let terminal = ScriptedTerminal(features: TerminalFeatures(width: width))
    let now = try #require(Timestamp("2026-11-21T08:00:00.000Z"))
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter(settings)), terminal: terminal,
      clock: ScriptedClock(start: now, zoneOffset: 3600), history: MemoryLines(log), analytics: NoAnalytics(),
      speech: speech, locale: FixedLocale(locale),
      environment: DictionaryEnvironment())
    let code = try Program.run(["stats"] + line.split(separator: " ").map { String($0) }, in: world)
    #expect(code == .done)
    #expect(terminal.messages == [])
    return terminal.output
  }

  @Test func narrowed() throws {
    let output = try Self.run("--tense present,preterite --person 1s --verb pensar --days 2")
    #expect(
      output.hasPrefix(
        "Your progress: present, preterite, yo, pensar, the last 2 days\n\n  answers     1: 100% right\n")
    )
    #expect(try Self.run("--tense imperfect").hasPrefix("No answers of this kind yet: "))
  }

  @Test(arguments: ["", "--format text"])
  func beforeTheFirstAnswer(_ line: String) throws {
    #expect(try Self.run(line, []) == "No answers yet: start with “conjugar quiz”; every answer counts.\n")
    #expect(try Self.run("\(line) --days 3", []).hasPrefix("No answers of this kind yet") == false)
  }

  @Test func longForm() throws {
    let lines = try Self.run("--format tsv").split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(lines.allSatisfy { $0.count == 16 })
    let wanted = [
      "section key answers correct accentSlips wrong skipped accuracy returns kept retention days milliseconds "
        + "earlierMilliseconds share margin",
      "all all 8 3 1 3 1 37 4 3 75     ",
      "tense present 4 3 0 1 0 75 2 2 100     ", "person - 1 0 0 0 1 0 0 0      ",
      "kind strong-preterite 3 0 1 2 0 0 2 1 50     ", "verb tener 3 0 1 2 0 0 2 1 50     ",
      "week 2026-11-09 3 1 0 2 0 33 0 0      ", "error other-tense 1             ", "day 2026-11-20 4             ",
      "day 2026-11-21 1             ", "streak current          2    ", "streak longest          2    ",
    ]
    for row in wanted { #expect(lines.contains { $0.joined(separator: " ") == row }, "\(row)") }
    // Before anything is claimed as well.
    #expect(lines.filter { $0[0] == "claim" }.map { $0[1] } == ["all"] + Level.allCases.map { $0.rawValue[...] })
    // Nor where nothing was answered.
    #expect(try Self.run("--format tsv", []).split(separator: "\n").count { $0.hasPrefix("claim\t") } == 7)
  }

  /// Ten right answers, none after a miss: from the fifth on they come in half the time.
  @Test func fluency() throws {
    let log = (0..<10).map { number in
      Self.line("2026-11-20T18:00:0\(number).000Z", "hablar", "present", "1s", "correct")
        .replacing(":900,", with: ":5000,\"firstKeyMilliseconds\":\(number < 5 ? 2640 : 1320),")
    }
    let page = try Self.run("", log)
    #expect(page.contains(/\nSeconds to the first key +now  before  of\n/))
    #expect(page.contains(/\n  present +█+ +1\.3 +2\.6  10\n/))
    #expect(page.contains(/\n  regular-ar +█+ +1\.3 +2\.6  10\n/))
    let plain = try Self.run("--plain", log)
    #expect(
      plain.contains(
        """
        Seconds to the first key: all 1.3 now, 2.6 before of 10; present 1.3 now, 2.6
        before of 10; regular-ar 1.3 now, 2.6 before of 10.
        """), "\(plain)")
    #expect(try Self.run("--format tsv", log).contains("\nfirst-key\tpresent\t10\t\t\t\t\t\t\t\t\t\t1320\t2640\t\t\n"))
  }

  /// What one commands is told of everything, whatever the sessions keep to.
  @Test func claimsAreOfEveryTense() throws {
    let log = (0..<60).map { number in
      let cell = [("ser", "present"), ("hablar", "preterite"), ("ir", "future")][number % 3]
      return Self.line("2026-11-20T1\(number / 6):0\(number % 6):00.000Z", cell.0, cell.1, "1s", "correct")
    }
    func claims(_ settings: [String: String]) throws -> [Substring] {
      try Self.run("--format tsv", log, settings).split(separator: "\n").filter { $0.hasPrefix("claim\t") }
    }
    let all = try claims([:])
    #expect(try claims(["tenses": "future"]) == all && claims(["tenses": "preterite"]) == all, "\(all)")
  }

  /// What only a voice can do is proposed where there is one.
  @Test(arguments: [true, false])
  func spellingIsDrilledByEarWhereSomethingSpeaks(_ isThere: Bool) throws {
    struct Voice: Speech {
      let isThere: Bool
      func say(_ text: String) {}
    }
    let log = (0..<3).map { Self.line("2026-11-20T18:0\($0):00.000Z", "hacer", "present", "1s", "wrong", "spelling") }
    let output = try Self.run("", log, [:], Voice(isThere: isThere))
    #expect(output.contains("spelling by ear") && output.contains("quiz --listen") == isThere, "\(output)")
  }

  @Test func json() throws {
    let text = try Self.run("--format json")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    func keys(_ section: String) -> [String] {
      rows.filter { $0["section"] as? String == section }.compactMap { $0["key"] as? String }
    }
    #expect(rows[0]["accuracy"] as? Int == 37)
    #expect(rows.allSatisfy { $0.count == 16 })
    #expect(keys("weakest") == ["ye-hue gerund", "strong-preterite preterite", "e>ie present"])
    #expect(keys("cell") == ["gerund -", "present 1s", "preterite 3p"])
    #expect(rows.last?["days"] as? Int == 2)
    #expect(try Self.run("--format json --tense present", []) == "[]\n")
  }

  /// Every tense, person and kind of error, with answers on every day of a year.
  private static let busy: [String] = {
    let verbs = ["tener", "hablar", "desosar", "conocer", "huir", "enviar", "saber", "yacer"]
    let slots = Slot.all.filter { $0 != .infinitive }
    return (0..<3000).compactMap { number in
      let time = Timestamp(milliseconds: 1_795_000_000_000 - Int64(3000 - number) * 11_000_000)
      let slot = slots[number % slots.count]
      let result = ["correct", "correct", "wrong", "accentSlip", "correct", "skipped"][number % 6]
      return line(
        time.description, verbs[number % 8], slot.tense.id, slot.person?.id ?? "-", result,
        result == "wrong" ? "other-tense-and-person" : nil)
    }
  }()

  @Test(
    arguments: [32, 40, 60, 80, 120, 200], ["", "--format text", "--color always", "--tense present --person 1s,2v"])
  func fits(_ width: Int, _ line: String) throws {
    for locale in ["C", "en_US.UTF-8"] {
      let lines = try Self.run(line, Self.busy, width: width, locale: locale).split(separator: "\n")
      #expect(lines.count > 20)
      #expect(lines.filter { $0.displayWidth > width } == [])
      #expect(lines.filter { $0.hasSuffix(" ") } == [])
    }
  }

  /// Who listens hears no more than forty lines, however much there is to tell.
  @Test func plainIsShort() throws {
    #expect(try Self.run("--plain", Self.busy).split(separator: "\n").count < 40)
  }

  @Test func colorChangesNoLetter() throws {
    let plain = try Self.run("--color never", Self.busy)
    let colored = try Self.run("--color always", Self.busy)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  /// Without blocks there are no signs but those of ASCII, and the letters of Spanish.
  @Test func withoutBlocks() throws {
    let signs = Set(try Self.run("", Self.busy, locale: "C")).filter { !$0.isASCII && !$0.isLetter }
    #expect(signs == [])
  }

  /// A log may have been written by anybody.
  @Test(arguments: ["", "--format text", "--format tsv", "--format json"])
  func theLogCannotSteerTheTerminal(_ line: String) throws {
    let bad = Self.line("2026-11-20T18:00:00.000Z", "\\u001b[2J\\t\\u202e", "present", "1s", "wrong", "\\u001b[2J\\n")
    let output = try Self.run(line, [bad])
    #expect(output.unicodeScalars.allSatisfy { !$0.steersTerminal || $0 == "\n" || $0 == "\t" })
    if line.contains("tsv") { #expect(output.split(separator: "\n").allSatisfy { $0.count { $0 == "\t" } == 15 }) }
  }

  @Test(arguments: [
    ("--days 0", ExitCode.usage, "“0” is not a valid number for --days"),
    ("--verb xyzzy", .badInput, "“xyzzy” is not an infinitive"),
    ("--tense gerund --person 1s", .usage, "gerund has no person 1s"),
    ("--format xml", .usage, "“xml” is not a format here"),
    ("hard", .usage, "unexpected word “hard” after “conjugar stats”"),
  ])
  func whatIsWrongIsSaid(_ line: String, _ code: ExitCode, _ beginning: String) throws {
    let error = #expect(throws: (any Error).self) { try Self.run(line) }
    #expect((error as? any Failure)?.exitCode == code)
    #expect("\(error.map { "\($0)" } ?? "")".hasPrefix(beginning))
  }
}
