import ConjugarCore

/// Lists the verbs of the lexicon, all of them or those that fit.
enum VerbsCommand: Command {
  static let name = "verbs"

  private static let pattern = Flags.pattern.saying("only verbs that show a pattern: e>ie, go-verbs…")
  private static let like = Flag<String?>("--like", text: "VERB", "only verbs that are conjugated like one")
  private static let irregular = Flag<[Tense]?>(
    "--irregular", optionalTenses: "TENSE[,…]", "only verbs that are irregular in any tense, or in one of these")
  private static let ending = Flag<[String]>(
    "--ending", texts: "E[,E…]", "only verbs in -E: ar, ecer, eír…; -se does not count")
  private static let top = Flags.top.saying("only the N most used verbs, in that order")
  private static let search = Flag<String?>(
    "--search", text: "TEXT", "only verbs whose English meaning has words that begin so")
  private static let defective = Flag<Bool>("--defective", "only verbs that lack forms")
  private static let format = Flags.format(of: Format<RecordFormat>.self)

  /// The options that choose verbs.
  private static let filters = [
    pattern.option, like.option, irregular.option, ending.option, top.option, search.option, defective.option,
  ]

  static let manual = Manual(
    name: name,
    summary: "the verbs of the lexicon, and those that fit what you look for",
    examples: [
      Example("conjugar verbs", "the hundred most used, with their ranks"),
      Example("conjugar verbs --like tener", "all verbs that are conjugated like one"),
      Example("conjugar verbs --irregular preterite --top 200", "of the 200 most used, those with such a preterite"),
      Example("conjugar verbs '*ducir' 'tra?r'", "by their letters: * for any number, ? for one"),
      Example("conjugar verbs --pattern go-verbs --ending ir", "digo, salgo, vengo, but not hago"),
      Example("conjugar verbs 'get up'", "what to say for English words; “verbs --search know” does the same"),
      Example("conjugar verbs --format tsv > verbs.tsv", "the whole list, for programs"),
    ],
    usage: ["verbs [WORD…]"],
    options: filters + [format.option],
    details: [
      "Where several things are asked for, a verb must have them all; of several words, endings or tenses it needs one. "
        + "Accents may be left out. Verbs come in the order of the lexicon, with --top in that of use; for a meaning "
        + "first those that mean just that, above all else, then by use. How many there are stands on standard error.",
      "--pattern takes the names that “conjugar quiz --pattern” takes. --irregular compares the form that the norm "
        + "prefers with that of a regular verb: construyo and actúo differ from it, busqué and leyó do not, for spelling "
        + "and sound ask for them.",
      "--like finds the verbs with the same ending (-ar, -er, -ir), the same patterns and the same forms of their own "
        + "once the letters that the two verbs do not share are taken off (tuve, mantuve). Spelling and accents make no "
        + "difference, nor does it matter whether a verb lacks forms.",
      "The last column has the patterns of the lexicon (which “conjugar quiz --pattern” knows), whether the verb has "
        + "stems or forms of its own, which no pattern makes, and why it lacks forms if it does. What the sound of "
        + "a verb decides by itself, as in construyo and actúo, is not in the lexicon and so not there.",
    ],
    takesVerbs: true)

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let model = try arguments[like]
    let format = try arguments[format]
    var filter = VerbFilter()
    filter.pattern = try arguments[pattern]
    filter.irregularIn = try tenses(arguments)
    filter.endings = try endings(arguments)
    filter.top = try arguments[top]
    filter.isDefective = try arguments[defective]
    if let text = try arguments[search] {
      guard let meaning = MeaningSearch(text) else {
        throw UsageError.missingValue(option: search.option.name, wanted: "know")
      }
      filter.meaning = meaning
    }
    let terminal = world.terminal
    let conjugator = Conjugator()
    var exit = ExitCode.done
    if let model {
      let verb = try conjugator.verb(model, guessing: true)
      if let warning = conjugator.warning(of: verb) { terminal.report(warning) }
      filter.model = verb
    }
    if let english = meaning(arguments.words, conjugator), filter.meaning == nil {
      filter.meaning = english
    } else if !arguments.words.isEmpty {
      var names: [VerbFilter.Name] = []
      for word in arguments.words {
        do { names.append(try conjugator.name(word)) } catch { exit = ExitCode(telling: error, on: terminal) }
      }
      filter.names = names
    }
    // A page of all verbs would be read by nobody.
    let isBare = arguments.words.isEmpty && !filters.contains(where: arguments.has) && format == .text
    if isBare { filter.top = usualTop }
    let verbs = try filter.verbs(in: conjugator.lexicon)
    switch format {
    case .text:
      try world.show(VerbsPage(verbs, showsRank: filter.top != nil).page, arguments)
    case .machine(let format):
      try Records.write(format, VerbsPage.columns, verbs.lazy.map(VerbsPage.fields), to: terminal)
    }
    // Whoever has left is told no number.
    try terminal.flush()
    if verbs.isEmpty, exit == .done {
      let asked = arguments.words + filters.filter(arguments.has).map(arguments.text)
      terminal.report("no verb fits: \(asked.joined(separator: ", "))")
      return .badInput
    }
    if !verbs.isEmpty {
      let mostUsed = "the \(verbs.count) most used verbs; “conjugar help verbs” says how to find others"
      terminal.report(isBare ? mostUsed : verbs.count.counted("verb"))
    }
    return exit
  }

  /// What words look for that are no Spanish verbs, if verbs mean it: *get up*.
  private static func meaning(_ words: [String], _ conjugator: Conjugator) -> MeaningSearch? {
    guard !words.isEmpty, words.allSatisfy({ Glob($0) == nil && (try? conjugator.lexiconName($0)) == nil }),
      let search = MeaningSearch(words.joined(separator: " "))
    else { return nil }
    var filter = VerbFilter()
    filter.meaning = search
    return (try? filter.verbs(in: conjugator.lexicon))?.isEmpty == false ? search : nil
  }

  /// How many verbs are listed where nothing is asked for.
  private static let usualTop = 100

  private static func tenses(_ arguments: Arguments) throws -> TenseSet? {
    guard let named = try arguments[irregular] else { return nil }
    if !named.isEmpty { return TenseSet(named) }
    // A misspelled tense was left among the words.
    for word in arguments.words where Infinitive(word) == nil && Glob(word) == nil {
      do { _ = try Tense.named(word) } catch { if !error.nearest.isEmpty { throw error } }
    }
    return .all
  }

  private static func endings(_ arguments: Arguments) throws -> [Word] {
    try arguments[ending].map { text in
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
