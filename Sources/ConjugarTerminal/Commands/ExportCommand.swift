import ConjugarCore

/// Writes the forms of the whole lexicon, or of a part of it, for programs and for other ways to learn.
enum ExportCommand: Command {
  static let name = "export"

  private static let pronominal = Flag<Bool>("--pronominal", "after each verb the same with -se")
  private static let sentences = Flag<Bool>(
    "--sentences", "sentences with a gap instead of forms, as notes of Anki; “conjugar sentences” has other formats")
  private static let recognize = Flags.recognize.saying("after each card another that shows the form (anki only)")
  private static let limit = Flag<Int?>(
    "--limit", letter: "n", number: 1...100_000, "at most N cards; 2500 if you do not say")
  private static let format = Flags.format(Format.records + [.anki], "tsv if you do not say")

  /// What chooses sentences.
  private static let fittingSentences = "--format anki, --tense, --person, --region, --second-person, --verb, --top"

  static var options: [Option] {
    [format.option] + filters + [
      sentences.option, recognize.option, limit.option, OwnExport.history.option, OwnExport.journal.option,
    ]
  }

  /// The options that choose forms.
  static let filters = [
    Flags.tense.option, Flags.person.option, Flags.region.option, Flags.secondPerson.option, Flags.verb.option,
    Flags.top.option, Flags.level.option, pronominal.option,
  ]

  static func isPaged(_ arguments: Arguments) -> Bool { false }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let arguments = try arguments.takingWords(of: self)
    if let own = try OwnExport(arguments) { return try own.run(in: world) }
    if try arguments[sentences] {
      try arguments.refuse([recognize.option], beside: sentences.option.name, fitting: fittingSentences)
      let book = try SentenceBook.embedded.sentences(sentenceFilter(arguments, world.settings))
      guard !book.isEmpty else { return nothing(in: world) }
      try AnkiDeck.write(Array(book.byLevel.prefix(arguments[limit] ?? Deck.usual)), to: world.terminal)
      return .done
    }
    guard let format = try arguments[format].records else { return try writeDeck(arguments, world) }
    try arguments.refuse([recognize.option, limit.option], beside: "--format \(format)", fitting: "--format anki")
    let usual = Tense.allCases.filter { !$0.isCompound }
    let level = try LevelFilter(arguments[Flags.level])
    let slots = try SlotFilter(arguments, usual: level?.tenses(of: usual) ?? usual).slots
    let (names, top) = (try names(arguments), try arguments[Flags.top] ?? level?.top)
    let isPronominal = try arguments[pronominal]
    let conjugator = Conjugator()
    var records = VerbRecords(format, slots, conjugator, to: world.terminal)
    var exit = ExitCode.done
    func write(_ verb: Verb) throws {
      try records.write(verb)
      // A pronominal verb that the lexicon has under its own name stands in its own place.
      guard isPronominal, let twin = verb.pronominal else { return }
      if !conjugator.lexicon.contains("\(twin.infinitive)") { try records.write(twin) }
    }
    if names.isEmpty {
      let most = top.map { Set(FrequencyList.embedded.prefix($0)) }
      for line in conjugator.lexicon.verbLines where most?.contains(line.name) ?? true {
        if isPronominal, let verb = line.verb { try write(verb) } else { try records.write(line) }
      }
    }
    for name in names {
      do {
        try write(conjugator.verb(name, guessing: true))
      } catch let error as ConjugationError {
        exit = ExitCode(telling: error, on: world.terminal)
      }
    }
    try records.finish()
    return exit
  }

  /// Writes the cards that a learner can come to the end of.
  private static func writeDeck(_ arguments: Arguments, _ world: World) throws -> ExitCode {
    let conjugator = Conjugator()
    let slots = try SlotFilter(arguments, usual: TenseGroup.everyday.tenses, of: world.settings).slots
      .filter { $0 != .infinitive }
    if slots.isEmpty { throw QuizError.infinitiveAsked }
    var exit = ExitCode.done
    var named: [Verb] = []
    let isPronominal = try arguments[pronominal]
    for name in try names(arguments) {
      do throws(ConjugationError) {
        let verb = try conjugator.verb(name)
        named += [verb] + (isPronominal ? [verb.pronominal].compactMap { $0 } : [])
      } catch { exit = ExitCode(telling: error, on: world.terminal) }
    }
    guard exit == .done || !named.isEmpty else { return exit }
    let limit = try arguments[limit] ?? Deck.usual
    let deck = try Deck(
      slots, in: arguments[Flags.region] ?? world.settings.region, named: named, top: arguments[Flags.top],
      limit: limit,
      conjugator)
    guard !deck.cards.isEmpty else { return nothing(in: world) }
    try AnkiDeck.write(
      deck.cards, recognizes: arguments[recognize], limit: limit, conjugator, to: world.terminal)
    return exit
  }

  /// Says that a deck would be empty.
  private static func nothing(in world: World) -> ExitCode {
    world.terminal.report("conjugar: no card has all of that in this region")
    return .badInput
  }

  private static func sentenceFilter(_ arguments: Arguments, _ settings: Settings) throws -> SentenceFilter {
    let chosen = try arguments[format]
    let isUnfit = arguments.has(format.option) && chosen != .anki
    if isUnfit || arguments.has(pronominal.option) {
      throw UsageError.unfitting(
        option: isUnfit ? "--format \(chosen)" : pronominal.option.name, beside: sentences.option.name,
        fitting: fittingSentences)
    }
    var filter = try SentenceFilter(arguments)
    filter.region = try filter.region ?? settings.region
    filter.secondPerson = try filter.secondPerson ?? settings.secondPerson
    let names = try names(arguments)
    filter.verbs =
      try names.isEmpty ? arguments[Flags.top].map { Array(FrequencyList.embedded.prefix($0)) } ?? [] : names
    return filter
  }

  /// The verbs that were named; of these the most used ones, if those alone are wanted.
  private static func names(_ arguments: Arguments) throws -> [String] {
    let names = try arguments[Flags.verb]
    guard let top = try arguments[Flags.top], !names.isEmpty else { return names }
    let used = Set(FrequencyList.embedded.prefix(top))
    let conjugator = Conjugator()
    // What is no verb is told later.
    let kept = names.filter { name in conjugator.find(name).map { used.contains("\($0.infinitive.bare)") } ?? true }
    if kept.isEmpty { throw QuizError.verbsNotInTop(names, top) }
    return kept
  }
}

extension [Sentence] {
  /// Those for beginners first, within a level in the order of the book.
  fileprivate var byLevel: [Sentence] { Level.allCases.flatMap { level in filter { $0.level == level } } }
}
