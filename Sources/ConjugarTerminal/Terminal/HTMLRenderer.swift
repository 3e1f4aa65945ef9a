import ConjugarCore

/// A page as a self-contained HTML file. Source: WHATWG, *HTML Living Standard*.
struct HTMLRenderer: Renderer {
  func lines(_ block: Block) -> [String] {
    switch block {
    case .heading(let text): ["<h1>\(string(text))</h1>"]
    case .paragraph(let text, _), .phrase(let text, _, _), .prompt(let text, _): paragraph(text)
    case .table(let rows, _), .facts(let rows): table(rows.map { row($0.map { cell($0) }) })
    case .grids(let grids, _):
      grids.allSatisfy { $0.groups.joined().count == 1 }
        ? ["<div class=\"narrow\">"] + grids.flatMap(lines) + ["</div>"] : grids.flatMap(lines)
    case .numbered(let texts): ["<ol>"] + texts.map { "<li>\(string($0))</li>" } + ["</ol>"]
    case .sheet(let page): ["</section>", "<section>"] + lines(page)
    case .drawing(_, let told): told.flatMap(paragraph)
    case .command(let line): ["<pre><code>\(string(line))</code></pre>"]
    case .blank, .heard: []
    case .seen(let page), .apart(let page), .fitting(_, let page, _): lines(page)
    }
  }

  private func paragraph(_ text: Text) -> [String] {
    let text = string(text)
    return text.isEmpty ? [] : ["<p>\(text)</p>"]
  }

  private static let room = 80

  /// Columns that together are too wide for a sheet of paper are split into several tables.
  private func lines(_ grid: Grid) -> [String] {
    var (parts, width): ([[Grid.Column]], Int) = ([], 0)
    for column in grid.groups.joined() {
      let needed = 3 + (([column.name] + column.cells).compactMap { $0.map(letters) }.max() ?? 0)
      let isFull = parts.isEmpty || !grid.labels.isEmpty && width + needed > Self.room
      if isFull { (parts, width) = (parts + [[]], 10) }
      parts[parts.count - 1].append(column)
      width += needed
    }
    return parts.enumerated().flatMap { lines(grid, $1, isFirst: $0 == 0) }
  }

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

  func string(_ run: Text.Run) -> String {
    switch run {
    case .words(let words, let role): marked(Self.escaped(words), role)
    case .forms(let forms, let regular, _, let isMarked):
      forms.isEmpty ? "–" : forms.map { isMarked ? irregular($0, regular) : Self.escaped($0) }.joined(separator: "/")
    case .drawn: ""
    case .either(let seen, _): string(seen)
    }
  }

  private func marked(_ words: String, _ role: Text.Role) -> String {
    if role == .room { return "<span class=\"room\">\(words)</span>" }
    return Self.tags[role].map { "<\($0)>\(words)</\($0)>" } ?? words
  }

  private static let tags: [Text.Role: String] = [
    .strong: "strong", .gap: "strong", .faint: "small", .source: "small", .trigger: "em", .irregular: "mark",
  ]

  /// A form with its irregular letters marked, and an asterisk if there are any, as a printer may have no color.
  private func irregular(_ form: String, _ regular: String) -> String {
    let letters = Text.letters(of: form, against: regular).map { marked(Self.escaped($0), $1) }.joined()
    return form == regular ? letters : letters + "*"
  }

  static func escaped(_ text: String) -> String {
    text.printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// A complete file, in the language of a tag: `en`.
  func document(_ page: Page, title: String, language: String) -> String {
    ProgramText.htmlFrame.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line == "$page"
        ? lines(page).joined(separator: "\n")
        : String(line).replacing("$language", with: language).replacing("$title", with: Self.escaped(title))
    }.joined(separator: "\n")
  }
}
