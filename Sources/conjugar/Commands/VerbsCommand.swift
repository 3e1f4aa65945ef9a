import ConjugarCore

/// Lists the verbs of the lexicon, all of them or those that fit.
struct VerbsCommand: Command {
  private static let formats: [Format] = Format.allCases

  static let name = "verbs"

  static let manual = Manual(
    name: name,
    summary: "the verbs of the lexicon, and those that fit what you look for",
    examples: [
      Example("conjugar verbs --like tener", "all verbs that are conjugated like one"),
      Example("conjugar verbs --irregular preterite --top 200", "of the 200 most used, those with such a preterite"),
      Example("conjugar verbs '*ducir' 'tra?r'", "by their letters: * for any number, ? for one"),
      Example("conjugar verbs --pattern go-verbs --ending ir", "digo, salgo, vengo, but not hago"),
      Example("conjugar verbs --search know", "what to say for an English word"),
      Example("conjugar verbs --format tsv > verbs.tsv", "the whole list, for programs"),
    ],
    usage: ["verbs [WORD…]"],
    options: [.patternOfVerb, .like, .irregularIn, .ending, .topOfList, .search, .defective, .format(formats)],
    details: [
      "Where several things are asked for, a verb must have them all; of several words, endings or tenses it needs one. "
        + "Accents may be left out. Verbs come in the order of the lexicon, with --top in that of use. How many there "
        + "are stands on standard error.",
      "--pattern takes the names that “conjugar quiz --pattern” takes. --irregular compares the form that the norm "
        + "prefers with that of a regular verb: construyo and actúo differ from it, busqué and leyó do not, for spelling "
        + "and sound ask for them.",
      "--like finds the verbs with the same ending (-ar, -er, -ir), the same patterns and the same forms of their own "
        + "once the letters that the two verbs do not share are taken off (tuve, mantuve). Spelling and accents make no "
        + "difference, nor does it matter whether a verb lacks forms.",
      "The last column has the patterns of the lexicon (which “conjugar quiz --pattern” knows), whether the verb has "
        + "stems or forms of its own, which no pattern makes, and why it lacks forms if it does. What the sound of "
        + "a verb decides by itself, as in construyo and actúo, is not in the lexicon and so not there.",
    ])

  private let words: [String]
  private let model: String?
  private var filter = VerbFilter()
  private let format: Format
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    words = arguments.words
    model = arguments.text(.like)
    format = try arguments.format(among: Self.formats)
    filter.focus = try arguments.value(.patternOfVerb)
    filter.irregularIn = try Self.tenses(arguments)
    filter.endings = try Self.endings(arguments)
    filter.top = try arguments.number(.topOfList, in: 1...1_000_000)
    filter.isDefective = arguments.has(.defective)
    if let text = arguments.text(.search) {
      guard let meaning = MeaningSearch(text) else {
        throw UsageError.missingValue(option: Option.search.name, wanted: "know")
      }
      filter.meaning = meaning
    }
  }

  func run(in world: World) throws -> ExitCode {
    let terminal = world.terminal
    let conjugator = Conjugator()
    var filter = filter
    var exit = ExitCode.done
    if let model {
      let verb = try conjugator.verb(model)
      if let warning = conjugator.warning(of: verb) { terminal.report(warning) }
      filter.model = verb
    }
    if !words.isEmpty {
      var names: [VerbFilter.Name] = []
      for word in words {
        do { names.append(try conjugator.name(word)) } catch { exit = ExitCode(telling: error, on: terminal) }
      }
      filter.names = names
    }
    let verbs = try filter.verbs(in: conjugator.lexicon)
    let style = try world.style(arguments)
    try VerbList(format: format, style: style, width: terminal.features.width).write(verbs, to: terminal)
    // Whoever has left is told no number.
    try terminal.flush()
    if verbs.isEmpty, exit == .done {
      terminal.report("no verb fits: \(asked)")
      return .badInput
    }
    if !verbs.isEmpty { terminal.report(verbs.count == 1 ? "1 verb" : "\(verbs.count) verbs") }
    return exit
  }

  /// What was asked for, as it was written.
  private var asked: String {
    let options = Self.manual.options.filter { arguments.has($0) && $0 != .format(Self.formats) }
    return (words + options.map { ([$0.name] + arguments.list($0)).joined(separator: " ") }).joined(separator: ", ")
  }

  private static func tenses(_ arguments: Arguments) throws -> TenseSet? {
    guard arguments.has(.irregularIn) else { return nil }
    let named: [Tense] = try arguments.valueList(.irregularIn)
    if !named.isEmpty { return named.reduce(into: []) { $0.formUnion(TenseSet($1)) } }
    // A misspelt tense was left among the words.
    for word in arguments.words where Infinitive(word) == nil && Glob(word) == nil {
      do { _ = try Tense.named(word) } catch { if error.nearest != nil { throw error } }
    }
    return .all
  }

  private static func endings(_ arguments: Arguments) throws -> [Word] {
    try arguments.list(.ending).map { text in
      let ending = text.hasPrefix("-") ? text.dropFirst() : text[...]
      guard let letters = Word(ending), !letters.isEmpty else {
        throw UsageError.noEnding(text)
      }
      return letters
    }
  }
}

extension Conjugator {
  /// The verb of the lexicon that a word names, or what it leaves open.
  fileprivate func name(_ word: String) throws(ConjugationError) -> VerbFilter.Name {
    if let glob = Glob(word) { return .glob(glob) }
    return .verb(try lexiconName(word))
  }
}

extension Option {
  static let patternOfVerb = Option("--pattern", value: "P", "only verbs that show a pattern: e>ie, go-verbs…")
  static let like = Option("--like", value: "VERB", "only verbs that are conjugated like one")
  static let irregularIn = Option(
    "--irregular", optionalTenses: "[TENSE[,…]]", "only verbs that are irregular in any tense, or in one of these")
  static let ending = Option("--ending", values: "E[,E…]", "only verbs in -E: ar, ecer, eír…; -se does not count")
  static let topOfList = Option("--top", value: "N", "only the N most used verbs, in that order")
  static let search = Option("--search", value: "TEXT", "only verbs whose English meaning has words that begin so")
  static let defective = Option("--defective", "only verbs that lack forms")
}
