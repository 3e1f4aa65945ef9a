/// The days and weeks of a learner: a year's calendar, and days in a row.
package struct ProgressDays: Sendable, Equatable {
  /// The days of the calendar since 1970, whole weeks from a Monday on, the last with today in it.
  package let range: Range<Int>
  /// The last day that may have answers.
  package let today: Int
  /// How many answers each day of the calendar saw, practice included.
  package let answers: [Int]
  /// How many days in a row there were answers, up to today, or to yesterday while today has none.
  package let streak: Int
  /// The most days in a row ever.
  package let longestStreak: Int

  /// So many weeks does the calendar show.
  package static let weeks = 53

  /// - Parameter today: the day of the learner, counted since 1970.
  package init(_ history: History, today: Int) {
    self.init(ProgressCount(history, ProgressScope(), from: .min).days, today: today)
  }

  init(_ days: [Int: ProgressCount.Day], today: Int) {
    let monday = Self.monday(before: today)
    let range = (monday - 7 * (Self.weeks - 1))..<(monday + 7)
    self.range = range
    self.today = today
    answers = range.map { days[$0]?.answers ?? 0 }
    let last = days[today] == nil ? today - 1 : today
    streak = last - (sequence(first: last) { $0 - 1 }.first { days[$0] == nil } ?? last)
    var row = 0
    var longest = 0
    for day in days.keys.sorted() {
      row = days[day - 1] == nil ? 1 : row + 1
      longest = max(longest, row)
    }
    longestStreak = longest
  }

  /// Whether today has answers.
  package var isTodayDone: Bool { answers[today - range.lowerBound] > 0 }

  /// The Monday of a day's week. Source: ISO 8601; 1 January 1970 was a Thursday.
  static func monday(before day: Int) -> Int {
    let weekday = (day % 7 + 10) % 7
    return day - weekday
  }
}
