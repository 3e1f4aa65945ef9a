import ConjugarCore

/// Says how the program is used, examples first.
struct HelpCommand: Command {
  static let name = "help"

  static let manual = Manual(
    name: name,
    summary: "how to use a command",
    examples: [Example("conjugar help settings", "the settings and how to change them")],
    usage: ["help [COMMAND]", "help --format schema"], options: [format.option],
    details: ["--format schema prints the JSON Schema of the events of “quiz --format jsonl”."])

  /// What help can be printed as.
  private enum HelpFormat: String, OutputFormat {
    case text, schema

    static let allCases = [HelpFormat.text, .schema]
    var name: String { rawValue }
  }

  private static let format = Flag<HelpFormat>("--format", letter: "f", format: "for people, or the schema of events")

  private var isSchema = false

  private static let words = HelpSentences()

  /// The command to explain, or `nil` for the program.
  let topic: Manual?

  init(topic: Manual?) { self.topic = topic }

  init(_ arguments: Arguments) throws {
    isSchema = try arguments[Self.format] == .schema
    guard let word = arguments.words.first else {
      topic = nil
      return
    }
    if arguments.words.count > 1 { throw UsageError.extraWord(command: "help", arguments.words[1]) }
    guard let command = Program.command(word) else {
      let names = Program.commands.map { $0.name }
      throw NameError(
        kind: "command", name: word, accepted: names, nearest: Nearest.word(to: word, among: names))
    }
    topic = command.manual
  }

  func run(in world: World) throws -> ExitCode {
    let terminal = world.terminal
    if isSchema {
      try terminal.writeLine(EventSchema.text)
      return .done
    }
    let lines = topic.map { Self.lines(of: $0, width: terminal.features.width) } ?? Self.lines(terminal.features.width)
    for line in lines { try terminal.writeLine(line) }
    return .done
  }

  /// Help on the program.
  static func lines(_ width: Int) -> [String] {
    let commands = Program.commands.map { $0.manual }
    let examples = commands.flatMap { $0.examples.prefix(1) }
    return Table.wrap(words.program, width: width)
      + section(words.examples, examples.map { [$0.line, $0.meaning] }, width)
      + section(words.commands, commands.map { [$0.name, $0.summary] }, width)
      + section(words.optionsOfEveryCommand, optionRows([Flags.color.option] + Flags.launch), width)
      + [""] + Table.wrap(words.more, width: width)
  }

  /// Help on a command.
  static func lines(of manual: Manual, width: Int) -> [String] {
    var lines = Table.wrap("conjugar \(manual.name): \(manual.summary)", width: width)
    lines += section(words.examples, manual.examples.map { [$0.line, $0.meaning] }, width)
    lines += section(words.usage, manual.usage.map { ["conjugar \($0)"] }, width)
    lines += section(words.options, optionRows(manual.allOptions), width)
    for paragraph in manual.details { lines += [""] + Table.wrap(paragraph, width: width) }
    return lines
  }

  private static func optionRows(_ options: [Option]) -> [[String]] {
    options.map { [$0.synopsis, $0.meaning] }
  }

  private static func section(_ title: String, _ rows: [[String]], _ width: Int) -> [String] {
    rows.isEmpty ? [] : ["", title] + Table(rows).lines(width: width - 2).map { "  " + $0 }
  }
}
