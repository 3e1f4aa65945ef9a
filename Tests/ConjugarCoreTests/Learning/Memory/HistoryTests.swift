import ConjugarCore
import Testing

@Suite("History")
struct HistoryTests {
  /// The answer of a second, to a cell that its letter names.
  private static func answer(
    _ seconds: Int64, _ infinitive: String, id: String? = nil, zone: Int? = nil, replaces: Int64? = nil
  ) -> LogEntry {
    var answer = LogEntry(
      infinitive, Slot.of(.present)[0], .wrong, at: Timestamp(milliseconds: seconds * 1000))
    (answer.id, answer.zone, answer.answer, answer.kind) = (id, zone, "x", "ending")
    (answer.milliseconds, answer.version) = (900, "2.0.0")
    answer.rare.replaces = replaces.map { Timestamp(milliseconds: $0 * 1000) }
    return answer
  }

  private static func read(
    _ lines: [String], now: Int64 = 1_000_000, _ zoneOffset: @escaping (Timestamp) -> Int = { _ in 0 }
  ) throws -> LogReading {
    try MemoryLines(lines).log(at: Timestamp(milliseconds: now * 1000), zoneOffset: zoneOffset)
  }

  private static func names(_ history: History) -> [String] {
    history.answers.map(\.infinitive)
  }

  /// Two quizzes at once write as they come.
  @Test func theOrderIsThatOfTime() {
    let answers = [Self.answer(3, "c"), Self.answer(1, "a"), Self.answer(4, "d"), Self.answer(2, "b")]
    #expect(Self.names(History(answers)) == ["a", "b", "c", "d"])
  }

  @Test func version1SaysItselfWhatAnAnswerReplaces() {
    let history = History([Self.answer(1, "a"), Self.answer(2, "a", replaces: 1), Self.answer(3, "c")])
    #expect(history.answers.map(\.time.milliseconds) == [2000, 3000])
  }

  /// Wherever the retraction stands: two files may be read in any order.
  @Test(arguments: [false, true])
  func whatWasTakenBackDoesNotCount(_ isReversed: Bool) throws {
    let lines = [
      Self.answer(1, "a", id: "one").line, LogLine.retraction(of: "one", id: "x", at: .zero),
      Self.answer(2, "b", id: "two").line, LogLine.retraction(of: "nothing", id: "y", at: .zero),
    ]
    let reading = try Self.read(isReversed ? lines.reversed() : lines)
    #expect(Self.names(reading.history) == ["b"])
    #expect(reading.notes.isEmpty)
    #expect(reading.files.map(\.lines) == [4])
  }

  /// By the identifier or, in lines of version 1, by time and cell.
  @Test func equalAnswersCountOnce() throws {
    let lines = [Self.answer(1, "a", id: "one").line, Self.answer(1, "a", id: "two").line, Self.answer(1, "a").line]
    #expect(try Self.read(lines).history.count == 3)
    #expect(try Self.read(lines + lines.reversed()).history.count == 3)
    // A line that another program wrote anew: other blanks, other escapes, the members in another order.
    let rewritten = """
      { "tense":"present", "person":"1s", "infinitive":"\\u0061", "time":"1970-01-01T00:00:01.000Z", "answer":"x",
        "result":"wrong", "grade":1, "mode":"quiz" }
      """
    #expect(try Self.read(lines + [rewritten.replacing("\n", with: " ")]).history.count == 3)
  }

  @Test func linesThatAreNoAnswersAreCountedAndTold() throws {
    let lines = [Self.answer(1, "a").line, "{\"time\":\"2026", "", Self.answer(2, "b").line, "<<<<<<< HEAD"]
    let reading = try Self.read(lines)
    #expect(Self.names(reading.history) == ["a", "b"])
    #expect(reading.notes == ["2 lines of memory are no answers and are not counted, first: line 2."])
    #expect(
      try Self.read(Array(lines.prefix(2))).notes == ["1 line of memory is no answer and is not counted: line 2."])
  }

  /// Damage is not the same as a learner who has not begun.
  @Test func aFileOfWhichNothingCanBeReadIsAnError() throws {
    let two = #expect(throws: StorageError.self) { try Self.read(["{", "}"]) }
    let hint = " (“conjugar check” tells how to fix it)"
    #expect(two?.description == "cannot read memory: none of its 2 lines is an answer" + hint)
    let one = #expect(throws: StorageError.self) { try Self.read(["x"]) }
    #expect(one?.description == "cannot read memory: its only line is not an answer" + hint)
    #expect(try Self.read([]).history.isEmpty)
    #expect(try Self.read([LogLine.retraction(of: "one", id: "x", at: .zero)]).history.isEmpty)
  }

  /// A clock that was wrong; that of another machine may be a little ahead.
  @Test func answersFromTheFutureAreToldAndDoNotCount() throws {
    let lines = [0, 300, 301, 4_000_000_000].map { Self.answer($0, "a").line }
    let reading = try Self.read(lines, now: 0)
    #expect(reading.history.count == 2)
    #expect(reading.notes == ["2 answers of memory are from the future and are not counted, first: line 3."])
    // Nor do they take another one back.
    let replacing = Self.answer(4_000_000_000, "a", replaces: 0).line
    #expect(try Self.read([Self.answer(0, "a").line, replacing], now: 0).history.count == 1)
  }

  /// No verb is so long; one that is longer only for its escapes is read, and written again.
  @Test(arguments: [("\u{1}", 256, true), ("\u{1}", 257, false), ("ñ", 128, true), ("ñ", 129, false)])
  func wordsAreBounded(_ letter: String, _ count: Int, _ isRead: Bool) throws {
    let entry = Self.answer(1, String(repeating: letter, count: count), id: "i")
    #expect((LogEntry(line: entry.line) == entry) == isRead)
    let reading = try Self.read([entry.line, Self.answer(2, "a", id: "j").line])
    #expect(reading.notes.isEmpty == isRead)
  }

  @Test func numbersAreBounded() throws {
    let line = Self.answer(1, "a", id: "i", zone: 60).line
    for (number, kept) in [
      ("9223372036854775807", 86_400_000), ("9999999999", 86_400_000), ("-5", 0), ("1e9", 0),
      ("9223372036854775808", 0), ("99999999999999999999", 0),
    ] {
      let entry = try #require(
        LogEntry(line: line.replacing("\"milliseconds\":900", with: "\"milliseconds\":\(number)")))
      #expect(entry.milliseconds == kept)
    }
    for zone in ["1441", "-1441", "9223372036854775807", "\"60\"", "null"] {
      let entry = try #require(LogEntry(line: line.replacing("\"zone\":60", with: "\"zone\":\(zone)")))
      #expect(entry.zone == nil)
    }
    #expect(LogEntry(line: line.replacing("\"hints\":0", with: "\"hints\":1000000"))?.hints == 99)
  }
}

extension Timestamp {
  fileprivate static let zero = Timestamp(milliseconds: 0)
}
