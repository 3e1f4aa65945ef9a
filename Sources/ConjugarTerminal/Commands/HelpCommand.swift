import ConjugarCore

/// Says how the program is used, examples first.
struct HelpCommand: Command {
  static let name = "help"

  static let manual = Manual(
    name: name,
    summary: "how to use a command",
    examples: [
      Example("conjugar help settings", "the settings and how to change them"),
      Example("conjugar help exit-codes", "a topic; so are patterns, persons, formats and environment"),
      Example("conjugar help --format man > conjugar.1", "a page for man"),
    ],
    usage: ["help [COMMAND]", "help TOPIC", "help --format schema"],
    options: [format.option],
    details: ["--format schema prints the JSON Schema of the events of “quiz --format jsonl”."],
    words: { CommandList.all.map { $0.name } + HelpTopic.table.identifiers })

  /// Text, a page of the system's own manual, or the schema of a quiz's events.
  private enum HelpFormat: String, OutputFormat {
    case text, man, schema

    static let allCases = [HelpFormat.text, .man, .schema]
    var name: String { rawValue }
  }

  private static let format = Flags.format(of: HelpFormat.self, "for people, for man, or the schema of events")

  private static let words = HelpMessages()

  /// The command to explain, or `nil` for the program.
  let command: Manual?
  /// What is explained beside commands.
  private let topic: HelpTopic?
  private let format: HelpFormat
  private let isPlain: Bool

  init(command: Manual?) {
    self.command = command
    topic = nil
    format = .text
    isPlain = false
  }

  init(_ arguments: Arguments) throws {
    format = try arguments[Self.format]
    isPlain = try arguments[Flags.plain]
    topic = arguments.words.first.flatMap { try? HelpTopic.named($0) }
    guard let word = arguments.words.first else {
      command = nil
      return
    }
    if arguments.words.count > 1 { throw UsageError.extraWord(command: "help", arguments.words[1]) }
    if topic != nil {
      command = nil
      return
    }
    guard let named = CommandList.command(word) else {
      let names = CommandList.all.map { $0.name } + HelpTopic.table.identifiers
      throw NameError(kind: "command or topic", name: word, among: names)
    }
    command = named.manual
  }

  func run(in world: World) throws -> ExitCode {
    let terminal = world.terminal
    let width = terminal.features.width
    if format == .man {
      let manuals = command.map { [$0] } ?? CommandList.manuals
      try terminal.write(ManPage(manuals: manuals, version: Version.current).text)
      return .done
    }
    if format == .schema {
      try terminal.writeLine(EventSchema.text)
      return .done
    }
    if let topic {
      try terminal.write(lines: topic.lines(width: width, isPlain: isPlain || (try? world.settings.plain) == .on))
      return .done
    }
    let lines = command.map { Self.lines(of: $0, width: width) } ?? Self.lines(width)
    for line in lines { try terminal.writeLine(line) }
    return .done
  }

  /// How many commands are tried on the first page.
  private static let numberOfExamples = 6

  /// Help on the program.
  static func lines(_ width: Int) -> [String] {
    let commands = CommandList.manuals
    let examples = commands.prefix(numberOfExamples).flatMap { $0.examples.prefix(1) }
    return Table.wrap(words.program, width: width)
      + Self.lines(of: examples, width)
      + section(words.commands, commands.map { [$0.name, $0.summary] }, width)
      + section(
        words.optionsOfEveryCommand, optionRows(Flags.everywhere), width)
      + [""] + Table.wrap(words.more(HelpTopic.table.identifiers), width: width)
  }

  /// Help on a command.
  static func lines(of manual: Manual, width: Int) -> [String] {
    var lines = Table.wrap("conjugar \(manual.name): \(manual.summary)", width: width)
    lines += Self.lines(of: manual.examples, width)
    lines += section(words.usage, manual.usage.map { ["conjugar \($0)"] }, width)
    lines += section(words.options, optionRows(manual.options), width)
    lines += [""] + Table.wrap(words.everywhere(Flags.everywhere.map(\.nameAndValue)), width: width)
    for paragraph in manual.details { lines += [""] + Table.wrap(paragraph, width: width) }
    return lines
  }

  /// Lines to try, each below what it does, so that it can be pasted whole.
  private static func lines(of examples: [Example], _ width: Int) -> [String] {
    ["", words.examples]
      + examples.flatMap { example in
        Table.wrap(example.meaning, width: width - 2).map { "  " + $0 }
          + Drill.broken(example.line, width: width - 4).map { "    " + $0 }
      }
  }

  private static func optionRows(_ options: [Option]) -> [[String]] {
    options.map { [$0.synopsis, $0.meaning] }
  }

  private static func section(_ title: String, _ rows: [[String]], _ width: Int) -> [String] {
    rows.isEmpty ? [] : ["", title] + Table(rows).lines(width: width - 2).map { "  " + $0 }
  }
}
