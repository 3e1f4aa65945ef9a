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
  private func run(_ line: String, _ input: [String] = [], isLeft: Bool = false) throws -> ScriptedTerminal {
    let terminal = ScriptedTerminal(input, features: TerminalFeatures(width: 200))
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(store),
      terminal: isLeft ? LeftTerminal(terminal: terminal) : terminal,
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

/// A terminal at which Ctrl-C is pressed once nothing is left to be typed.
private struct LeftTerminal: Terminal {
  let terminal: ScriptedTerminal
  var features: TerminalFeatures { terminal.features }

  func readLine(atFirstKey: () -> Void) throws(TerminalError) -> String? {
    guard let line = try terminal.readLine(atFirstKey: atFirstKey) else { throw .interrupted }
    return line
  }

  func write(_ text: String) throws(TerminalError) { try terminal.write(text) }
  func report(_ message: String) { terminal.report(message) }
  func flush() throws(TerminalError) { try terminal.flush() }
}
