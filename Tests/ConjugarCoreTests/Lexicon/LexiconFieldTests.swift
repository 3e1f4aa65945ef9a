import Testing

@testable import ConjugarCore

/// Pieces of the lexicon are told apart as they lie, without a string of each.
@Suite struct LexiconFieldTests {
  private func read<Result>(_ text: String, _ body: (LexiconField) -> Result) -> Result {
    var text = text
    return text.withUTF8 { body(LexiconField($0[...])) }
  }

  @Test(arguments: [
    ("e>ie/-", ["e>ie", "-"]), ("-/impreso", ["-", "impreso"]), ("tuv", ["tuv"]), ("a//b", ["a", "", "b"]),
    ("a/", ["a", ""]), ("", [""]),
  ])
  func parts(text: String, parts: [String]) {
    #expect(read(text) { $0.parts("/").map(\.text) } == parts)
  }

  @Test func sides() {
    #expect(
      read("present=soy=x") { $0.sides(of: "=").map { [$0.first.text, $0.second.text] } } == ["present", "soy=x"])
    #expect(read("future=") { $0.sides(of: "=").map { [$0.first.text, $0.second.text] } } == ["future", ""])
    #expect(read("e>ie") { $0.sides(of: "=") == nil })
  }

  @Test(arguments: [("like:tener", "tener"), ("like:", ""), ("like", nil), ("alike:tener", nil)])
  func restAfterAWord(text: String, rest: String?) {
    #expect(read(text) { $0.rest(after: "like:")?.text } == rest)
  }

  @Test(arguments: [("  have  ", "have"), ("walk, go about", "walk, go about"), ("   ", ""), ("", "")])
  func trimmed(text: String, trimmed: String) {
    #expect(read(text) { $0.trimmed.text } == trimmed)
  }

  @Test func words() {
    #expect(read("-") { $0.is("-") && !$0.is("") && !$0.is("--") && $0.letters == nil })
    #expect(read("andá") { $0.is("andá") && !$0.is("anda") && $0.letters == "andá" })
    #expect(read("h4blo") { $0.letters } == nil)
    #expect(read("") { $0.isEmpty && $0.letters == nil })
  }
}
