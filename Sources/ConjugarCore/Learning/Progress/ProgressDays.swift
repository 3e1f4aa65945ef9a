/// A learner's days and weeks: a year's calendar, and the streak.
package struct ProgressDays: Sendable, Equatable {
  /// The days of the calendar, in days since 1970: whole weeks from a Monday, the last one with today in it.
  package let range: Range<Int>
  package let today: Int
  package let answers: [Int]
  /// Days in a row with answers, up to today, or to yesterday if today has none yet; one day in seven may be missed.
  package let streak: Int
  package let longestStreak: Int

  package static let weeks = 53

  /// - Parameter today: the learner's day, in days since 1970.
  package init(_ history: History, today: Int) { self.init(ProgressCount(history).days, today: today) }

  init(_ days: [Int: ProgressCount.Day], today: Int) {
    // The Monday of the week. Source: ISO 8601; January 1, 1970 was a Thursday.
    let monday = today - (today % 7 + 10) % 7
    range = (monday - 7 * (Self.weeks - 1))..<(monday + 7)
    self.today = today
    answers = range.map { days[$0]?.answers ?? 0 }
    let practiced = days.keys.sorted()
    var (row, current, longest) = (Row(), Row(), 0)
    for day in practiced {
      row.add(day)
      longest = max(longest, row.count)
      if day <= today { current = row }
    }
    if days[today] == nil { current.miss(upTo: today) }
    (streak, longestStreak) = (current.count, longest)
  }

  /// Consecutive days, of which one in seven may be missed.
  private struct Row {
    /// How many days had answers, and how many of these came after the missed day.
    private(set) var count = 0
    private var sinceMissed = 0
    private var missed: Int?
    private var last: Int?

    mutating func add(_ day: Int) {
      miss(upTo: day)
      (count, sinceMissed, last) = (count + 1, sinceMissed + 1, day)
    }

    /// Counts the days without answers before `day`.
    mutating func miss(upTo day: Int) {
      guard let last, day > last + 1 else { return }
      if day > last + 2 {
        (count, sinceMissed, missed) = (0, 0, nil)
      } else {
        if let missed, last + 1 - missed < 7 { count = sinceMissed }
        (sinceMissed, missed) = (0, last + 1)
      }
      self.last = day - 1
    }
  }

  package var isTodayDone: Bool { answers[today - range.lowerBound] > 0 }
}
