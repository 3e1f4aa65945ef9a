import ConjugarCore
import Testing

/// Misspelt names are measured against those that exist.
@Suite struct NearestTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3),
    ("hablar", "hablar", 0),
    ("hblar", "hablar", 1),  // a letter left out
    ("habblar", "hablar", 1),  // a letter added
    ("hablad", "hablar", 1),  // a letter changed
    ("halbar", "hablar", 1),  // two neighbours swapped
    ("empesar", "empezar", 1),
    ("ca", "abc", 3),  // a swap is not edited again
  ])
  func distance(first: String, second: String, distance: Int) {
    #expect(Nearest.distance(first, second) == distance)
    #expect(Nearest.distance(second, first) == distance)
  }

  @Test func theNearestWords() {
    let words = ["empezar", "pensar", "rezar", "pesar"]
    #expect(Nearest.words(to: "empesar", among: words) == ["empezar", "pesar"])
    #expect(Nearest.words(to: "PENSÁR", among: words) == ["pensar", "pesar"])
    #expect(Nearest.words(to: "xyz", among: words) == [])
    #expect(Nearest.words(to: "pensar", among: []) == [])
    #expect(Nearest.words(to: "4s", among: ["1s", "2s", "2v", "3s", "3p"]) == ["1s", "2s", "3s"])
    // The beginning of a name, whatever is missing.
    #expect(
      Nearest.words(to: "pres", among: ["future", "present", "present-subjunctive"]) == [
        "present", "present-subjunctive",
      ])
  }

  @Test func aProposalIsAQuestion() {
    #expect(Nearest.proposal([]) == "")
    #expect(Nearest.proposal(["a"]) == "; did you mean “a”?")
    #expect(Nearest.proposal(["a", "b", "c"]) == "; did you mean “a”, “b” or “c”?")
  }

  /// A short word may be one slip off, a long one three: else everything is near to everything.
  @Test func limitGrowsWithTheWord() {
    #expect(Nearest.words(to: "yi", among: ["yo"]) == ["yo"])
    #expect(Nearest.words(to: "xi", among: ["yo"]) == [])
    #expect(Nearest.words(to: "subjunctve-presnt", among: ["present-subjunctive"]) == [])
    #expect(Nearest.words(to: "presnt-subjunctve", among: ["present-subjunctive"]) == ["present-subjunctive"])
  }
}
