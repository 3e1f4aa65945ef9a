import ConjugarCore
import Testing

@Suite("Words in the meaning")
struct MeaningSearchTests {
  @Test(arguments: [
    ("know", "know (a fact), know how to", true),
    ("know", "acknowledge", false),
    ("KNOW", "make known", true),
    ("to know", "know", true),
    ("to", "listen to", true),
    ("fact know", "know (a fact)", true),
    ("know love", "know", false),
    ("one's", "lose one’s way, find one's way", true),
    ("back, hold", "hold back", true),
    ("e", "eat", true),
    ("know", "", false),
    ("knowing", "know", false),
  ])
  func fits(_ text: String, _ meaning: String, _ isFitting: Bool) throws {
    #expect(try #require(MeaningSearch(text)).fits(meaning) == isFitting)
  }

  @Test(arguments: ["", " ", "(?)"])
  func hasNoWord(_ text: String) {
    #expect(MeaningSearch(text) == nil)
  }
}
