import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("The command that the arguments name")
struct ProgramTests {
  private func run(_ line: String, width: Int = 80) throws -> String {
    let terminal = ScriptedTerminal(features: TerminalFeatures(width: width))
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    _ = try Program.run(line.split(separator: " ").map { String($0) }, in: world)
    return terminal.output
  }

  @Test(arguments: ["--version", "show --version", "tener --version", "--color never --version"])
  func version(_ line: String) throws {
    #expect(try run(line) == "conjugar \(Version.current)\n")
  }

  @Test func optionsMayStandBeforeTheCommand() throws {
    #expect(try run("--format tsv tenses gerund") == run("tenses gerund --format tsv"))
    #expect(try run("TENSES gerund") == run("tenses gerund"))
    // The value of --irregular may lack, and quiz has an option of that name that takes none.
    #expect(try run("--irregular future verbs dec*") == run("verbs dec* --irregular future"))
    #expect(try run("--irregular verbs dec*") == run("verbs dec* --irregular"))
  }

  @Test(arguments: ["settings --help", "-h settings", "help settings", "settings region --help", "settings -hfcsv"])
  func helpOnACommand(_ line: String) throws {
    #expect(try run(line).hasPrefix("conjugar settings: show and change your settings\n\nTry\n"))
  }

  @Test(arguments: ["help", "--help", "-h", "--color never --help"])
  func helpNamesEveryCommand(_ line: String) throws {
    let help = try run(line)
    for command in CommandList.all { #expect(help.contains("  \(command.name) ")) }
  }

  @Test(arguments: [40, 80])
  func helpFitsTheTerminal(_ width: Int) throws {
    for command in CommandList.all {
      let lines = try run("help \(command.name)", width: width).split(separator: "\n")
      #expect(lines.filter { $0.displayWidth > width } == [])
    }
  }

  @Test(arguments: [
    ("settngs", "“settngs” is not a command or a verb; did you mean “settings”? (“conjugar help” lists the commands)"),
    ("help settngs", "“settngs” is not a command or topic; did you mean “settings”?"),
    ("help settings region", "unexpected word “region” after “conjugar help”"),
  ])
  func aMisspelledCommand(_ line: String, _ beginning: String) {
    let error = #expect(throws: (any Error).self) { try run(line) }
    #expect("\(error.map { "\($0)" } ?? "")".hasPrefix(beginning))
    #expect((error as? any Failure)?.exitCode == .usage)
  }

  @Test(arguments: [
    ("settings reset all", "unexpected word “all” after “conjugar settings reset” (“conjugar help settings” shows"),
    ("show tener --tense gerund --person 1s", "gerund has no person 1s (infinitive, gerund and participle have none; "),
    ("explain tener imperative yo", "imperative has no person 1s (infinitive, gerund and participle have none; "),
    // Each used to blame the wrong word: “present yo” is not a tense, “subjunctve” is not a person.
    ("explain tener present yo again", "unexpected word “again” after “conjugar explain”"),
    ("explain tener present subjunctve", "“present subjunctve” is not a tense; did you mean “present-subjunctive”?"),
    ("explain tener pretérito imperfeto", "“pretérito imperfeto” is not a tense; did you mean “imperfect”?"),
    ("explain tener presnt yo", "“presnt” is not a tense; did you mean “present”?"),
    ("tener present yoo", "“yoo” is not a person; did you mean “yo” or “you”?"),
    ("show tener 4s", "“4s” is not a person; did you mean “"),
    ("show tener present them", "“them” is not a person"),
    ("explain tener present yoo", "“yoo” is not a person; did you mean “yo” or “you”?"),
  ])
  func theWrongWordIsNamed(_ line: String, _ beginning: String) {
    let error = #expect(throws: (any Error).self) { try run(line) }
    #expect("\(error.map { "\($0)" } ?? "")".hasPrefix(beginning), "\(error.map { "\($0)" } ?? "")")
    #expect((error as? any Failure)?.exitCode == .usage)
  }

  @Test func everyCommandHasExamplesThatItUnderstands() throws {
    for command in CommandList.all {
      #expect(!command.manual.examples.isEmpty)
      for example in command.manual.examples {
        #expect(example.line == "conjugar" || example.line.hasPrefix("conjugar "))
      }
    }
  }

  @Test func tensesByAnyName() throws {
    #expect(
      try run("tenses presente de subjuntivo --format tsv")
        == "tense\tenglish\tspanish\tmood\tpersons\n"
        + "present-subjunctive\tpresent subjunctive\tpresente de subjuntivo\tsubjunctive\t1s,2s,2v,3s,1p,2p,3p\n")
    #expect(try run("tenses --format tsv").split(separator: "\n").count == 24)
  }
}

extension World {
  /// A world for this test: a member that is used but was not set is an issue of the test.
  static func forTest(
    settings: Settings? = nil, terminal: (any Terminal)? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> World {
    .unitTest(
      onUnset: { Issue.record("\($0)", sourceLocation: sourceLocation) }, settings: settings, terminal: terminal,
      analytics: NoAnalytics(), locale: FixedLocale("C.UTF-8"), environment: DictionaryEnvironment())
  }
}
