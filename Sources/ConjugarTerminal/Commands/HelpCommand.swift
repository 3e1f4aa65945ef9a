import ConjugarCore

/// Explains how the program is used, examples first.
enum HelpCommand: Command {
  static let name = "help"

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let format = try arguments.format()
    let word = arguments.words.first { $0 != "me" }
    try arguments.refuseWords(behind: 1)
    let topic = word.flatMap { try? HelpTopic.named($0) }
    let command = word.flatMap { CommandList.command($0) ?? CommandList.command(meantBy: $0) }
    if let word, topic == nil, command == nil {
      let kind = "command or topic"
      let names = CommandList.all.map { $0.name } + HelpTopic.table.identifiers
      let told = NamedWord.isTense([word]) ? "tenses \(word)" : Conjugator().knows(word) ? "show \(word)" : nil
      if let told { throw UsageError.foreignOption(word, "see “conjugar \(told)”", kind: "a \(kind)") }
      throw NameError(kind: kind, name: word, among: names)
    }
    switch format {
    case .man: try world.terminal.write(ManPage.text(command.map { [$0] } ?? CommandList.all))
    case .schema: try world.terminal.writeLine(QuizEvents.schema)
    case _:
      let page = topic.map { [.table($0.rows.map { $0.map { Text($0) } })] } ?? command.map(Self.page) ?? Self.page
      try world.show(page, or: [], [], as: format, arguments, anyway: true)
    }
    return .done
  }

  private static var page: Page {
    let commands = CommandList.all.map { $0.manual }
    let topics = HelpTopic.table.identifiers.joined(separator: ", ")
    return [.paragraph("conjugar: practice and look up Spanish verb forms.")]
      + examples(commands.prefix(6).flatMap { $0.examples.prefix(1) })
      + section("Commands", commands.map { [$0.name, $0.summary] })
      + section("Options for every command", Manual.everywhere.map(\.row)) + [
        .blank,
        .paragraph(
          "“conjugar help COMMAND” tells more; so does “conjugar help” with \(topics). "
            + "Is something wrong? Report it where you got the program, along with what “conjugar check” prints."),
      ]
  }

  private static func page(_ command: any Command.Type) -> Page {
    let manual = command.manual
    let everywhere = Manual.everywhere.map(\.nameAndValue).listed("and")
    let details =
      ["Every command also has \(everywhere); “conjugar help” says what they do."] + command.details + manual.details
    return [.paragraph("conjugar \(manual.name): \(manual.summary)")] + examples(manual.examples)
      + section("Usage", manual.usage.map { [$0] })
      + section("Options", manual.options.map(\.row))
      + details.flatMap { [.blank, .paragraph(Text($0))] }
  }

  private static func examples(_ examples: [(line: String, meaning: String)]) -> Page {
    [.blank, .paragraph("Try")]
      + examples.flatMap { [.paragraph(Text($0.meaning), indent: 2), .command(Text($0.line))] }
  }

  private static func section(_ title: String, _ rows: [[String]]) -> Page {
    rows.isEmpty ? [] : [.blank, .paragraph(Text(title)), .facts(rows.map { $0.map { Text($0) } })]
  }
}

/// The topics that help explains besides commands.
enum HelpTopic: String, CaseIterable, Named {
  case patterns, persons, formats
  case exitCodes = "exit-codes"
  case environment, files, learners

  static let table = NameTable<HelpTopic>("topic", allCases.map { ($0, [$0.rawValue]) })

  /// A name and its meaning, or a few more columns.
  var rows: [[String]] {
    switch self {
    case .patterns: Irregularity.allCases.map { [$0.id, $0.title, $0.example] }
    case .persons: Person.allCases.map { [$0.id, $0.subjects.joined(separator: ", ")] }
    case .formats, .exitCodes, .environment, .files, .learners: Manual(rawValue).rows()
    }
  }
}

/// The manuals as a man page. Source: groff, man(7).
enum ManPage {
  static func text(_ commands: [any Command.Type]) -> String {
    let manuals = commands.map { $0.manual }
    var lines = [
      ".TH CONJUGAR 1 \"\" \"conjugar \(Version.current)\"", ".SH NAME",
      "conjugar \\- practice and look up Spanish verb forms",
    ]
    lines += [".SH SYNOPSIS", ".nf"] + manuals.flatMap(\.usage).map(line) + [".fi", ".SH COMMANDS"]
    for (command, manual) in zip(commands, manuals) {
      lines += [".SS \(line(manual.name))", line(manual.summary + ".")] + entries(manual.options.map(\.row))
      lines += (command.details + manual.details).flatMap { [".PP", line($0)] }
    }
    lines += [".SH OPTIONS"] + entries(Manual.everywhere.map(\.row)) + [".SH EXAMPLES"]
    for example in manuals.flatMap(\.examples) {
      lines += [line(example.meaning), ".RS", ".nf", line(example.line), ".fi", ".RE", ".PP"]
    }
    for (title, topic) in [("ENVIRONMENT", HelpTopic.environment), ("EXIT STATUS", .exitCodes)] {
      lines += [".SH \(title)"] + entries(topic.rows)
    }
    return lines.asText
  }

  private static func entries(_ rows: [[String]]) -> [String] {
    rows.flatMap { [".TP", ".B \(line($0[0]))", line($0[1])] }
  }

  /// A text that the formatter takes literally.
  private static func line(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
