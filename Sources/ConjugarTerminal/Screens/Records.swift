import ConjugarCore

/// A table for programs, written row by row: the one writer of all tables. What is absent is empty, or `null`.
struct Records<Row> {
  private let format: RecordFormat
  private let columns: [Member<Row>]
  private let terminal: any Terminal
  private var isFirst = true

  init(_ format: RecordFormat, _ columns: [Member<Row>], to terminal: any Terminal) throws(TerminalError) {
    (self.format, self.columns, self.terminal) = (format, columns, terminal)
    try terminal.write(format.start(columns.map(\.name)))
  }

  mutating func write(_ row: Row) throws(TerminalError) {
    let cells = columns.map { ($0.name, $0.value(row) ?? .null) }
    if format.hasObjects {
      let object = JSON.object(cells.map { ($0, $1.json) }).text
      try terminal.write(format == .jsonl ? object + "\n" : format.lead(isFirst: isFirst) + object)
    } else {
      try terminal.write(format.line(cells.map(\.1.plain)))
    }
    isFirst = false
  }

  func finish() throws(TerminalError) { try terminal.write(format.end(isEmpty: isFirst)) }

  /// Writes a table whose rows are all available.
  static func write(
    _ format: RecordFormat, _ columns: [Member<Row>], _ rows: some Sequence<Row>, to terminal: any Terminal
  ) throws(TerminalError) {
    var records = try Records(format, columns, to: terminal)
    for row in rows { try records.write(row) }
    try records.finish()
  }
}

/// The format in which a command prints what it found: a page for people, or something for programs.
enum Format: String, Sendable {
  case text, tsv, json, jsonl, csv, markdown, html, gift, anki, man, schema

  /// The format as a table, if it is one.
  var records: RecordFormat? { RecordFormat(rawValue: rawValue) }
}

enum RecordFormat: String, Sendable {
  case tsv, json, jsonl, csv, markdown

  var hasObjects: Bool { self == .json || self == .jsonl }

  func start(_ columns: [String]) -> String {
    switch self {
    case .tsv, .csv: line(columns)
    case .markdown: line(columns) + "|" + String(repeating: "---|", count: columns.count) + "\n"
    case .json: "["
    case .jsonl: ""
    }
  }

  func lead(isFirst: Bool) -> String { self == .json ? isFirst ? "\n" : ",\n" : "" }

  func end(isEmpty: Bool) -> String { self == .json ? isEmpty ? "]\n" : "\n]\n" : "" }

  /// A row of fields. Tabs and line breaks are made visible, like everything that steers a terminal.
  func line(_ fields: [String]) -> String {
    let fields = fields.map(\.printable)
    switch self {
    case .tsv, .json, .jsonl: return fields.joined(separator: "\t") + "\n"
    case .csv: return fields.map(Self.quoted).joined(separator: ",") + "\n"
    case .markdown: return "| " + fields.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }
  }

  /// A spreadsheet takes a text that begins with one of these for a formula. Source: OWASP, *CSV Injection*.
  private static let formulaSigns: [Unicode.Scalar] = ["=", "@", "＝", "＠", "+", "-", "＋", "－"]

  /// A field in quotation marks if it has a comma or a quotation mark. Source: RFC 4180, section 2.
  private static func quoted(_ field: String) -> String {
    // By its first scalar: with a combining mark, the sign is another character to us but not to a spreadsheet.
    let sign = field.unicodeScalars.first.flatMap { formulaSigns.firstIndex(of: $0) }
    // After a plus or minus, a word that calls nothing calculates nothing: the pattern *+g* stays as it is.
    let isWord = field.dropFirst().first?.isLetter ?? true && !field.contains { "(!|（！｜".contains($0) }
    let isFormula = sign.map { $0 < 4 ? field.utf8.count > 1 : !isWord && Double(field) == nil } ?? false
    let field = isFormula ? "'\(field)" : field
    guard field.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else { return field }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }
}
