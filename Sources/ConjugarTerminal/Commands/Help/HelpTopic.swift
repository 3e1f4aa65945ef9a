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
    case .formats: Self.namesOfFormats
    case .exitCodes: ExitCode.allCases.map { ["\($0.rawValue)", $0.meaning] }
    case .environment: Self.variables
    case .files: Self.whatIsKept
    case .learners: Self.sharing
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

  private static let whatIsKept = [
    ["settings", "in $XDG_CONFIG_HOME/conjugar, which is ~/.config/conjugar unless it is set"],
    ["answers, scores", "in $XDG_DATA_HOME/conjugar, ~/.local/share/conjugar: history.jsonl and scores.tsv"],
    [
      "journal",
      "in $XDG_STATE_HOME/conjugar, ~/.local/state/conjugar; it never leaves the machine, “settings analytics off” ends it, and it may be deleted",
    ],
    ["damage", "“conjugar check” names every file, the lines of it that cannot be read, and how to mend them"],
    [
      "several machines",
      "every history*.jsonl beside it is read, each answer once, in any order: a copy that Syncthing or Dropbox set aside, or a file for each machine",
    ],
    ["git", "“history.jsonl merge=union” in .gitattributes keeps the lines of both sides"],
    ["to remove", "delete these three folders and the program"],
  ]

  private static let sharing = [
    ["--profile ana", "plays as Ana for one run"],
    ["settings profile ana", "plays as Ana from now on; “settings profile default” as nobody in particular again"],
    ["what is hers", "settings, answers and scores; a setting that she did not choose is as it is without a profile"],
    ["scores", "a finished quiz is compared with those of the same region, difficulty, length and filters"],
    [
      "leaderboard",
      "takes whole quizzes alone, fifty questions without a filter; after the first it asks whether you join",
    ],
    ["settings player NAME", "the name beside your scores"],
    ["settings leaderboard FILE", "one leaderboard for all who name the same file and may write to it"],
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
