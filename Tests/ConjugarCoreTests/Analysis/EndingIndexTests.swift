import Testing

@testable import ConjugarCore

/// What the end of a word says of the verb.
@Suite struct EndingIndexTests {
  typealias Uses = EndingIndex.Uses

  @Test(arguments: [
    ("hablabamos", 6, [Uses(.ar, .untouched)]),
    ("tuvieron", 5, [Uses(.er, .preterite), Uses(.ir, .preterite)]),
    ("leyeron", 5, [Uses(.er, .preterite), Uses(.ir, .preterite)]),  // -yeron for -ieron
    ("riñeron", 4, [Uses(.er, .preterite), Uses(.ir, .preterite)]),  // -eron for -ieron
    ("hablaremos", 4, [Uses(.er, .present)]),
    ("tuvieron", 3, []), ("tuvieron", 0, []),
  ])
  func uses(text: String, length: Int, uses: [Uses]) throws {
    let word = try #require(Word(text))
    #expect(EndingIndex.shared.uses(of: word, from: word.count - length).isSuperset(of: Uses(uses)))
    #expect(EndingIndex.shared.uses(of: word, from: word.count - length).isEmpty == uses.isEmpty)
  }

  /// The longest ending is no longer than is said, and every regular one is found.
  @Test(arguments: Conjugation.allCases)
  func everyEnding(conjugation: Conjugation) {
    for slot in Slot.all {
      guard let ending = Endings.regular(conjugation, slot)?.letters else { continue }
      #expect(ending.count <= EndingIndex.longest)
      #expect(!EndingIndex.shared.uses(of: "habl" + ending, from: 4).isEmpty, "\(ending)")
    }
  }
}
