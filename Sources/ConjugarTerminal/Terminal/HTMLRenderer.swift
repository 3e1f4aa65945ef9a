import ConjugarCore

/// A page as a file of HTML that needs nothing from elsewhere: it is read on any screen, by day and by night, and prints
/// on any paper without a break within a question.
///
/// Source: WHATWG, *HTML Living Standard*.
struct HTMLRenderer: Renderer {
  func lines(_ block: Block) -> [String] {
    switch block {
    case .heading(let text): ["<h1>\(string(text))</h1>"]
    case .paragraph(let text, _), .phrase(let text, _, _), .prompt(let text, _): paragraph(text)
    case .table(let rows, _), .facts(let rows): table(rows.map { row($0.map { cell($0) }) })
    case .pairs(let pairs, _): table(pairs.map { row([cell($0), cell($1)]) })
    case .grids(let grids, _):
      grids.allSatisfy { $0.groups.joined().count == 1 }
        ? ["<div class=\"narrow\">"] + grids.flatMap(lines) + ["</div>"] : grids.flatMap(lines)
    case .numbered(let texts, let first):
      ["<ol\(first == 1 ? "" : " start=\"\(first)\"")>"] + texts.map { "<li>\(string($0))</li>" } + ["</ol>"]
    case .sheet(let page): ["</section>", "<section>"] + lines(page)
    case .drawing(_, let told): told.flatMap(paragraph)
    case .comparison(let answer, let form, _): paragraph("\(answer) / \(form, .strong)")
    case .command(let line): ["<pre><code>\(string(line))</code></pre>"]
    case .keys(let keys): keys.flatMap { paragraph("\($0.key, .strong): \($0.meaning)") }
    case .blank, .heard: []
    case .seen(let page), .apart(let page), .fitting(_, let page, _): lines(page)
    }
  }

  private func paragraph(_ text: Text) -> [String] {
    let text = string(text)
    return text.isEmpty ? [] : ["<p>\(text)</p>"]
  }

  /// The letters that a line of paper has room for.
  private static let room = 80

  /// Columns that are too wide together for a sheet of paper make several tables.
  private func lines(_ grid: Grid) -> [String] {
    var parts: [(columns: [Grid.Column], width: Int)] = []
    for column in grid.groups.joined() {
      let cells = column.cells.compactMap(\.self) + [column.name].compactMap(\.self)
      let width = 3 + (cells.map(letters).max() ?? 0)
      if let last = parts.last, grid.labels.isEmpty || last.width + width <= Self.room {
        parts[parts.count - 1] = (last.columns + [column], last.width + width)
      } else {
        parts.append(([column], 10 + width))
      }
    }
    return parts.enumerated().flatMap { lines(grid, $1.columns, isFirst: $0 == 0) }
  }

  /// The letters of a text without the signs of its marks.
  private func letters(of text: Text) -> Int {
    string(text).split(separator: ">", omittingEmptySubsequences: false).reduce(0) {
      $0 + $1.prefix { $0 != "<" }.count
    }
  }

  private func lines(_ grid: Grid, _ columns: [Grid.Column], isFirst: Bool) -> [String] {
    let caption = isFirst ? grid.title.map { ["<caption>\(string($0))</caption>"] } ?? [] : []
    guard !grid.labels.isEmpty else {
      return table(columns.map { row([head($0.name ?? "", "row"), cell($0.cells.first ?? nil)]) }, caption)
    }
    let hasNames = columns.contains { $0.name != nil }
    let names = hasNames ? [row(["<td></td>"] + columns.map { head($0.name ?? "", "col") })] : []
    let rows = grid.labels.indices.map { index in
      row([head(Text(grid.labels[index]), "row")] + columns.map { cell($0.cells[index]) })
    }
    return table(names + rows, caption)
  }

  private func table(_ rows: [String], _ caption: [String] = []) -> [String] {
    rows.isEmpty ? [] : ["<div class=\"table\"><table>"] + caption + rows + ["</table></div>"]
  }

  private func row(_ cells: [String]) -> String { "<tr>\(cells.joined())</tr>" }
  private func cell(_ text: Text?) -> String { "<td>\(text.map(string) ?? "")</td>" }
  private func head(_ text: Text, _ scope: String) -> String { "<th scope=\"\(scope)\">\(string(text))</th>" }
}

extension HTMLRenderer {
  func string(_ run: Text.Run) -> String {
    switch run {
    case .words(let words, let role): marked(Self.escaped(words), role)
    case .forms(let forms, let regular, _, let isMarked):
      forms.isEmpty ? "–" : forms.map { isMarked ? irregular($0, regular) : Self.escaped($0) }.joined(separator: "/")
    case .bar(let part, let whole): "\(part)/\(whole)"
    case .days, .pointer: ""
    case .either(let seen, _): string(seen)
    }
  }

  private func marked(_ words: String, _ role: Text.Role) -> String {
    switch role {
    case .words, .legend, .title, .good, .warning, .bad: words
    case .strong, .gap: "<strong>\(words)</strong>"
    case .faint, .source: "<small>\(words)</small>"
    case .trigger: "<em>\(words)</em>"
    case .room: "<span class=\"room\">\(words)</span>"
    }
  }

  /// A form whose irregular letters are marked, and an asterisk where there are any: a printer may have no color.
  private func irregular(_ form: String, _ regular: String) -> String {
    guard form != regular else { return Self.escaped(form) }
    let marks = IrregularLetters.marks(of: form, against: regular)
    return zip(form, marks).map { $1 ? "<mark>\(Self.escaped(String($0)))</mark>" : Self.escaped(String($0)) }
      .joined().replacing("</mark><mark>", with: "") + "*"
  }

  static func escaped(_ text: String) -> String {
    text.printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension HTMLRenderer {
  /// A whole file.
  ///
  /// - Parameter language: the tag of what it is written in: `en`.
  func document(_ page: Page, title: String, language: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <section>
    \(lines(page).joined(separator: "\n"))
    </section>
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 1rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
    h1 { font-size: 1.4rem; line-height: 1.25; }
    small { opacity: .75; }
    li { margin: .7rem 0; padding-left: .3rem; break-inside: avoid; }
    section + section li { margin: .25rem 0; }
    .room { white-space: nowrap; opacity: .6; }
    .table { overflow-x: auto; margin: 1rem 0; break-inside: avoid; }
    table { border-collapse: collapse; }
    caption, th { text-align: left; }
    caption { font-weight: bold; padding-bottom: .3rem; white-space: nowrap; }
    .narrow { display: flex; flex-wrap: wrap; column-gap: 2.5rem; }
    th { font-weight: normal; opacity: .75; }
    th, td { padding: .15rem 1.2rem .15rem 0; white-space: nowrap; vertical-align: top; }
    mark { background: none; color: inherit; font-weight: bold; text-decoration: underline; }
    pre { white-space: pre-wrap; font-size: .8rem; }
    pre, p:has(+ pre) { break-before: avoid; }
    section + section { border-top: 1px solid; margin-top: 2rem; break-before: page; }
    @page { margin: 18mm 16mm; }
    @media (max-width: 26rem) { tr:not(:has(th)) td { display: block; padding-right: 0; } }
    @media print {
      body { max-width: none; padding: 0; font-size: 11pt; }
      section + section { border: 0; margin: 0; }
      .table { overflow: visible; }
    }
    """
}
