import ConjugarCore
import Testing

@testable import ConjugarTerminal

/// What a pupil hands in, and what a teacher reads of it.
@Suite("Homework: quiz --hand-in, results")
struct HandInTests {
  private let store = DictionaryGetterSetter(["retry": "off"])
  private let files = DictionaryFiles([
    "text.txt": "Ayer comimos pan y hablamos mucho.", "plan.txt": "present 1 1\n",
    "old.json":
      #"{"name":"ana","seed":3,"version":"3.0.0","filter":"easy spain","questions":5,"right":4,"seconds":9,"misses":"soy (es)"}"#,
  ])

  @discardableResult
  private func run(
    _ line: String, _ input: [String] = [], isLeft: Bool = false, beforeLine: @escaping () -> Void = {}
  ) throws -> ScriptedTerminal {
    let terminal = ScriptedTerminal(input, features: TerminalFeatures(width: 200))
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(store),
      terminal: WatchedTerminal(terminal: terminal, isLeft: isLeft, beforeLine: beforeLine),
      clock: ScriptedClock(start: Timestamp(milliseconds: 0), step: 1000), randomness: FixedSeed(7),
      history: MemoryLines(), leaderboard: MemoryLeaderboard(), analytics: NoAnalytics(),
      reviewPrompter: NoStarPrompter(), files: files)
    _ = try Program.run(Transcript.words(line[...]), in: world)
    return terminal
  }

  private let one = "quiz 1 --verb tener --tense preterite --person 1s --seed 3"

  private func handedIn(_ name: String) throws -> HandIn { try #require(HandIn(files.text(at: name))) }

  /// Hints tell the whole form at last: what earned nothing is not right.
  @Test func whatHintsToldIsNotRight() throws {
    try run("\(one) --hand-in a.json", ["?", "?", "?", "?", "tuve"])
    try run("\(one) --hand-in b.json", ["?", "tuve"])
    #expect(try handedIn("a.json").right == 0)
    #expect(try handedIn("a.json").misses == "tuve (tuve, hinted)")
    #expect(try handedIn("b.json").right == 1)
  }

  /// What is right at the second try earns little, and is no miss.
  @Test func whatWasMendedIsNoMiss() throws {
    try run("\(one) --retry --hand-in a.json", ["teno", "tuve"])
    #expect(try handedIn("a.json").right == 0)
    #expect(try handedIn("a.json").misses == "")
  }

  /// Two wrong ones of twenty are not twenty wrong ones; a file of an earlier version says nothing of it.
  @Test func howManyWereAnswered() throws {
    try run("quiz 20 --seed 3 --hand-in a.json", ["xx", "xx"])
    let text = try run("results a.json old.json").output
    #expect(text.contains("0 of 20, 2 answered"), "\(text)")
    #expect(text.contains("4 of 5  "), "\(text)")
    #expect(
      try run("results a.json --format tsv").output
        .hasPrefix("name\tseed\tversion\tfilter\tquestions\tright\tseconds\tmisses\tfile\n"))
  }

  /// Ctrl-C ends at once, with what was answered.
  @Test func whoLeavesHandsInWhatWasAnswered() throws {
    #expect(throws: TerminalError.interrupted) {
      try run("quiz 5 --table tener preterite --seed 3 --hand-in a.json", ["tuve"], isLeft: true)
    }
    #expect(try handedIn("a.json").right == 1)
    #expect(try handedIn("a.json").answered == 1)
    #expect(throws: TerminalError.interrupted) { try run("quiz --hand-in b.json", isLeft: true) }
    #expect(throws: StorageError.self) { try files.text(at: "b.json") }
  }

  /// Whatever ends the program, what was answered is there: also the first try of a question that has a second one.
  @Test(arguments: ["--format text", "--format jsonl", "--retry", "--retry --format jsonl"])
  func theFileIsUpToDateWhileTheQuizGoesOn(_ options: String) throws {
    var answered: [Int] = []
    try run("quiz 2 --seed 3 \(options) --hand-in a.json", ["xx", ":undo", "xx", "xx", "xx"]) {
      answered.append((try? handedIn("a.json").answered) ?? -1)
    }
    #expect(answered.prefix(4) == [-1, 1, 0, 1])
    #expect(try handedIn("a.json").answered == 2)
  }

  /// A file that was changed meanwhile is not ours any more.
  @Test func whatSomebodyElseWroteIsLeftAlone() throws {
    #expect(throws: StorageError.cannotCreate(location: "a.json", reason: "File exists")) {
      try run("quiz 3 --seed 3 --hand-in a.json", ["xx", "xx", "xx"]) {
        if let text = try? files.text(at: "a.json") { try? files.create("mine", at: "a.json", over: text) }
      }
    }
    #expect(try files.text(at: "a.json") == "mine")
  }

  /// Whatever changes the questions is named, so that equal filters are equal questions.
  @Test func theFilterNamesWhatChangesTheQuestions() throws {
    let lines = [
      "", "--second-person vos", "--sentences mixed", "--plan plan.txt", "--text text.txt", "--region spain",
    ]
    var filters: Set<String> = []
    for (index, line) in lines.enumerated() {
      try run("quiz 2 --seed 3 --hand-in \(index).json \(line)", ["x", "x"])
      filters.insert(try handedIn("\(index).json").filter)
    }
    store.update { $0["never"] = "ser" }
    try run("quiz 2 --seed 3 --hand-in n.json", ["x", "x"])
    filters.insert(try handedIn("n.json").filter)
    #expect(filters.count == lines.count + 1, "\(filters)")
    #expect(filters.contains { $0.contains("--set never=ser") })
  }

  /// Two pupils missed one form, but not in one quiz.
  @Test func onlyEqualQuizzesAreAddedUp() throws {
    for (name, seed) in [("a", 3), ("b", 4), ("c", 4)] {
      try run("quiz 1 --verb tener --tense preterite --person 1s --seed \(seed) --hand-in \(name).json", ["x"])
    }
    #expect(!(try run("results a.json b.json").output.contains("Missed by several")))
    #expect(try run("results a.json b.json c.json").output.contains("tuve  2 of 2"))
  }

  /// Questions on a text and by a plan can be asked again too.
  @Test(arguments: ["--text text.txt", "--plan plan.txt"])
  func theSameQuestionsAgain(_ option: String) throws {
    let output = try run("quiz 1 --seed 3 \(option)", ["x"]).output
    #expect(output.contains("The same questions again:"))
    #expect(output.contains(option))
  }
}

/// A terminal at which somebody looks around before each line, and may press Ctrl-C once nothing is left to be typed.
private struct WatchedTerminal: Terminal {
  let terminal: ScriptedTerminal
  let isLeft: Bool
  let beforeLine: () -> Void
  var features: TerminalFeatures { terminal.features }

  func readLine(atFirstKey: () -> Void) throws(TerminalError) -> String? {
    beforeLine()
    let line = try terminal.readLine(atFirstKey: atFirstKey)
    if line == nil, isLeft { throw .interrupted }
    return line
  }

  func write(_ text: String) throws(TerminalError) { try terminal.write(text) }
  func report(_ message: String) { terminal.report(message) }
  func flush() throws(TerminalError) { try terminal.flush() }
}
