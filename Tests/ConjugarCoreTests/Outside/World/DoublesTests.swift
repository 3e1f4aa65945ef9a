import ConjugarCore
import Testing

@Suite("The small members")
struct DoublesTests {
  /// Values of the reference implementation, prng.di.unimi.it/splitmix64.c.
  @Test func theSeedDecidesTheNumbers() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  /// Worked out from the numbers above with integers of any size: the number times the limit, without its lower 64 bits.
  @Test func numbersBelowALimit() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect((0..<3).map { _ in generator.below(10) } == [3, 1, 5])
    var elements = Array(0..<5)
    generator = SplitMix64(seed: 1_234_567)
    generator.shuffle(&elements)
    #expect(elements == [1, 0, 3, 2, 4])
    #expect(generator.below(0) == 0)
  }

  @Test func theBestScoreComesFirst() throws {
    let leaderboard = MemoryLeaderboard()
    func score(_ points: Int, _ time: Int64) -> Score {
      Score(points: points, region: .spain, difficulty: .difficult, time: Timestamp(milliseconds: time))
    }
    for (points, time) in [(100, 1), (300, 2), (100, 0), (200, 3)] {
      leaderboard.enter(score(points, Int64(time)))
    }
    #expect(leaderboard.scores() == [score(300, 2), score(200, 3), score(100, 0), score(100, 1)])
  }

  @Test(arguments: [
    ("es_MX.UTF-8", "MX"), ("es", nil), ("C.UTF-8", nil), ("ca_ES@valencia", "ES"), ("", nil),
  ])
  func country(_ identifier: String, _ country: String?) {
    #expect(FixedLocale(identifier).country == country)
  }

  @Test func aClockGoesOnWhenItIsLookedAt() {
    let clock = ScriptedClock(start: Timestamp(milliseconds: 0), step: 10)
    #expect([clock.now, clock.now].map(\.milliseconds) == [0, 10])
    #expect(clock.uptime == 20_000_000)
    clock.advance(by: -5)
    #expect(clock.now.milliseconds == 30)
  }
}
