import ConjugarCore

/// Browses the sentences: by verb, tense, choice, trigger, level and region.
enum SentencesCommand: Command {
  static let name = "sentences"

  private static let trigger = Flag<[String]>("--trigger", texts: "T[,T…]", "only sentences in which such words decide")
  private static let number = Flag<Int?>("--limit", letter: "n", number: 1...10_000, "at most N of them")
  private static let format = Flags.format(of: Format<RecordFormat>.self)

  static var options: [Option] {
    [
      Flags.verb.option, Flags.tense.option, Flags.person.option, Flags.choice.option, trigger.option,
      Flags.level.option, Flags.region.option, Flags.secondPerson.option, number.option, format.option,
    ]
  }
  static let takesVerbs = true
  static var words: [String] { Tense.table.identifiers + ((try? SentenceBook.embedded.choices()) ?? []).map(\.id) }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let format = try arguments[format]
    let limit = try arguments[number]
    var filter = try SentenceFilter(arguments)
    filter.verbs = try arguments[Flags.verb]
    filter.choices = try arguments.choices()
    filter.triggers = try arguments[trigger]
    var levels = try arguments[Flags.level]
    for word in NamedWord.all(in: arguments.words) { try filter.add(word, &levels) }
    if let level = LevelFilter(levels) { filter.levels = level.levels }
    let terminal = world.terminal
    var sentences = try SentenceBook.embedded.sentences(filter)
    if let limit { sentences = Array(sentences.prefix(limit)) }
    switch format {
    case .machine(let format):
      let conjugator = Conjugator()
      var records = try Records(format, SentencesRecords.columns, to: terminal)
      for sentence in sentences { try records.write(SentencesRecords.fields(sentence, conjugator)) }
      try records.finish()
    case .text:
      let isOverview = filter == SentenceFilter() && limit == nil
      try world.show(isOverview ? SentencesPage.list(sentences) : SentencesPage.page(sentences), arguments)
    }
    // Whoever has left is told no number.
    try terminal.flush()
    guard !sentences.isEmpty else {
      let nearest = filter.triggers.flatMap { Nearest.words(to: $0, among: Tense.table.identifiers + Choices.known) }
      let asked = arguments.words.joined(separator: " ")
      let what = asked.isEmpty ? "" : ": \(asked.echoed)"
      terminal.report(
        "conjugar: no sentence has all of that\(what)\(Nearest.proposal(nearest)) "
          + "(“conjugar sentences” lists what there is)")
      return .badInput
    }
    terminal.report(sentences.count.counted("sentence"))
    return .done
  }
}

extension SentenceFilter {
  /// What of the arguments the sentences of a book and those of a deck have in common.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    tenses = try arguments[Flags.tense]
    persons = try arguments[Flags.person]
    region = try arguments[Flags.region]
    secondPerson = try arguments[Flags.secondPerson]
  }

  /// Takes a word for what it names. The name of a group of tenses is rather a trigger: *pasado, todos*.
  fileprivate mutating func add(_ word: NamedWord, _ levels: inout [Level]) throws {
    let text = word.text
    switch word.meaning {
    case .tenses(let named) where named.count == 1 && (Tense.exactly(text) != nil || !isTrigger(text)): tenses += named
    case .verb(let verb?) where verb.isKnown: verbs.append("\(verb.infinitive)")
    case .option(let given) where given[0] == Flags.level.option.name: levels.append(try Level.named(given[1]))
    case .option(let given) where given[0] == Flags.difficulty.option.name:
      let asked = try Difficulty.named(given[1]).levels
      levels += [asked.lowerBound, asked.upperBound]
    case .option(let given) where given[0] == Flags.choice.option.name:
      choices += given[1].split(separator: ",").map(String.init)
    case .person(let person) where !isTrigger(text): persons.append(person)
    case .tenses, .number, .pattern, .person, .verb, .option, .nothing:
      if let named = Choices.named(text) { choices += named } else { triggers.append(text) }
    }
  }

  /// Whether such a word decides a form in some sentence.
  private func isTrigger(_ word: String) -> Bool {
    var filter = SentenceFilter()
    filter.triggers = [word]
    return ((try? SentenceBook.embedded.sentences(filter)) ?? []).isEmpty == false
  }
}
