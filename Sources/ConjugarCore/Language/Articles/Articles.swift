/// The articles on the tenses, each read from the text where it lies when it is asked for, and only then.
package struct Articles: Sendable {
  private let text: StaticString

  /// The articles of the project: `Resources/tenses.txt`.
  package static let embedded = Articles(Resources.tenses)

  /// Those on choices: `Resources/choices.txt`.
  package static let onChoices = Articles(Resources.choices)

  /// - Parameter text: articles in the notation of `Resources/tenses.txt`.
  init(_ text: StaticString) { self.text = text }

  /// The article on a tense.
  ///
  /// - Throws: `ArticleError` if there is none or it cannot be read.
  package func article(on tense: Tense) throws(ArticleError) -> TenseArticle {
    guard let lines = lines(of: tense) else { throw .missing(tense.id) }
    return try ArticleParser(tense).article(lines)
  }

  /// The identifiers and titles of the articles on choices, in the order of the text.
  package var choices: [(id: String, title: String)] {
    TextSlice(text).text.split(separator: "\n").filter { $0.hasPrefix("= ") }.compactMap { line in
      let sides = line.dropFirst(2).split(separator: "|").map { String($0.trimmed) }
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }

  /// The article on a choice of sentences or on a group of them.
  ///
  /// - Parameter name: the identifier of an article, a family or a choice: `ser-estar`, `future-promise`.
  /// - Returns: `nil` if no article is on it.
  /// - Throws: `ArticleError` if one cannot be read.
  package func article(onChoice name: String) throws(ArticleError) -> ChoiceArticle? {
    var covering: ChoiceArticle?
    for (id, title) in choices {
      let article = try ArticleParser(onChoice: id).choiceArticle(title, lines(below: "= \(id) | \(title)") ?? [])
      if id == name { return article }
      if article.covers.contains(where: { name == $0 || name.hasPrefix("\($0)-") }) { covering = covering ?? article }
    }
    return covering
  }

  /// The lines below the heading of a tense.
  private func lines(of tense: Tense) -> [Substring]? { lines(below: "= \(tense.id)") }

  /// The lines below a heading, up to the next heading; comments and blank lines are left out.
  private func lines(below heading: String) -> [Substring]? {
    let text = TextSlice(text)
    guard let start = Self.end(ofLine: heading, in: text) else { return nil }
    let lines = text.part(start..<Self.start(ofHeadingAfter: start, in: text)).text
    return lines.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  private static let newline = UInt8(ascii: "\n")

  /// Where the first line that reads so ends, or `nil`.
  private static func end(ofLine line: String, in text: TextSlice) -> Int? {
    var start = 0
    while start < text.count {
      let end = text.firstIndex(of: newline, from: start) ?? text.count
      if text.part(start..<end).spells(line) { return end }
      start = end + 1
    }
    return nil
  }

  private static func start(ofHeadingAfter offset: Int, in text: TextSlice) -> Int {
    var offset = offset
    while let end = text.firstIndex(of: newline, from: offset) {
      offset = end + 1
      if text.from(offset).rest(after: "= ") != nil { return end }
    }
    return text.count
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
