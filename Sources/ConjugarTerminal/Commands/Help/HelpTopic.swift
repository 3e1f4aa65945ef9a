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
    case .formats, .exitCodes, .environment, .files, .learners: Manual(rawValue).rows()
    }
  }
}

extension HelpTopic: Named {
  static let table = NameTable<HelpTopic>("topic", allCases.map { ($0, [$0.rawValue]) })
}
