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

  /// Beside a tense a word is meant as a person: it is named, and nothing is printed.
  @Test(arguments: [
    ("ser present 1x", "“1x” is no person; did you mean “1s”"), ("ser preterite ustedess", "did you mean “3p”"),
    ("ser presnt yo", "“presnt” is no tense; did you mean “present”"),
  ])
  func aSlipBesideATense(_ line: String, _ told: String) throws {
    let terminal = ScriptedTerminal()
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    let words = line.split(separator: " ").map { String($0) }
    #expect(throws: NameError.self) { try Program.run(words, in: world) }
    do { _ = try Program.run(words, in: world) } catch { #expect("\(error)".contains(told), "\(error)") }
    #expect(terminal.output.isEmpty)
  }

  @Test func aFullDiskEndsShow() throws {
    let terminal = ScriptedTerminal()
    terminal.fault = .cannotWrite(reason: "No space left on device")
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    #expect(throws: TerminalError.self) { try Program.run(["show", "ser"], in: world) }
  }
}
