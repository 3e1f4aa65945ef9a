import ConjugarCore
import Testing

@testable import conjugar

@Suite("conjugar show")
struct ShowCommandTests {
  @Test func aVerbThatIsNoneIsToldShortlyAndTheOthersAreShown() throws {
    let terminal = ScriptedTerminal()
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    let words = ["ser", String(repeating: "x", count: 100_000), "ir"]
    let code = try Program.run(["show"] + words + ["--tense", "gerund", "--format", "tsv"], in: world)
    #expect(code == .badInput)
    #expect(terminal.output.hasSuffix("ser\tgerund\t-\tsiendo\nir\tgerund\t-\tyendo\n"))
    #expect(terminal.messages.count == 1)
    #expect(terminal.messages[0].hasPrefix("conjugar: “xxx"))
    #expect(terminal.messages[0].count < 1100)
  }

  @Test func aFullDiskEndsShow() throws {
    let terminal = ScriptedTerminal()
    terminal.fault = .cannotWrite(reason: "No space left on device")
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    #expect(throws: TerminalError.self) { try Program.run(["show", "ser"], in: world) }
  }
}
