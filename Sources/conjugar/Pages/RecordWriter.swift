import ConjugarCore

/// How records are written for programs.
enum RecordFormat: String, CaseIterable, Sendable {
  case tsv, csv, json, jsonl
}

extension RecordFormat: Named {
  static let kindOfName = "format of records"
  static let table = NameTable<RecordFormat>(allCases.map { ($0, [$0.rawValue]) })
}

/// Writes records that have the same columns, as they come: a line each, or an object each.
struct RecordWriter {
  private let format: RecordFormat
  private let columns: [String]
  private let terminal: any Terminal
  private var isFirst = true

  /// Writes what stands before the first record.
  init(_ format: RecordFormat, _ columns: [String], to terminal: any Terminal) throws(TerminalError) {
    self.format = format
    self.columns = columns
    self.terminal = terminal
    switch format {
    case .tsv: try terminal.writeLine(columns.joined(separator: "\t"))
    case .csv: try terminal.writeLine(columns.joined(separator: ","))
    case .json: try terminal.write("[")
    case .jsonl: break
    }
  }

  /// - Parameter values: in the order of the columns; `null` is an empty field, and no member of an object.
  mutating func write(_ values: [JSON]) throws(TerminalError) {
    switch format {
    case .tsv: try terminal.writeLine(values.map { Self.field($0) }.joined(separator: "\t"))
    case .csv: try terminal.writeLine(values.map { Self.quoted(Self.field($0)) }.joined(separator: ","))
    case .json: try terminal.write((isFirst ? "\n" : ",\n") + object(values))
    case .jsonl: try terminal.writeLine(object(values))
    }
    isFirst = false
  }

  /// Writes what stands after the last record.
  func finish() throws(TerminalError) {
    if format == .json { try terminal.write(isFirst ? "]\n" : "\n]\n") }
  }

  private func object(_ values: [JSON]) -> String {
    JSON.object(
      zip(columns, values).filter { _, value in
        if case .null = value { false } else { true }
      }
    ).text
  }

  /// A text without tabs and line ends: they are made visible, as everything is that steers a terminal.
  private static func field(_ value: JSON) -> String {
    switch value {
    case .null: ""
    case .string(let text): text.printable
    case .bool, .number, .array, .object: value.text
    }
  }

  /// Source: RFC 4180, section 2.
  private static func quoted(_ field: String) -> String {
    guard field.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else { return field }
    let doubled = field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
    return "\"\(doubled)\""
  }
}
