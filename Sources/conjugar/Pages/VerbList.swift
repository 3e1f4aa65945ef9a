import ConjugarCore

/// Writes a list of verbs in the format that was asked for.
struct VerbList {
  let format: Format
  let style: Style
  /// Columns of the terminal.
  let width: Int

  private static let fields = ["infinitive", "meaning", "patterns", "rank", "defect"]

  func write(_ verbs: [ListedVerb], to terminal: any Terminal) throws(TerminalError) {
    switch format {
    case .text:
      let page = VerbPage(verbs, style: style, width: width)
      for verb in verbs { for line in page.lines(verb) { try terminal.writeLine(line) } }
    case .tsv:
      try terminal.writeLine(Self.fields.joined(separator: "\t"))
      for verb in verbs { try terminal.writeLine(Self.cells(verb).joined(separator: "\t")) }
    case .csv:
      try terminal.writeLine(Self.fields.joined(separator: ","))
      for verb in verbs { try terminal.writeLine(Self.cells(verb).map(Self.quoted).joined(separator: ",")) }
    case .markdown:
      try terminal.writeLine("| \(Self.fields.joined(separator: " | ")) |")
      try terminal.writeLine("|" + String(repeating: "---|", count: Self.fields.count))
      for verb in verbs { try terminal.writeLine("| \(Self.cells(verb).joined(separator: " | ")) |") }
    case .jsonl:
      for verb in verbs { try terminal.writeLine(Self.json(verb)) }
    case .json:
      try terminal.write("[")
      for (number, verb) in verbs.enumerated() { try terminal.write((number > 0 ? ",\n" : "") + Self.json(verb)) }
      try terminal.writeLine("]")
    }
  }

  private static func cells(_ verb: ListedVerb) -> [String] {
    [
      verb.name, verb.meaning, verb.patterns.list.map(\.notation).joined(separator: " "),
      verb.rank.map { "\($0)" } ?? "", verb.defect?.rawValue ?? "",
    ]
  }

  private static func json(_ verb: ListedVerb) -> String {
    JSON.object([
      ("infinitive", .string(verb.name)), ("meaning", .string(verb.meaning)),
      ("patterns", .array(verb.patterns.list.map { .string($0.notation) })),
      ("rank", verb.rank.map { .number($0) } ?? .null), ("defect", verb.defect.map { .string($0.rawValue) } ?? .null),
    ]).text
  }

  /// A field with a comma or a quote stands in quotes. Source: RFC 4180, section 2.
  private static func quoted(_ field: String) -> String {
    guard field.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else { return field }
    return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
