import ConjugarCore

/// Says how the program is used, examples first.
enum HelpCommand: Command {
  static let name = "help"

  static var options: [Option] { [format.option] }
  static var words: [String] { CommandList.all.map { $0.name } + HelpTopic.table.identifiers }

  private static let format = Flags.format([.text, .man, .schema], "for people, for man, or the schema of events")

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let format = try arguments[format]
    let word = arguments.words.first { $0 != "me" }
    try arguments.refuseWords(of: name, behind: 1)
    let topic = word.flatMap { try? HelpTopic.named($0) }
    let command = word.flatMap { CommandList.command($0) ?? Self.command(called: $0) }
    if let word, topic == nil, command == nil {
      let names = CommandList.all.map { $0.name } + HelpTopic.table.identifiers
      let told = NamedWord.isTense([word]) ? "tenses \(word)" : Conjugator().knows(word) ? "show \(word)" : nil
      if let told { throw UsageError.foreignOption(word, "“conjugar \(told)” tells of it") }
      throw NameError(kind: "command or topic", name: word, among: names)
    }
    let terminal = world.terminal
    if format == .man {
      try terminal.write(ManPage(commands: command.map { [$0] } ?? CommandList.all).text)
      return .done
    }
    if format == .schema {
      try terminal.writeLine(QuizEvents.schema)
      return .done
    }
    let page = topic.map { [.table($0.rows.map { $0.map { Text($0) } })] } ?? command.map(Self.page) ?? Self.page
    try world.showAnyway(page, arguments)
    return .done
  }

  /// The command that is meant by another name.
  private static func command(called word: String) -> (any Command.Type)? {
    Synonyms.command([word]).flatMap { CommandList.command($0.meaning.first ?? DayCommand.name) }
  }

  /// How many commands are tried on the first page.
  private static let numberOfExamples = 6

  private static var page: Page {
    let commands = CommandList.all.map { $0.manual }
    let topics = HelpTopic.table.identifiers.joined(separator: ", ")
    return [.paragraph("conjugar: Spanish verbs, asked and explained.")]
      + examples(commands.prefix(numberOfExamples).flatMap { $0.examples.prefix(1) })
      + section("Commands", commands.map { [$0.name, $0.summary] })
      + section("Options of every command", Flags.everywhere.map { [$0.synopsis, $0.meaning] })
      + [
        .blank,
        .paragraph(
          "“conjugar help COMMAND” says more; so does “conjugar help” with \(topics). "
            + "Is something wrong? Report it where you got the program, with what “conjugar check” says."),
      ]
  }

  private static func page(_ command: any Command.Type) -> Page {
    let manual = command.manual
    let everywhere = Flags.everywhere.map(\.nameAndValue).listed("and")
    let details =
      ["Every command has \(everywhere) too; “conjugar help” says what they do."] + command.details
      + manual.details
    return [.paragraph("conjugar \(manual.name): \(manual.summary)")] + examples(manual.examples)
      + section("Usage", manual.usage.map { [$0] })
      + section("Options", command.options.map { [$0.synopsis, $0.meaning] })
      + details.flatMap { [.blank, .paragraph(Text($0))] }
  }

  /// Lines to try, each below what it does, so that it can be pasted whole.
  private static func examples(_ examples: [(line: String, meaning: String)]) -> Page {
    [.blank, .paragraph("Try")]
      + examples.flatMap { [.paragraph(Text($0.meaning), indent: 2), .command(Text($0.line))] }
  }

  private static func section(_ title: String, _ rows: [[String]]) -> Page {
    rows.isEmpty ? [] : [.blank, .paragraph(Text(title)), .facts(rows.map { $0.map { Text($0) } })]
  }
}
