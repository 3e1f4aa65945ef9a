import Foundation
import Testing

@testable import ConjugarTerminal

/// Long texts at a terminal go through the pager that the person has.
@Suite("The pager of the built program", .serialized)
struct PagerTests {
  /// - Parameter end: what is shown last.
  private func show(
    _ arguments: [String], pager: String?, type: String = "xterm", until end: String
  ) throws -> String {
    let home = try Scratch()
    var program = BuiltProgram(home: home)
    program.environment["TERM"] = type
    program.environment["PAGER"] = pager
    let terminal = try PseudoTerminal(columns: 80)
    let process = program.process(BuiltProgram.path, arguments)
    try terminal.start(process)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try terminal.text(until: end)
  }

  /// A signal that ends us leaves no pager behind, which would wait for keys beside the shell.
  @Test(.timeLimit(.minutes(1)), arguments: [SIGTERM, SIGHUP])
  func aSignalEndsThePagerToo(_ number: Int32) throws {
    let home = try Scratch()
    var program = BuiltProgram(home: home)
    program.environment["TERM"] = "xterm"
    program.environment["PAGER"] =
      "trap 'echo ended > \(home.path)/ended; exit' TERM; echo it runs; for i in $(seq 100); do sleep 0.1; done"
    let terminal = try PseudoTerminal(columns: 80)
    let process = program.process(BuiltProgram.path, ["help", "scores"])
    try terminal.start(process)
    _ = try terminal.text(until: "it runs")
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    for _ in 0..<500 where !FileManager.default.fileExists(atPath: "\(home.path)/ended") { usleep(10_000) }
    #expect(try home.read("ended") == "ended\n")
  }

  @Test(.timeLimit(.minutes(1))) func whatIsLongerThanTheScreenIsPaged() throws {
    #expect(try show(["help", "scores"], pager: "sed -n 1p", until: "\n").split(separator: "\r\n").count == 1)
    // How many there are is told below.
    #expect(try show(["verbs", "-er"], pager: "sed -n 1p", until: "verbs\r\n").split(separator: "\r\n").count == 2)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (["help", "exit-codes"], "sed -n 1p", "xterm"), (["help", "scores", "--no-pager"], "sed -n 1p", "xterm"),
      (["help", "scores"], "", "xterm"), (["help", "scores"], "sed -n 1p", "dumb"),
      (["help", "scores"], "no-such-pager-at-all", "xterm"),
    ])
  func anythingElseIsNot(_ arguments: [String], _ pager: String, _ type: String) throws {
    let end = arguments.contains("exit-codes") ? "Ctrl-C" : "All players"
    #expect(try show(arguments, pager: pager, type: type, until: end).split(separator: "\r\n").count > 5)
  }
}
