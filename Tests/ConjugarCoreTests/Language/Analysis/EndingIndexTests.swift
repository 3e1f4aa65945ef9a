import Testing

@testable import ConjugarCore

/// What the end of a word says of the verb.
@Suite struct EndingIndexTests {
  typealias Use = (conjugation: Conjugation, kind: EndingIndex.Kind)

  @Test(
    arguments: [
      ("hablabamos", 6, [(.ar, .untouched)]),
      ("tuvieron", 5, [(.er, .preterite), (.ir, .preterite)]),
      ("leyeron", 5, [(.er, .preterite), (.ir, .preterite)]),  // -yeron for -ieron
      ("riñeron", 4, [(.er, .preterite), (.ir, .preterite)]),  // -eron for -ieron
      ("hablaremos", 4, [(.er, .present)]),
      ("tuvieron", 3, []), ("tuvieron", 0, []),
    ] as [(String, Int, [Use])])
  func uses(text: String, length: Int, uses: [Use]) throws {
    let word = try #require(Word(text))
    let found = EndingIndex.shared.uses(of: word, from: word.count - length)
    #expect(uses.allSatisfy { found.contains(EndingIndex.Use(conjugation: $0.conjugation, kind: $0.kind)) })
    #expect(found.isEmpty == uses.isEmpty)
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
