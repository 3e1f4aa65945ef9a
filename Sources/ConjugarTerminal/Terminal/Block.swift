/// What a command has to tell a person, in its order; how it looks is the business of a renderer.
typealias Page = [Block]

/// A part of a page. What is indented is so by a number of columns.
indirect enum Block: Sendable {
  case heading(Text)
  /// Whole sentences.
  case paragraph(Text, indent: Int = 0)
  /// Words that a plain page makes a sentence; all lines but the first hang by some columns.
  case phrase(Text, indent: Int = 0, hanging: Int = 0)
  /// Rows in columns.
  case table([[Text]], indent: Int = 0)
  /// Names, each with what is to be said of it.
  case facts([[Text]])
  /// Columns under their names, as many side by side as there is room for; brief ones are to fit a screen.
  case grids([Grid], isBrief: Bool)
  /// A drawing, as wide as there is room, and what tells the same in sentences.
  case drawing(@Sendable (StyledRenderer) -> [String], told: [Text] = [])
  /// Texts with their numbers before them.
  case numbered([Text])
  /// What begins a sheet of its own where it is printed.
  case sheet(Page)
  /// A line for the shell.
  case command(Text)
  /// What stands before an answer, in its line.
  case prompt(Text, indent: Int = 0)
  case blank
  /// What is only seen, or only heard.
  case seen(Page)
  case heard(Page)
  /// Where it is seen, an empty line before it, unless it has none.
  case apart(Page)
  /// The one where there are so many columns, the other where there are fewer.
  case fitting(columns: Int, Page, narrow: Page)

  static let gap = Block.seen([.blank])

  /// Keys with their meanings, as many in a line as there is room for.
  static func keys(_ keys: [(key: String, meaning: Text)]) -> Block {
    let draw = { @Sendable (screen: StyledRenderer) in
      keys.map { screen.string("\($0.key, .strong): \($0.meaning)" as Text) }.joining { line, key in
        let longer = "\(line)   \(key)"
        return longer.displayWidth > screen.width ? nil : longer
      }
    }
    return .drawing(draw, told: keys.map { "Press \($0.key) to \($0.meaning)." })
  }

  /// Texts, each beside its translation, or above it where one has no room for that.
  static func pairs(_ pairs: [(Text, Text)], indent: Int) -> Block {
    let draw = { @Sendable (screen: StyledRenderer) in
      let beside = screen.lines(.table(pairs.map { [$0, $1] }, indent: indent))
      let above: Page = pairs.flatMap { [.paragraph($0, indent: indent), .paragraph($1, indent: indent + 2)] }
      return beside.count == pairs.count ? beside : screen.lines(above)
    }
    return .drawing(draw, told: pairs.flatMap { [$0, $1] })
  }
}

/// A table of which each column has a name of its own, and which may break between two.
struct Grid: Sendable {
  struct Column: Sendable {
    /// `nil` where the title of the grid is name enough.
    let name: Text?
    /// As many as there are labels, `nil` where there is nothing to say; without labels only one.
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
