import ConjugarCore
import Testing

@Suite("Scores as lines")
struct ScoreTests {
  private static let time = Timestamp(milliseconds: 1)

  @Test(arguments: [
    (nil, nil, "1970-01-01T00:00:00.001Z\t100\tspain\tdifficult"),
    (50, nil, "1970-01-01T00:00:00.001Z\t100\tspain\tdifficult\t50"),
    (nil, "Ana María", "1970-01-01T00:00:00.001Z\t100\tspain\tdifficult\t\tAna María"),
    (7, "Ana", "1970-01-01T00:00:00.001Z\t100\tspain\tdifficult\t7\tAna"),
  ])
  func thereAndBack(_ questions: Int?, _ player: String?, _ line: String) throws {
    let player = try player.map { name throws(NameError) in try PlayerName(name) }
    let score = Score(
      points: 100, region: .spain, difficulty: .difficult, time: Self.time, questions: questions, player: player)
    #expect(score.line == line)
    #expect(Score(line: line) == score)
    // Edited on another system, or by a later version that knows more.
    #expect(Score(line: line + "\r") == score)
    if player != nil { #expect(Score(line: line + "\t\tmore") == score) }
  }

  @Test func likeIsComparedWithLike() {
    func score(_ questions: Int?, _ filters: String) -> Score {
      Score(points: 9, region: .spain, difficulty: .easy, time: Self.time, questions: questions, filters: filters)
    }
    #expect(Score(line: score(10, "--tense preterite").line)?.filters == "--tense preterite")
    #expect(score(50, "").isWhole && score(nil, "").isWhole)
    #expect(!score(10, "").isWhole && !score(50, "--top 10").isWhole)
    #expect(score(50, "").isLike(score(nil, "")))
    #expect(!score(50, "").isLike(score(10, "")) && !score(50, "").isLike(score(50, "--top 10")))
    #expect(
      score(31, "--timed 5").isLike(score(12, "--timed 5")) && !score(9, "--timed 5").isLike(score(9, "--timed 2")))
  }

  /// No more than right answers to all questions, fifty where the line tells no number, where a point is worth so much.
  @Test(arguments: [
    (500, Region.spain, Difficulty.moderate, nil, true), (501, .spain, .moderate, nil, false),
    (208, .latinAmerica, .easy, 50, true), (209, .latinAmerica, .easy, 50, false), (15, .spain, .difficult, 1, true),
    (16, .spain, .difficult, 1, false), (0, .spain, .easy, 0, false), (7000, .spain, .difficult, 500, true),
  ])
  func noScoreIsHigherThanItsQuestions(
    _ points: Int, _ region: Region, _ difficulty: Difficulty, _ questions: Int?, _ isPossible: Bool
  ) {
    let score = Score(points: points, region: region, difficulty: difficulty, time: Self.time, questions: questions)
    #expect(score.isPossible(at: nil) == isPossible)
  }

  @Test func moreIsBetterAndOfEqualsTheOlder() {
    func score(_ points: Int, at time: Int64) -> Score {
      Score(points: points, region: .spain, difficulty: .easy, time: Timestamp(milliseconds: time))
    }
    let sorted = [score(5, at: 2), score(9, at: 3), score(5, at: 1)].sorted { $0.isBetter(than: $1) }
    #expect(sorted.map(\.time.milliseconds) == [3, 1, 2])
  }

  @Test func aNameThatIsNoneIsLeftOut() {
    let score = Score(line: "1970-01-01T00:00:00.001Z\t100\tspain\tdifficult\t\t\u{1B}[31m")
    #expect(score == Score(points: 100, region: .spain, difficulty: .difficult, time: Self.time))
  }

  @Test(arguments: [
    "", "torn\t12", "1970-01-01T00:00:00.001Z\t100\tspain", "1970-01-01\t100\tspain\tdifficult",
    "1970-01-01T00:00:00.001Z\t-1\tspain\tdifficult", "1970-01-01T00:00:00.001Z\tx\tspain\tdifficult",
    "1970-01-01T00:00:00.001Z\t100\tspain\tdifficult\tmany",
    "1970-01-01T00:00:00.001Z\t100\tatlantis\tdifficult", "1970-01-01T00:00:00.001Z 100 spain difficult",
  ])
  func isNoScore(_ line: String) {
    #expect(Score(line: line) == nil)
  }
}
