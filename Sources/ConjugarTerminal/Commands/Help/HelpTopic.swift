import ConjugarCore

/// What help explains beside commands.
enum HelpTopic: String, CaseIterable, Sendable {
  case patterns, persons, formats
  case exitCodes = "exit-codes"
  case environment

  /// A name and its meaning, or a few more columns.
  var rows: [[String]] {
    switch self {
    case .patterns: Irregularity.allCases.map { [$0.id, $0.title, $0.example] }
    case .persons: Person.allCases.map { [$0.id, $0.subjects.joined(separator: ", ")] }
    case .formats: Self.namesOfFormats
    case .exitCodes: ExitCode.allCases.map { ["\($0.rawValue)", $0.meaning] }
    case .environment: Self.variables
    }
  }

  private static let namesOfFormats = [
    ["text", "a page for people; what is written without --format"],
    ["tsv", "a line of names, then a line a row, tabs between the columns"],
    ["csv", "the same with commas, quoted where need be"],
    ["json", "an array, an object a row; what is absent is null"],
    ["jsonl", "an object a line; quiz and review speak it, one event a line"],
    ["markdown", "a table for a page"],
    ["anki", "a deck that Anki imports (export only)"],
  ]

  private static let variables = [
    ["NO_COLOR", "anything: no color"],
    ["CLICOLOR", "0: no color"],
    ["CLICOLOR_FORCE, FORCE_COLOR", "anything but 0: color in a pipe too"],
    ["TERM", "dumb: no color, no blocks, lines as the terminal reads them"],
    ["COLUMNS", "the width where there is no terminal"],
    ["LC_ALL, LC_CTYPE, LANG", "whether the terminal shows more than ASCII"],
    ["XDG_CONFIG_HOME", "the folder of the settings; ~/.config unless it is set"],
    ["XDG_DATA_HOME", "the folder of answers and scores; ~/.local/share unless it is set"],
    ["XDG_STATE_HOME", "the folder of the journal, the count of quizzes and locks; ~/.local/state unless it is set"],
    ["CONJUGAR_RATINGS_URL", "where the number of ratings is published"],
  ]
}

extension HelpTopic: Named {
  static let table = NameTable<HelpTopic>("topic", allCases.map { ($0, [$0.rawValue]) })
}

extension ExitCode {
  /// For whoever writes a script.
  fileprivate var meaning: String {
    switch self {
    case .done: "done"
    case .usage: "the command line is wrong"
    case .badInput: "an unknown verb, or input that cannot be used"
    case .cannotCreate: "a file cannot be created"
    case .readWrite: "reading or writing failed"
    case .brokenSettings: "the settings file is broken"
    case .interrupted: "Ctrl-C"
    }
  }
}
