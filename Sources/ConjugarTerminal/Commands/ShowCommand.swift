import ConjugarCore

/// Prints every form of some verbs, for people or for programs.
enum ShowCommand: Command {
  static let name = "show"
  private static let all = Flag<Bool>("--all")

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let format = try arguments.format()
    let given = ShownWord.parts(arguments.words).flatMap { $0.split { "/,;".contains($0) }.map { String($0) } }
    let named = named(given)
    var words = named.filter { !$0.isOfSlot }.map(\.text)
    if words.isEmpty {
      words =
        ShownWord.isEnglishInfinitive(given)
        ? given : given.filter { !Synonyms.saysNothing($0) && TenseGroup.exactly($0) != .all }
    }
    if words.isEmpty { throw UsageError.missingWord("a verb", example: "conjugar show tener") }
    let isOfForms = !words.contains("-") && !ShownWord.areVerbs(words)
    let isWhole = try arguments[all] || format.records != nil
    let hidesTenses = !isWhole && !arguments.has(Flags.tense) && named.allSatisfy { $0.tenses.isEmpty }
    let slots = try arguments.slots(words: named, usual: hidesTenses ? everyday : Tense.allCases)
    if words.count > 1, !isOfForms { try refuseSlips(named) }
    let conjugator = Conjugator()
    let terminal = world.terminal
    if let format = format.records {
      var records = VerbRecords(format, slots, conjugator, to: terminal)
      let exit = try forEachVerb(
        words, shown: { ShownWord.parts($0).map { .verb($0) } }, conjugator, terminal, do: { try records.write($0) })
      try records.finish()
      return exit
    }
    var isFirst = true
    var document: Page = []
    func write(_ page: Page) throws { if format == .html { document += page } else { try world.show(page, arguments) } }
    func show(_ page: Page) throws {
      try write((isFirst ? [] : [.blank]) + page)
      isFirst = false
    }
    func showOther(_ word: ShownWord) throws {
      switch word {
      case .verb, .nothing: return
      case .form(let form, let readings):
        if let remark = IdentifyPage.remark(on: form, readings) { terminal.report("conjugar: \(remark)") }
        try show(IdentifyPage.page(form, readings, tablesBy: conjugator))
        let said = named.filter { $0.isOfSlot && !form.words.contains($0.text) }.map(\.text)
        guard !said.isEmpty, let verb = readings.first?.verb else { return }
        terminal.report("“\(form)” is a form; “conjugar \(([verb] + said).joined(separator: " "))” shows that")
      case .meaning(let english, let verbs):
        try show(VerbsPage.page(Array(verbs.prefix(10))))
        let line = ["conjugar", verbs[0].verb.name] + named.filter { !$0.tenses.isEmpty }.map(\.text)
        terminal.report("“\(english)” is English; “\(line.joined(separator: " "))” shows the forms")
      }
    }
    func showVerb(_ verb: Verb) throws {
      if let warning = conjugator.warning(of: verb) { terminal.report(warning) }
      try show(
        ShowPage(
          paradigm: conjugator.paradigm(of: verb), slots: slots,
          homonyms: conjugator.lexicon.homonyms(of: verb), hidesTenses: hidesTenses
        ).page)
      // The forms are shown before sentences are searched for.
      if terminal.features.height == nil { try terminal.flush() }
      let quotes = SentenceBook.embedded.quotes(
        of: verb.name, in: slots, upTo: 3, fitting: try world.quotable(arguments))
      try write(SentencesPage.quotes(quotes))
    }
    let exit = try forEachVerb(
      isOfForms ? given : words, shown: ShownWord.all, conjugator, terminal, other: showOther, do: showVerb)
    // English calls this a tense: present continuous.
    if given.contains(where: { ["progressive", "continuous", "progresivo"].contains(Folding.key($0)) }) {
      terminal.report("the progressive is estar and the gerund; “conjugar tenses progressive” tells when to use it")
    }
    if format == .html {
      try terminal.write(HTMLRenderer().document(document, title: words.joined(separator: ", "), language: "en"))
    }
    return exit
  }

  /// What the words name; the first may be a form that is also the name of a tense: *presente*.
  private static func named(_ words: [String]) -> [NamedWord] {
    func isShown(_ word: String) -> Bool {
      // Most words are verbs, and are recognized as such faster than as anything else.
      Conjugator().knows(word)
        || !NamedWord.isIdentifier(word) && !Synonyms.saysNothing(word)
          && (words.count == 1 || Infinitive(word) != nil || !WordProposals.readings(of: word).isEmpty)
    }
    guard let first = words.first, isShown(first) else {
      let named = NamedWord.all(in: words)
      // How do I conjugate tener does not name a person.
      let asks = words.contains { WordList.standsAroundEnglishVerb($0) && Person.exactly($0) == nil }
      return asks ? named.filter { $0.persons.isEmpty || !WordList.standsAroundEnglishVerb($0.text) } : named
    }
    return [NamedWord(text: first, meaning: .verb(nil))] + NamedWord.all(in: words.dropFirst())
  }

  private static let everyday = TenseGroup.everyday.tenses.filter { !$0.isCompound }

  /// Refuses a word that is not a verb but nearly a tense or a person, or that follows a tense.
  private static func refuseSlips(_ words: [NamedWord]) throws(NameError) {
    var isBehindTense = false
    for word in words {
      if !word.tenses.isEmpty { isBehindTense = true }
      guard !word.isOfSlot, word.text != "-", Infinitive(word.text) == nil else { continue }
      let isForm = !WordProposals.readings(of: word.text).isEmpty
      do { _ = try TenseGroup.tenses(named: word.text) } catch { if !error.nearest.isEmpty, !isForm { throw error } }
      do { _ = try Person.named(word.text) } catch {
        let isSign = word.text.count == 1 && word.text.contains { $0.isLetter || $0.isNumber }
        if isBehindTense || !isForm && (!error.nearest.isEmpty || isSign) { throw error }
      }
    }
  }

  /// Does something with each verb `shown` by the words; what is neither a verb nor anything else is reported.
  private static func forEachVerb(
    _ words: [String], shown: ([String]) -> [ShownWord], _ conjugator: Conjugator, _ terminal: any Terminal,
    other: (ShownWord) throws -> Void = { _ in }, do body: (Verb) throws -> Void
  ) throws -> ExitCode {
    var exit = ExitCode.done
    func show(_ words: [String]) throws {
      for word in shown(words) {
        switch word {
        case .verb("-"):
          while let line = try terminal.readLine() {
            let words = line.split(whereSeparator: \.isWhitespace).map { String($0) }
            if !words.isEmpty { try show(words) }
          }
        case .verb(let name):
          let verb = exit.telling(on: terminal) { try conjugator.verb(name, guessing: true) }
          if let verb { try body(verb) }
        case .nothing(let name): exit = ExitCode(telling: WordProposals.Unknown(word: name), on: terminal)
        case .form, .meaning: try other(word)
        }
      }
    }
    try show(words)
    return exit
  }
}
