import ConjugarCore

/// Makes text of a page.
protocol Renderer {
  /// The lines of a part, none wider than the screen but for a word that is.
  func lines(_ block: Block) -> [String]
  func string(_ text: Text) -> String
}

extension Renderer {
  func lines(_ page: Page) -> [String] { page.flatMap(lines) }

  /// The whole page, each line ended but for that of a prompt.
  func text(_ page: Page) -> String {
    page.map { block in
      if case .prompt = block { lines(block).joined() } else { lines(block).asText }
    }.joined()
  }
}
