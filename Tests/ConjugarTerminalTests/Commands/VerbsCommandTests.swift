import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("conjugar verbs")
struct VerbsCommandTests {
  private func run(_ words: [String], width: Int = 80) throws -> (terminal: ScriptedTerminal, code: ExitCode) {
    let terminal = ScriptedTerminal(features: TerminalFeatures(width: width))
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    let code = try Program.run(["verbs"] + words, in: world)
    return (terminal, code)
  }

  private func run(_ line: String, width: Int = 80) throws -> (terminal: ScriptedTerminal, code: ExitCode) {
    try run(line.split(separator: " ").map { String($0) }, width: width)
  }

  /// The infinitives alone.
  private func names(_ line: String) throws -> [String] {
    let lines = try run(line + " --format tsv").terminal.output.split(separator: "\n").dropFirst()
    return lines.map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func page() throws {
    let (terminal, code) = try run("tener nevar cantar reír haber --color never")
    #expect(
      terminal.transcript == """
        cantar  sing
        haber   have (done), there is                        forms of its own
        nevar   snow                                         e>ie
        reír    laugh; -se laugh (at), make fun (of)         e>i
        tener   have, be (… years old), have to (tener que)  e>ie +g, forms of its own
        5 verbs

        """)
    #expect(code == .done)
  }

  @Test func narrowPage() throws {
    #expect(
      try run("tener nevar cantar haber desprofesionalizar --color never", width: 40).terminal.output == """
        cantar              sing
        desprofesionalizar
        haber               have (done), there
                            is · forms of its
                            own
        nevar               snow · e>ie
        tener               have, be (… years
                            old), have to (tener
                            que) · e>ie +g,
                            forms of its own

        """)
  }

  @Test(arguments: [40, 60, 80, 120])
  func pagesFit(_ width: Int) throws {
    for color in ["always", "never"] {
      let lines = try run("*er --color \(color)", width: width).terminal.output.split(separator: "\n")
      #expect(lines.filter { $0.displayWidth > width } == [])
      #expect(lines.filter { $0.hasSuffix(" ") } == [])
      #expect(lines.count > 500)
    }
  }

  @Test(arguments: [
    (
      "tsv",
      "infinitive\tmeaning\tpatterns\trank\tdefect\nhaber\thave (done), there is\t\t3\t\n"
        + "lloviznar\tdrizzle\t\t3550\timpersonal\nobispar\t\t\t\t\n"
    ),
    (
      "csv",
      "infinitive,meaning,patterns,rank,defect\nhaber,\"have (done), there is\",,3,\n"
        + "lloviznar,drizzle,,3550,impersonal\nobispar,,,,\n"
    ),
    (
      "markdown",
      "| infinitive | meaning | patterns | rank | defect |\n|---|---|---|---|---|\n"
        + "| haber | have (done), there is |  | 3 |  |\n| lloviznar | drizzle |  | 3550 | impersonal |\n"
        + "| obispar |  |  |  |  |\n"
    ),
    (
      "jsonl",
      #"{"infinitive":"haber","meaning":"have (done), there is","patterns":[],"rank":3,"defect":null}"#
        + "\n"
        + #"{"infinitive":"lloviznar","meaning":"drizzle","patterns":[],"rank":3550,"defect":"impersonal"}"# + "\n"
        + #"{"infinitive":"obispar","meaning":null,"patterns":[],"rank":null,"defect":null}"# + "\n"
    ),
    (
      "json",
      "[\n"
        + #"{"infinitive":"haber","meaning":"have (done), there is","patterns":[],"rank":3,"defect":null},"#
        + "\n"
        + #"{"infinitive":"lloviznar","meaning":"drizzle","patterns":[],"rank":3550,"defect":"impersonal"},"# + "\n"
        + #"{"infinitive":"obispar","meaning":null,"patterns":[],"rank":null,"defect":null}"# + "\n]\n"
    ),
  ])
  func machineFormats(_ format: String, _ output: String) throws {
    let (terminal, code) = try run("lloviznar obispar haber --format \(format)")
    #expect(terminal.output == output)
    #expect(terminal.messages == ["3 verbs"])
    #expect(code == .done)
  }

  @Test(arguments: [
    ("--like tener --top 300", "tener mantener obtener detener sostener"),
    ("--like PEDIR --ending eír --top 500", "reír sonreír"),
    ("--pattern go-verbs --top 20", "hacer tener decir"),
    ("--irregular preterite --top 10", "ser estar haber ir hacer tener decir poder"),
    ("--irregular=future,participle --top 8", "haber hacer tener decir poder"),
    ("ser ir ver tener --irregular imperfect", "ir ser ver"),
    ("--ending -ir --top 30", "ir decir salir seguir venir sentir"),
    ("*ntraer *joder", "contraer joder"),
    ("irse arrepentir OIR", "arrepentirse ir oír"),
    ("--defective --ending ecer --top 3000", "acontecer atardecer acaecer"),
    ("--search be --top 10", "ser estar tener poder deberse hacerse"),
    ("--irregular tener cantar", "tener"),
  ])
  func filters(_ line: String, _ expected: String) throws {
    #expect(try names(line).joined(separator: " ") == expected)
  }

  @Test func textOfSeveralWords() throws {
    let (terminal, _) = try run(["--search", "to know how", "--format", "tsv"])
    #expect(terminal.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "\t" } } == ["saber"])
    #expect(terminal.messages == ["1 verb"])
  }

  @Test func whatTheLexiconLacksIsToldAndTheRestPrinted() throws {
    let (terminal, code) = try run("tenr tener empesar --color never")
    #expect(code == .badInput)
    #expect(terminal.output == "tener  have, be (… years old), have to (tener que)  e>ie +g, forms of its own\n")
    #expect(terminal.messages.count == 3)
    #expect(terminal.messages[0].hasPrefix("conjugar: “tenr” is not an infinitive "))
    #expect(
      terminal.messages[1].hasPrefix("conjugar: “empesar” is not a verb in the lexicon; did you mean “empezar”"))
  }

  @Test(arguments: [
    ("*xyzar", "no verb matches: “--ending xyzar”"),
    ("tener --ending ar --irregular", "no verb matches: “tener --irregular --ending ar”"),
    ("--like tener --search laugh --top 9", "no verb matches: “--like tener --top 9 --search laugh”"),
  ])
  func nothingFits(_ line: String, _ message: String) throws {
    let (terminal, code) = try run(line + " --format json")
    #expect(code == .badInput)
    #expect(terminal.output == "[]\n")
    #expect(terminal.messages == ["conjugar: \(message)"])
  }

  @Test func aGuessedModelIsSaidToBeOne() throws {
    let (terminal, code) = try run("--like redetener --format tsv")
    #expect(code == .done)
    #expect(terminal.messages.first?.hasPrefix("“redetener”: a guess: ") ?? false, "\(terminal.messages)")
    #expect(terminal.output.contains("\ndetener\t"))
  }

  @Test(arguments: [
    (
      "--pattern go-vrb", "“go-vrb” is not a pattern; did you mean “go-verbs”? (“conjugar help patterns” ",
      ExitCode.usage
    ),
    ("--irregular pretrite", "“pretrite” is not a tense; did you mean “preterite”? (“conjugar tenses” ", .usage),
    ("--irregular present,presnt", "“presnt” is not a tense; did you mean “present”? (“conjugar tenses” ", .usage),
    ("--irregular=", "“” is not a tense", .usage),
    ("--ending 5", "“5” is not a verb ending (accepted: letters, as in -ar, ecer, eír)", .usage),
    ("--ending -", "“-” is not a verb ending", .usage),
    ("--search (?)", "--search needs a value: --search know", .usage),
    ("--top 0", "“0” is not a valid number for --top (accepted: 1 to 1000000)", .usage),
    ("--like tenr", "“tenr” is not an infinitive ", .badInput),
    ("--tense present", "“--tense” is not an option of “conjugar verbs”", .usage),
    ("--format yaml", "“yaml” is not a format here (accepted: text, tsv, json, jsonl, csv, markdown)", .usage),
  ])
  func whatCannotBe(_ line: String, _ beginning: String, _ code: ExitCode) {
    let error = #expect(throws: (any Error).self) { try run(line) } as? any Failure
    #expect(error?.sentence.hasPrefix(beginning) == true, "\(error?.sentence ?? "")")
    #expect(error?.exitCode == code)
  }

  /// A reader who left hears nothing more, not even how many verbs there were.
  @Test func aReaderWhoLeft() {
    let terminal = ScriptedTerminal()
    terminal.fault = .closed
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    #expect(throws: TerminalError.closed) { try Program.run(["verbs", "--top", "3"], in: world) }
    #expect(terminal.messages == [])
  }
}
