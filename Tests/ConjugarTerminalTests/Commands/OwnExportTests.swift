import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("conjugar export --history, --journal")
struct OwnExportTests {
  /// As the log keeps it.
  private static let wrong =
    #"{"time":"2026-11-21T18:03:07.412Z","infinitive":"tener","tense":"preterite","person":"3p","answer":"tenieron, no","#
    + #""result":"wrong","kind":"regularised","grade":1,"milliseconds":4210,"mode":"quiz","seed":42,"version":"1.0.0"}"#
  private static let right =
    #"{"time":"2026-11-21T18:03:09.000Z","infinitive":"tener","tense":"gerund","person":"-","answer":"ten\tiendo","#
    + #""result":"correct","grade":3,"milliseconds":900,"mode":"practice","version":"1.0.0","#
    + #""replaces":"2026-11-21T18:03:08.000Z"}"#

  private func run(_ line: String, _ history: [String] = [], noted: [String] = []) throws -> ScriptedTerminal {
    let terminal = ScriptedTerminal()
    let clock = ScriptedClock(start: Timestamp(milliseconds: 0))
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, terminal: terminal, history: MemoryLines(history),
      analytics: JournalAnalytics(
        MemoryLines(noted), clock: clock, settings: Settings(DictionaryGetterSetter())))
    #expect(try Program.run(["export"] + line.split(separator: " ").map { String($0) }, in: world) == .done)
    return terminal
  }

  private static let header =
    "id\ttime\tzone\tinfinitive\ttense\tperson\tanswer\tresult\tkind\tgrade\thints\tmilliseconds\tmode\tseed\t"
    + "version\tchoice\tsentence\tmissed\treplaces\tfirstKeyMilliseconds\tshown\tdirection\tconstruction\n"

  @Test func tsv() throws {
    let terminal = try run("--history", [Self.wrong, Self.right])
    #expect(
      terminal.output == Self.header
        + "\t2026-11-21T18:03:07.412Z\t\ttener\tpreterite\t3p\ttenieron, no\twrong\tregularised\t1\t\t4210\tquiz\t42\t1.0.0\t\t\t\t\t\t\t\t\n"
        + "\t2026-11-21T18:03:09.000Z\t\ttener\tgerund\t-\tten\\u{9}iendo\tcorrect\t\t3\t\t900\tpractice\t\t1.0.0\t\t\t\t"
        + "2026-11-21T18:03:08.000Z\t\t\t\t\n")
    #expect(terminal.messages.isEmpty)
  }

  /// A copy of the log beside it, and an answer that version 1 took back.
  @Test func equalAnswersStandOnceAndReplacedOnesNotAtAll() throws {
    let replaced = Self.right.replacing("18:03:09", with: "18:03:08").replacing(
      "18:03:08.000Z\"}", with: "18:03:01.000Z\"}")
    let rows = try run("--history", [Self.wrong, replaced, Self.right, Self.wrong]).output.split(separator: "\n")
    #expect(rows.dropFirst().map { $0.prefix(24) } == ["\t2026-11-21T18:03:07.412", "\t2026-11-21T18:03:09.000"])
  }

  @Test func csv() throws {
    let output = try run("--history --format csv", [Self.wrong]).output
    #expect(
      output.hasSuffix(
        "\n,2026-11-21T18:03:07.412Z,,tener,preterite,3p,\"tenieron, no\",wrong,regularised,1,,4210,quiz,42,1.0.0,,,,,,,,\n"
      ))
  }

  @Test func json() throws {
    // What the log leaves out is told.
    func filled(_ line: String) -> String {
      line.replacing(#"{"time""#, with: #"{"id":null,"time""#)
        .replacing(#","infinitive""#, with: #","zone":null,"infinitive""#)
        .replacing(#","milliseconds""#, with: #","hints":null,"milliseconds""#)
    }
    let wrong =
      filled(Self.wrong).dropLast()
      + #","choice":null,"sentence":null,"missed":null,"replaces":null,"firstKeyMilliseconds":null,"shown":null,"direction":null,"construction":null}"#
    let right =
      filled(Self.right).replacing(#""grade""#, with: #""kind":null,"grade""#)
      .replacing(#""version""#, with: #""seed":null,"version""#)
      .replacing(#","replaces""#, with: #","choice":null,"sentence":null,"missed":null,"replaces""#)
      .dropLast() + #","firstKeyMilliseconds":null,"shown":null,"direction":null,"construction":null}"#
    #expect(try run("--history --format json", [Self.wrong, Self.right]).output == "[\n\(wrong),\n\(right)\n]\n")
  }

  /// Lines of other versions, with other members and other blanks, stay as they are.
  @Test func jsonlIsTheLogAsItIsKept() throws {
    let lines = [Self.wrong, #"{ "to":  "come" }"#, "{\"tab\":\t1}", "half a li", Self.right]
    let terminal = try run("--history --format jsonl", lines)
    #expect(terminal.output == lines.map { $0 + "\n" }.joined())
    #expect(terminal.messages.isEmpty)
  }

  /// A copy of the log beside it, and damage that stands in both.
  @Test func equalLinesStandOnceInEveryFormat() throws {
    let lines = [Self.wrong, "half a li", Self.right]
    for format in ["jsonl", "tsv", "csv", "json", "markdown"] {
      let once = try run("--history --format \(format)", lines).output
      #expect(try run("--history --format \(format)", lines + lines).output == once)
    }
    #expect(
      try run("--history --format jsonl", lines + lines.map { $0 + "\r" }).output == lines.map { $0 + "\n" }.joined())
  }

  /// The log has the answer that was taken back, and the line that takes it back; no table has either.
  @Test func whatWasTakenBackIsInNoTable() throws {
    let taken = #"{"id":"a1","# + Self.wrong.dropFirst()
    let log = [
      taken, Self.right,
      LogLine.retraction(of: "a1", id: "a2", at: Timestamp(milliseconds: 0)),
    ]
    #expect(try run("--history --format jsonl", log).output.split(separator: "\n").count == 3)
    let terminal = try run("--history", log)
    #expect(terminal.output.split(separator: "\n").count == 2 && !terminal.output.contains("tenieron"))
    #expect(terminal.messages.isEmpty)
  }

  @Test func noLineSteersTheTerminal() throws {
    let output = try run("--history --format jsonl", ["{\"answer\":\"a\u{1B}[31m\u{9B}\u{202E}é\"}"]).output
    #expect(output == #"{"answer":"a\u001b[31m\u009b\u202eé"}"# + "\n")
    let returns = try run("--history --format jsonl", ["{\"a\":1}\r", "a\rb"]).output
    #expect(returns == "{\"a\":1}\r\na\\rb\n")
  }

  @Test func linesThatAreNoAnswersAreTold() throws {
    let terminal = try run("--history", [Self.wrong, "half a li", "{}"])
    #expect(terminal.output.split(separator: "\n").count == 2)
    #expect(
      terminal.messages
        == [
          "2 lines of memory are no answers and are not written, first: line 2. "
            + "“--format jsonl” writes every line."
        ])
  }

  @Test(arguments: [
    ("--history", header), ("--history --format json", "[]\n"), ("--journal", "time\tevent\tparameters\n"),
  ])
  func nothingYet(_ line: String, _ output: String) throws {
    let terminal = try run(line)
    #expect(terminal.output == output)
    #expect(terminal.messages == ["There is nothing here yet (memory)."])
  }

  @Test(arguments: [
    ("", "time\tevent\tparameters\n2026-11-21T18:03:09.000Z\tquiz ran\t\n"),
    (" --format csv", "time,event,parameters\n2026-11-21T18:03:09.000Z,quiz ran,\n"),
    (" --format jsonl", #"{"time":"2026-11-21T18:03:09.000Z","event":"quiz ran","parameters":null}"# + "\n"),
  ])
  func journal(_ options: String, _ output: String) throws {
    #expect(try run("--journal\(options)", noted: ["2026-11-21T18:03:09.000Z\tquiz ran"]).output == output)
  }

  @Test func noTableOfWhatNobodyCanRead() {
    let error = #expect(throws: StorageError.self) { try run("--history", ["no answer"]) }
    #expect(error?.description.contains("its only line is not an answer") == true)
  }

  @Test(arguments: [
    ("--history --format anki", "“anki” is not a format here (accepted: text, tsv, json, jsonl, csv, markdown)"),
    ("--history --tense present", "--tense cannot be combined with --history (accepted: --format)"),
    ("--journal --verb tener", "--verb cannot be combined with --journal (accepted: --format)"),
    ("--journal --history", "--journal cannot be combined with --history (accepted: --format)"),
  ])
  func whatDoesNotFitIsRefused(_ line: String, _ sentence: String) {
    let error = #expect(throws: (any Error).self) { try run(line) }
    #expect(error.map { "\($0)" } == sentence)
    #expect((error as? any Failure)?.exitCode == .usage)
  }

  @Test func nobodyReadsAnyMore() throws {
    let terminal = ScriptedTerminal()
    terminal.fault = .closed
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, terminal: terminal, history: MemoryLines([Self.wrong]))
    #expect(throws: TerminalError.closed) { try Program.run(["export", "--history", "--format", "jsonl"], in: world) }
  }
}
