import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("conjugar quiz")
struct QuizCommandTests {
  let store = DictionaryGetterSetter(["retry": "off"])
  let log = MemoryLines()
  let board = MemoryLeaderboard()

  func run(
    _ line: String, _ input: [String], width: Int = 76, isInteractive: Bool = true,
    leaderboard: (any Leaderboard)? = nil, reviewPrompter: any StarPrompter = NoStarPrompter(),
    files: DictionaryFiles = DictionaryFiles()
  ) throws -> (terminal: ScriptedTerminal, code: ExitCode) {
    let terminal = ScriptedTerminal(input, features: TerminalFeatures(width: width, isInteractive: isInteractive))
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(store), terminal: terminal,
      clock: ScriptedClock(start: Timestamp(milliseconds: 0), step: 65_000), randomness: FixedSeed(7, shuffles: false),
      history: log, leaderboard: leaderboard ?? board, analytics: NoAnalytics(), reviewPrompter: reviewPrompter,
      files: files)
    let code = try Program.run(line.split(separator: " ").map { String($0) }, in: world)
    return (terminal, code)
  }

  private func message(_ line: String, files: DictionaryFiles = DictionaryFiles()) -> (text: String, code: ExitCode?) {
    do {
      _ = try run(line, [], files: files)
      return ("", nil)
    } catch {
      return ("\(error)", (error as? any Failure)?.exitCode)
    }
  }

  /// What a person sees: a right answer, a hint, a slip, a wrong answer, nothing typed, and practice.
  @Test func aWholeQuiz() throws {
    let (terminal, code) = try run(
      "quiz --verb tener --tense preterite --region spain --questions 5",
      ["tuve", "?", "tuviste", "túvo", ":help", "tenimos", "", "", "TUVIMOS", "tuvisteis"])
    #expect(code == .done)
    #expect(
      terminal.transcript == """
        5 questions · easy · spain
        ? hint · empty line: don’t know · :why · :undo takes back · :quit ends
        No Spanish keyboard? a' á · n~ ñ · u" ü

        1/5 tener · to have, be (… years old)
          preterite · pretérito perfecto simple
          yo: tuve
          ✓ right

        2/5 tener · to have, be (… years old)
          preterite · pretérito perfecto simple
          tú: ?
          strong preterite: the preterite has a stem of its own: it has to be
          learned (now 5 points) · ? says more
          tú: tuviste
          ✓ right, 5 points after the hint

        3/5 tener · to have, be (… years old)
          preterite · pretérito perfecto simple
          él: túvo
          ≈ only the accent · 5 points
            túvo
            tuvo
             ^
          preterites with a stem of their own end in -e for yo and in -o for él, and
          the ending is not stressed

        4/5 tener · to have, be (… years old)
          preterite · pretérito perfecto simple
          nosotros: :help
          “:help” is not a command here (accepted: ?, :why, :undo, :quit, :say and
          :never)
          nosotros: tenimos
          ✗ wrong
          “tenimos” goes like a regular verb
          in the preterite tener has the stem tuv- and the ending -imos, like
          estuvimos, anduvimos
            tenimos
            tuvimos
             ^^
          the preterite has a stem of its own: it has to be learned

        5/5 tener · to have, be (… years old)
          preterite · pretérito perfecto simple
          vosotros: \("")
          → tuvisteis
          the preterite has a stem of its own: it has to be learned

        The 2 you missed, once more (for practice, without points)
        return: practice   x: skip it   u: undo the last answer


        1/2 tener · to have, be (… years old)
          preterite · pretérito perfecto simple
          nosotros: TUVIMOS
          ✓ right

        2/2 tener · to have, be (… years old)
          preterite · pretérito perfecto simple
          vosotros: tuvisteis
          ✓ right

        Look at these again
          right      yours
          tuvo       túvo     tener, preterite, él
          tuvimos    tenimos  tener, preterite, nosotros
          tuvisteis  –        tener, preterite, vosotros

        The end
          score          10  = 20 points × 1.0 (spain) × 0.5 (easy)
          right          2 of 5 (40%) · 1 accent slip · 1 wrong · 1 skipped
          time           17 min 20 s
          personal best  10, your first of this kind

        """)
  }

  /// However much was missed, every miss stands there with the right form, and below them the score.
  @Test func theEndHasEveryMiss() throws {
    let quiz = "quiz 20 --difficulty difficult --region latin-america --second-person vos --seed 123456789"
    let answers = ["?", "x", "", "no sé"] + Array(repeating: "xyz", count: 40)
    let output = try run(quiz, answers, width: 80).terminal.output
    let end = try #require(output.firstRange(of: "\nLook at these again\n").map { output[$0.lowerBound...] })
    #expect(end.firstRange(of: "\nThe end\n").map { end[..<$0.lowerBound].count { $0 == "\n" } } == 23, "\(end)")
    #expect(!end.contains("more: conjugar quiz --weak"))
  }

  /// Two of verb, tense and person are told as such before the second try, and a second try that is wrong is wrong.
  @Test func aReadingRightInPart() throws {
    let output = try run(
      "quiz --recognize tener preterite --person 3p -n 1 --retry", ["tener imperfect ellos", "ir present yo"]
    ).terminal.output
    #expect(output.contains("\nVerb, tense and person in any order, by any name: conjugar present yo\n"))
    #expect(output.contains("≈ two of three · once more\n"))
    #expect(output.contains("✗ wrong\n"))
    #expect(!output.contains("0 points"))
  }

  /// What is right at the second try is no miss in the table that is filled.
  @Test func aTableFilledAtTheSecondTry() throws {
    let output = try run("quiz --table tener preterite --region spain --retry", ["tuve", "x", "tuviste"]).terminal
      .output
    #expect(output.contains("tú        tuviste\n"))
    #expect(!output.contains("tuviste ✗"))
  }

  /// Through a pipe nobody sees what is typed, so it is repeated.
  @Test func aTranscriptReadsTheSameThroughAPipe() throws {
    let line = "quiz --verb hablar --questions 2 --tense future"
    let answers = ["hablaré", "?", "hablaras"]
    let seen = try run(line, answers, leaderboard: MemoryLeaderboard()).terminal.transcript
    let piped = try run(line, answers, isInteractive: false, leaderboard: MemoryLeaderboard()).terminal
      .output
    #expect(piped == seen)
  }

  @Test func settingsHoldUnlessAnOptionSaysOtherwise() throws {
    store.update { $0 = ["region": "spain", "difficulty": "difficult", "questions": "3", "accents": "strict"] }
    #expect(try run("", []).terminal.output.hasPrefix("3 questions · difficult · spain\n"))
    let (terminal, _) = try run("quiz --region latin-america --questions 1 --difficulty easy --accents half", [])
    #expect(terminal.output.hasPrefix("1 question · easy · latin-america\n"))
  }

  @Test func strictAccentsEarnNothingAndComeBack() throws {
    let line = "quiz --verb hablar --tense present --questions 1 --accents strict"
    let output = try run(line, ["háblo", "hablo"]).terminal.output
    #expect(output.contains("≈ only the accent · 0 points\n"))
    #expect(output.contains("The one you missed, once more"))
  }

  @Test func aSeedIsToldAndRepeatsTheQuiz() throws {
    let first = try run("quiz --seed 99 --questions 3", ["a", "b", "c", "d"]).terminal.output
    #expect(first.contains("--seed 99\n"), "\(first.suffix(200))")
    #expect(try run("quiz --seed 99 --questions 3", ["a", "b", "c", "d"]).terminal.output.hasPrefix(first.prefix(400)))
  }

  @Test func thePersonalBestIsRemembered() throws {
    let line = "quiz --verb hablar --tense present --questions 2 --region spain"
    #expect(try run(line, ["hablo", "x"]).terminal.output.contains("personal best  5, your first of this kind\n"))
    #expect(try run(line, ["hablo", "hablas"]).terminal.output.contains("personal best  10, a new best (was 5)\n"))
    #expect(try run(line, ["x", "x"]).terminal.output.contains("personal best  10\n"))
    // Another difficulty is another kind.
    let other = try run(line + " --difficulty difficult", ["hablo", "x"]).terminal.output
    #expect(other.contains("personal best  15, your first of this kind\n"))
    #expect(try !run(line + " --no-history", ["hablo", "hablas"]).terminal.output.contains("personal best"))
  }

  @Test func anUnfinishedQuizHasNoScore() throws {
    let (terminal, code) = try run("quiz --questions 9", ["x", " :QUIT "])
    #expect(code == .done)
    #expect(terminal.output.contains("Unfinished: 1 of 9 answered, so there is no score.\n"))
    #expect(board.scores().isEmpty)
  }

  /// Whoever leaves while misses come back has finished the quiz all the same.
  @Test func theScoreIsKeptBeforePractice() throws {
    struct Board: LeaderboardDouble {
      let terminal: ScriptedTerminal
      func enter(_ score: Score) throws(StorageError) {
        // Where practice is offered, the last answer can still be taken back.
        #expect(terminal.output.hasSuffix("undo the last answer\n"))
      }
      func scores() -> [Score] { [] }
    }
    let terminal = ScriptedTerminal(["x", "hablando"])
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(store), terminal: terminal,
      clock: ScriptedClock(start: Timestamp(milliseconds: 0)), randomness: FixedSeed(7),
      history: log, leaderboard: Board(terminal: terminal), analytics: NoAnalytics(), reviewPrompter: NoStarPrompter()
    )
    _ = try Program.run(["quiz", "--verb", "hablar", "--tense", "gerund"], in: world)
    #expect(terminal.output.contains("you missed, once more"))
  }

  /// At a terminal, unless the setting says otherwise, a wrong answer is told without the form and tried again.
  @Test func aWrongAnswerIsTriedAgain() throws {
    store.update { $0 = [:] }
    let line = "quiz --verb tener --tense preterite --person 3p --questions 1"
    let output = try run(line, ["tenieron", "tuvieron", ":why"]).terminal.output
    let parts = output.split(separator: "✗ wrong · once more\n").map(String.init)
    #expect(parts.count == 2 && !parts[0].contains("tuvieron"))
    #expect(parts.last?.hasPrefix("  “tenieron” goes like a regular verb\n") ?? false, "\(output)")
    #expect(output.contains("✓ right, 2 points on the second try\n"), "\(output)")
    #expect(try !run(line, ["tenieron"], isInteractive: false).terminal.output.contains("once more\n  “"))
    #expect(
      try run(line + " --retry", ["tenieron"], isInteractive: false).terminal.output.contains("wrong · once more"))
  }

  @Test func practiceSpeaksOfNoPoints() throws {
    let line = "quiz --verb hablar --tense preterite --person 1p,3s --questions 2"
    let output = try run(line, ["x", "x", "", "?", "habló", "?", "hablámos"]).terminal.output
    let practice = try #require(output.split(separator: "you missed, once more (for practice, without points)").last)
    let asked = try #require(practice.split(separator: "The end").first)
    #expect(asked.contains("≈ only the accent\n") && asked.contains("✓ right\n"), "\(asked)")
    #expect(!asked.contains("points"), "\(asked)")
  }

  @Test func blanksAroundAVerbDoNotMatter() throws {
    let arguments = ["quiz", "--verb", "ser, ir ", "--tense", "gerund"]
    let terminal = ScriptedTerminal()
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(store), terminal: terminal,
      clock: ScriptedClock(start: Timestamp(milliseconds: 0)), randomness: FixedSeed(7), analytics: NoAnalytics())
    _ = try Program.run(arguments, in: world)
    #expect(terminal.output.hasPrefix("2 questions"))
  }

  /// The clock goes on by more than a minute at each look: no answer comes in time.
  @Test func anAnswerAfterTheTimeIsNone() throws {
    let (terminal, _) = try run("quiz hablar --tense preterite --timed 1", ["hablé"])
    #expect(terminal.output.contains("Time is up.") && !terminal.output.contains("✓ right"), "\(terminal.output)")
    #expect(try log.lines().isEmpty && board.scores().isEmpty)
  }

  @Test func verbsOfAFile() throws {
    let files = DictionaryFiles(["list": "# mine\ntener, ir # both\n\n  lavarse\r\n"])
    let line = "quiz --verbs-file list --tense gerund"
    let (terminal, _) = try run(line, ["teniendo", "yendo", "lavándose"], files: files)
    #expect(terminal.output.hasPrefix("3 questions · "))
    #expect(terminal.output.contains("There are no more of that kind.\n"))
    #expect(terminal.output.contains("right          3 of 3 (100%)\n"))
  }

  @Test func wordsOfAnAnswerCannotSteerTheTerminal() throws {
    let line = "quiz --verb hablar --questions 1"
    let (terminal, _) = try run(line, ["\u{1B}[2Jx\u{202E}", "\u{7}"], isInteractive: false)
    #expect(!terminal.output.unicodeScalars.contains { $0.steersTerminal && $0 != "\n" })
  }

  @Test(arguments: [
    ("--verb tenre", ExitCode.badInput, "“tenre” is not an infinitive "),
    ("--verb llover --person 1s", .usage, "llover has no form for 1s (yo) of "),
    ("--tense gerund --person 1s", .usage, "the gerund has no 1s (yo): nothing is left to ask"),
    ("--tense presnt", .usage, "“presnt” is not a tense; did you mean “present”?"),
    ("--tense infinitive", .usage, "the infinitive cannot be asked: it is the name of the verb"),
    ("--pattern go-vrb", .usage, "“go-vrb” is not a pattern; did you mean “go-verbs”?"),
    ("--questions 0", .usage, "“0” is not a valid number for --questions (accepted: 1 to 500)"),
    ("-nf 3", .usage, "“f” is not a valid number for --questions (accepted: 1 to 500)"),
    ("--difficulty hardest", .usage, "“hardest” is not a difficulty"),
    ("--format tsv", .usage, "“tsv” is not a format here"),
    ("--format xml", .usage, "“xml” is not a format"),
    ("--verbs-file none", .readWrite, "cannot read none"),
    ("--verbs-file empty", .badInput, "the file “empty” has no verbs: write one per line"),
    ("--verbs-file wrong", .badInput, "line 2 of “wrong”: “perrro” is not an infinitive"),
    ("presnt", .usage, "“presnt” is not a tense, verb, pattern or level; did you mean “present”?"),
    ("choice", .usage, "“choice” is not a tense, verb, pattern or level; did you mean “--choice”?"),
    ("title ser", .badInput, "“title” is not a tense, verb, pattern or level; did you mean “titular”"),
    ("tenre", .badInput, "“tenre” is not a tense, verb, pattern or level; did you mean “tener”"),
  ])
  func whatIsWrongIsSaid(_ options: String, _ code: ExitCode, _ beginning: String) {
    let files = DictionaryFiles(["empty": "# nothing\n", "wrong": "tener # one\nir, perrro\n"])
    let message = message("quiz \(options)", files: files)
    #expect(message.code == code)
    #expect(message.text.hasPrefix(beginning), "\(message.text)")
  }
}
