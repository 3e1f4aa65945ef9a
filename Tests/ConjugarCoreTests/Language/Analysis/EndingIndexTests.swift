import Testing

@testable import ConjugarCore

/// What the end of a word says of the verb.
@Suite struct EndingIndexTests {
  typealias Use = EndingIndex.Use

  @Test(arguments: [
    ("hablabamos", 6, [Use(.ar, .untouched)]),
    ("tuvieron", 5, [Use(.er, .preterite), Use(.ir, .preterite)]),
    ("leyeron", 5, [Use(.er, .preterite), Use(.ir, .preterite)]),  // -yeron for -ieron
    ("riñeron", 4, [Use(.er, .preterite), Use(.ir, .preterite)]),  // -eron for -ieron
    ("hablaremos", 4, [Use(.er, .present)]),
    ("tuvieron", 3, []), ("tuvieron", 0, []),
  ])
  func uses(text: String, length: Int, uses: [Use]) throws {
    let word = try #require(Word(text))
    #expect(EndingIndex.Uses(uses).isSubset(of: EndingIndex.shared.uses(of: word, from: word.count - length)))
    #expect(EndingIndex.shared.uses(of: word, from: word.count - length).isEmpty == uses.isEmpty)
  }

  /// The longest ending is no longer than is said, and every regular one is found.
  @Test(arguments: Conjugation.allCases)
  func everyEnding(conjugation: Conjugation) {
    for slot in Slot.all {
      guard let ending = Endings.regular(conjugation, slot).map({ Word(spelling: $0.sounds) }) else { continue }
      #expect(ending.count <= EndingIndex.longest)
      #expect(!EndingIndex.shared.uses(of: "habl" + ending, from: 4).isEmpty, "\(ending)")
    }
  }
}
