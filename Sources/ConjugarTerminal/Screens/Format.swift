/// The formats among which one command chooses, as it declares them.
protocol OutputFormat: CaseIterable, Equatable, Sendable where AllCases == [Self] {
  /// By which it is asked for: `tsv`.
  var name: String { get }
}

/// A page for people, or one of the formats for programs that a command declares.
enum Format<Machine: OutputFormat>: OutputFormat {
  case text
  case machine(Machine)

  static var allCases: [Format] { [.text] + Machine.allCases.map { .machine($0) } }

  var name: String {
    switch self {
    case .text: "text"
    case .machine(let format): format.name
    }
  }
}

/// The formats of a table.
enum RecordFormat: String, OutputFormat {
  case tsv, json, jsonl, csv, markdown

  static let allCases: [RecordFormat] = [.tsv, .json, .jsonl, .csv, .markdown]
  var name: String { rawValue }
}

/// The format of what happens one after another.
enum EventFormat: String, OutputFormat {
  case jsonl

  static let allCases = [EventFormat.jsonl]
  var name: String { rawValue }
}

/// The format of what has parts within parts.
enum TreeFormat: String, OutputFormat {
  case json, jsonl

  static let allCases: [TreeFormat] = [.json, .jsonl]
  var name: String { rawValue }

  var records: RecordFormat {
    switch self {
    case .json: .json
    case .jsonl: .jsonl
    }
  }
}
