import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("Words and options")
struct CommandLineParserTests {
  private static let irregular = Flag<Bool>("--irregular", "only those")
  private static let format = Flags.format(Format.events)

  private let parser = CommandLineParser(
    command: "quiz",
    options: [
      Flags.region.option, Flags.tense.option, Flags.seed.option, format.option, irregular.option,
    ] + Flags.everywhere)

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
    #expect(try arguments[Self.irregular])
  }

  @Test(arguments: [
    (
      "--regoin spain",
      "“--regoin” is no option of “conjugar quiz”; did you mean “--region”? "
        + "(“conjugar help quiz” lists them)"
    ),
    (
      "-x",
      "“-x” is no option of “conjugar quiz” (“conjugar help quiz” lists them)"
    ),
    // Help, the version and the choice of the world are options of every command.
    (
      "--verison",
      "“--verison” is no option of “conjugar quiz”; did you mean “--version”? "
        + "(“conjugar help quiz” lists them)"
    ),
    (
      "--wrold ui-test",
      "“--wrold” is no option of “conjugar quiz”; did you mean “--world”? "
        + "(“conjugar help quiz” lists them)"
    ),
    // Nothing here lists all there is, so the way to each list is told.
    (
      "--list",
      "“--list” is no option: “conjugar verbs” lists verbs, “conjugar tenses” the tenses, “conjugar help” the commands"
    ),
    ("--region", "--region needs a value: --region spain|latin-america"),
    ("--region --irregular", "--region needs a value: --region spain|latin-america"),
    ("--irregular=yes", "--irregular stands alone and takes no value such as “yes”"),
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
    #expect(error?.description == "“\(text)” is no number for --seed (accepted: 0 to 4294967295)")
  }

  @Test func aNegativeNumberIsAValue() throws {
    let arguments = try parse("--seed -5")
    let error = #expect(throws: UsageError.self) { try arguments[Flags.seed] }
    #expect(error?.description == "“-5” is no number for --seed (accepted: 0 to 4294967295)")
  }

  @Test func anEndingBeginsWithAHyphen() throws {
    let ending = Flag<[String]>("--ending", texts: "E[,E…]", "in E")
    let parser = CommandLineParser(command: "verbs", options: [ending.option, Flags.seed.option])
    #expect(try parser.parse(["--ending", "-ecer"])[ending] == ["-ecer"])
    for rest in [["--seed", "1"], ["-h"], []] {
      let error = #expect(throws: UsageError.self) { try parser.parse(["--ending"] + rest) }
      #expect(error == .missingValue(option: "--ending", wanted: "E[,E…]"))
    }
  }

  private static let optional: [(String, [Tense], [String])] = [
    ("--irregular", [], []),
    ("--irregular preterite", [.preterite], []),
    ("--irregular Pretérito,future tener", [.preterite, .future], ["tener"]),
    ("--irregular tener preterite", [], ["tener", "preterite"]),
    ("tener --irregular --seed 1", [], ["tener"]),
    ("--irregular=future poner", [.future], ["poner"]),
    ("--irregular future --irregular --irregular present", [.future, .present], []),
  ]

  @Test(arguments: optional)
  func aValueMayBeLeftOut(_ line: String, _ tenses: [Tense], _ words: [String]) throws {
    let flag = Flag<[Tense]?>("--irregular", optionalTenses: "[TENSE[,…]]", "in a tense")
    let parser = CommandLineParser(command: "verbs", options: [flag.option, Flags.seed.option])
    let arguments = try parser.parse(line.split(separator: " ").map { String($0) })
    #expect(try arguments[flag] == tenses)
    #expect(arguments.words == words)
  }

  @Test(arguments: ["-t present -fjsonl a", "-tpresent -f jsonl a", "-t=present -f=jsonl a", "-htpresent -fjsonl a"])
  func letters(_ line: String) throws {
    let arguments = try parse(line)
    #expect(try arguments[Flags.tense] == [.present])
    #expect(try arguments[Self.format] == .jsonl)
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
    #expect(try parse("")[Self.format] == .text)
    #expect(try parse("--format JSONL")[Self.format] == .jsonl)
    let error = #expect(throws: UsageError.self) { try parse("--format json")[Self.format] }
    #expect(
      error?.description == "“json” is no format here; did you mean “jsonl”? (accepted: text, jsonl)")
  }
}
