/// What a command has to tell a person, in order; how it looks is up to a renderer.
typealias Page = [Block]

/// A part of a page. Indents are in columns.
indirect enum Block: Sendable {
  case heading(Text)
  /// Whole sentences.
  case paragraph(Text, indent: Int = 0)
  /// Words that a plain page turns into a sentence; all lines but the first have a hanging indent.
  case phrase(Text, indent: Int = 0, hanging: Int = 0)
  /// Rows in columns.
  case table([[Text]], indent: Int = 0)
  /// Names, each with what there is to say about it.
  case facts([[Text]])
  /// Columns under their names, as many side by side as fit; brief grids should fit on a screen.
  case grids([Grid], isBrief: Bool)
  /// A drawing, as wide as there is room, and the same information in sentences.
  case drawing(@Sendable (StyledRenderer) -> [String], told: [Text] = [])
  /// Texts, each preceded by its number.
  case numbered([Text])
  /// A page that starts a new sheet when printed.
  case sheet(Page)
  /// A command line for the shell.
  case command(Text)
  /// The text before an answer, on the same line.
  case prompt(Text, indent: Int = 0)
  case blank
  /// What is only seen, or only heard.
  case seen(Page)
  case heard(Page)
  /// A page with an empty line before it where it is seen, unless the page is empty.
  case apart(Page)
  /// The first page if there are at least so many columns, the other if there are fewer.
  case fitting(columns: Int, Page, narrow: Page)

  static let gap = Block.seen([.blank])

  /// Keys with their meanings, as many on a line as fit.
  static func keys(_ keys: [(key: String, meaning: Text)]) -> Block {
    let draw = { @Sendable (screen: StyledRenderer) in
      keys.map { screen.string("\($0.key, .strong): \($0.meaning)" as Text) }.joining { line, key in
        let longer = "\(line)   \(key)"
        return longer.displayWidth > screen.width ? nil : longer
      }
    }
    return .drawing(draw, told: keys.map { "Press \($0.key) to \($0.meaning)." })
  }

  /// Texts, each beside its translation, or all above theirs if one has no room for that.
  static func pairs(_ pairs: [(Text, Text)], indent: Int) -> Block {
    let draw = { @Sendable (screen: StyledRenderer) in
      let beside = screen.lines(.table(pairs.map { [$0, $1] }, indent: indent))
      let above: Page = pairs.flatMap { [.paragraph($0, indent: indent), .paragraph($1, indent: indent + 2)] }
      return beside.count == pairs.count ? beside : screen.lines(above)
    }
    return .drawing(draw, told: pairs.flatMap { [$0, $1] })
  }
}

/// A table whose columns each have a name, and which may be broken between two columns.
struct Grid: Sendable {
  struct Column: Sendable {
    /// `nil` if the title of the grid is enough of a name.
    let name: Text?
    /// One per label, `nil` where there is nothing to say; without labels, only one.
    let cells: [Text?]
  }

  var title: Text?
  let labels: [String]
  let groups: [[Column]]
}

protocol Renderer {
  func lines(_ block: Block) -> [String]
  func string(_ run: Text.Run) -> String
}

extension Renderer {
  func string(_ text: Text) -> String { text.runs.map { string($0) }.joined() }
  func lines(_ page: Page) -> [String] { page.flatMap(lines) }

  func text(_ page: Page) -> String {
    page.map { block in
      if case .prompt = block { lines(block).joined() } else { lines(block).asText }
    }.joined()
  }
}
