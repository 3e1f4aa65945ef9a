import ConjugarCore

/// Writes the forms of the lexicon, or of a part of it, for programs and for other ways to learn.
enum ExportCommand: Command {
  static let name = "export"
  private static let pronominal = Flag<Bool>("--pronominal")
  private static let sentences = Flag<Bool>("--sentences")
  private static let recognize = Flag<Bool>("--recognize")
  private static let limit = Flag<Int?>("--limit", in: 1...100_000)

  static func isPaged(_ arguments: Arguments) -> Bool {
    (try? arguments.takingWords()).map(OwnExport.isMeant) ?? false
  }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let arguments = try arguments.takingWords()
    if try OwnExport.run(arguments, in: world) { return .done }
    if try arguments[sentences] {
      let book = try SentenceBook.embedded.sentences(sentenceFilter(arguments, world.settings))
      guard !book.isEmpty else { return nothing(in: world) }
      // Sentences for beginners come first; within a level, they stay in the order of the book.
      let byLevel = Level.allCases.flatMap { level in book.filter { $0.level == level } }
      try AnkiDeck.write(Array(byLevel.prefix(arguments[limit] ?? Deck.usual)), to: world.terminal)
      return .done
    }
    guard let format = try arguments.format(usual: .tsv, but: .text).records else { return try deck(arguments, world) }
    try arguments.refuse([recognize.name, limit.name], beside: "\(Flags.format) \(format)", fitting: "--format anki")
    let usual = Tense.allCases.filter { !$0.isCompound }
    let levels = try arguments.levels()
    let slots = try arguments.slots(usual: levels?.tenses(of: usual) ?? usual)
    let isPronominal = try arguments[pronominal]
    let conjugator = Conjugator()
    let (named, exit) = try verbs(arguments, guessing: true, world.terminal)
    var records = VerbRecords(format, slots, conjugator, to: world.terminal)
    func write(_ verb: Verb) throws {
      try records.write(verb)
      // A pronominal verb that the lexicon lists under its own name has a place of its own.
      guard isPronominal, let twin = verb.pronominal else { return }
      if !conjugator.lexicon.contains("\(twin.infinitive)") { try records.write(twin) }
    }
    if !arguments.has(Flags.verb) {
      let most = try (arguments[Flags.top] ?? levels?.top).map { Set(FrequencyList.embedded.prefix($0)) }
      for line in conjugator.lexicon.verbLines where most?.contains(line.name) ?? true {
        if isPronominal, let verb = line.verb { try write(verb) } else { try records.write(line) }
      }
    }
    for verb in named { try write(verb) }
    try records.finish()
    return exit
  }

  private static func deck(_ arguments: Arguments, _ world: World) throws -> ExitCode {
    let conjugator = Conjugator()
    let slots = try arguments.slots(usual: TenseGroup.everyday.tenses, of: world.settings).filter { $0 != .infinitive }
    if slots.isEmpty { throw QuizError.infinitiveAsked }
    let (named, exit) = try verbs(arguments, guessing: false, world.terminal)
    guard exit == .done || !named.isEmpty else { return exit }
    let limit = try arguments[limit] ?? Deck.usual
    let deck = try Deck(
      slots, in: arguments[Flags.region] ?? world.settings.region, named: named, top: arguments[Flags.top],
      limit: limit, conjugator)
    guard !deck.cards.isEmpty else { return nothing(in: world) }
    try AnkiDeck.write(deck.cards, recognizes: arguments[recognize], limit: limit, conjugator, to: world.terminal)
    return exit
  }

  private static func nothing(in world: World) -> ExitCode {
    world.terminal.report("conjugar: no card matches all of that in this region")
    return .badInput
  }

  private static func sentenceFilter(_ arguments: Arguments, _ settings: Settings) throws -> SentenceFilter {
    let format = try arguments.format(usual: .anki)
    guard format == .anki else {
      throw UsageError.unfitting(
        option: "\(Flags.format) \(format)", beside: sentences.name,
        fitting: "--format anki, --tense, --person, --region, --second-person, --verb, --top")
    }
    var filter = try SentenceFilter(arguments)
    filter.region = try filter.region ?? settings.region
    filter.secondPerson = try filter.secondPerson ?? settings.secondPerson
    let names = try names(arguments)
    filter.verbs =
      try names.isEmpty ? arguments[Flags.top].map { Array(FrequencyList.embedded.prefix($0)) } ?? [] : names
    return filter
  }

  private static func verbs(
    _ arguments: Arguments, guessing: Bool, _ terminal: any Terminal
  ) throws -> (verbs: [Verb], exit: ExitCode) {
    let conjugator = Conjugator()
    var exit = ExitCode.done
    let verbs = try names(arguments).compactMap { name in
      exit.telling(on: terminal) { try conjugator.verb(name, guessing: guessing) }
    }
    for warning in verbs.compactMap(conjugator.warning) { terminal.report(warning) }
    return (verbs, exit)
  }

  /// The names that were given, reduced to the most used ones if only those are wanted.
  private static func names(_ arguments: Arguments) throws -> [String] {
    let names = try arguments[Flags.verb]
    guard let top = try arguments[Flags.top], !names.isEmpty else { return names }
    let used = Set(FrequencyList.embedded.prefix(top))
    let conjugator = Conjugator()
    // A name that is not a verb is reported later.
    let kept = names.filter { name in conjugator.find(name).map { used.contains("\($0.infinitive.bare)") } ?? true }
    if kept.isEmpty { throw QuizError.verbsNotInTop(names, top) }
    return kept
  }
}
