import ConjugarCore
import Testing

@Suite("What answers are worth")
struct DifficultyTests {
  @Test(arguments: [
    ("Fácil", Difficulty.easy, 1),
    ("MODERATE", .moderate, 2),
    ("difícil", .difficult, 3),
  ])
  func difficulty(_ name: String, _ difficulty: Difficulty, _ halves: Int) throws {
    #expect(try Difficulty.named(name) == difficulty)
    #expect(difficulty.scoreHalves == halves)
  }

  @Test(arguments: [("strict", 0), ("half", 5), ("Lenient", 10)])
  func accents(_ name: String, _ points: Int) throws {
    #expect(try AccentPolicy.named(name).points == points)
  }
}
