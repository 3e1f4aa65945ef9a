import ConjugarCore

/// What help explains beside commands.
enum HelpTopic: String, CaseIterable, Sendable {
  case patterns, persons, formats
  case exitCodes = "exit-codes"
  case environment, files, learners

  /// A name and its meaning, or a few more columns.
  var rows: [[String]] {
    switch self {
    case .patterns: Irregularity.allCases.map { [$0.id, $0.title, $0.example] }
    case .persons: Person.allCases.map { [$0.id, $0.subjects.joined(separator: ", ")] }
    case .exitCodes: ExitCode.allCases.map { ["\($0.rawValue)", $0.meaning] }
    case .formats, .environment, .files, .learners: Manual(rawValue).rows()
    }
  }
}

extension HelpTopic: Named {
  static let table = NameTable<HelpTopic>("topic", allCases.map { ($0, [$0.rawValue]) })
}

extension ExitCode {
  /// For whoever writes a script.
  fileprivate var meaning: String {
    switch self {
    case .done: "done"
    case .nothingWaits: "nothing waits today (day --brief alone)"
    case .usage: "the command line is wrong"
    case .badInput: "an unknown verb, or input that cannot be used"
    case .cannotCreate: "a file cannot be created"
    case .readWrite: "reading or writing failed"
    case .brokenSettings: "the settings file is broken"
    case .interrupted: "Ctrl-C"
    }
  }
}
