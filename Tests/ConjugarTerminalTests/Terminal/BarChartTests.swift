import Testing

@testable import ConjugarTerminal

@Suite("Bars")
struct BarChartTests {
  private let chart = BarChart(
    title: "By tense", headers: ["right", "of", "remembered"],
    rows: [
      BarChart.Row("present", 3, of: 4, ["75%", "4", "100%"]),
      BarChart.Row("imperfect subjunctive in -ra", 0, of: 12, ["0%", "12", "·"]),
    ])

  private func lines(_ width: Int) -> [String] {
    chart.lines(on: StyledRenderer(isColored: false, glyphs: .blocks) { width })
  }

  /// Three quarters of nine columns are six and three quarters.
  @Test func wide() {
    #expect(
      lines(64) == [
        "By tense                                   right  of  remembered",
        "  present                       ██████▊      75%   4        100%",
        "  imperfect subjunctive in -ra                0%  12           ·",
      ])
  }

  /// The last column gives way, then a long name has a line of its own.
  @Test func narrow() {
    #expect(
      lines(40) == [
        "By tense                       right  of",
        "  present            ██████      75%   4",
        "  imperfect subjunctive in -ra",
        "                                  0%  12",
      ])
  }

  @Test func aTitleWithoutRoomHasALineOfItsOwn() {
    let chart = BarChart(title: "A very long title", headers: ["right"], rows: [])
    #expect(
      chart.lines(on: StyledRenderer(isColored: false, glyphs: .ascii) { 20 }) == [
        "A very long title", "               right",
      ])
  }
}
