import ConjugarCore

/// Writes the forms of the whole lexicon, or of a part of it, for programs and for other ways to learn.
enum ExportCommand: Command {
  static let name = "export"

  private static let pronominal = Flag<Bool>("--pronominal", "after each verb the same with -se")
  private static let sentences = Flag<Bool>(
    "--sentences", "sentences with a gap instead of forms, as notes of Anki; “conjugar sentences” has other formats")
  private static let format = Flags.format(of: ExportFormat.self, "tsv if you do not say")

  static let manual = Manual(
    name: name,
    summary: "all forms of all verbs, or your own answers, for programs or as an Anki deck",
    examples: [
      Example("conjugar export > forms.tsv", "every simple form of every verb, a line a cell"),
      Example("conjugar export --format anki > deck.txt", "cards on the 500 most used verbs, in the everyday tenses"),
      Example("conjugar export --sentences --region spain > notes.txt", "sentences with a gap, as cloze notes of Anki"),
      Example("conjugar export --tense all --format json", "compound tenses too, an object a verb"),
      Example("conjugar export --verb tener,poner --region latin-america", "two verbs, without vosotros"),
      Example("conjugar export --history --format csv > answers.csv", "every answer you ever gave"),
    ],
    usage: ["export"],
    options: [format.option] + filters + [sentences.option, OwnExport.history.option, OwnExport.journal.option],
    details: [
      "Verbs come in the order of the lexicon, or as --verb names them. Compound tenses come only if --tense names "
        + "them; “--tense all” names every tense.",
      "A deck has the 500 most used verbs in the everyday tenses unless --top, --verb or --tense say otherwise, in the "
        + "order of use. Each card has an identifier, so that a deck that is imported again doubles nothing, and the "
        + "reason of its form, which Anki takes if your note type has a third field. Cards have tags for their tense and for the patterns that they show; the infinitive is on "
        + "the front of each and has no card of its own. Where a verb lacks a form, tables have an empty field and decks "
        + "no card.",
      "--history --format jsonl prints the log as it is kept: an answer that was taken back, too, and the line that takes "
        + "it back. The tables leave such answers out.",
      "--journal prints when quizzes ran and were finished. It never leaves this machine; “conjugar settings analytics "
        + "off” ends it, and you may delete its file, which “conjugar check” names.",
    ])

  /// More verbs make a deck that nobody comes to the end of.
  private static let cards = 500

  /// The options that choose forms.
  static let filters = [
    Flags.tense.option, Flags.person.option, Flags.region.option, Flags.secondPerson.option, Flags.verb.option,
    Flags.top.option, pronominal.option,
  ]

  static func isPaged(_ arguments: Arguments) -> Bool { false }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    if let word = arguments.words.first { throw UsageError.extraWord(command: name, word) }
    if let own = try OwnExport(arguments) { return try own.run(in: world) }
    if try arguments[sentences] {
      try SentencesDeck.write(SentenceBook.embedded.sentences(sentenceFilter(arguments)), to: world.terminal)
      return .done
    }
    let format = try arguments[format]
    let usual = format == .anki ? TenseGroup.everyday.tenses : Tense.allCases.filter { !$0.isCompound }
    let slots = try SlotFilter(arguments, usual: usual).slots.filter { $0 != .infinitive || format != .anki }
    let (names, top) = (try names(arguments), try arguments[Flags.top])
    let isPronominal = try arguments[pronominal]
    let region = try arguments[Flags.region] ?? world.settings.region
    let conjugator = Conjugator()
    var page = ExportPage(format, slots, conjugator, to: world.terminal)
    var exit = ExitCode.done
    func write(_ verb: Verb) throws {
      try page.write(verb)
      // A pronominal verb that the lexicon has under its own name stands in its own place.
      guard isPronominal, let twin = verb.pronominal else { return }
      if !conjugator.lexicon.contains("\(twin.infinitive)") { try page.write(twin) }
    }
    if names.isEmpty, format == .anki {
      for name in FrequencyList.embedded.prefix(top ?? cards) {
        guard let verb = conjugator.find(name), verb.isShown(in: region) else { continue }
        try write(verb)
      }
    } else if names.isEmpty {
      let most = top.map { Set(FrequencyList.embedded.prefix($0)) }
      for line in conjugator.lexicon.verbLines where most?.contains(line.name) ?? true {
        if isPronominal { try write(line.verb) } else { try page.write(line) }
      }
    }
    for name in names {
      do {
        try write(conjugator.verb(name, guessing: true))
      } catch let error as ConjugationError {
        exit = ExitCode(telling: error, on: world.terminal)
      }
    }
    try page.finish()
    return exit
  }

  private static func sentenceFilter(_ arguments: Arguments) throws -> SentenceFilter {
    let chosen = try arguments[format]
    let isUnfit = arguments.has(format.option) && chosen != .anki
    if isUnfit || arguments.has(pronominal.option) {
      throw UsageError.unfitting(
        option: isUnfit ? "--format \(chosen.name)" : pronominal.option.name, beside: sentences.option.name,
        fitting: "--format anki, --tense, --person, --region, --second-person, --verb, --top")
    }
    var filter = try SentenceFilter(arguments)
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
