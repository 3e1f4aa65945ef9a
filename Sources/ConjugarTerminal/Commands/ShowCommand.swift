import ConjugarCore

/// Prints every form of some verbs, for people or for programs.
enum ShowCommand: Command {
  static let name = "show"

  private static let all = Flag<Bool>("--all", "every tense, not the everyday ones alone")
  private static let format = Flags.format(of: Format<RecordFormat>.self)

  static let manual = Manual(
    name: name,
    summary: "every form of a verb, its irregular letters marked",
    examples: [
      Example("conjugar show tener", "the everyday tenses of tener; “conjugar tener” does the same"),
      Example("conjugar tener --all", "every tense"),
      Example("conjugar ser past", "one tense or a group of them; a person may follow: “conjugar ser present yo”"),
      Example("conjugar tuve", "what a form can be, and its place in the table"),
      Example("conjugar show ir irse --tense imperative", "one tense of two verbs"),
      Example("conjugar show poder --region latin-america --second-person vos", "without vosotros and tú"),
      Example("conjugar show hablar --format tsv", "a line a form, for programs"),
      Example("conjugar show - < verbs.txt", "the verbs of a file, one a line"),
    ],
    usage: ["show VERB… [TENSE…] [PERSON…]", "show FORM", "show -"],
    options: [
      all.option, Flags.tense.option, Flags.person.option, Flags.region.option, Flags.secondPerson.option,
      format.option,
    ],
    details: [
      "Letters that a regular verb would not have are in color; where there is none, an asterisk stands beside the form.",
      "A page has the everyday tenses; formats for programs have all of them unless some are named.",
      "A verb that the lexicon does not have is conjugated by its family and ending, and said to be a guess.",
    ],
    takesVerbs: true, words: { TenseGroup.table.identifiers + Tense.table.identifiers })

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    guard let first = arguments.words.first else {
      throw UsageError.missingWord("a verb", example: "conjugar show tener")
    }
    let format = try arguments[format]
    let named = NamedWord.all(in: arguments.words.dropFirst())
    var words = [first] + named.filter { !$0.isOfSlot }.map(\.text)
    if isPhrase(words) { words = [words.joined(separator: " ")] }
    let isWhole = try arguments[all] || format != .text
    // Whether the page leaves tenses out that nobody asked to leave out.
    let hidesTenses = !isWhole && !arguments.has(Flags.tense) && named.allSatisfy(\.tenses.isEmpty)
    let slots = try SlotFilter(arguments, words: named, usual: hidesTenses ? everyday : Tense.allCases).slots
    if words.count > 1 { try refuseSlips(named) }
    let conjugator = Conjugator()
    let terminal = world.terminal
    if case .machine(let format) = format {
      var records = try ShowRecords(format, conjugator, slots, to: terminal)
      let exit = try forEachVerb(words, conjugator, terminal) { verb in try records.write(verb) }
      try records.finish()
      return exit
    }
    var isFirst = true
    func show(_ page: Page) throws {
      try world.show((isFirst ? [] : [.blank]) + page, arguments)
      isFirst = false
    }
    func showForm(_ form: String, _ readings: [Reading]) throws {
      if let remark = IdentifyPage.remark(on: form, readings) { terminal.report("conjugar: \(remark)") }
      try show(FormPage(form: form, readings: readings).page(conjugator))
    }
    return try forEachVerb(words, conjugator, terminal, ofForm: showForm) { verb in
      if let warning = conjugator.warning(of: verb) { terminal.report(warning) }
      try show(
        ShowPage(
          paradigm: conjugator.paradigm(of: verb), slots: slots,
          homonyms: conjugator.lexicon.homonyms(of: verb), hidesTenses: hidesTenses
        ).page)
      // The forms are there before the sentences are looked for.
      if terminal.features.height == nil { try terminal.flush() }
      try world.show(
        SentencesPage.quotes(SentenceBook.embedded.quotes(of: verb.name, in: slots, upTo: 3)), arguments)
    }
  }

  /// Whether several words are one form, or one verb in English: *he hablado, to have*.
  private static func isPhrase(_ words: [String]) -> Bool {
    guard (2...8).contains(words.count), Infinitive(words[0]) == nil, !words.contains("-") else { return false }
    if words[0] == "to", words.count == 2 { return !WordProposals.verbs(meaning: words[1]).isEmpty }
    return !WordProposals.readings(of: words.joined(separator: " ")).isEmpty
  }

  /// The tenses that fit a screen.
  private static let everyday = TenseGroup.everyday.tenses.filter { !$0.isCompound }

  /// A word that is no verb, but nearly a tense or a person, or stands behind a tense, is named before anything is
  /// printed.
  private static func refuseSlips(_ words: [NamedWord]) throws(NameError) {
    var isBehindTense = false
    for word in words {
      if !word.tenses.isEmpty { isBehindTense = true }
      guard !word.isOfSlot, word.text != "-", Infinitive(word.text) == nil else { continue }
      let isForm = !WordProposals.readings(of: word.text).isEmpty
      do { _ = try TenseGroup.tenses(named: word.text) } catch { if !error.nearest.isEmpty, !isForm { throw error } }
      do { _ = try Person.named(word.text) } catch {
        if isBehindTense || !error.nearest.isEmpty && !isForm { throw error }
      }
    }
  }

  /// Does something with each verb; a word that is none is told, and the others go on.
  private static func forEachVerb(
    _ words: [String], _ conjugator: Conjugator, _ terminal: any Terminal,
    ofForm: ((String, [Reading]) throws -> Void)? = nil, _ body: (Verb) throws -> Void
  ) throws -> ExitCode {
    var exit = ExitCode.done
    try terminal.forEach(words) { name in
      if let ofForm, Infinitive(name) == nil {
        let readings = WordProposals.readings(of: name)
        if !readings.isEmpty { return try ofForm(name, readings) }
      }
      let verb: Verb
      do { verb = try conjugator.verb(name, guessing: true) } catch {
        exit = ExitCode(telling: error, on: terminal)
        return
      }
      try body(verb)
    } inLine: { line in
      line.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return exit
  }
}
