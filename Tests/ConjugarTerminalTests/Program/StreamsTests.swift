import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("Streams of the built program")
struct StreamsTests {
  private let home: Scratch
  private let program: BuiltProgram

  init() throws {
    home = try Scratch()
    program = BuiltProgram(home: home)
  }

  @Test func aReaderWhoLeftIsNoError() throws {
    let process = program.process(BuiltProgram.path, ["tenses"])
    let (stdout, stderr) = (Pipe(), Pipe())
    try stdout.fileHandleForReading.close()
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    try stderr.fileHandleForWriting.close()
    #expect(stderr.fileHandleForReading.readDataToEndOfFile().isEmpty)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(process.terminationReason == .exit)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsTold() throws {
    let result = try program.shell(#""$conjugar" tenses > /dev/full"#)
    #expect(result.status == 74)
    #expect(result.messages == "conjugar: cannot write the output: No space left on device\n")
  }

  /// The path was echoed whole.
  @Test func noMessageIsWithoutEnd() throws {
    let result = try program.run("results", "/" + String(repeating: "x", count: 20_000))
    #expect(result.status == 65)
    #expect(result.messages.count < 2100 && result.messages.hasSuffix("File name too long\n"))
  }

  /// Each answer was taken as a wrong one.
  @Test(arguments: [#"printf '\377\376h\000a\000\n\000'"#, #"printf 'h\000a\000\n\000'"#])
  func anotherEncodingIsTold(_ input: String) throws {
    let result = try program.shell("\(input) | \"$conjugar\" quiz -n 1 --format jsonl")
    #expect(result.status == 74)
    #expect(result.messages == "conjugar: cannot read the input: it is UTF-16, not UTF-8\n")
  }

  @Test func aClosedOutputIsToldAndNoFileTakesItsPlace() throws {
    let result = try program.shell(#""$conjugar" settings >&-"#)
    #expect(result.status == 74)
    #expect(result.messages == "conjugar: cannot write the output: Bad file descriptor\n")
    #expect(try program.shell(#""$conjugar" settings region spain >&- 2>&-"#).status == 0)
    #expect(try home.read(".config/conjugar/settings").hasSuffix("has its default.\nregion = spain\n"))
  }

  /// The user of a service has a home that is none, and needs none for a table.
  @Test func whoHasNoHomeIsToldOnlyWhereItMatters() throws {
    var program = program
    program.environment["HOME"] = "/dev/null"
    let table = try program.run("show", "tener", "present", "1s")
    #expect((table.messages, table.status) == ("", 0))
    let quiz = try program.run("quiz", "-n", "1", input: "x\n")
    #expect(quiz.messages.contains("HOME is not set to a directory"))
  }

  @Test func aDirectoryWhoseNameIsNoTextIsTold() throws {
    let result = try program.shell(#"XDG_DATA_HOME=$(printf '/tmp/\351') "$conjugar" show tener present 1s"#)
    #expect(result.messages == "conjugar: XDG_DATA_HOME is ignored: it is not UTF-8.\n")
    #expect(result.status == 0)
  }

  @Test func widthComesFromTheVariableWhereThereIsNoTerminal() throws {
    var program = program
    program.environment["COLUMNS"] = "40"
    let lines = try program.run("settings").output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.displayWidth <= 40 || $0.hasPrefix("/") })
    #expect(lines.count > 15)
  }

  @Test func wordsThatSteerATerminalAreShown() throws {
    let result = try program.run("settings", "\u{1B}[31mregion\n")
    #expect(result.status == 64)
    #expect(result.messages.hasPrefix("conjugar: “\\u{1B}[31mregion\\u{A}” is not a setting"))
    #expect(result.messages.filter { $0 == "\n" }.count == 1)
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "dumb"], false), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true),
  ])
  func color(_ variables: [String: String], _ shows: Bool) throws {
    var program = program
    program.environment.merge(variables) { $1 }
    let terminal = try PseudoTerminal(columns: 50)
    let output = try terminal.run(program.process(BuiltProgram.path, ["tenses", "gerund"]))
    #expect(output.contains("\u{1B}[1mgerund\u{1B}[0m") == shows)
  }

  @Test func widthComesFromTheTerminal() throws {
    let terminal = try PseudoTerminal(columns: 40)
    let output = try terminal.run(program.process(BuiltProgram.path, ["help", "settings"]))
    #expect(output.split(separator: "\r\n").allSatisfy { $0.displayWidth <= 40 })
    #expect(output.contains("Usage"))
  }
}

@Suite("Ctrl-C in the built program")
struct InterruptionTests {
  @Test(.timeLimit(.minutes(1))) func endsAtOnceByTheSignal() throws {
    let home = try Scratch()
    let process = BuiltProgram(home: home).process(BuiltProgram.path, ["quiz"])
    let terminal = try PseudoTerminal(columns: 80)
    try terminal.start(process)
    _ = try terminal.text(until: "1/50")
    process.interrupt()
    process.waitUntilExit()
    // By the signal, so that a shell's loop ends too; the shell reports 130.
    #expect(process.terminationStatus == SIGINT)
    #expect(process.terminationReason == .uncaughtSignal)
  }

  /// Whatever a person chose there: no flow control, no UTF-8.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT], ["xterm", "dumb"])
  func aSignalLeavesTheTerminalAsItWas(_ signal: Int32, _ type: String) throws {
    let home = try Scratch()
    var program = BuiltProgram(home: home)
    program.environment["TERM"] = type
    program.environment["NO_COLOR"] = "1"
    let process = program.process(BuiltProgram.path, ["quiz", "ir", "gerund", "-n", "1"])
    let terminal = try PseudoTerminal(columns: 80)
    terminal.mode.c_iflag &= ~(tcflag_t(IUTF8) | tcflag_t(IXON))
    let found = terminal.mode
    try terminal.start(process)
    _ = try terminal.text(until: "gerund: ")
    for _ in 0..<5000 where terminal.mode.c_iflag == found.c_iflag { usleep(1000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect((process.terminationReason, process.terminationStatus) == (.uncaughtSignal, signal))
    #expect((terminal.mode.c_iflag, terminal.mode.c_lflag) == (found.c_iflag, found.c_lflag))
  }
}
