import ConjugarCore

/// A page as Markdown, to be edited further. Source: CommonMark 0.31.
struct MarkdownRenderer: Renderer {
  func lines(_ block: Block) -> [String] {
    switch block {
    case .heading(let text): ["# \(string(text))", ""]
    case .paragraph(let text, _), .phrase(let text, _, _), .prompt(let text, _): [string(text), ""]
    case .table(let rows, _), .facts(let rows): rows.flatMap { [$0.map(string).joined(separator: " "), ""] }
    case .grids(let grids, _): grids.flatMap(lines)
    case .numbered(let texts): texts.enumerated().map { "\($0 + 1). \(string($1))" } + [""]
    case .sheet(let page): ["---", ""] + lines(page)
    case .drawing(_, let told): told.flatMap { [string($0), ""] }
    case .command(let line): ["    " + line.runs.map(Self.raw).joined(), ""]
    case .blank, .heard: []
    case .seen(let page), .apart(let page), .fitting(_, let page, _): lines(page)
    }
  }

  private func lines(_ grid: Grid) -> [String] {
    let columns = Array(grid.groups.joined())
    func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    let names = row([grid.title.map(string) ?? ""] + columns.map { $0.name.map(string) ?? "" })
    let rows = grid.labels.indices.map { index in
      row([Self.escaped(grid.labels[index])] + columns.map { $0.cells[index].map(string) ?? "" })
    }
    return [names, "|" + String(repeating: "---|", count: columns.count + 1)] + rows + [""]
  }

  func string(_ run: Text.Run) -> String {
    switch run {
    case .words(_, .strong), .words(_, .gap): "**\(Self.escaped(Self.raw(run)))**"
    case .words, .forms, .drawn: Self.escaped(Self.raw(run))
    case .either(let seen, _): string(seen)
    }
  }

  private static func raw(_ run: Text.Run) -> String {
    switch run {
    case .words(let words, _): words.printable
    case .forms(let forms, _, _, _): forms.joined(separator: "/")
    case .drawn: ""
    case .either(let seen, _): seen.runs.map(raw).joined()
    }
  }

  private static let signs: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", "|", "#", "&"]

  private static func escaped(_ text: String) -> String { text.escaping(signs) }
}
