import ConjugarCore

/// Explains how a form is made, step by step, each step with its reason.
enum ExplainCommand: Command {
  static let name = "explain"

  /// A verb by name, a cell of it to explain, and the pronouns attached to the form.
  private typealias NamedCell = (name: String, slot: Slot, clitics: [String])

  private static func cells(_ arguments: Arguments, in world: World) throws -> [NamedCell] {
    let example = "conjugar explain tener present yo"
    var given = try arguments.words("a verb", as: example)
    // Why is it tuve and not tení: what precedes the form is English, what follows it is another form.
    if given.count > 1, WordProposals.readings(of: given.joined(separator: " ")).isEmpty {
      given = Array(given.drop(while: WordList.standsAroundEnglishVerb))
      given = Array(given.prefix { !["not", "instead"].contains($0) })
      while given.count > 1, given.last.map(Choices.isBetween) ?? false { given.removeLast() }
      // The preterite of tener, the form tuve.
      let told = given.filter { !Synonyms.saysNothing($0) }
      if let verb = told.firstIndex(where: Conjugator().knows), verb > 0 {
        given = [told[verb]] + told[..<verb] + told[(verb + 1)...]
      } else if told.count == 1 {
        given = told
      }
    }
    guard let name = given.first else { throw UsageError.missingWord("a verb", example: example) }
    if Infinitive(name) == nil {
      let form = given.joined(separator: " ")
      let readings = WordProposals.readings(of: form)
      if let remark = IdentifyPage.remark(on: form, readings) { world.terminal.report("conjugar: \(remark)") }
      if !readings.isEmpty { return cells(of: readings) }
      if given.count == 1 { throw ConjugationError.notAnInfinitive(name) }
    }
    let words = NamedWord.all(in: given.dropFirst())
    if words.isEmpty { throw UsageError.missingWord("a tense", example: example) }
    try refuseSlips(words)
    return try arguments.slots(words: words).map { (name, $0, []) }
  }

  private static func cells(of readings: [Reading]) -> [NamedCell] {
    var cells: [NamedCell] = []
    for reading in readings {
      let takesPronouns = reading.note == nil && [.infinitive, .gerund, .imperative].contains(reading.slot.tense)
      // For a periphrasis, both verbs are explained.
      let name = reading.clitics.count == 1 && !takesPronouns ? reading.verb : reading.infinitive
      var own: [NamedCell] = [(name, reading.slot, takesPronouns ? reading.clitics : [])]
      if let construction = reading.construction {
        own = [(construction.helper, reading.slot, []), (reading.infinitive, construction.complement, [])]
      }
      for cell in own where !cells.contains(where: { $0 == cell }) { cells.append(cell) }
    }
    return cells
  }

  /// Refuses words that name no tense or person; one that follows a tense may be a typo: `present subjunctve`.
  private static func refuseSlips(_ words: [NamedWord]) throws {
    let before = words.prefix { $0.isOfSlot }
    let tense = before.flatMap(\.tenses).last
    guard let stray = words.dropFirst(before.count).first?.text else {
      if tense == nil { _ = try Tense.named(words[0].text) }
      return
    }
    if tense != nil, before.last?.persons.isEmpty == false { throw UsageError.extraWord(command: name, stray) }
    let text = words.filter(\.persons.isEmpty).map(\.text).joined(separator: " ")
    do { _ = try Tense.named(text) } catch {
      guard let tense, error.nearest.first ?? tense.id == tense.id else { throw error }
    }
    _ = try Person.named(stray)
  }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let format = try arguments.format()
    // There is an article on each tense.
    if !arguments.words.isEmpty, NamedWord.isTense(arguments.words) || TensesCommand.tellsApart(arguments.words) {
      return try TensesCommand.run(arguments, in: world)
    }
    let cells = try cells(arguments, in: world)
    let conjugator = Conjugator()
    let pages = try cells.map { name, slot, clitics in
      ExplainPage(verb: try conjugator.verb(name, guessing: true), slot: slot, with: clitics, conjugator: conjugator)
    }
    if let warning = pages.first.flatMap({ conjugator.warning(of: $0.verb) }) { world.terminal.report(warning) }
    try world.show(page(pages, cells, world.quotable(arguments)), or: ExplainPage.columns, pages, as: format, arguments)
    return .done
  }

  private static func page(_ pages: [ExplainPage], _ cells: [NamedCell], _ quotable: SentenceFilter) -> Page {
    // The cells of one verb in one tense are shown together.
    let groups = pages.runs { $0.verb.name == $1.verb.name && $0.slot.tense == $1.slot.tense }
    let parts = groups.map { $0.count == 1 ? $0[0].page : ExplainTensePage(pages: $0).page }
    let slots = cells.filter { $0.name == cells[0].name }.map(\.slot)
    let quotes =
      cells.isEmpty ? [] : SentenceBook.embedded.quotes(of: cells[0].name, in: slots, upTo: 1, fitting: quotable)
    return parts.joined(separator: [.blank]) + SentencesPage.quotes(quotes)
  }
}
