/// In what a command prints what it found: a page for people, or something for programs.
enum Format: String, Sendable {
  case text, tsv, json, jsonl, csv, markdown, html, gift, anki, man, schema

  /// Those of a page that is a table for programs.
  static let tables = [.text] + records
  static let records: [Format] = [.tsv, .json, .jsonl, .csv, .markdown]
  /// Those of what has parts within parts.
  static let trees: [Format] = [.text, .json, .jsonl]
  /// Those of what happens one after another.
  static let events: [Format] = [.text, .jsonl]

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
