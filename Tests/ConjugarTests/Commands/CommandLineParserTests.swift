import ConjugarCore
import Testing

@testable import conjugar

@Suite("Words and options")
struct CommandLineParserTests {
  private let parser = CommandLineParser(
    command: "quiz", options: [.region, .tense, .seed, .format([.text, .jsonl]), Option("--irregular", "only those")])

  private func parse(_ line: String) throws -> Arguments {
    try parser.parse(line.split(separator: " ").map { String($0) })
  }

  @Test func bothSpellingsOfAValue() throws {
    #expect(try parse("--region spain").region == .spain)
    #expect(try parse("--region=España").region == .spain)
    #expect(try parse("--seed=42").seed == 42)
    #expect(try parse("").region == nil)
  }

  @Test func listsGrow() throws {
    let tenses = try parse("--tense present,pretérito tener --tense=gerund").tenses
    #expect(tenses == [.present, .preterite, .gerund])
  }

  @Test func twoHyphensEndTheOptions() throws {
    let arguments = try parse("a - --irregular b -- --region c")
    #expect(arguments.words == ["a", "-", "b", "--region", "c"])
    #expect(arguments.has(Option("--irregular", "only those")))
  }

  @Test(arguments: [
    (
      "--regoin spain",
      "“--regoin” is no option of “conjugar quiz”; did you mean “--region”? "
        + "(accepted: --region, --tense, --seed, --format, --irregular)"
    ),
    (
      "-x",
      "“-x” is no option of “conjugar quiz” (accepted: --region, --tense, --seed, --format, --irregular)"
    ),
    // Help, the version and the choice of the world are options of every command.
    (
      "--verison",
      "“--verison” is no option of “conjugar quiz”; did you mean “--version”? "
        + "(accepted: --region, --tense, --seed, --format, --irregular)"
    ),
    (
      "--wrold ui-test",
      "“--wrold” is no option of “conjugar quiz”; did you mean “--world”? "
        + "(accepted: --region, --tense, --seed, --format, --irregular)"
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
    let error = #expect(throws: UsageError.self) { try arguments.seed }
    #expect(error?.description == "“\(text)” is no number for --seed (accepted: 0 to 4294967295)")
  }

  @Test func aNegativeNumberIsAValue() throws {
    let arguments = try parse("--seed -5")
    let error = #expect(throws: UsageError.self) { try arguments.seed }
    #expect(error?.description == "“-5” is no number for --seed (accepted: 0 to 4294967295)")
  }

  @Test func anEndingBeginsWithAHyphen() throws {
    let ending = Option("--ending", values: "E[,E…]", "in E")
    let parser = CommandLineParser(command: "verbs", options: [ending, .seed])
    #expect(try parser.parse(["--ending", "-ecer"]).list(ending) == ["-ecer"])
    for rest in [["--seed", "1"], ["-h"], []] {
      let error = #expect(throws: UsageError.self) { try parser.parse(["--ending"] + rest) }
      #expect(error == .missingValue(option: "--ending", wanted: "E[,E…]"))
    }
  }

  @Test(arguments: [
    ("--irregular", [], []),
    ("--irregular preterite", ["preterite"], []),
    ("--irregular Pretérito,presnt tener", ["Pretérito", "presnt"], ["tener"]),
    ("--irregular tener preterite", [], ["tener", "preterite"]),
    ("tener --irregular --seed 1", [], ["tener"]),
    ("--irregular=tener poner", ["tener"], ["poner"]),
    ("--irregular future --irregular --irregular present", ["future", "present"], []),
  ])
  func aValueMayBeLeftOut(_ line: String, _ values: [String], _ words: [String]) throws {
    let option = Option("--irregular", optionalTenses: "[TENSE[,…]]", "in a tense")
    let parser = CommandLineParser(command: "verbs", options: [option, .seed])
    let arguments = try parser.parse(line.split(separator: " ").map { String($0) })
    #expect(arguments.has(option))
    #expect(arguments.list(option) == values)
    #expect(arguments.words == words)
  }

  @Test func formats() throws {
    #expect(try parse("").format(among: [.text, .jsonl]) == .text)
    #expect(try parse("--format JSONL").format(among: [.text, .jsonl]) == .jsonl)
    let error = #expect(throws: UsageError.self) {
      try parse("--format json").format(among: [.text, .jsonl])
    }
    #expect(
      error?.description == "“json” is no format here; did you mean “jsonl”? (accepted: text, jsonl)")
  }
}
