import ConjugarCore

/// A page that can be heard or felt: sentences in which nothing is said by position, color or symbol alone.
struct PlainRenderer: Renderer {
  /// The number of columns of the terminal, which may change during a quiz.
  let columns: () -> Int

  func lines(_ block: Block) -> [String] {
    switch block {
    case .heading(let text), .paragraph(let text, _): wrap(Self.plain(string(text)))
    case .phrase(let text, _, _): wrap(Self.capitalized(Self.sentence(string(text))))
    case .table(let rows, let indent): rows.flatMap { wrap(row($0), indent) }
    case .facts(let rows): rows.flatMap { wrap(Self.capitalized(row($0), isEnglish: true)) }
    case .grids(let grids, _): grids.flatMap(lines)
    case .numbered(let texts): texts.enumerated().flatMap { wrap("\($0 + 1). \(Self.plain(string($1)))") }
    case .sheet(let page): lines(.blank) + lines(page)
    case .drawing(_, let told): told.flatMap { wrap(Self.capitalized(Self.sentence(string($0)))) }
    case .command(let line): Table.broken(string(line), width: columns())
    case .prompt(let text, _): [Self.plain(string(text))]
    case .blank: [""]
    case .seen: []
    case .heard(let page), .apart(let page), .fitting(_, let page, _): lines(page)
    }
  }

  private func wrap(_ text: String, _ indent: Int = 0) -> [String] {
    Table.paragraph(text.trimmedEnd, width: columns(), indent: indent)
  }

  /// A column as a sentence: `present: yo tengo (irregular), tú tienes (irregular).`
  private func lines(_ grid: Grid) -> [String] {
    grid.groups.joined().flatMap { column in
      let cells = column.cells.enumerated().compactMap { index, cell in
        cell.map { (grid.labels.isEmpty ? "" : "\(grid.labels[index]) ") + string($0).trimmedEnd }
      }
      let name = (column.name ?? grid.title).map(string) ?? ""
      return cells.isEmpty ? [] : wrap("\(name): \(cells.joined(separator: ", ")).")
    }
  }

  /// A row of a table as a sentence: `due: 4, 6 before.`
  private func row(_ cells: [Text]) -> String {
    let cells = cells.map { string($0).trimmedEnd.drop { $0 == " " } }.filter { !$0.isEmpty }
    guard let name = cells.first else { return "" }
    let facts = cells.dropFirst().joined(separator: ", ")
    return Self.sentence(facts.isEmpty ? String(name) : "\(name): \(facts)")
  }

  func string(_ run: Text.Run) -> String {
    switch run {
    case .words(let words, let role):
      role == .room
        ? "(blank)" : role == .source ? "(\(words.printable))" : role == .legend ? "" : words.printable
    case .forms(let forms, let regular, _, let isMarked):
      forms.isEmpty
        ? "none" : forms.map { $0 == regular || !isMarked ? $0 : "\($0) (irregular)" }.joined(separator: " or ")
    case .drawn: ""
    case .either(_, let heard): string(heard)
    }
  }

  /// A text without symbols that only eyes read.
  private static func plain(_ text: String) -> String { replacing(signs, in: text) }

  /// A text without such symbols as a sentence, with a period and with quotes that every screen reader knows.
  private static func sentence(_ text: String) -> String {
    let plain = replacing(signs + quotes, in: text)
    guard let last = plain.last(where: { $0 != "\"" }), !".:!?".contains(last) else { return plain }
    return plain + "."
  }

  /// A capitalized sentence, unless it begins with a single letter or a Spanish form, which stay as they are.
  private static func capitalized(_ text: String, isEnglish: Bool = false) -> String {
    let word = text.prefix { $0 != " " && $0 != ":" }
    var analyzer = MorphologicalAnalyzer()
    guard let first = word.first, first.isLowercase, word.count > 1, word.allSatisfy(\.isLetter),
      isEnglish || word == "regular" || analyzer.readings(of: String(word), guessing: false).isEmpty
    else { return text }
    return first.uppercased() + text.dropFirst()
  }

  private static func replacing(_ signs: [(String, String)], in text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return signs.reduce(text) { text, sign in text.replacing(sign.0, with: sign.1) }
  }

  private static let quotes = [("“", "\""), ("”", "\"")]
  private static let signs = [
    (" → ", " to "), ("→", " to "), (" · ", ", "), ("≈ ", ""), ("✓ ", ""), ("✗ ", ""),
    (" … -", " and the ending -"), ("(… ", "(so many "), ("…", ""),
  ]
}
