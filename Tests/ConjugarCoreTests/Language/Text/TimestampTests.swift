import ConjugarCore
import Testing

@Suite("Moments")
struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z"),
    (1_795_284_187_412, "2026-11-21T18:03:07.412Z"),
    (951_782_400_000, "2000-02-29T00:00:00.000Z"),
    (4_107_542_399_999, "2100-02-28T23:59:59.999Z"),
    (-1, "1969-12-31T23:59:59.999Z"),
  ])
  func reads(_ milliseconds: Int64, _ text: String) {
    #expect(Timestamp(milliseconds: milliseconds).description == text)
    #expect(Timestamp(text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "2026-11-21", "2026-02-30T00:00:00.000Z", "2026-11-21T24:00:00.000Z", "2026-11-21T18:03:07.412",
  ])
  func isNoMoment(_ text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test func theDayIsThatOfTheWallClock() {
    let evening = Timestamp("1970-01-02T23:30:00.000Z")
    #expect(evening?.day() == 1)
    #expect(evening?.day(zoneOffset: 3600) == 2)
    #expect(Timestamp(milliseconds: 0).day(zoneOffset: -1) == -1)
  }

  /// What a line of the log cannot tell could not be read back.
  @Test(arguments: [
    (Int64.max, "9999-12-31T23:59:59.999Z"), (.min, "0000-01-01T00:00:00.000Z"), (0, "1970-01-01T00:00:00.000Z"),
  ])
  func theNearestThatCanBeWritten(_ milliseconds: Int64, _ text: String) {
    let writable = Timestamp(milliseconds: milliseconds).writable
    #expect(writable.description == text)
    #expect(Timestamp(text) == writable)
  }

  /// Whatever a clock says, it can be printed and has a day.
  @Test(arguments: [Int64.min, .min + 1, .max])
  func noMomentIsTooFar(_ milliseconds: Int64) {
    let moment = Timestamp(milliseconds: milliseconds)
    #expect(moment.description.hasSuffix("Z"))
    #expect(abs(moment.day(zoneOffset: 50_400)) > 0)
  }

  @Test func everyDayOfFourCenturiesReadsBack() {
    let wrong = (0..<146_097).filter { day in
      let moment = Timestamp(milliseconds: Int64(day) * 86_400_000)
      return Timestamp(moment.description) != moment
    }
    #expect(wrong.isEmpty)
  }
}
