import ConjugarCore

/// Lists the verbs of the lexicon, all of them or those that match.
enum VerbsCommand: Command {
  static let name = "verbs"
  private static let like = Flag<String?>("--like")
  private static let irregular = Flag<[Tense]?>(Flags.irregular.name)
  private static let ending = Flag<[String]>("--ending")
  private static let search = Flag<String?>("--search")
  private static let defective = Flag<Bool>("--defective")
  private static let filters = manual.options.map(\.name).filter { $0 != Flags.format }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let arguments = try withOptions(arguments)
    let format = try arguments.format()
    var filter = VerbFilter()
    filter.patterns = try arguments[Flags.pattern]
    filter.irregularIn = try tenses(arguments)
    filter.endings = try endings(arguments)
    filter.top = try arguments[Flags.top] ?? arguments.levels().map { $0.top ?? .max }
    filter.isDefective = try arguments[defective]
    if let text = try arguments[search] {
      guard let meaning = MeaningSearch(text) else {
        throw UsageError.missingValue(option: search.name, wanted: "know")
      }
      filter.meaning = meaning
    }
    let terminal = world.terminal
    let conjugator = Conjugator()
    var exit = ExitCode.done
    if let model = try arguments[like] {
      filter.model = try conjugator.verb(model, guessing: true)
      world.warn(ofGuessed: [model])
    }
    if !arguments.words.isEmpty {
      filter.names = arguments.words.compactMap { word in
        exit.telling(on: terminal) { try conjugator.lexiconName(word) }
      }
    }
    // Nobody would read a page of all verbs.
    let isBare = arguments.words.isEmpty && !filters.contains(where: arguments.has) && format == .text
    if isBare { filter.top = 100 }
    let verbs = filter.verbs(in: conjugator.lexicon)
    try world.show(
      VerbsPage.page(verbs, showsRank: filter.top != nil), or: VerbsPage.columns, verbs, as: format, arguments)
    // A reader who has left gets no count.
    try terminal.flush()
    if verbs.isEmpty, exit == .done {
      let asked = arguments.words + arguments.words(of: filters)
      terminal.report("conjugar: no verb matches: \(asked.joined(separator: " ").echoed)")
      return .badInput
    }
    if !verbs.isEmpty {
      let mostUsed = "the \(verbs.count) most used verbs; “conjugar help verbs” tells how to find others"
      terminal.report(isBare ? mostUsed : verbs.count.counted("verb"))
    }
    return exit
  }

  /// The arguments with words that mean options replaced by options; English words are searched for in the meanings.
  private static func withOptions(_ arguments: Arguments) throws -> Arguments {
    var (names, english, endings): ([String], [String], [String]) = ([], [], [])
    // Verbs like tener, similar to pedir.
    if let index = arguments.words.firstIndex(where: { ["like", "similar"].contains($0) }),
      let model = arguments.words.dropFirst(index + 1).first(where: { $0 != "to" }), Conjugator().knows(model)
    {
      return arguments.adding([like.name: [model]], words: Array(arguments.words[..<index]))
    }
    let whole = arguments.words.drop { ["meaning", "about"].contains($0) }.joined(separator: " ")
    // Go up is not a pattern, and stir is not an ending.
    if whole.contains(" "), WordProposals.isMeaning(whole) {
      return arguments.adding([search.name: [whole]], words: [])
    }
    var taken = try arguments.takingWords { word in
      switch word.meaning {
      case .tenses: (irregular.name, word.text)
      case .number: (Flags.top.name, word.text)
      case .pattern: word.said
      case .option(let given): manual.options.contains { $0.name == given[0] } ? word.said : nil
      case .persons, .verb, .nothing: nil
      }
    } other: { word in
      if case .verb(let verb?) = word.meaning, verb.isKnown {
        names.append(word.text)
      } else if word.text.hasPrefix("*") {
        endings.append(String(word.text.dropFirst()))
      } else if case .verb = word.meaning, word.text.count < 5, !WordProposals.isMeaning(word.text) {
        endings.append(word.text)
      } else {
        english.append(word.text)
      }
    }
    if !endings.isEmpty { taken = taken.adding([ending.name: endings]) }
    let phrase = english.joined(separator: " ")
    if WordProposals.verbs(meaning: phrase).isEmpty { return taken.adding([:], words: names + english) }
    return taken.adding([search.name: [phrase]], words: names)
  }

  private static func tenses(_ arguments: Arguments) throws -> TenseSet? {
    guard let named = try arguments[irregular] else { return nil }
    if !named.isEmpty { return TenseSet(named) }
    // A misspelled tense is still among the words.
    for word in arguments.words where Infinitive(word) == nil {
      do { _ = try Tense.named(word) } catch { if !error.nearest.isEmpty { throw error } }
    }
    return .all
  }

  private static func endings(_ arguments: Arguments) throws -> [Word] {
    try arguments[ending].map { text in
      let ending = text.hasPrefix("-") ? text.dropFirst() : text[...]
      guard let letters = Word(ending), !letters.isEmpty else { throw UsageError.noEnding(text) }
      return letters
    }
  }
}
