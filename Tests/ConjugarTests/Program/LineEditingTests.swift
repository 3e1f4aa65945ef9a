import Foundation
import Testing

@testable import conjugar

/// What a person sees who types in the built program.
@Suite("The line in the built program", .serialized)
struct LineEditingTests {
  private let home: Scratch
  private let process: Process
  private let terminal: PseudoTerminal
  private let columns = 80

  init() throws {
    home = try Scratch()
    var program = BuiltProgram(home: home)
    program.environment["TERM"] = "xterm"
    program.environment["NO_COLOR"] = "1"
    process = program.process(BuiltProgram.path, ["quiz", "estar", "future", "1s", "-n", "1"])
    terminal = try PseudoTerminal(columns: UInt16(columns))
    try terminal.start(process)
  }

  /// Presses keys, waiting after each for what the cursor's line ends in then.
  private func type(_ steps: (keys: String, end: String)...) {
    var screen = Screen(columns: columns, rows: 24)
    wait(for: ": |", &screen)
    for (keys, end) in steps {
      terminal.send(keys)
      wait(for: end, &screen)
    }
  }

  /// Reads until the line of the cursor ends so; the time limit ends what never comes.
  private func wait(for end: String, _ screen: inout Screen) {
    while !screen.line.hasSuffix(end) { screen.show(terminal.some()) }
  }

  private func leave() {
    terminal.send("\u{15}\u{04}")
    _ = terminal.text(until: "Nothing answered")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(.timeLimit(.minutes(1))) func theCursorMovesAndAccentsAreJoined() {
    type(
      ("estaran", ": estaran|"), ("\u{1B}[D", ": estara|n"), ("'", ": estará|n"), ("\u{01}", ": |estarán"),
      ("\u{05}\t", ": estarán|"), ("\u{17}", ": |"))
    leave()
  }

  @Test(.timeLimit(.minutes(1))) func aPastedTextIsOneLine() {
    type(("\u{1B}[200~uno\ndos\n\u{1B}[201~", ": uno dos|"))
    leave()
  }

  @Test(.timeLimit(.minutes(1))) func controlCEndsBySignal() {
    type(("est", ": est|"))
    terminal.send("\u{03}")
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
  }
}
