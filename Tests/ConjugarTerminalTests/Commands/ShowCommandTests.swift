import ConjugarCore
import Testing

@testable import ConjugarTerminal

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

  @Test func ofTheProgressiveItIsSaidWhereItIsTold() throws {
    let terminal = ScriptedTerminal()
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    #expect(try Program.run(["hablar", "presente", "progresivo"], in: world) == .done)
    #expect(terminal.output.contains("hablando"))
    #expect(terminal.messages.count == 1 && terminal.messages[0].contains("conjugar tenses progressive"))
  }

  /// Beside a tense a word is meant as a person: it is named, and nothing is printed.
  @Test(arguments: [
    ("ser present 1x", "“1x” is not a person; did you mean “1s”"), ("ser preterite ustedess", "did you mean “ustedes”"),
    ("ser presnt yo", "“presnt” is not a tense; did you mean “present”"),
  ])
  func aSlipBesideATense(_ line: String, _ told: String) throws {
    let terminal = ScriptedTerminal()
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    let words = line.split(separator: " ").map { String($0) }
    #expect(throws: NameError.self) { try Program.run(words, in: world) }
    do { _ = try Program.run(words, in: world) } catch { #expect("\(error)".contains(told), "\(error)") }
    #expect(terminal.output.isEmpty)
  }

  /// What stands behind a form is not dropped in silence.
  @Test func aFormBesideATense() throws {
    let terminal = ScriptedTerminal()
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    for line in ["téner present 1s", "tuve present", "yo hablo"] { _ = try Program.run([line], in: world) }
    let told = ["“téner” is a form; “conjugar tener present 1s”", "“tuve” is a form; “conjugar tener present”"]
    #expect(terminal.messages == told.map { "\($0) shows that" })
  }

  /// One line names the whole of what was typed, its true fault, and the nearest form.
  @Test(arguments: [
    ("show tuvee", "or a form of a verb; did you mean “tuve”"), ("zzz", "or a form of a verb"),
    ("show \(String(repeating: "abcdefg", count: 9))ar", "” is too long: no verb has more than 64 letters"),
    ("show \(String(repeating: "abcdefgh", count: 7))abcdefar", "” is not an infinitive"),
    ("verbs zzz", "or a form of a verb"), ("explain zzz", "or a form of a verb"),
    ("identify zzz", "conjugar: “zzz” is not a form"),
    ("sentences zzz", "conjugar: no sentence has all of that: “zzz”"),
  ])
  func aMistakeIsToldInOneLine(_ line: String, _ told: String) throws {
    let terminal = ScriptedTerminal()
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    do { _ = try Program.run(line.split(separator: " ").map { String($0) }, in: world) } catch {
      _ = ExitCode(telling: error, on: terminal)
    }
    #expect(terminal.messages.count == 1 && terminal.messages[0].contains(told), "\(terminal.messages)")
    #expect(terminal.output.isEmpty)
  }

  /// A word that narrows a quiz is neither taken for a verb nor dropped.
  @Test(arguments: ["tener irregular", "beso irregular"]) func aWordTooMany(_ line: String) throws {
    let terminal = ScriptedTerminal()
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    #expect(try Program.run(line.split(separator: " ").map { String($0) }, in: world) == .badInput)
    #expect(terminal.output.contains("present") && !terminal.output.contains("irregul"))
    #expect(terminal.messages.count == 1 && terminal.messages[0].contains("“irregular” is not a verb: "))
  }

  @Test func theFirstOfSeveralVerbsHasANumberToo() throws {
    #expect(try Conjugator().verb("acostar#1").name == "acostar")
  }

  @Test func aFullDiskEndsShow() throws {
    let terminal = ScriptedTerminal()
    terminal.fault = .cannotWrite(reason: "No space left on device")
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    #expect(throws: TerminalError.self) { try Program.run(["show", "ser"], in: world) }
  }
}
