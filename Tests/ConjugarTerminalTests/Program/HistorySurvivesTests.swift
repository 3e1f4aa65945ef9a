import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("The log of answers survives")
struct HistorySurvivesTests {
  private static let log = ".local/share/conjugar/history.jsonl"

  private let home: Scratch
  private let program: BuiltProgram

  init() throws {
    home = try Scratch()
    program = BuiltProgram(home: home)
  }

  /// What a verdict in JSON or a line of the log says of the question.
  private func cell(_ line: some StringProtocol) -> String {
    ["infinitive", "tense", "person"].map { key in
      line.components(separatedBy: "\"\(key)\":\"").dropFirst().first?.components(separatedBy: "\"").first ?? "?"
    }.joined(separator: " ")
  }

  /// The questions of a quiz that the log has answers to, in order.
  private func kept(seed: Int) throws -> [String] {
    let lines = (try? home.read(Self.log)) ?? ""
    return try lines.split(separator: "\n").filter { try #require(LogEntry(line: $0)).seed == UInt64(seed) }.map(cell)
  }

  /// Killed at any moment, what was told is in the log, and the next quiz begins as ever.
  @Test func aQuizThatIsKilledLosesNothing() throws {
    var count = 0
    for number in 1...12 {
      let process = program.process(
        BuiltProgram.path, ["quiz", "--format", "jsonl", "--questions", "400", "--seed", String(number)])
      let (stdin, stdout) = (Pipe(), Pipe())
      process.standardInput = stdin
      process.standardOutput = stdout
      try process.run()
      try? stdin.fileHandleForWriting.write(contentsOf: Data(repeating: UInt8(ascii: "\n"), count: 400))
      // Sooner or later in its life, as it happens.
      var output = Data()
      while output.count < number * 1500 { output += stdout.fileHandleForReading.availableData }
      kill(process.processIdentifier, SIGKILL)
      output += stdout.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let told = String(decoding: output, as: UTF8.self).split(separator: "\n")
        .filter { $0.contains("\"event\":\"verdict\"") && $0.last == "}" }.map(cell)
      #expect(try kept(seed: number).starts(with: told))
      count += told.count
    }
    #expect(count > 100)
  }

  @Test func eightQuizzesAtOnceLoseNothing() throws {
    let line = #"yes '' | "$conjugar" quiz --format jsonl --questions 40 --seed $0 >/dev/null"#
    let processes = (1...8).map { program.process("/bin/sh", ["-c", line, String($0)]) }
    for process in processes { try process.run() }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    for seed in 1...8 { #expect(try Set(kept(seed: seed)).count == 40) }
    #expect(try home.read(".local/share/conjugar/scores.tsv").split(separator: "\n").count == 8)
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
      #"ulimit -f 0; yes x | head -5 | "$conjugar" quiz --questions 5 2>&1 | cat"#)
    #expect(result.output.components(separatedBy: "your answers are not being saved: ").count == 2)
    #expect(result.output.contains(" · 5 wrong\n"))
    let status = try program.shell(
      #"ulimit -f 0; echo x | "$conjugar" quiz --questions 1 >/dev/null 2>&1"#)
    #expect(status.status == 74)
  }

  @Test func aUITestKeepsNothing() throws {
    _ = try program.run("enable-ui-testing", "quiz", input: "x\n")
    #expect(try home.names() == [])
  }
}
