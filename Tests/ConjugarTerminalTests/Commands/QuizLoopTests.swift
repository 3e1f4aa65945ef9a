import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("What a quiz keeps and how it is spoken")
struct QuizLoopTests {
  private let log = MemoryLines()
  private let board = MemoryLeaderboard()

  private func run(
    _ line: String, _ input: [String], history: (any KeptLines)? = nil
  ) throws -> (terminal: ScriptedTerminal, code: ExitCode) {
    let terminal = ScriptedTerminal(input)
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter()), terminal: terminal,
      clock: ScriptedClock(start: Timestamp(milliseconds: 0), step: 1000), randomness: FixedSeed(7, shuffles: false),
      history: history ?? log, leaderboard: board, analytics: NoAnalytics(), reviewPrompter: NoStarPrompter())
    let code = try Program.run(line.split(separator: " ").map { String($0) }, in: world)
    return (terminal, code)
  }

  private var answers: [LogEntry] { get throws { try log.standing() } }

  /// They were taken for an answer and skipped.
  @Test(arguments: ["?", "??", " ¿? "])
  func questionMarksAskForAHint(_ line: String) throws {
    let output = try run("quiz tener present 1s -n 1 --format jsonl", [line, "tengo"]).terminal.output
    #expect(output.contains(#""event":"hint","awaits":true"#))
  }

  /// A right form after somebody else's pronoun is right, and a program is told so too.
  @Test func aProgramIsToldOfAnotherSubject() throws {
    let output = try run("quiz tener present 1s -n 1 --format jsonl", ["tú tengo"]).terminal.output
    #expect(output.contains(#""result":"correct""#) && output.contains(#""reasons":["tú is not yo","#))
  }

  /// A line that is no whole object is told of, and is no answer.
  @Test(arguments: [
    #"{"answer":"tengo""#, #"{'answer':'tengo'}"#, #"{"answer":"tengo"} {"answer":"x"}"#, #"{"answer":1}"#,
  ])
  func aBrokenObjectIsNoAnswer(_ line: String) throws {
    let output = try run("quiz tener present 1s -n 1 --format jsonl", [line, #"{"answer":"tengo"}"#]).terminal.output
    let error = try #require(output.split(separator: "\n").first { $0.contains(#""event":"error""#) })
    #expect(error.contains(#"is not an answer (accepted: the answer alone, or {\"answer\":\"tengo\"})"#))
    #expect(try answers.map(\.answer) == ["tengo"])
  }

  /// The window may become another while a quiz goes on.
  @Test func aPageFollowsTheWidthOfTheTerminal() throws {
    let terminal = ScriptedTerminal()
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    let pages = try [[:], [Flags.plain.name: []]].map { QuizPage(renderer: try world.renderer(Arguments(texts: $0))) }
    let quiz = Quiz([], QuizOptions(difficulty: .easy, region: .spain))
    for width in [80, 30] {
      terminal.features = TerminalFeatures(width: width)
      for page in pages {
        let lines = page.notice(.emptyLine, quiz).split(separator: "\n")
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        #expect((lines.count == 1) == (width == 80))
      }
    }
  }

  @Test func everyAnswerIsKept() throws {
    _ = try run(
      "quiz --verb tener --tense preterite --person 1s,2s,3s,1p --questions 4 --seed 5",
      ["?", "túve", "tuviste", "", "x", "", "tuvo", "y"])
    let answers = try answers
    #expect(answers.map(\.infinitive) == Array(repeating: "tener", count: 6))
    #expect(answers.map(\.mode) == [.quiz, .quiz, .quiz, .quiz, .practice, .practice])
    #expect(answers.allSatisfy { $0.seed == 5 && $0.version == Version.current && $0.milliseconds == 1000 })
    for answer in answers {
      switch answer.result {
      case .wrong, .skipped: #expect(answer.grade == .again)
      case .accentSlip: #expect(answer.grade == .hard)
      case .correct: #expect(answer.grade == .good)
      }
    }
  }

  /// The first key of the answer, not that of the hint before it; nothing of it where lines come whole.
  @Test func theTimeToTheFirstKeyIsKept() throws {
    final class Keyboard: Terminal {
      let features = TerminalFeatures()
      let clock: ScriptedClock
      var lines = ["?", "yendo"]
      init(_ clock: ScriptedClock) { self.clock = clock }
      func readLine(atFirstKey: () -> Void) -> String? {
        clock.advance(by: 2000)
        atFirstKey()
        clock.advance(by: 500)
        return lines.isEmpty ? nil : lines.removeFirst()
      }
      func write(_ text: String) {}
      func write(_ bytes: [UInt8]) {}
      func report(_ message: String) {}
      func flush() {}
    }
    let clock = ScriptedClock(start: Timestamp(milliseconds: 0))
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter()), terminal: Keyboard(clock),
      clock: clock, randomness: FixedSeed(7), history: log, leaderboard: MemoryLeaderboard(),
      analytics: NoAnalytics(),
      reviewPrompter: NoStarPrompter())
    _ = try Program.run(["quiz", "--verb", "ir", "--tense", "gerund"], in: world)
    let answer = try #require(try answers.first)
    #expect((answer.firstKeyMilliseconds, answer.milliseconds) == (4500, 5000))
    _ = try run("quiz --verb ir --tense gerund", ["yendo"])
    #expect(try answers.last?.firstKeyMilliseconds == nil)
  }

  /// The misses are offered in a pipe as well, where whatever is no empty line leaves them, and is no answer.
  @Test func practiceIsOfferedNotBegun() throws {
    let output = try run("quiz 1 tener present 1s", ["x", "tengo"]).terminal.output
    #expect(output.contains("return: practice") && output.contains("The end"), "\(output)")
    #expect(try answers.map(\.answer) == ["x"])
  }

  @Test func aVerbIsPutAwayAmongTheMisses() throws {
    let input = ["x", "y", "z", "", ":never", "soy", "voy"]
    let output = try run("quiz 3 --verb tener,ser,ir --tense present --person 1s", input).terminal.output
    #expect(try answers.filter { $0.mode == .practice }.map(\.answer).sorted() == ["soy", "voy"], "\(output)")
  }

  /// It stands there again, not the offer before it, which would take the next line for its own.
  @Test func theFirstMissIsTakenBack() throws {
    let line = "quiz 2 --verb tener --tense present --person 1s,3s"
    let output = try run(line, ["x", "z", "", "tango", ":undo", "tengo"]).terminal.output
    #expect(output.components(separatedBy: "once more (for practice").count == 2, "\(output)")
    #expect(try answers.map(\.answer) == ["x", "z", "tengo"])
  }

  @Test func aHintMakesARightAnswerAHardOne() throws {
    _ = try run("quiz --verb ir --tense gerund", ["?", "yendo"])
    #expect(try answers.map(\.grade) == [.hard])
  }

  /// A person sees the verdict before the disk is waited for; what a program is told is on it, though it pull the plug.
  @Test(arguments: [("text", true), ("jsonl", false)])
  func whenAnAnswerIsKept(_ format: String, isToldBefore: Bool) throws {
    struct Log: KeptLines {
      let location = "here"
      let terminal: ScriptedTerminal
      let isToldBefore: Bool
      func append(_ line: String) {
        let isTold = ["right", "wrong", "verdict"].contains { terminal.output.contains($0) }
        #expect(isTold == isToldBefore)
      }
      func forEachLine(_ body: (KeptLine) -> Void) {}
    }
    for input in ["yendo", "iendo"] {
      let terminal = ScriptedTerminal([input])
      let world = World.unitTest(
        onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter()), terminal: terminal,
        clock: ScriptedClock(start: Timestamp(milliseconds: 0)), randomness: FixedSeed(7),
        history: Log(terminal: terminal, isToldBefore: isToldBefore), leaderboard: MemoryLeaderboard(),
        analytics: NoAnalytics(),
        reviewPrompter: NoStarPrompter())
      _ = try Program.run(["quiz", "--verb", "ir", "--tense", "gerund", "--format", format], in: world)
      #expect(["✓ right", "✗ wrong", "\"verdict\""].contains { terminal.output.contains($0) })
    }
  }

  /// Whoever waits for the lock of a leaderboard sees how the last answer was judged.
  @Test func theLastVerdictIsShownBeforeAScoreIsTried() throws {
    final class Screen: Terminal {
      let features = TerminalFeatures()
      var (shown, written) = ("", "")
      func readLine(atFirstKey: () -> Void) -> String? { "yendo" }
      func write(_ text: String) { written += text }
      func write(_ bytes: [UInt8]) { written += String(decoding: bytes, as: UTF8.self) }
      func report(_ message: String) {}
      func flush() { shown = written }
    }
    struct Board: LeaderboardDouble {
      let screen: Screen
      func enter(_ score: Score) { #expect(screen.shown.contains("✓ right")) }
      func scores() -> [Score] {
        #expect(screen.shown.contains("✓ right"))
        return []
      }
    }
    let screen = Screen()
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter()), terminal: screen,
      clock: ScriptedClock(start: Timestamp(milliseconds: 0)), randomness: FixedSeed(7), history: MemoryLines(),
      leaderboard: Board(screen: screen), analytics: NoAnalytics(), reviewPrompter: NoStarPrompter())
    _ = try Program.run(["quiz", "--verb", "ir", "--tense", "gerund", "--questions", "1"], in: world)
    #expect(screen.written.contains("The end"))
  }

  /// No message accepts what was just refused.
  @Test func aProgramIsNotSpokenTo() throws {
    let output = try run("quiz hablar --tense gerund -n 1 --format jsonl", [":say"]).terminal.output
    #expect(output.contains("“:say” is not a command here (accepted: ?, :why, :undo, :quit and :never)"), "\(output)")
  }

  @Test func answersThatCannotBeKeptAreToldOnce() throws {
    struct FullLog: KeptLines {
      let location = "here"
      func append(_ line: String) throws(StorageError) { throw .cannotWrite(location: location, reason: "disk full") }
      func forEachLine(_ body: (KeptLine) -> Void) {}
    }
    let (terminal, code) = try run(
      "quiz --verb hablar --tense gerund,participle --questions 2", ["hablando", "hablado"], history: FullLog())
    #expect(code == .readWrite)
    #expect(terminal.messages == ["conjugar: your answers are not being saved: cannot write here: disk full"])
    #expect(terminal.output.contains("right          2 of 2 (100%)\n"))
  }

  @Test func anAnswerTakenBackStaysInTheLogAndIsRetractedAtOnce() throws {
    let (terminal, _) = try run(
      "quiz --verb hablar --tense gerund,participle --questions 2",
      [":undo", "hablido", ":undo", ":UNDO", "hablando", "hablado"])
    #expect(terminal.output.contains("Taken back; here it is again.\n\n1/2 hablar"))
    #expect(terminal.output.split(separator: "There is no answer to take back.").count == 3)
    #expect(terminal.output.contains("right          2 of 2 (100%)\n"))
    #expect(try log.lines().count == 4)
    #expect(try answers.map(\.answer) == ["hablando", "hablado"])
  }

  @Test func aQuizInJSONLines() throws {
    let (terminal, code) = try run(
      "quiz --verb tener --tense preterite --person 1s,3p --questions 2 --format jsonl --seed 42 --second-person tu",
      ["?", "tuve", ":help", "tenieron"])
    #expect(code == .done)
    let lines = terminal.output.split(separator: "\n")
    #expect(
      lines.first
        == """
        {"event":"start","protocol":1,"version":"\(Version.current)","mode":"quiz","questions":2,"minutes":null,\
        "region":"latin-america","difficulty":"easy","retry":false,"seed":42}
        """)
    let events = lines.map { $0.split(separator: "\"")[3] }
    #expect(events == ["start", "question", "hint", "verdict", "question", "error", "verdict", "finish"])
    #expect(lines.last?.contains("\"correct\":") ?? false)
    // Nobody types, so nothing is repeated, and misses do not come back.
    #expect(lines.allSatisfy { $0.first == "{" && $0.last == "}" })
  }

  @Test func theEventsOfAQuestion() throws {
    let (terminal, _) = try run(
      "quiz --verb tener --tense preterite --person 3p --questions 1 --format jsonl", ["tenieron"])
    let lines = terminal.output.split(separator: "\n").map { String($0) }
    #expect(lines.count == 4)
    #expect(
      lines[1] == """
        {"event":"question","awaits":true,"number":1,"direction":"produce","infinitive":"tener",\
        "gloss":"to have, be (… years old), have to (tener que)","tense":"preterite","person":"3p","subject":"ellos"}
        """)
    #expect(
      lines[2].hasPrefix(
        """
        {"event":"verdict","number":1,"infinitive":"tener","tense":"preterite","person":"3p","answer":"tenieron",\
        "result":"wrong","accepted":["tuvieron"],"points":0,"score":0,"hinted":0,"milliseconds":1000,"reasons":["
        """))
    #expect(
      lines[3] == """
        {"event":"finish","score":0,"points":0,"total":1,"correct":0,"accentSlips":0,"wrong":1,"skipped":0,"seconds":4,\
        "personalBest":false}
        """)
  }

  @Test func anUnfinishedQuizHasNoScoreInEvents() throws {
    let (terminal, _) = try run("quiz --questions 3 --format jsonl", ["x"])
    #expect(terminal.output.contains("{\"event\":\"finish\",\"score\":null,"))
    #expect(board.scores().isEmpty)
  }

  /// What the diagnosis says already is not said again as the reason of the right form.
  @Test(arguments: ["", " --plain"])
  func aReasonIsToldOnce(_ look: String) throws {
    let output = try run("quiz --choice ser-estar --questions 2\(look)", ["es", "está"]).terminal.output
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.ranges(of: "asks for ser: what he is like").count == 1, "\(output)")
    #expect(!words.contains("follows no rule"))
  }

  @Test(arguments: [(0, "0 s"), (59, "59 s"), (60, "1 min 0 s"), (125, "2 min 5 s")])
  func duration(_ seconds: Int, _ text: String) throws {
    var quiz = try Quiz(QuizOptions(region: .spain, questions: 1), shuffling: .none)
    _ = quiz.submit("")
    let page = QuizPage(renderer: PlainRenderer { 80 }, frame: QuizPage.Frame(opening: []) { _, _ in [] })
    #expect(page.end(quiz.report(milliseconds: seconds * 1000), nil).contains(", time \(text)."))
  }

  /// The *no* of an order not to do something is free, so it is never marked as missing.
  @Test func aFreeNoIsNoDifference() throws {
    let line = "quiz --verb hablar --tense negative-imperative --person 2s --questions 1"
    let without = try run(line, ["hablas"]).terminal.output
    #expect(without.contains("\n       hablas\n    no hables\n           ^\n"))
    let with = try run(line, ["no hablas"]).terminal.output
    #expect(with.contains("\n    no hablas\n    no hables\n           ^\n"))
  }
}
