import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("Words and options")
struct CommandLineParserTests {
  private let parser = CommandLineParser(command: "quiz")

  private func parse(_ line: String) throws -> Arguments {
    try parser.parse(line.split(separator: " ").map { String($0) })
  }

  @Test func bothSpellingsOfAValue() throws {
    #expect(try parse("--region spain")[Flags.region] == .spain)
    #expect(try parse("--region=España")[Flags.region] == .spain)
    #expect(try parse("--seed=42")[Flags.seed] == 42)
    #expect(try parse("")[Flags.region] == nil)
  }

  @Test func listsGrow() throws {
    let tenses = try parse("--tense present,pretérito tener --tense=gerund")[Flags.tense]
    #expect(tenses == [.present, .preterite, .gerund])
  }

  @Test func twoHyphensEndTheOptions() throws {
    let arguments = try parse("a - --irregular b -- --region c")
    #expect(arguments.words == ["a", "-", "b", "--region", "c"])
    #expect(try arguments[Flags.irregular])
  }

  @Test(arguments: [
    (
      "--regoin spain",
      "“--regoin” is not an option of “conjugar quiz”; did you mean “--region”? "
        + "(“conjugar help quiz” lists them)"
    ),
    (
      "-x",
      "“-x” is not an option of “conjugar quiz” (“conjugar help quiz” lists them)"
    ),
    // Help, the version and the choice of the world are options of every command.
    (
      "--verison",
      "“--verison” is not an option of “conjugar quiz”; did you mean “--version” or “--person”? "
        + "(“conjugar help quiz” lists them)"
    ),
    (
      "--wrold ui-test",
      "“--wrold” is not an option of “conjugar quiz”; did you mean “--world”? "
        + "(“conjugar help quiz” lists them)"
    ),
    // Nothing here lists all there is, so the way to each list is told.
    (
      "--list",
      "“--list” is not an option: “conjugar verbs” lists verbs, “conjugar tenses” the tenses, “conjugar settings” the settings, “conjugar help” the commands"
    ),
    ("--region", "--region needs a value: --region spain|latin-america"),
    ("--region --irregular", "--region needs a value: --region spain|latin-america"),
    ("--irregular=yes", "--irregular does not take a value such as “yes”"),
    ("--seed 1 --seed 2", "--seed is given twice"),
  ])
  func cannotBeUnderstood(_ line: String, _ sentence: String) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(error?.description == sentence)
    #expect(error?.exitCode == .usage)
  }

  @Test(arguments: ["-1", "4294967296", "x", ""])
  func isNoSeed(_ text: String) throws {
    let arguments = try parser.parse(["--seed=\(text)"])
    let error = #expect(throws: UsageError.self) { try arguments[Flags.seed] }
    #expect(error?.description == "“\(text)” is not a valid number for --seed (accepted: 0 to 4294967295)")
  }

  @Test func aNegativeNumberIsAValue() throws {
    let arguments = try parse("--seed -5")
    let error = #expect(throws: UsageError.self) { try arguments[Flags.seed] }
    #expect(error?.description == "“-5” is not a valid number for --seed (accepted: 0 to 4294967295)")
  }

  @Test func anEndingBeginsWithAHyphen() throws {
    let parser = CommandLineParser(command: "verbs")
    #expect(try parser.parse(["--ending", "-ecer"])[Flag<[String]>("--ending")] == ["-ecer"])
    for rest in [["--top", "1"], ["-h"], []] {
      let error = #expect(throws: UsageError.self) { try parser.parse(["--ending"] + rest) }
      #expect(error == .missingValue(option: "--ending", wanted: "E[,E…]"))
    }
  }

  private static let optional: [(String, [Tense], [String])] = [
    ("--irregular", [], []),
    ("--irregular preterite", [.preterite], []),
    ("--irregular Pretérito,future tener", [.preterite, .future], ["tener"]),
    ("--irregular tener preterite", [], ["tener", "preterite"]),
    ("tener --irregular --top 1", [], ["tener"]),
    ("--irregular=future poner", [.future], ["poner"]),
    ("--irregular future --irregular --irregular present", [.future, .present], []),
  ]

  @Test(arguments: optional)
  func aValueMayBeLeftOut(_ line: String, _ tenses: [Tense], _ words: [String]) throws {
    let arguments = try CommandLineParser(command: "verbs").parse(line.split(separator: " ").map { String($0) })
    #expect(try arguments[Flag<[Tense]?>("--irregular")] == tenses)
    #expect(arguments.words == words)
  }

  @Test(arguments: ["-t present -fjsonl a", "-tpresent -f jsonl a", "-t=present -f=jsonl a", "-htpresent -fjsonl a"])
  func letters(_ line: String) throws {
    let arguments = try parse(line)
    #expect(try arguments[Flags.tense] == [.present])
    #expect(try arguments.format() == .jsonl)
    #expect(try arguments[Flags.help] == line.hasPrefix("-h"))
    #expect(arguments.words == ["a"])
  }

  @Test(arguments: [
    ("-t", UsageError.missingValue(option: "--tense", wanted: "ID[,ID…]")),
    ("-h=yes", .unwantedValue(option: "--help", "yes")),
    ("-hh", .repeated(option: "--help")),
  ])
  func lettersThatCannotBeUnderstood(_ line: String, _ expected: UsageError) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(error == expected)
  }

  @Test func formats() throws {
    #expect(try parse("").format() == .text)
    #expect(try parse("--format JSONL").format() == .jsonl)
    let error = #expect(throws: NameError.self) { try parse("--format json").format() }
    #expect(
      error?.description == "“json” is not a format here; did you mean “jsonl”? (accepted: text, jsonl)")
  }

  /// Help says which numbers an option takes.
  @Test(arguments: [
    ("quiz", "--questions", Settings.Bounds.questions), ("review", "--questions", Settings.Bounds.session),
    ("review", "--new", Settings.Bounds.newSkills),
  ])
  func bounds(_ command: String, _ option: String, _ bounds: ClosedRange<Int>) throws {
    let option = try #require(Manual(command).options.first { $0.name == option })
    #expect(option.meaning.hasSuffix(", \(bounds.listed)"))
  }

  /// Every option that a command names is declared, and every conflict is one of options that it has.
  @Test func everyNamedOptionIsDeclared() {
    for command in CommandList.all {
      let manual = command.manual
      let names = manual.lines("options").filter { !$0.contains(" | ") }.flatMap { $0.split(separator: " ") }
      let known = Set(manual.options.map(\.name))
      #expect(names.allSatisfy { known.contains(String($0)) }, "\(command.name)")
      let formats = manual.options.filter { $0.name == Flags.format }.flatMap(\.values)
      #expect(formats.allSatisfy { Format(rawValue: $0) != nil }, "\(command.name)")
      for row in manual.rows("conflicts") {
        let named = row[0].split { " |".contains($0) }.map { String($0) }.filter { $0.hasPrefix("--") }
        #expect(Set(named).isSubset(of: known), "\(command.name): \(row)")
      }
    }
  }
}
