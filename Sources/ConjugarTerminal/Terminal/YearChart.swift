import ConjugarCore

/// A year in columns of a week each: how many answers each day saw, or which percent of them was right each week.
struct YearChart: Drawing {
  let progress: Progress
  let subject: Subject

  enum Subject: Sendable {
    case days, accuracy
  }

  func lines(width: Int, _ style: Style, _ glyphs: Glyphs) -> [String] {
    let columns = Columns(days: progress.days, weeks: progress.weeks, style: style, glyphs: glyphs, width: width)
    return switch subject {
    case .days: columns.calendar
    case .accuracy: columns.accuracy
    }
  }

  static func date(ofDay day: Int) -> String {
    String(Timestamp(milliseconds: Int64(day) * 86_400_000).description.prefix { $0 != "T" })
  }
}

/// The columns that there is room for.
private struct Columns {
  let days: ProgressDays
  let weeks: [Tally]
  let style: Style
  let glyphs: Glyphs
  let width: Int

  private static let indent = 2
  /// What stands before the columns: `Mon `, `100 `.
  private static let name = 4
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private var room: Int { width - Self.indent - Self.name }
  /// Columns of a week.
  private var step: Int { room >= ProgressDays.weeks * 2 ? 2 : 1 }
  /// Weeks that there is room for, the last ones.
  private var shown: Range<Int> { (weeks.count - max(1, min(room / step, weeks.count)))..<weeks.count }

  /// Seven lines, a day of the week each.
  var calendar: [String] {
    let rows = Self.weekdays.enumerated().map { weekday, name in
      line(name, shown.map { cell(days.range.lowerBound + $0 * 7 + weekday) })
    }
    let legend = ["\(glyphs.shade(0))0"] + Glyphs.answersOfShades.enumerated().map { "\(glyphs.shade($0 + 1))\($1)+" }
    return [style.strong("The last \(shown.count) weeks"), names] + rows
      + note("answers a day: \(legend.joined(separator: " "))")
  }

  private func cell(_ day: Int) -> String {
    guard day <= days.today else { return " " }
    let level = Glyphs.level(ofAnswers: days.answers[day - days.range.lowerBound])
    return level == 0 ? style.faint(glyphs.shade(0)) : style.good(glyphs.shade(level))
  }

  /// Columns as high as the share of right answers; none before there are two weeks to compare.
  var accuracy: [String] {
    let known = shown.filter { weeks[$0].answers > 0 }
    guard known.count > 1, let first = known.first, let last = known.last else { return [] }
    let columns = shown.map { week in weeks[week].accuracy.map { glyphs.column($0, lines: 4) } }
    let rows = [100, 75, 50, 25].enumerated().map { number, percent in
      line((percent == 100 ? "" : " ") + "\(percent)", columns.map { $0.map { style.good($0[number]) } ?? " " })
    }
    return [style.strong("Percent right, week by week")] + rows + [names]
      + note("\(share(first)) in the week of \(date(first)), \(share(last)) in that of \(date(last))")
  }

  private func share(_ week: Int) -> String { "\(weeks[week].accuracy ?? 0)%" }

  /// The date of a week's Monday.
  private func date(_ week: Int) -> String { YearChart.date(ofDay: days.range.lowerBound + week * 7) }

  private func note(_ text: String) -> [String] {
    Table.wrap(text, width: width - Self.indent).map { BarChart.blanks(Self.indent) + style.faint($0) }
  }

  private func line(_ name: String, _ cells: [String]) -> String {
    let gap = BarChart.blanks(step - 1)
    return Table.trimmed(BarChart.blanks(Self.indent) + Table.pad(name, to: Self.name) + cells.joined(separator: gap))
  }

  /// The names of the months, each where its first day is.
  private var names: String {
    var text = BarChart.blanks(Self.indent + Self.name)
    let start = text.count
    for (column, week) in shown.enumerated() {
      let offset = start + column * step
      let monday = days.range.lowerBound + week * 7
      guard let first = (monday..<monday + 7).first(where: { Timestamp.date(ofDay: $0).day == 1 }) else { continue }
      let name = Self.months[Timestamp.date(ofDay: first).month - 1]
      if text.count > start && offset <= text.count || offset + name.count > width { continue }
      text += BarChart.blanks(offset - text.count) + name
    }
    return style.faint(text)
  }
}
