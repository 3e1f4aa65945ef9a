import ConjugarCore

/// A table for programs, written as its rows come: the one writer of all tables, in every format.
///
/// TSV, CSV and Markdown have a line a row; JSON is an array with an object a line, JSON Lines the objects alone. What is
/// absent is an empty field, and in JSON a member that is `null`.
struct Records {
  private let format: RecordFormat
  private let columns: [String]
  private let terminal: any Terminal
  private var isFirst = true

  /// Writes what stands before the first row.
  init(_ format: RecordFormat, _ columns: [String], to terminal: any Terminal) throws(TerminalError) {
    self.format = format
    self.columns = columns
    self.terminal = terminal
    try terminal.write(Self.header(format, columns))
  }

  static func header(_ format: RecordFormat, _ columns: [String]) -> String {
    switch format {
    case .tsv, .csv: line(columns, format)
    case .markdown: line(columns, format) + "|" + String(repeating: "---|", count: columns.count) + "\n"
    case .json: "["
    case .jsonl: ""
    }
  }

  /// - Parameter cells: in the order of the columns.
  mutating func write(_ cells: [Field]) throws(TerminalError) {
    switch format {
    case .tsv, .csv, .markdown: try terminal.write(Self.line(cells.map(\.plain), format))
    case .json: try terminal.write((isFirst ? "\n" : ",\n") + object(cells))
    case .jsonl: try terminal.write(object(cells) + "\n")
    }
    isFirst = false
  }

  /// Writes what stands after the last row.
  func finish() throws(TerminalError) {
    if format == .json { try terminal.write(isFirst ? "]\n" : "\n]\n") }
  }

  /// A table whose rows are all at hand.
  static func write(
    _ format: RecordFormat, _ columns: [String], _ rows: some Sequence<[Field]>, to terminal: any Terminal
  ) throws(TerminalError) {
    var records = try Records(format, columns, to: terminal)
    for row in rows { try records.write(row) }
    try records.finish()
  }

  private func object(_ cells: [Field]) -> String { JSON.object(Array(zip(columns, cells.map(\.json)))).text }

  /// Tabs and line ends are made visible, as everything is that steers a terminal.
  private static func line(_ fields: [String], _ format: RecordFormat) -> String {
    let fields = fields.map(\.printable)
    switch format {
    case .tsv, .json, .jsonl: return fields.joined(separator: "\t") + "\n"
    case .csv: return fields.map(quoted).joined(separator: ",") + "\n"
    case .markdown: return "| " + fields.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }
  }

  /// A spreadsheet takes a text that begins so for a formula, and runs it. Source: OWASP, *CSV Injection*.
  private static let formulaSigns: [Unicode.Scalar] = ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"]

  /// A field with a comma or a quote stands in quotes. Source: RFC 4180, section 2.
  private static func quoted(_ field: String) -> String {
    // By its first scalar: with a mark upon it, the sign is another letter to us and none to a spreadsheet.
    let isSigned = field.unicodeScalars.first.map { formulaSigns.contains($0) } ?? false
    let isFormula = isSigned && field.utf8.count > 1 && Double(field) == nil
    let field = isFormula ? "'\(field)" : field
    guard field.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else { return field }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }
}

/// A value in a table: as a member of an object, and as a field of a line.
struct Field: Sendable {
  let json: JSON
  let plain: String

  static let none = Field(json: .null, plain: "")

  static func text(_ text: String) -> Field { Field(json: .string(text), plain: text) }
  static func number(_ number: Int) -> Field { Field(json: .number(number), plain: String(number)) }
  static func bool(_ value: Bool) -> Field { Field(json: .bool(value), plain: value ? "true" : "false") }

  static func text(_ text: String?) -> Field { text.map { .text($0) } ?? .none }
  static func number(_ number: Int?) -> Field { number.map { .number($0) } ?? .none }

  /// Texts: an array, and in a field one text.
  static func list(_ texts: [String], _ separator: String) -> Field {
    Field(json: .array(texts.map { .string($0) }), plain: texts.joined(separator: separator))
  }

  /// A value with parts, which a field has as JSON.
  static func tree(_ json: JSON) -> Field { Field(json: json, plain: json.text) }

  /// The person of a cell, `-` where there is none.
  static func person(_ person: Person?) -> Field { .text(Person.id(of: person)) }
}

/// In what a command prints what it found: a page for people, or something for programs.
enum Format: String, Sendable {
  case text, tsv, json, jsonl, csv, markdown, html, gift, anki, man, schema

  /// As which table it is written, if it is one.
  var records: RecordFormat? { RecordFormat(rawValue: rawValue) }
}

/// The formats of a table.
enum RecordFormat: String, CaseIterable, Sendable {
  case tsv, json, jsonl, csv, markdown

  /// Whether a row is an object, which may have parts within parts.
  var hasObjects: Bool {
    switch self {
    case .tsv, .csv, .markdown: false
    case .json, .jsonl: true
    }
  }
}
