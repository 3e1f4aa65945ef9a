import Foundation
import Testing

@testable import ConjugarTerminal

/// The first day of a learner in the built program: three lines, a question, and the page afterward.
@Suite("The first day in the built program", .serialized)
struct FirstDayTests {
  @Test func threeLinesAndTheFirstQuestion() throws {
    let home = try Scratch()
    var program = BuiltProgram(home: home)
    program.environment["TERM"] = "xterm"
    program.environment["NO_COLOR"] = "1"
    let terminal = try PseudoTerminal(columns: 80)
    let process = program.process(BuiltProgram.path, [])
    // What is typed before a question stands is no answer to it.
    terminal.send("3")
    try terminal.start(process)
    _ = try terminal.text(until: "[1] ")
    // Ctrl-Z leaves the line as it is; back again, the whole question stands below, its choices too.
    terminal.send("\u{1A}")
    #expect(terminal.editsLines())
    let again = try terminal.text(until: "p  find out") { kill(process.processIdentifier, SIGCONT) }
    #expect(again.contains("How much Spanish"))
    // A habitual return after the choice is its end, and no answer to the next question.
    terminal.send("2\r")
    // The first question may have been drawn more often than read.
    var shown = ""
    while !shown.contains("Which Spanish") { shown += try terminal.text(until: "[1] ") }
    terminal.send("\r")
    _ = try terminal.text(until: "begins.")
    terminal.send("\r")
    var first = ""
    while !first.contains("1/") { first += try terminal.text(until: ": ") }
    // What is typed before the prompt stands is thrown away.
    while process.isRunning {
      terminal.send("\u{04}")
      usleep(50_000)
    }
    #expect(process.terminationStatus == 0)
    #expect(try home.read(DeviceStage.settings).contains("difficulty = moderate"))
  }
}
