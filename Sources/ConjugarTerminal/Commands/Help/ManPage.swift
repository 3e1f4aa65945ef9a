import ConjugarCore

/// The manuals as a page of the system's own manual, in the notation of `man`. Source: groff, man(7).
struct ManPage {
  let commands: [any Command.Type]

  var text: String { lines.asText }

  private var lines: [String] {
    let manuals = commands.map { $0.manual }
    var lines = [
      ".TH CONJUGAR 1 \"\" \"conjugar \(Version.current)\"", ".SH NAME",
      "conjugar \\- Spanish verbs, asked and explained",
    ]
    lines += [".SH SYNOPSIS", ".nf"] + manuals.flatMap(\.usage).map(Self.line) + [".fi"]
    lines.append(".SH COMMANDS")
    for (command, manual) in zip(commands, manuals) {
      lines += [".SS \(Self.line(manual.name))", Self.line(manual.summary + ".")]
      for option in command.options { lines += Self.entry(option) }
      for paragraph in command.details + manual.details { lines += [".PP", Self.line(paragraph)] }
    }
    lines.append(".SH OPTIONS")
    for option in Flags.everywhere {
      lines += Self.entry(option)
    }
    lines.append(".SH EXAMPLES")
    for example in manuals.flatMap(\.examples) {
      lines += [Self.line(example.meaning), ".RS", ".nf", Self.line(example.line), ".fi", ".RE", ".PP"]
    }
    for (title, topic) in [("ENVIRONMENT", HelpTopic.environment), ("EXIT STATUS", .exitCodes)] {
      lines.append(".SH \(title)")
      for row in topic.rows { lines += [".TP", ".B \(Self.line(row[0]))", Self.line(row[1])] }
    }
    return lines
  }

  private static func entry(_ option: Option) -> [String] {
    [".TP", ".B \(line(option.synopsis))", line(option.meaning)]
  }

  /// A text that says nothing to the formatter.
  private static func line(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
