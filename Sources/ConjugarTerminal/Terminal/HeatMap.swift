import ConjugarCore

/// Tenses against persons: which percent of the answers was right in each cell.
struct HeatMap: Drawing {
  let cells: [Tallied<Slot>]

  private static let indent = 2
  /// Two blanks or a blank and a shade, and three digits.
  private static let wideCell = 6
  private static let narrowCell = 4

  /// Shades begin at these percents.
  private static let steps = [0, 50, 75, 90]

  /// The lines, none wider than asked; none at all if no tense with persons was asked.
  func lines(width: Int, _ style: Style, _ glyphs: Glyphs) -> [String] {
    let persons = Person.allCases.filter { person in cells.contains { $0.subject.person == person } }
    let tenses = Tense.allCases.filter { tense in cells.contains { $0.subject.tense == tense && !tense.persons.isEmpty }
    }
    guard !persons.isEmpty else { return [] }
    let longest = tenses.map(\.englishName.displayWidth).max() ?? 0
    let isWide = Self.indent + longest + persons.count * Self.wideCell <= width
    let cellWidth = isWide ? Self.wideCell : Self.narrowCell
    let nameWidth = min(longest, max(0, width - Self.indent - persons.count * cellWidth))
    let header = persons.map { Table.alignEnd($0.id, to: cellWidth) }.joined()
    let rows = tenses.flatMap { tense in
      let texts = persons.map { text(tense, $0, cellWidth, isShaded: isWide, style, glyphs) }
      return BarChart.named(tense.englishName, nameWidth, texts.joined())
    }
    return Table.wrap("Percent right, by tense and person", width: width).map(style.strong)
      + BarChart.named("", nameWidth, style.faint(header)) + rows + (isWide ? Self.legend(width, style, glyphs) : [])
  }

  private func text(
    _ tense: Tense, _ person: Person, _ width: Int, isShaded: Bool, _ style: Style, _ glyphs: Glyphs
  ) -> String {
    let tally = cells.first { $0.subject.tense == tense && $0.subject.person == person }?.tally
    guard let percent = tally?.accuracy else { return Table.alignEnd(style.faint(glyphs.shade(0)), to: width) }
    let level = Self.steps.count { $0 <= percent }
    let paint = level == Glyphs.mostShade ? style.good : level > 1 ? style.warning : style.bad
    let digits = Table.alignEnd(String(percent), to: 3)
    return Table.alignEnd(paint((isShaded ? glyphs.shade(level) : "") + digits), to: width)
  }

  private static func legend(_ width: Int, _ style: Style, _ glyphs: Glyphs) -> [String] {
    let items = steps.enumerated().map { "\(glyphs.shade($0 + 1)) \($0 == 0 ? "below \(steps[1])" : "\($1)+")" }
    return Table.wrap(items.joined(separator: "  "), width: width - indent)
      .map { BarChart.blanks(indent) + style.faint($0) }
  }
}
