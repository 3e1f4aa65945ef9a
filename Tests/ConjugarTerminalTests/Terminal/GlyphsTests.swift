import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("What drawings are made of")
struct GlyphsTests {
  @Test(arguments: [
    (0, 8, 4, "", ""),
    (1, 1000, 4, "▏", "#"),  // what there is of it is seen
    (1, 2, 4, "██", "##"),
    (5, 16, 4, "█▎", "#"),
    (999, 1000, 4, "███▉", "###"),  // only the whole fills all columns
    (8, 8, 4, "████", "####"),
    (1, 2, 0, "", ""), (0, 0, 4, "", ""),
  ])
  func barsThatLie(_ part: Int, _ whole: Int, _ columns: Int, _ blocks: String, _ ascii: String) {
    #expect(Glyphs.blocks.bar(part, of: whole, columns: columns) == blocks)
    #expect(Glyphs.ascii.bar(part, of: whole, columns: columns) == ascii)
  }

  @Test func theShadeOfADay() {
    #expect([0, 1, 9, 10, 24, 25, 49, 50, 500].map { Glyphs.level(ofAnswers: $0) } == [0, 1, 1, 2, 2, 3, 3, 4, 4])
  }

  @Test(arguments: [
    (["LANG": "es_MX.UTF-8"], Glyphs.blocks), (["LANG": "es_MX.utf8"], .blocks), (["LANG": "es_ES"], .ascii),
    (["LANG": "es_MX.UTF-8", "LC_CTYPE": "C"], .ascii), (["LC_ALL": "C.UTF-8", "LC_CTYPE": "C"], .blocks),
    (["LC_ALL": "", "LC_CTYPE": "UTF-8"], .blocks), (["LANG": "es_MX.UTF-8", "TERM": "dumb"], .ascii),
    ([:], .ascii),
  ])
  func whatATerminalCanShow(_ variables: [String: String], _ glyphs: Glyphs) {
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, locale: FixedLocale("C"), environment: DictionaryEnvironment(variables))
    #expect(world.glyphs == glyphs)
  }
}
