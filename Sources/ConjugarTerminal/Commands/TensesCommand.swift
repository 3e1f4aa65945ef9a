import ConjugarCore

/// Lists the tenses, or tells what a learner should know of one, or of a choice.
enum TensesCommand: Command {
  static let name = "tenses"

  private static let format = Flags.format(of: Format<RecordFormat>.self)

  static var options: [Option] { [format.option] }
  static var words: [String] { Tense.table.identifiers + Articles.onChoices.choices.map(\.id) }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let format = try arguments[format]
    // A name of several words needs no quotes: conjugar tenses presente de subjuntivo. One tense has its article.
    let isOne = !arguments.words.isEmpty
    let name = arguments.words.joined(separator: " ")
    if isOne, Articles.onChoices.choices.contains(where: { $0.id == name }) || Tense.exactly(name) == nil,
      let article = try choice(name)
    {
      switch format {
      case .machine(let format): try TensesRecords.write(article, format, to: world.terminal)
      case .text: try world.show(TensesPage.page(of: article), arguments)
      }
      return .done
    }
    let tenses = isOne ? try TenseGroup.tenses(named: name) : Tense.allCases
    switch format {
    case .machine(let format):
      try TensesRecords.write(tenses, withArticles: tenses.count == 1, format, to: world.terminal)
    case .text where tenses.count == 1:
      let article = try Articles.embedded.article(on: tenses[0])
      let quotes = try SentenceBook.embedded.quotes(in: tenses[0], upTo: 3)
      try world.show(
        TensesPage(article: article, conjugator: Conjugator()).page() + SentencesPage.quotes(quotes), arguments)
    case .text:
      let rows = tenses.map { [Text($0.id, .strong), Text($0.englishName), Text($0.spanishName)] }
      try world.show([.table(rows)], arguments)
    }
    return .done
  }

  /// The article on a choice, whatever stands between the words of its name: `ser-estar`, `ser/estar`, `Ser Estar`.
  private static func choice(_ name: String) throws -> ChoiceArticle? {
    let words = name.lowercased().split { !$0.isLetter }.filter { !Choices.isBetween($0) }
    let ids = [words, words.reversed()].map { $0.joined(separator: "-") }
    let known = Articles.onChoices.choices.map(\.id)
    return try Articles.onChoices.article(onChoice: ids.first(where: known.contains) ?? ids[0])
  }
}
