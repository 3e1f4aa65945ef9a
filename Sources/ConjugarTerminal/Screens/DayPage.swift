import ConjugarCore

/// The day's page, and what stands at the end of its session.
struct DayPage {
  let style: Style
  let glyphs: Glyphs
  let width: Int
  /// Whether everything is told in sentences.
  let isPlain: Bool
  private let words = DayMessages()

  /// What waits today.
  func lines(_ today: DayFacts) -> String {
    let facts = [strong(words.days(today.days)) + calendar(today.days), words.waiting(today), goal(today)]
    return text(facts + [words.nextLevel(today)])
  }

  /// One key each.
  func keys(_ today: DayFacts) -> String {
    let keys = words.keys(today)
    guard !isPlain else { return "\n" + text(keys.map { words.sentence(key: $0.key, $0.meaning) }) }
    var lines = [""]
    for pair in keys.map({ "\(strong($0.key)): \($0.meaning)" }) {
      let longer = lines[lines.count - 1].isEmpty ? pair : "\(lines[lines.count - 1])   \(pair)"
      if longer.displayWidth > width { lines.append(pair) } else { lines[lines.count - 1] = longer }
    }
    return "\n" + text(lines)
  }

  /// What stands below the last answer: what was learned, the goal, what tomorrow brings.
  func closing(_ summary: ReviewSummary, tomorrow: DayFacts, _ today: DayFacts, missed: String?) -> String {
    let facts = [
      words.learned(summary), goal(today), words.inARow(today.days), words.tomorrow(tomorrow), words.nextLevel(today),
    ]
    return text(facts) + (missed.map { text([words.explained]) + "    \($0)\n" } ?? "")
  }

  private func goal(_ today: DayFacts) -> String {
    let told = words.goal(today)
    guard !isPlain else { return told }
    let bar = Table.pad(
      glyphs.bar(min(today.answered, today.goal), of: today.goal, columns: Self.columnsOfGoal), to: Self.columnsOfGoal)
    let rest = String(repeating: glyphs.shade(0), count: bar.reversed().prefix { $0 == " " }.count)
    return "\(told) \(style.good(String(bar.reversed().drop { $0 == " " }.reversed())))\(style.faint(rest))"
  }

  private static let columnsOfGoal = 10
  private static let columnsOfDays = 14

  /// The last fourteen days, a shade each; nothing where all is told in sentences.
  private func calendar(_ days: ProgressDays) -> String {
    guard !isPlain, days.longestStreak > 0 else { return "" }
    let last = days.answers.prefix(days.today - days.range.lowerBound + 1).suffix(Self.columnsOfDays)
    return "  " + last.map { glyphs.shade(Glyphs.level(ofAnswers: $0)) }.joined()
  }

  private func strong(_ text: String) -> String { style.strong(text) }

  private func text(_ paragraphs: [String]) -> String {
    Table.paragraphs(paragraphs.filter { !$0.isEmpty }, width: width).asText
  }
}
