import ConjugarCore
import Testing

@Suite("Scores")
struct ScoringTests {
  /// Fifty right answers, and a few sums that rounding on the way would spoil.
  @Test(arguments: [
    (500, Region.spain, Difficulty.easy, 250),
    (500, .spain, .moderate, 500),
    (500, .spain, .difficult, 750),
    (500, .latinAmerica, .easy, 208),  // 208.25
    (500, .latinAmerica, .moderate, 416),  // 416.5
    (500, .latinAmerica, .difficult, 624),  // 624.75
    (0, .spain, .difficult, 0),
    (5, .spain, .easy, 2),  // 2.5
    (10, .latinAmerica, .easy, 4),  // 4.165
    (10, .latinAmerica, .moderate, 8),  // 8.33
    (10, .latinAmerica, .difficult, 12),  // 12.495
    (1000, .latinAmerica, .moderate, 833),
    (2000, .latinAmerica, .difficult, 2499),
    (485, .spain, .difficult, 727),  // 727.5
  ])
  func final(_ points: Int, _ region: Region, _ difficulty: Difficulty, _ score: Int) {
    #expect(Scoring.final(points: points, region: region, difficulty: difficulty) == score)
  }

  @Test func factorsAsTheReportShowsThem() {
    #expect(Difficulty.allCases.map(\.scoreFactor) == ["0.5", "1.0", "1.5"])
    #expect(Region.allCases.map(\.scoreFactor) == ["1.0", "0.833"])
  }
}
