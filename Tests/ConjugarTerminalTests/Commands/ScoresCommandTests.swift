import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("conjugar scores")
struct ScoresCommandTests {
  /// A board that is given.
  private struct Fixed: LeaderboardDouble {
    var own: [Score] = []
    var entries: [Board.Entry] = []
    var faults: [StorageError] = []

    func enter(_ score: Score) {}
    func scores() -> [Score] { own.sorted { $0.isBetter(than: $1) } }
    func board() -> Board { Board(entries, faults: faults) }
  }

  private let store = DictionaryGetterSetter(["player": "Ana María"])

  private func score(
    _ points: Int, _ difficulty: Difficulty, _ region: Region, _ time: String, _ player: String? = nil,
    questions: Int? = 50
  ) throws -> Score {
    Score(
      points: points, region: region, difficulty: difficulty, time: try #require(Timestamp(time)), questions: questions,
      player: try player.map { name throws(NameError) in try PlayerName(name) })
  }

  /// A score of nought is none.
  @Test func noughtIsNoScore() throws {
    let nought = try score(0, .easy, .spain, "2026-11-21T18:03:07.412Z")
    #expect(try run("", Fixed(entries: [(nought, nil)])).terminal.output.contains("No quiz has been finished yet"))
  }

  /// Who finished short quizzes only has finished quizzes.
  @Test func shortQuizzesAreShownToo() throws {
    let score = try score(20, .easy, .spain, "2026-11-21T18:03:07.412Z", questions: 5)
    let terminal = ScriptedTerminal()
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(store), terminal: terminal,
      clock: ScriptedClock(start: Timestamp(milliseconds: 0)),
      leaderboard: Fixed(own: [score], entries: [(score, nil)]), analytics: NoAnalytics())
    _ = try Program.run(["scores"], in: world)
    #expect(terminal.output.contains("  20  easy, spain, 5 questions\n"), "\(terminal.output)")
    #expect(!terminal.output.contains("No quiz has been finished"))
  }

  /// Ana's own, her brother's, and one of somebody who shares the file.
  private func family() throws -> Fixed {
    let own = [
      try score(416, .difficult, .spain, "2026-11-21T18:03:07.412Z", "Ana María"),
      try score(208, .easy, .latinAmerica, "2026-11-20T23:30:00.000Z", questions: nil),
      try score(150, .easy, .latinAmerica, "2026-11-19T09:00:00.000Z", "Ana María", questions: 1),
    ]
    let others: [Board.Entry] = [
      (try score(300, .moderate, .spain, "2026-10-01T09:00:00.000Z", "Leo"), try Profile("leo")),
      (try score(1500, .difficult, .spain, "2026-10-02T09:00:00.000Z", "Mar"), nil),
    ]
    let entries = own.map { ($0, .unnamed) } + others
    return Fixed(own: own, entries: entries)
  }

  private func run(
    _ line: String, _ leaderboard: some Leaderboard, width: Int = 80
  ) throws -> (terminal: ScriptedTerminal, code: ExitCode) {
    let terminal = ScriptedTerminal(features: TerminalFeatures(width: width))
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(store), terminal: terminal,
      clock: ScriptedClock(start: Timestamp(milliseconds: 0), zoneOffset: 3600), leaderboard: leaderboard,
      analytics: NoAnalytics())
    return (terminal, try Program.run(["scores"] + line.split(separator: " ").map { String($0) }, in: world))
  }

  @Test func aPage() throws {
    let (terminal, code) = try run("", family())
    #expect(code == .done)
    // The day is that of the wall: at half past eleven in UTC it is tomorrow there.
    #expect(
      terminal.output == """
        Personal bests
                     spain  latin-america
          easy           –            208
          moderate       –              –
          difficult    416              –

        Other kinds of quiz
           150  easy, latin-america, 1 question

        Leaderboard
          1  1500  Mar        2026-10-02  difficult, spain, 50 questions
          2   416  Ana María  2026-11-21  difficult, spain, 50 questions
          3   300  Leo        2026-10-01  moderate, spain, 50 questions, profile leo
          4   208  –          2026-11-21  easy, latin-america

        """)
  }

  @Test func aNarrowPage() throws {
    let (terminal, _) = try run("--difficulty difficult --top 1", family(), width: 40)
    #expect(
      terminal.output == """
        Personal bests
                     spain  latin-america
          difficult    416              –

        Leaderboard
          1  1500  Mar  2026-10-02  difficult,
                                    spain, 50
                                    questions

        1 of 2 scores; --top N shows more.

        """)
  }

  @Test(arguments: [20, 40, 60, 72, 80, 200])
  func fits(_ width: Int) throws {
    let lines = try run("", family(), width: width).terminal.output.split(separator: "\n")
    #expect(lines.filter { $0.displayWidth > max(width, 24) } == [])
  }

  @Test func whoHasNoNameLearnsHowToChooseOne() throws {
    store.update { $0 = [:] }
    #expect(
      try run("", family()).terminal.output.hasSuffix(
        "\n\nYou play without a name: “conjugar settings player NAME” sets it.\n"))
    store.update { $0 = ["leaderboard": "/srv/scores.tsv"] }
    #expect(try run("", family(), width: 200).terminal.output.contains("name, and the shared leaderboard needs one: "))
  }

  @Test func nothingYet() throws {
    let (terminal, code) = try run("", Fixed(), width: 200)
    #expect(code == .done)
    #expect(terminal.output.hasPrefix("No quiz has been finished yet: “conjugar quiz” sets a first score"))
    #expect(terminal.output.split(separator: "\n").count == 1)
    store.update { $0 = [:] }
    #expect(try run("", Fixed()).terminal.output.contains("\n\nYou play without a name: "))
    #expect(try run("--region spain", Fixed()).terminal.output == "No quiz of this kind has been finished yet.\n")
    #expect(try run("--format jsonl", Fixed()).terminal.output == "")
  }

  @Test func forPrograms() throws {
    #expect(
      try run("--format tsv --region spain --top 2", family()).terminal.output
        == "time\tpoints\tregion\tdifficulty\tquestions\tplayer\tprofile\tpersonalBest\tfilters\n"
        + "2026-10-02T09:00:00.000Z\t1500\tspain\tdifficult\t50\tMar\t\tfalse\t\n"
        + "2026-11-21T18:03:07.412Z\t416\tspain\tdifficult\t50\tAna María\tdefault\ttrue\t\n")
    #expect(
      try run("--format json --difficulty moderate", family()).terminal.output
        == #"[\#n{"time":"2026-10-01T09:00:00.000Z","points":300,"region":"spain","difficulty":"moderate","questions":50,"#
        + #""player":"Leo","profile":"leo","personalBest":false,"filters":null}\#n]\#n"#)
    #expect(try run("--format csv", family()).terminal.output.split(separator: "\n").count == 6)
  }

  @Test func whatCannotBeReadIsToldAndTheRestShown() throws {
    var board = try family()
    board.faults = [.cannotRead(location: "/srv/scores.tsv", reason: "disk gone")]
    let (terminal, code) = try run("--format tsv", board)
    #expect(code == .readWrite)
    #expect(terminal.messages == ["conjugar: cannot read /srv/scores.tsv: disk gone"])
    #expect(terminal.output.split(separator: "\n").count == 6)
  }

  @Test func colorIsChosen() throws {
    #expect(try !run("", family()).terminal.output.contains("\u{1B}"))
    #expect(try run("--color always", family()).terminal.output.contains("\u{1B}[1m1500\u{1B}[0m"))
  }

  @Test(arguments: ["ana", "--top 0", "--difficulty hardest", "--region nowhere", "--format anki", "--tense present"])
  func whatIsWrongIsSaid(_ line: String) {
    let error = #expect(throws: (any Error).self) { try run(line, Fixed()) }
    #expect((error as? any Failure)?.exitCode == .usage)
  }
}
