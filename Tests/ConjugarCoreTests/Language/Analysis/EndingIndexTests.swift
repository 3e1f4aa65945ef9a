import Testing

@testable import ConjugarCore

/// What the end of a word says of the verb.
@Suite struct EndingIndexTests {
  @Test(
    arguments: [
      ("hablabamos", 6, [.ar]),
      ("tuvieron", 5, [.er, .ir]),
      ("leyeron", 5, [.er, .ir]),  // -yeron for -ieron
      ("riñeron", 4, [.er, .ir]),  // -eron for -ieron
      ("tuvieron", 3, []), ("tuvieron", 0, []),
    ] as [(String, Int, [Conjugation])])
  func conjugations(text: String, length: Int, conjugations: [Conjugation]) throws {
    let word = try #require(Word(text))
    #expect(Set(EndingIndex.shared.conjugations(of: word, from: word.count - length)).isSuperset(of: conjugations))
    #expect(EndingIndex.shared.conjugations(of: word, from: word.count - length).isEmpty == conjugations.isEmpty)
  }

  /// The longest ending is no longer than is said, and every regular one is found.
  @Test(arguments: Conjugation.allCases)
  func everyEnding(conjugation: Conjugation) {
    for slot in Slot.all {
      guard let ending = Endings.regular(conjugation, slot).map({ Word(spelling: $0.sounds) }) else { continue }
      #expect(ending.count <= EndingIndex.longest)
      #expect(EndingIndex.shared.conjugations(of: "habl" + ending, from: 4).contains(conjugation), "\(ending)")
    }
  }
}
