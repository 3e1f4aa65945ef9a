import ConjugarCore

/// Tenses against persons: the percentage of right answers in each slot.
struct HeatMap {
  let slots: [Tallied<Slot>]

  /// Two blanks, a shade and three digits; in a narrow cell, a blank and three digits.
  private static let wideCell = 6
  private static let narrowCell = 4

  /// The percentages at which shades begin.
  private static let steps = [0, 50, 75, 90]

  /// Empty if no tense with persons was asked.
  func lines(on screen: StyledRenderer) -> [String] {
    let (style, glyphs) = (screen.style, screen.glyphs)
    let persons = Person.allCases.filter { person in slots.contains { $0.subject.person == person } }
    let tenses = Tense.allCases.filter { tense in
      !tense.persons.isEmpty && slots.contains { $0.subject.tense == tense }
    }
    guard !persons.isEmpty else { return [] }
    let longest = tenses.map(\.englishName.displayWidth).max() ?? 0
    let room = screen.width - StyledRenderer.indent
    let isWide = longest + persons.count * Self.wideCell <= room
    let cellWidth = isWide ? Self.wideCell : Self.narrowCell
    let nameWidth = min(longest, max(0, room - persons.count * cellWidth))
    func row(_ name: String, _ cell: (Person) -> String) -> [String] {
      screen.row(name, nameWidth, persons.map { cell($0).aligned(to: cellWidth) }.joined())
    }
    func cell(_ slot: Slot?) -> String {
      guard let percent = slots.first(where: { $0.subject == slot })?.tally.accuracy else {
        return style(glyphs.shade(0), .faint)
      }
      let level = Self.steps.count { $0 <= percent }
      let role: Text.Role = level == Glyphs.mostShade ? .good : level > 1 ? .warning : .bad
      return style((isWide ? glyphs.shade(level) : "") + "\(percent)".aligned(to: 3), role)
    }
    let legend = Self.steps.enumerated().map { index, step in
      "\(glyphs.shade(index + 1)) \(index == 0 ? "below \(Self.steps[1])" : "\(step)+")"
    }
    return Table.wrap("Percent right, by tense and person", width: screen.width).map { style($0, .strong) }
      + row("") { style($0.id, .faint) }
      + tenses.flatMap { tense in row(tense.englishName) { cell(Slot(tense, $0)) } }
      + (isWide ? screen.note(legend.joined(separator: "  ")) : [])
  }
}
