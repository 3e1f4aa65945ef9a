import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

/// What a person sees who types in the built program.
@Suite("The line in the built program", .serialized)
struct LineEditingTests {
  private let home: Scratch
  private let process: Process
  private let terminal: PseudoTerminal
  private let columns = 80

  init() throws {
    home = try Scratch()
    terminal = try PseudoTerminal(columns: UInt16(columns))
    process = try Self.start([], home, in: terminal)
  }

  private static func start(_ options: [String], _ home: Scratch, in terminal: PseudoTerminal) throws -> Process {
    var program = BuiltProgram(home: home)
    program.environment["TERM"] = "xterm"
    program.environment["NO_COLOR"] = "1"
    let line = ["--set", "retry=off", "quiz", "estar", "future", "1s", "2s", "-n", "2"]
    let process = program.process(BuiltProgram.path, line + options)
    try terminal.start(process)
    return process
  }

  /// Presses keys, waiting after each for what the cursor's line ends in then.
  private func type(_ steps: (keys: String, end: String)...) throws {
    var screen = Screen(columns: columns, rows: 24)
    try wait(for: ": |", &screen)
    for (keys, end) in steps {
      terminal.send(keys)
      try wait(for: end, &screen)
    }
  }

  /// Reads until the line of the cursor ends so.
  private func wait(for end: String, _ screen: inout Screen) throws {
    while !screen.line.hasSuffix(end) { screen.show(try terminal.some(after: "\(screen.line), not \(end)")) }
  }

  private func leave() throws {
    terminal.send("\u{15}\u{04}")
    _ = try terminal.text(until: "Nothing answered")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func theCursorMovesAndAccentsAreJoined() throws {
    try type(
      ("estaran", ": estaran|"), ("\u{1B}[D", ": estara|n"), ("'", ": estará|n"), ("\u{01}", ": |estarán"),
      ("\u{05}\t", ": estaráñ|"), ("\u{17}", ": |"))
    try leave()
  }

  /// Where a key is awaited, escape alone means nothing.
  @Test func escapeMeansNothing() throws {
    try type(("x", ": x|"), ("\r", ": |"), ("x", ": x|"))
    terminal.send("\r")
    _ = try terminal.text(until: "undo the last answer")
    terminal.send("\u{1B}")
    usleep(300_000)
    terminal.send("u")
    _ = try terminal.text(until: "Taken back")
    while process.isRunning {
      terminal.send("\u{04}")
      usleep(50_000)
    }
    #expect(process.terminationStatus == 0)
  }

  /// The log knows when the first key of an answer was pressed, which is not when the line was ended.
  @Test func theFirstKeyIsTimed() throws {
    try type(("x", ": x|"))
    usleep(300_000)
    terminal.send("\r")
    _ = try terminal.text(until: "2/2")
    let answer = try #require(
      home.read(DeviceStage.log).split(separator: "\n").first.flatMap { LogEntry(line: $0) })
    let firstKey = try #require(answer.firstKeyMilliseconds)
    #expect(firstKey >= 0 && firstKey + 300 <= answer.milliseconds)
    // What comes before the question hears is thrown away.
    for _ in 0..<100 where process.isRunning {
      terminal.send("\u{04}")
      usleep(100_000)
    }
    #expect(!process.isRunning)
  }

  @Test func aPastedTextIsOneLine() throws {
    try type(("\u{1B}[200~uno\ndos\n\u{1B}[201~", ": uno dos|"))
    try leave()
  }

  /// Another width draws the question again, and what was typed so far.
  @Test func anotherWidthDrawsTheQuestionAgain() throws {
    var screen = Screen(columns: columns, rows: 24)
    try wait(for: ": |", &screen)
    terminal.send("esta")
    try wait(for: ": esta|", &screen)
    terminal.resize(columns: 40)
    try signal(SIGWINCH, drawsAgain: ": esta")
    try leave()
  }

  /// After Ctrl-Z and `fg` the question stands again, with what was typed so far.
  @Test func goingOnDrawsTheQuestionAgain() throws {
    try type(("est", ": est|"))
    terminal.send("\u{1A}")
    #expect(terminal.editsLines())
    _ = try terminal.text(until: ": est")
    try signal(SIGCONT, drawsAgain: ": est")
    try leave()
  }

  /// Another program stops it, as `kill -TSTP` does; the shell may not mend what is left.
  @Test func aStopFromOutsideLeavesTheTerminalAsItWas() throws {
    try type(("est", ": est|"))
    kill(process.processIdentifier, SIGTSTP)
    #expect(terminal.editsLines())
    _ = try terminal.text(until: ": est") { kill(process.processIdentifier, SIGCONT) }
    try leave()
  }

  @Test(arguments: [SIGUSR1, SIGALRM, SIGABRT, SIGTERM, SIGHUP])
  func noSignalLeavesTheTerminalInOurMode(_ number: Int32) throws {
    try type(("est", ": est|"))
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    #expect(terminal.editsLines())
  }

  /// So it does where the line is read as it comes.
  @Test func goingOnTellsTheQuestionAgain() throws {
    try type()
    try leave()
    let plain = try PseudoTerminal(columns: UInt16(columns))
    let process = try Self.start(["--plain"], home, in: plain)
    let question = try #require(plain.text(until: ": ").components(separatedBy: "\r\n\r\n").last)
    #expect(question.hasPrefix("Question 1 of 2. estar"))
    let again = try plain.text(until: ": ") { kill(process.processIdentifier, SIGCONT) }
    #expect(again.hasPrefix("\r\n\(question)"))
    plain.send("\u{04}")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func signal(_ number: Int32, drawsAgain line: String) throws {
    let shown = try terminal.text(until: line) { kill(process.processIdentifier, number) }
    #expect(shown.contains("estar "), "\(shown.debugDescription)")
  }

  /// What was typed before a question stood answers nothing.
  @Test func whatIsTypedAheadIsThrownAway() throws {
    var screen = Screen(columns: columns, rows: 24)
    try wait(for: ": |", &screen)
    terminal.send("x\ry\r")
    _ = try terminal.text(until: "tú: ")
    let end = try terminal.text(until: "no score") { terminal.send("\u{04}") }
    #expect(end.contains("1 of 2 answered"), "\(end.debugDescription)")
    process.waitUntilExit()
  }

  /// Ctrl-C tells in a line what was answered, and ends by the signal.
  @Test func controlCEndsBySignal() throws {
    try type(("est", ": est|"))
    terminal.send("\u{03}")
    try expectInterruption()
  }

  /// What comes behind a return is thrown away, but for Ctrl-C.
  @Test func controlCBehindAnAnswer() throws {
    try type(("", ": |"))
    terminal.send("x\rxyz\u{03}")
    try expectInterruption(", 0 right")
  }

  private func expectInterruption(_ result: String = "") throws {
    _ = try terminal.text(until: "Interrupted: \(result.isEmpty ? 0 : 1) of 2 answered\(result).")
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
  }
}
