import ConjugarCore
import Testing

@Suite("Words with something left open")
struct GlobTests {
  @Test(arguments: [
    ("*ducir", "conducir", true),
    ("*ducir", "ducir", true),
    ("*ducir", "conducirse", false),
    ("re*", "reír", true),
    ("re*", "creer", false),
    ("?er", "ver", true),
    ("?er", "leer", false),
    ("??er", "leer", true),
    ("*", "ir", true),
    ("**", "ir", true),
    ("?", "ir", false),
    ("*e*e*", "creer", true),
    ("*e*e*", "crear", false),
    // The first place where “an” fits is not the one that counts.
    ("*an?ar", "desandanzar", true),
    ("*anar", "ananar", true),
    ("*anar", "anana", false),
    ("RE*", "reír", true),
    ("*eir", "reír", true),
    ("*EÍR", "reír", true),
    ("*guir", "argüir", true),
    ("*eñar", "enseñar", true),
    ("*en\u{303}ar", "enseñar", true),
    ("*enar", "enseñar", false),
    ("*.ar", "parar", false),
  ])
  func matches(_ text: String, _ word: String, _ isMatched: Bool) throws {
    let glob = try #require(Glob(text))
    #expect(glob.matches(try #require(Word(word))) == isMatched)
  }

  @Test(arguments: ["tener", "", "-"])
  func leavesNothingOpen(_ text: String) {
    #expect(Glob(text) == nil)
  }

  /// A naive matcher would try every way to cut the word: longer than anyone waits.
  @Test func manyStarsTakeNoTime() throws {
    let glob = try #require(Glob(String(repeating: "a*", count: 30) + "b"))
    #expect(!glob.matches(try #require(Word(String(repeating: "a", count: 60)))))
    #expect(Glob(String(repeating: "*", count: 100_000)) == Glob("*"))
  }
}
