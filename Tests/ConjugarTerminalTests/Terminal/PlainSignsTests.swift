import Testing

@testable import ConjugarCore
@testable import ConjugarTerminal

@Suite("Signs for a terminal without UTF-8")
struct PlainSignsTests {
  @Test func marksAreASCIIAndLettersStay() {
    #expect(
      PlainSigns.of("✗ wrong · “tenieron” → tuvieron, ¿qué año?") == "x wrong - \"tenieron\" > tuvieron, ¿qué año?")
    #expect(PlainSigns.of("e→ie") == "e>ie")
  }

  @Test(arguments: [
    (["LANG": "C"], false), (["LANG": "es_ES.UTF-8"], true), (["LANG": "es_ES.UTF-8", "LC_ALL": "C"], false),
    (["LC_CTYPE": "en_US.utf8", "LANG": "C"], true), ([:], false),
  ])
  func theLocaleDecides(_ variables: [String: String], _ showsUTF8: Bool) {
    #expect(DictionaryEnvironment(variables).showsUTF8() == showsUTF8)
  }
}
