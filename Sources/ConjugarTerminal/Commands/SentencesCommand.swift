import ConjugarCore

/// Browses the sentences: by verb, tense, choice, trigger, level and region.
enum SentencesCommand: Command {
  static let name = "sentences"
  private static let trigger = Flag<[String]>("--trigger")
  private static let number = Flag<Int?>("--limit", in: 1...10_000)

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let format = try arguments.format()
    let words = arguments.words.joined(separator: " ")
    let arguments = try arguments.takingWords(as: said)
    let limit = try arguments[number]
    var filter = try SentenceFilter(arguments)
    filter.verbs = try arguments[Flags.verb]
    filter.choices = try arguments.choices()
    filter.triggers = try arguments[trigger]
    let sentences = Array(SentenceBook.embedded.sentences(filter).prefix(limit ?? .max))
    let isOverview = filter == SentenceFilter() && limit == nil
    let conjugator = Conjugator()
    try world.show(
      isOverview ? SentencesPage.list(sentences) : SentencesPage.page(sentences), or: SentencesPage.columns,
      SentencesPage.rows(sentences, conjugator), as: format, arguments)
    // A reader who has left gets no count.
    try world.terminal.flush()
    guard !sentences.isEmpty else {
      let nearest = filter.triggers.flatMap { word in
        let named = Nearest.words(to: word, among: Tense.table.identifiers + Choices.known)
        return named.isEmpty && !isTrigger(word) ? conjugator.suggestions(for: word) : named
      }
      let what = words.isEmpty ? "" : ": \(words.echoed)"
      world.terminal.report(
        "conjugar: no sentence has all of that\(what)\(Nearest.proposal(nearest)) "
          + "(“conjugar sentences” lists what there is)")
      return .badInput
    }
    world.terminal.report(sentences.count.counted("sentence"))
    return .done
  }

  /// The option that a word implies. The name of a group of tenses is taken for a trigger instead: *pasado, todos*.
  private static func said(_ word: NamedWord) throws -> NamedWord.Said? {
    let text = word.text
    switch word.meaning {
    case .tenses(let named)
    where (named.count == 1 || named.last == named[0].inOtherEnding)
      && (Tense.exactly(text) != nil || !isTrigger(text)):
      return word.said
    case .verb(let verb?) where verb.isKnown: return (Flags.verb.name, "\(verb.infinitive)")
    case .option(let given) where given[0] == Flags.difficulty.name:
      let levels = try Difficulty.named(given[1]).levels
      return (Flags.level.name, "\(levels.lowerBound.rawValue),\(levels.upperBound.rawValue)")
    case .option(let given) where [Flags.level.name, Flags.choice.name].contains(given[0]): return word.said
    case .persons where !isTrigger(text): return word.said
    case .number: return (number.name, text)
    case .tenses, .pattern, .persons, .verb, .option, .nothing:
      return Choices.named(text).map { (Flags.choice.name, $0.joined(separator: ",")) } ?? (trigger.name, text)
    }
  }

  private static func isTrigger(_ word: String) -> Bool {
    var filter = SentenceFilter()
    filter.triggers = [word]
    return !SentenceBook.embedded.sentences(filter).isEmpty
  }
}

extension SentenceFilter {
  /// Creates a filter from the arguments that browsing and decks have in common.
  init(_ arguments: Arguments) throws {
    self.init()
    tenses = try arguments[Flags.tense] ?? []
    persons = try arguments[Flags.person]
    region = try arguments[Flags.region]
    secondPerson = try arguments[Flags.secondPerson]
    levels = try arguments.levels() ?? levels
  }
}
