import Testing

@testable import ConjugarCore

/// Slips between two words, counted only as far as they are of interest.
@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("hablar", "hablar", 2, 0), ("hblar", "hablar", 2, 1), ("habblar", "hablar", 2, 1), ("hablad", "hablar", 2, 1),
    ("halbar", "hablar", 2, 1), ("ahblra", "hablar", 2, 2), ("abalr", "hablar", 2, 2), ("hablar", "hbla", 2, 2),
    ("hablar", "bailar", 2, 2),
    ("hablar", "vuelar", 2, nil), ("hablar", "hablaremos", 2, nil), ("hablar", "hbla", 1, nil), ("", "ab", 2, 2),
    ("ab", "", 2, 2), ("", "", 0, 0), ("ca", "abc", 3, 3), ("ca", "abc", 2, nil),
  ])
  func bounded(first: String, second: String, limit: Int, distance: Int?) {
    var slips = EditDistance(from: Array(first), upTo: limit)
    #expect(slips.distance(to: Array(second)) == distance)
    // What one comparison leaves behind does not reach the next.
    _ = slips.distance(to: Array("zzzz"))
    #expect(slips.distance(to: Array(second)) == distance)
  }

  /// The band gives what the whole table gives, wherever that is within the limit.
  @Test func theBandLosesNothing() {
    let words = ["hablar", "halar", "bailar", "ablar", "halbar", "tabla", "hblr", "a", "", "hablarse", "labrar"]
    for first in words {
      for second in words {
        let whole = Nearest.distance(first, second)
        for limit in 0...3 {
          var slips = EditDistance(from: Array(first), upTo: limit)
          #expect(slips.distance(to: Array(second)) == (whole <= limit ? whole : nil), "\(first) \(second) \(limit)")
        }
      }
    }
  }
}
