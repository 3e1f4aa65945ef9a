import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("How errors end the program")
struct ExitCodeTests {
  @Test(arguments: [
    (UsageError.repeated(option: "--seed") as any Failure, ExitCode.usage),
    (StorageError.nowhere(what: "the settings"), .cannotCreate),
    (StorageError.cannotCreate(location: "/a", reason: "b"), .cannotCreate),
    (StorageError.cannotWrite(location: "/a", reason: "b"), .readWrite),
    (SettingsError.storage(.cannotRead(location: "/a", reason: "b")), .readWrite),
    (TerminalError.cannotWrite(reason: "No space left on device"), .readWrite),
    (
      SettingsError.broken(
        key: "region", location: "/a", NameError(kind: "region", name: "x", accepted: ["spain"])),
      .brokenSettings
    ),
  ])
  func code(_ error: any Failure, _ code: ExitCode) {
    let terminal = ScriptedTerminal()
    #expect(ExitCode(telling: error, on: terminal) == code)
    #expect(terminal.messages == ["conjugar: \(error)"])
  }

  @Test func helpNamesEachCode() {
    #expect(Manual("exit-codes").rows().map { $0[0] } == ExitCode.allCases.map { "\($0.rawValue)" })
  }

  /// Each format that some command writes stands in the list of formats.
  @Test func helpNamesEachFormat() {
    let written = CommandList.all.flatMap { $0.manual.options }.filter { $0.name == "--format" }.flatMap(\.values)
    let named = Set(Manual("formats").rows().map { $0[0] })
    #expect(Set(written).subtracting(named) == [])
  }

  @Test func aReaderWhoLeftIsNoError() {
    let terminal = ScriptedTerminal()
    #expect(ExitCode(telling: TerminalError.closed, on: terminal) == .done)
    #expect(terminal.messages.isEmpty)
  }

  @Test func aMessageIsOneSafeLine() {
    let terminal = ScriptedTerminal()
    let error = ConjugationError.notAnInfinitive("a\nb\u{1B}[31m" + String(repeating: "x", count: 100_000))
    _ = ExitCode(telling: error, on: terminal)
    #expect(terminal.messages[0].hasPrefix("conjugar: “a\\u{A}b\\u{1B}[31mxxx"))
    #expect(terminal.messages[0].count < 1100)
  }
}
