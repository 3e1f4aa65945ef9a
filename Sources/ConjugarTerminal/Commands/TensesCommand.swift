import ConjugarCore

/// Lists the tenses, or tells what a learner should know about one of them, or about a choice.
enum TensesCommand: Command {
  static let name = "tenses"

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let format = try arguments.format()
    // A name of several words needs no quotes; whatever else there is makes a question: what is the preterite.
    let said = NamedWord.withoutArticles(arguments.words).filter { word in
      !WordList.standsAroundEnglishVerb(word) && !["difference", "between", "use", "me"].contains(word.lowercased())
    }
    let name = (said.isEmpty ? arguments.words : said.filter { !Synonyms.saysNothing($0) || Choices.isBetween($0) })
      .joined(separator: " ")
    if let article = choice(name) {
      try world.show(
        TensesPage.page(of: article), or: TensesRecords.columnsOfChoice(format.records), [article], as: format,
        arguments)
      return .done
    }
    for word in name.words where TenseGroup.tenses(exactly: name) == nil {
      if let told = Synonyms.explanation(of: word.lowercased()) {
        throw UsageError.foreignOption(word, told, kind: "a tense")
      }
    }
    // A choice without its own article is covered by that of its tense, but a tense is itself: future-subjunctive.
    lazy var choice = SentenceBook.embedded.choices.first {
      Tense.exactly(name) == nil && Choices.ids(name).contains($0.id)
    }
    var tenses = try name.isEmpty ? Tense.allCases : choice.map { [$0.family.tense] } ?? Self.tenses(named: name)
    // One article covers both endings.
    if tenses.count == 2, tenses[0].inOtherEnding == tenses[1] { tenses.removeLast() }
    try world.show(
      page(tenses, world.quotable(arguments)), or: TensesRecords.columns(tenses, format.records), tenses, as: format,
      arguments)
    return .done
  }

  /// The tenses that a name stands for; if none is similar, the error proposes similar choices.
  private static func tenses(named name: String) throws(NameError) -> [Tense] {
    do { return try TenseGroup.tenses(named: name) } catch {
      let choices = error.nearest.isEmpty ? Nearest.words(to: name, among: Choices.names) : []
      throw NameError(kind: error.kind, name: error.name, accepted: error.accepted, nearest: error.nearest + choices)
    }
  }

  /// Whether words name a choice that has an article: *voseo, preterite vs imperfect*.
  static func tellsApart(_ words: [String]) -> Bool {
    let isOne =
      words.count == 1 && words[0].allSatisfy { $0.isLetter || $0 == "-" }
      && WordProposals.verbs(meaning: words[0]).isEmpty
    guard isOne || words.count == 3 && Choices.isBetween(words[1]) else { return false }
    return choice(words.joined(separator: " ")) != nil
  }

  private static func page(_ tenses: [Tense], _ quotable: SentenceFilter) throws -> Page {
    guard tenses.count == 1 else {
      return [.table(tenses.map { [Text($0.id, .strong), Text($0.englishName), Text($0.spanishName)] })]
    }
    let quotes = SentenceBook.embedded.quotes(in: tenses[0], upTo: 3, fitting: quotable)
    return try TensesPage.page(ofTense: Article(on: tenses[0]), Conjugator()) + SentencesPage.quotes(quotes)
  }

  /// The article on a choice; a name that means a tense, and is not that of a choice, has another article.
  private static func choice(_ name: String) -> Article? {
    let known = Article.onChoices.map(\.id)
    guard !name.isEmpty, known.contains(name) || Tense.exactly(name) == nil else { return nil }
    let ids = Choices.ids(name)
    return Article.onChoice(ids.first(where: known.contains) ?? ids[0])
      ?? Article.onChoices.first { $0.id.split(separator: "-").contains(ids[0][...]) }
  }
}
