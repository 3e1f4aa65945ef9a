import ConjugarCore
import Foundation
import Testing

@testable import conjugar

@Suite("The log of answers survives")
struct HistorySurvivesTests {
  private static let log = ".local/share/conjugar/history.jsonl"

  private let home: Scratch
  private let program: BuiltProgram

  init() throws {
    home = try Scratch()
    program = BuiltProgram(home: home)
  }

  private var answers: [LogEntry] {
    get throws {
      try home.read(Self.log).split(separator: "\n").map { try #require(LogEntry(line: $0)) }
    }
  }

  /// The answers whose verdicts were told, in a quiz spoken in JSON.
  private func told(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.contains("\"event\":\"verdict\"") && $0.last == "}" }
      .compactMap { $0.components(separatedBy: "\"answer\":\"").dropFirst().first?.split(separator: "\"").first }
      .map(String.init)
  }

  /// Killed at any moment, what was told is in the log, and the next quiz begins as ever.
  @Test func aQuizThatIsKilledLosesNothing() throws {
    var told: [String] = []
    for number in 1...12 {
      let process = program.process(BuiltProgram.path, ["quiz", "--format", "jsonl", "--questions", "400"])
      let (stdin, stdout) = (Pipe(), Pipe())
      process.standardInput = stdin
      process.standardOutput = stdout
      try process.run()
      let answers = (0..<400).map { "word\(number)x\($0)\n" }.joined()
      stdin.fileHandleForWriting.write(Data(answers.utf8))
      // Sooner or later in its life, as it happens.
      var output = Data()
      while output.count < number * 1500 { output += stdout.fileHandleForReading.availableData }
      kill(process.processIdentifier, SIGKILL)
      output += stdout.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      told += self.told(String(decoding: output, as: UTF8.self))
    }
    let kept = Set(try answers.map(\.answer))
    #expect(told.count > 100)
    #expect(told.filter { !kept.contains($0) } == [])
  }

  @Test func severalQuizzesAtOnceLoseNothing() throws {
    let line = #"seq -f "word$0x%g" 1 60 | "$conjugar" quiz --format jsonl --questions 60 >/dev/null"#
    let processes = (1...4).map { program.process("/bin/sh", ["-c", line, String($0)]) }
    for process in processes { try process.run() }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let expected = (1...4).flatMap { quiz in (1...60).map { "word\(quiz)x\($0)" } }
    #expect(try answers.map(\.answer).sorted() == expected.sorted())
    #expect(try home.read(".local/share/conjugar/scores.tsv").split(separator: "\n").count == 4)
  }

  @Test func aTornLineIsClosedAndPassedOver() throws {
    try home.write("{\"time\":\"2026-11", to: Self.log)
    _ = try program.run("quiz", "--questions", "1", "--verb", "ir", "--tense", "gerund", input: "yendo\n")
    let lines = try home.read(Self.log).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines[0] == "{\"time\":\"2026-11" && lines[2] == "")
    #expect(LogEntry(line: lines[1])?.answer == "yendo")
  }

  @Test func onAFullDiskTheQuizPlaysOnAndEndsWith74() throws {
    // No file may grow: the nearest that one user comes to a full disk.
    let result = try program.shell(
      #"trap '' XFSZ; ulimit -f 0; yes x | head -5 | "$conjugar" quiz --questions 5 2>&1 | cat"#)
    #expect(result.output.components(separatedBy: "your answers are not kept: ").count == 2)
    #expect(result.output.contains("wrong          5\n"))
    let status = try program.shell(
      #"trap '' XFSZ; ulimit -f 0; echo x | "$conjugar" quiz --questions 1 >/dev/null 2>&1"#)
    #expect(status.status == 74)
  }

  @Test func aUITestKeepsNothing() throws {
    _ = try program.run("enable-ui-testing", "quiz", input: "x\n")
    #expect(try home.names() == [])
  }
}
