import ConjugarCore

/// What people type who have not read the help, beside what the program calls it.
enum Synonyms {
  /// First words, each group with the arguments that say the same.
  private static let commands: [(words: String, meaning: [String])] = [
    ("practice start play drill game", []),
    ("resume goon", ["day", "--resume"]), ("today todo due status streak", ["day"]),
    ("conjugate conjugation conjugations conj table verb define translate", ["show"]),
    ("list search find lookup dictionary lexicon", ["verbs"]), ("why", ["explain"]),
    ("parse analyze analyse", ["identify"]), ("pronounce", ["say"]),
    ("sentence example examples cloze", ["sentences"]), ("tense grammar", ["tenses"]),
    ("test", ["quiz"]), ("weak weakspots mistakes misses", ["quiz", "--weak"]), ("placement", ["place"]),
    ("history log", ["export", "--history"]), ("anki deck", ["export", "--format", "anki"]),
    ("score best bests highscore highscores leaderboard", ["scores"]),
    ("progress statistics", ["stats"]), ("doctor", ["check"]),
    ("config configure setting set preferences prefs options", ["settings"]),
    ("profiles users", ["settings", "profiles"]), ("user", ["settings", "profile"]), ("reset", ["settings", "reset"]),
    ("man manual commands usage", ["help"]), ("completion", ["completions"]), ("sheet worksheets", ["worksheet"]),
  ]

  /// Options of other programs, each group with what says the same here.
  private static let options: [(names: String, meaning: [String])] = [
    ("--json -j", ["--format", "json"]), ("--csv", ["--format", "csv"]), ("--tsv", ["--format", "tsv"]),
    ("--jsonl", ["--format", "jsonl"]), ("--markdown --md", ["--format", "markdown"]),
    ("--html", ["--format", "html"]), ("--no-color --nocolor", ["--color", "never"]),
    ("-v", ["--version"]), ("-? --usage", ["--help"]), ("--tenses", ["--tense"]),
    ("--persons", ["--person"]), ("--verbs", ["--verb"]), ("--levels", ["--level"]),
    ("--count --number --limit", ["-n"]), ("--output --type", ["--format"]), ("--minutes --time", ["--timed"]),
    ("--user", ["--profile"]),
  ]

  /// What options of other programs do, where nothing of ours is the same.
  private static let explanations: [(names: String, sentence: String)] = [
    ("-q --quiet --silent", "messages go to standard error alone; 2>/dev/null leaves them out"),
    ("--verbose --debug", "there is no more to tell; “conjugar check” says what is kept and where"),
    ("-ar -er -ir", "“verbs --ending ar” finds verbs by their ending, “quiz ar” asks them"),
    ("--lang --language", "the program speaks English; tenses and persons may be named in Spanish"),
    ("-o --out --outfile", "results go to standard output; > FILE keeps them"),
  ]

  /// Words of a quiz or of a search for verbs that no option’s values say.
  private static let phrases: [(words: String, meaning: [String])] = [
    ("irregular irregulars", ["--irregular"]), ("regular regulars", ["--regular"]),
    ("weak mistakes misses", ["--weak"]), ("common frequent", ["--top", "100"]),
    ("reflexive reflexives pronominal", ["--choice", "pronominal"]),
  ]

  /// English words that say nothing beside others.
  private static let silent: Set<String> = [
    "to", "the", "of", "in", "on", "for", "with", "only", "and", "or", "vs", "versus", "verb", "verbs", "tense",
    "tenses",
    "form", "forms", "conjugation", "conjugations", "question", "questions", "most", "please", "my", "changes", "y",
    "o",
  ]

  /// What a first word stands for that is no command; `nil` for any other.
  static func command(_ word: String) -> [String]? {
    let key = Folding.key(word)
    if let row = commands.first(where: { has($0.words, key) }) { return row.meaning }
    return Settings.all.contains { Folding.key($0.key) == key } ? ["settings", word] : nil
  }

  /// What says the same as an option of other programs.
  static func option(_ name: String) -> [String]? { options.first { has($0.names, name) }?.meaning }

  /// What another program’s option does, and how that is had here.
  static func explanation(of option: String) -> String? {
    explanations.first { has($0.names, option) }?.sentence
  }

  /// The option that a word of a quiz stands for, and its value.
  static func phrase(_ word: String) -> [String]? { phrases.first { has($0.words, Folding.key(word)) }?.meaning }

  static func saysNothing(_ word: String) -> Bool { silent.contains(word.lowercased()) }

  private static func has(_ words: String, _ word: String) -> Bool {
    words.split(separator: " ").contains { $0 == word }
  }
}
