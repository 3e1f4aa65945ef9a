import Testing

@testable import ConjugarCore

/// Slips between two words.
@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("hablar", "hablar", 0), ("hblar", "hablar", 1), ("habblar", "hablar", 1), ("hablad", "hablar", 1),
    ("halbar", "hablar", 1), ("ahblra", "hablar", 2), ("abalr", "hablar", 2), ("hablar", "hbla", 2),
    ("hablar", "bailar", 2), ("hablar", "vuelar", 3), ("hablar", "hablaremos", 4), ("", "ab", 2), ("ab", "", 2),
    ("", "", 0), ("ca", "abc", 3),
  ])
  func slips(first: String, second: String, slips: Int) {
    #expect(EditDistance(Array(first), Array(second)).whole == slips)
    #expect(EditDistance(Array(second), Array(first)).whole == slips)
  }

  /// Neighbors that changed places are two changes where a swap is none.
  @Test func withoutSwaps() {
    #expect(EditDistance(Array("halbar"), Array("hablar"), swaps: false).whole == 2)
  }
}
