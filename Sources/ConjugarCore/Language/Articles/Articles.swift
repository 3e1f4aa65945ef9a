/// The articles on the tenses, each read from the text where it lies when it is asked for, and only then.
package struct Articles: Sendable {
  private let text: StaticString

  /// The articles of the project: `Resources/tenses.txt`.
  package static let embedded = Articles(Resources.tenses)

  /// - Parameter text: articles in the notation of `Resources/tenses.txt`.
  init(_ text: StaticString) { self.text = text }

  /// The article on a tense.
  ///
  /// - Throws: `ArticleError` if there is none or it cannot be read.
  package func article(on tense: Tense) throws(ArticleError) -> TenseArticle {
    guard let lines = lines(of: tense) else { throw .missing(tense) }
    return try ArticleParser(tense).article(lines)
  }

  /// The lines below the heading of a tense, up to the next heading; comments and blank lines are left out.
  private func lines(of tense: Tense) -> [Substring]? {
    let text = TextSlice(text)
    guard let start = Self.end(ofLine: "= \(tense.id)", in: text) else { return nil }
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
  case missing(Tense)
  /// A section is not there, has nothing in it, or is not in its place.
  case badSection(Tense, section: String)
  /// A line is not in the notation of its section.
  case malformed(Tense, line: String)
  /// What stands in brackets or before the colon of a row names no cell.
  case unknownCell(Tense, String)
  /// A row has more or fewer forms than cells.
  case uneven(Tense, line: String, cells: Int, forms: Int)

  package var description: String {
    switch self {
    case .missing(let tense): "there is no article on “\(tense.id)”"
    case .badSection(let tense, let section):
      "the article on “\(tense.id)” has nothing under “== \(section)”, or not in its place"
    case .malformed(let tense, let line): "the article on “\(tense.id)” has a line that cannot be read: “\(line)”"
    case .unknownCell(let tense, let words):
      "the article on “\(tense.id)” cites “\(words)”, which is not VERB [TENSE] [PERSON]"
    case .uneven(let tense, let line, let cells, let forms):
      "the article on “\(tense.id)” has \(forms) forms for \(cells) cells: “\(line)”"
    }
  }
}
