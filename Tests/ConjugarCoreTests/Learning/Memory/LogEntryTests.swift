import ConjugarCore
import Testing

@Suite("Answers in the log")
struct LogEntryTests {
  static let example = """
    {"id":"k3v9","time":"2026-11-21T18:03:07.412Z","zone":-180,"infinitive":"tener","tense":"preterite","person":"3p",\
    "answer":"tenieron","result":"wrong","kind":"regularised","grade":1,"hints":0,"milliseconds":4210,"mode":"quiz",\
    "seed":42,"version":"2.0.0"}
    """

  /// As version 1 wrote it.
  static let first = """
    {"time":"2026-11-21T18:03:07.412Z","infinitive":"tener","tense":"preterite","person":"3p","answer":"tenieron",\
    "result":"wrong","kind":"regularised","grade":1,"milliseconds":4210,"mode":"quiz","seed":42,"version":"1.0.0",\
    "replaces":"2026-11-21T18:03:02.000Z"}
    """

  @Test func readsAndWritesTheLineOfVersion1() throws {
    let answer = try #require(LogEntry(line: Self.first))
    #expect((answer.id, answer.zone, answer.hints) == (nil, nil, 0))
    #expect(answer.rare.replaces?.description == "2026-11-21T18:03:02.000Z")
    #expect(answer.line == Self.first)
  }

  /// Only where keys come one by one is the first of them known; what cannot be is bounded.
  @Test func keepsTheTimeToTheFirstKey() throws {
    let line = Self.example.dropLast() + ",\"firstKeyMilliseconds\":1830}"
    let answer = try #require(LogEntry(line: line))
    #expect(answer.firstKeyMilliseconds == 1830)
    #expect(answer.line == line)
    #expect(try #require(LogEntry(line: Self.example)).firstKeyMilliseconds == nil)
    #expect(LogEntry(line: line.replacing("1830", with: "-5"))?.firstKeyMilliseconds == 0)
    #expect(LogEntry(line: line.replacing("1830", with: "99999999999"))?.firstKeyMilliseconds == 86_400_000)
    #expect(LogEntry(line: line.replacing("1830", with: "\"soon\""))?.firstKeyMilliseconds == nil)
  }

  @Test func readsAndWritesARetraction() throws {
    let line = #"{"id":"b","time":"2026-11-21T18:03:07.412Z","retracts":"k3v9"}"#
    #expect(LogLine(line.utf8) == .retraction(of: "k3v9"))
    let time = try #require(Timestamp("2026-11-21T18:03:07.412Z"))
    #expect(LogLine.retraction(of: "k3v9", id: "b", at: time) == line)
    #expect(LogEntry(line: line) == nil)
  }

  /// No two machines, sessions or answers have the same.
  @Test func identifiersDiffer() {
    let now = Timestamp(milliseconds: 1_777_636_800_000)
    var all: Set<String> = []
    for (seed, time, uptime) in [(1, 0, 0), (2, 0, 0), (1, 1, 0), (1, 0, 1)] as [(UInt64, Int64, UInt64)] {
      var identifiers = LogIdentifiers(
        seed: seed, time: Timestamp(milliseconds: now.milliseconds + time), uptime: uptime)
      for _ in 0..<1000 { all.insert(identifiers.next()) }
    }
    #expect(all.count == 4000)
    #expect(all.allSatisfy { $0.count == 13 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
  }

  @Test func readsAndWritesTheLineOfTheContract() throws {
    let answer = try #require(LogEntry(line: Self.example))
    #expect(answer.time.description == "2026-11-21T18:03:07.412Z")
    #expect(answer.infinitive == "tener")
    #expect(answer.slot == Slot(.preterite, .thirdPlural))
    #expect(answer.answer == "tenieron")
    #expect(answer.result == .wrong)
    #expect(answer.kind == "regularised")
    #expect(answer.grade == .again)
    #expect(answer.milliseconds == 4210)
    #expect(answer.mode == .quiz)
    #expect(answer.seed == 42)
    #expect((answer.id, answer.zone, answer.hints) == ("k3v9", -180, 0))
    #expect(answer.version == "2.0.0")
    #expect(answer.line == Self.example)
  }

  @Test(arguments: [
    // What is not known is passed over, and the order does not matter.
    (
      #" { "grade" : 3 , "note":{"a":["}",1]}, "mode":"review","tense":"gerund","person":"-","x":null,"#
        + #""infinitive":"o\u00edr\/","answer":"\"\\\t","result":"correct","time":"2026-11-21T18:03:07.412Z"} "#,
      "oír/", "\"\\\t"
    ),
    (
      #"{"time":"1970-01-01T00:00:00.000Z","infinitive":"a","tense":"present","person":"1s","answer":"\ud83d\ude00","#
        + #""result":"skipped","grade":1,"mode":"practice","seed":-1,"version":7}"#,
      "a", "😀"
    ),
  ])
  func readsKindly(_ line: String, infinitive: String, typed: String) throws {
    let answer = try #require(LogEntry(line: line))
    #expect(answer.infinitive == infinitive)
    #expect(answer.answer == typed)
    #expect(LogEntry(line: answer.line) == answer)
  }

  @Test func noPieceOfALineIsAnAnswer() {
    var text = Self.example
    while text.popLast() != nil { #expect(LogEntry(line: text) == nil, "\(text)") }
  }

  @Test(arguments: [
    ("\"3p\"", "\"9z\""),  // no person
    ("\"3p\"", "\"-\""),  // none, for a tense that has persons
    ("preterite", "aorist"), ("wrong", "bad"), ("\"grade\":1", "\"grade\":9"), ("2026-11", "2026-13"),
    ("tenieron\"", "tenieron\\"), ("tenieron", "\\x"), ("tenieron", "\\u12"), ("tenieron", "\\u+041"),
    ("{\"id", "[\"id"), ("}", "} x"),
    ("\"infinitive\":\"tener\",", ""),
  ])
  func isNoAnswer(_ part: String, _ instead: String) throws {
    let range = try #require(Self.example.firstRange(of: part))
    #expect(LogEntry(line: Self.example.replacingCharacters(in: range, with: instead)) == nil)
  }

  @Test func bytesThatAreNoTextAreNoAnswer() throws {
    var bytes = Array(Self.example.utf8)
    bytes[try #require(Self.example.utf8.firstRange(of: "tenieron".utf8)).lowerBound.utf16Offset(in: Self.example)] =
      0xFF
    #expect(LogLine(bytes) == nil)
  }

  /// What steers a terminal is escaped, so the log is safe to look at.
  @Test func controlCharactersAreEscaped() throws {
    var answer = try #require(LogEntry(line: Self.example))
    answer.answer = "a\u{1B}[2Jb\u{202E}\u{0}"
    #expect(answer.line.unicodeScalars.allSatisfy { !$0.steersTerminal })
    #expect(LogEntry(line: answer.line) == answer)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound] + text + self[range.upperBound...])
  }

  /// An answer to a sentence keeps which one it was, what it trains, and what was missed.
  @Test func sentence() throws {
    let line =
      #"{"id":"a","time":"2026-11-21T18:03:07.412Z","zone":0,"infinitive":"ser","tense":"present","person":"3s","#
      + #""answer":"está","result":"wrong","kind":"other-verb","grade":1,"hints":0,"milliseconds":1,"mode":"quiz","#
      + #""version":"2.0.0","choice":"ser-estar-trait","sentence":"8696ebf8","missed":"choice"}"#
    let entry = try #require(LogEntry(line: line))
    #expect(entry.rare.choice == "ser-estar-trait")
    #expect(entry.rare.sentence == "8696ebf8")
    #expect(entry.rare.missed == .choice)
    #expect(entry.line == line)
  }
}
