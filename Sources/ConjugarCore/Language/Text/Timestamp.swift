/// A moment in time, to the millisecond.
public struct Timestamp: Hashable, Sendable, Comparable {
  /// Milliseconds since the beginning of 1970 in UTC.
  public let milliseconds: Int64

  /// - Parameter milliseconds: since 1970, in UTC.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Orders earlier moments first.
  public static func < (first: Timestamp, second: Timestamp) -> Bool { first.milliseconds < second.milliseconds }

  /// The calendar day in local time, as a number of days since 1970.
  package func day(zoneOffset: Int = 0) -> Int {
    Int((milliseconds &+ Int64(zoneOffset) &* 1000).floorDivided(by: Self.perDay).quotient)
  }

  /// The learning day, in days since 1970; it begins at 4 a.m., so a late night belongs to the evening before.
  package func learningDay(zoneOffset: Int = 0) -> Int { day(zoneOffset: zoneOffset - Self.startOfDay) }

  /// The moment, or the nearest one that can be written: a clock beyond the year 9999 would write what nobody can read.
  package var writable: Timestamp {
    let years = Timestamp(ofDay: -719_528)...Timestamp(milliseconds: 253_402_300_799_999)
    return min(max(self, years.lowerBound), years.upperBound)
  }

  package init(ofDay number: Int) { self.init(milliseconds: Int64(number) * Self.perDay) }

  static let perDay: Int64 = 86_400_000

  private static let startOfDay = 14_400
}

extension Timestamp: CustomStringConvertible {
  /// The moment as every file writes it: `2026-11-21T18:03:07.412Z` (ISO 8601).
  public var description: String {
    let (days, rest) = milliseconds.floorDivided(by: Self.perDay)
    let time = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { $0.padded(2) }.joined(separator: ":")
    return "\(Self.dateText(ofDay: Int(days)))T\(time).\((rest % 1000).padded(3))Z"
  }

  /// The Gregorian date of a day since 1970: `2026-11-21`.
  package static func dateText(ofDay number: Int) -> String {
    let (year, month, day) = date(ofDay: number)
    return "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
  }

  /// Reads what `description` writes; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    guard let moment = text.utf8.withSlice({ Timestamp($0) }) else { return nil }
    self = moment
  }

  init?(_ text: TextSlice) {
    // Digits must be where the pattern has zeros.
    let pattern = TextSlice("0000-00-00T00:00:00.000Z")
    let zero = UInt8(ascii: "0")
    guard text.count == pattern.count, zip(text, pattern).allSatisfy({ $1 == zero ? $0 &- zero < 10 : $0 == $1 })
    else { return nil }
    func number(_ digits: Range<Int>) -> Int { digits.reduce(0) { $0 * 10 + Int(text[$1] - zero) } }
    let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
    let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
    guard (1...12).contains(month), hour < 24, minute < 60, second < 60 else { return nil }
    let days = Self.day(ofYear: year, month: month, day: day)
    // The first 28 days are in every month.
    guard (1...28).contains(day) || Self.date(ofDay: days) == (year, month, day) else { return nil }
    self.init(
      milliseconds: Int64(days) * Self.perDay + Int64(((hour * 60 + minute) * 60 + second) * 1000 + number(20..<23)))
  }

  /// The Gregorian date of a day since 1970. Source: Howard Hinnant, *chrono-Compatible Low-Level Date Algorithms*.
  package static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
    let (era, day) = (number + 719_468).floorDivided(by: 146_097)
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (year + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func day(ofYear year: Int, month: Int, day: Int) -> Int {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).floorDivided(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension BinaryInteger {
  fileprivate func floorDivided(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let remainder = self % divisor
    let positive = remainder < 0 ? remainder + divisor : remainder
    return (self / divisor - (remainder < 0 ? 1 : 0), positive)
  }

  func padded(_ width: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
