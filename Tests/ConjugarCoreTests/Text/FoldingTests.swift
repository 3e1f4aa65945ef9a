import Testing

@testable import ConjugarCore

/// Names compare without case, accents, hyphens and blanks; misspelled ones are measured against those that exist.
@Suite struct FoldingTests {
  @Test(arguments: [
    ("Pretérito perfecto", "preteritoperfecto"),
    ("preterito-perfecto", "preteritoperfecto"),
    ("PRETE\u{301}RITO_PERFECTO", "preteritoperfecto"),
    ("AÑO", "ano"), ("an\u{303}o", "ano"), ("averigüé", "averigue"), ("3p", "3p"), ("", ""), (" - _ ", ""),
  ])
  func key(text: String, key: String) {
    #expect(Folding.key(text) == key)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3),
    ("hablar", "hablar", 0),
    ("hblar", "hablar", 1),  // a letter left out
    ("habblar", "hablar", 1),  // a letter added
    ("hablad", "hablar", 1),  // a letter changed
    ("halbar", "hablar", 1),  // two neighbors swapped
    ("empesar", "empezar", 1),
    ("ca", "abc", 3),  // a swap is not edited again
  ])
  func distance(first: String, second: String, distance: Int) {
    #expect(Nearest.distance(first, second) == distance)
    #expect(Nearest.distance(second, first) == distance)
  }

  @Test func nearestWord() {
    let words = ["empezar", "pensar", "rezar"]
    #expect(Nearest.word(to: "empesar", among: words) == "empezar")
    #expect(Nearest.word(to: "PENSÁR", among: words) == "pensar")
    #expect(Nearest.word(to: "xyz", among: words) == nil)
    #expect(Nearest.word(to: "pensar", among: []) == nil)
  }

  /// A short word may be one slip off, a long one three: else everything is near to everything.
  @Test func limitGrowsWithTheWord() {
    #expect(Nearest.word(to: "yi", among: ["yo"]) == "yo")
    #expect(Nearest.word(to: "xi", among: ["yo"]) == nil)
    #expect(Nearest.word(to: "subjunctve-presnt", among: ["present-subjunctive"]) == nil)
    #expect(Nearest.word(to: "presnt-subjunctve", among: ["present-subjunctive"]) == "present-subjunctive")
  }
}
