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
    let player = try player.map { name throws(NameError) in try Player(name) }
    let score = Score(
      points: 100, region: .spain, difficulty: .difficult, time: Self.time, questions: questions, player: player)
    #expect(score.line == line)
    #expect(Score(line: line) == score)
    // Edited on another system, or by a later version that knows more.
    #expect(Score(line: line + "\r") == score)
    if player != nil { #expect(Score(line: line + "\tmore") == score) }
  }

  @Test func aNameThatIsNoneIsLeftOut() {
    let score = Score(line: "1970-01-01T00:00:00.001Z\t100\tspain\tdifficult\tmany\t\u{1B}[31m")
    #expect(score == Score(points: 100, region: .spain, difficulty: .difficult, time: Self.time))
  }

  @Test(arguments: [
    "", "torn\t12", "1970-01-01T00:00:00.001Z\t100\tspain", "1970-01-01\t100\tspain\tdifficult",
    "1970-01-01T00:00:00.001Z\t-1\tspain\tdifficult", "1970-01-01T00:00:00.001Z\tx\tspain\tdifficult",
    "1970-01-01T00:00:00.001Z\t100\tatlantis\tdifficult", "1970-01-01T00:00:00.001Z 100 spain difficult",
  ])
  func isNoScore(_ line: String) {
    #expect(Score(line: line) == nil)
  }
}
