import Testing

@testable import ConjugarCore

@Suite("Analytics")
struct AnalyticsTests {
  private let journal = MemoryLines()
  private let store = DictionaryGetterSetter()
  private var analytics: JournalAnalytics { analytics(in: journal) }

  private func analytics(in journal: MemoryLines) -> JournalAnalytics {
    JournalAnalytics(journal, clock: ScriptedClock(start: Timestamp(milliseconds: 0)), settings: Settings(store))
  }

  @Test func whatIsNotedCanBeRead() throws {
    analytics.note(.quizLeft, ["question": "3", "points": "1\n0"])
    let parameters = "points=1\\u{A}0 question=3"
    #expect(try journal.lines() == ["1970-01-01T00:00:00.000Z\tquiz left\t\(parameters)"])
    #expect(
      try analytics.events() == [
        AnalyticsEvent(time: Timestamp(milliseconds: 0), name: "quiz left", parameters: parameters)
      ])
    #expect(analytics.location == "memory")
  }

  /// Off, or broken: where it cannot be known what the learner chose, nothing is noted.
  @Test(arguments: ["off", "offf"])
  func turnedOffNothingIsNotedAndWhatWasStays(_ choice: String) throws {
    analytics.note(.quizFinished, [:])
    store.update { $0["analytics"] = choice }
    analytics.note(.quizFinished, [:])
    #expect(try analytics.events().count == 1)
  }

  @Test func aDamagedLineIsPassedOver() throws {
    let journal = MemoryLines(["torn", "\tquiz ran", "1970-01-01T00:00:00.000Z\ta\tb\u{1B}", "x\ty"])
    let analytics = analytics(in: journal)
    #expect(try analytics.events().map(\.name) == ["a"])
    #expect(try analytics.events().map(\.parameters) == ["b\\u{1B}"])
  }
}
