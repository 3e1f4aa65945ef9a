import ConjugarCore

/// A year in columns of one week each, as many as fit: how many answers each day had.
struct YearChart {
  let days: ProgressDays
  let screen: StyledRenderer
  private var glyphs: Glyphs { screen.glyphs }

  /// The width of what precedes the columns: `Mon `.
  private static let name = 4
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  private var room: Int { screen.width - StyledRenderer.indent - Self.name }
  private var step: Int { room >= ProgressDays.weeks * 2 ? 2 : 1 }
  /// The weeks that fit, which are the last ones.
  private var shown: Range<Int> {
    (ProgressDays.weeks - max(1, min(room / step, ProgressDays.weeks)))..<ProgressDays.weeks
  }

  private func monday(_ week: Int) -> Int { days.range.lowerBound + week * 7 }

  var lines: [String] {
    let rows = Self.weekdays.enumerated().flatMap { weekday, name in
      row(name, shown.map { shade(ofDay: monday($0) + weekday) })
    }
    let legend = ["\(glyphs.shade(0))0"] + Glyphs.answersOfShades.enumerated().map { "\(glyphs.shade($0 + 1))\($1)+" }
    return [screen.style("The last \(shown.count) weeks", .strong), names] + rows
      + screen.note("answers a day: \(legend.joined(separator: " "))")
  }

  private func shade(ofDay day: Int) -> String {
    guard day <= days.today else { return " " }
    let level = Glyphs.level(ofAnswers: days.answers[day - days.range.lowerBound])
    return screen.style(glyphs.shade(level), level == 0 ? .faint : .good)
  }

  private func row(_ name: String, _ cells: [String]) -> [String] {
    screen.row(name, Self.name, cells.joined(separator: .blanks(step - 1)))
  }

  private var names: String {
    let start = StyledRenderer.indent + Self.name
    var text = String.blanks(start)
    for (column, week) in shown.enumerated() {
      let offset = start + column * step
      let dates = (monday(week)..<monday(week) + 7).map { Timestamp.date(ofDay: $0) }
      guard let first = dates.first(where: { $0.day == 1 }) else { continue }
      let name = Self.months[first.month - 1]
      if text.count > start && offset <= text.count || offset + name.count > screen.width { continue }
      text = text.padded(to: offset) + name
    }
    return screen.style(text, .faint)
  }
}
