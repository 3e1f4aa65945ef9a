/// The articles on the tenses, each read from the text where it lies when it is asked for, and only then.
package struct Articles: Sendable {
  private let text: SectionedText

  /// The articles of the project: `Resources/tenses.txt`.
  package static let embedded = Articles(Resources.tenses)

  /// Those on choices: `Resources/choices.txt`.
  package static let onChoices = Articles(Resources.choices)

  /// - Parameter text: articles in the notation of `Resources/tenses.txt`.
  init(_ text: StaticString) { self.text = SectionedText(text) }

  /// The article on a tense.
  ///
  /// - Throws: `ArticleError` if there is none or it cannot be read.
  package func article(on tense: Tense) throws(ArticleError) -> TenseArticle {
    guard let section = text[tense.id] else { throw .missing(tense.id) }
    return try ArticleParser(tense).article(section.lines)
  }

  /// The identifiers and titles of the articles on choices, in the order of the text.
  package var choices: [(id: String, title: String)] { text.sections.map { ($0.name, $0.title) } }

  /// The article on a choice of sentences or on a group of them.
  ///
  /// - Parameter name: the identifier of an article, a family or a choice: `ser-estar`, `future-promise`.
  /// - Returns: `nil` if no article is on it.
  /// - Throws: `ArticleError` if one cannot be read.
  package func article(onChoice name: String) throws(ArticleError) -> ChoiceArticle? {
    var covering: ChoiceArticle?
    for section in text.sections {
      let article = try ArticleParser(onChoice: section.name).choiceArticle(section.title, section.lines)
      if section.name == name { return article }
      if article.covers.contains(where: { name == $0 || name.hasPrefix("\($0)-") }) { covering = covering ?? article }
    }
    return covering
  }
}

/// What is wrong with an article.
package enum ArticleError: Error, Equatable, CustomStringConvertible {
  case missing(String)
  /// A section is not there, has nothing in it, or is not in its place.
  case badSection(String, section: String)
  /// A line is not in the notation of its section.
  case malformed(String, line: String)
  /// What stands in brackets or before the colon of a row names no cell.
  case unknownCell(String, String)
  /// A row has more or fewer forms than cells.
  case uneven(String, line: String, cells: Int, forms: Int)

  package var description: String {
    switch self {
    case .missing(let name): "there is no article on “\(name)”"
    case .badSection(let name, let section):
      "the article on “\(name)” has nothing under “== \(section)”, or not in its place"
    case .malformed(let name, let line): "the article on “\(name)” has a line that cannot be read: “\(line)”"
    case .unknownCell(let name, let words):
      "the article on “\(name)” cites “\(words)”, which is not VERB [TENSE] [PERSON]"
    case .uneven(let name, let line, let cells, let forms):
      "the article on “\(name)” has \(forms) forms for \(cells) cells: “\(line)”"
    }
  }
}
