import Testing

@testable import ConjugarCore

/// Texts are taken apart as they lie, without a string of each part.
@Suite("Slices of texts")
struct TextSliceTests {
  private func read<Result>(_ text: String, _ body: (TextSlice) -> Result) -> Result { text.utf8.withSlice(body) }

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

  /// Wherever it stands, among bytes that differ from it by one or by their highest bit alone.
  @Test func firstByte() {
    for byte in [0, 0x20, 0x0A, 0x7F, 0x80, 0xFF] as [UInt8] {
      let others = [byte &+ 1, byte &- 1, byte ^ 0x80, byte ^ 1]
      for count in 0...20 {
        let bytes = (0..<count).map { others[$0 % others.count] }
        #expect(bytes.withSlice { $0.firstIndex(of: byte, from: 0) } == nil)
        for place in bytes.indices {
          var bytes = bytes
          (bytes[place], bytes[count - 1]) = (byte, byte)
          #expect(bytes.withSlice { text in (0...place).allSatisfy { text.firstIndex(of: byte, from: $0) == place } })
        }
      }
    }
  }

  @Test func words() {
    #expect(read("-") { $0.spells("-") && !$0.spells("") && !$0.spells("--") })
    #expect(read("andá") { $0.spells("andá") && !$0.spells("anda") && Word(utf8: $0) == "andá" })
    #expect(read("h4blo") { Word(utf8: $0) } == nil)
    #expect(read("") { $0.isEmpty && $0.text.isEmpty })
  }

  @Test func firstIndex() {
    #expect(read("a|b|") { $0.firstIndex(of: UInt8(ascii: "|"), from: 0) } == 1)
    #expect(read("a|b|") { $0.firstIndex(of: UInt8(ascii: "|"), from: 2) } == 3)
    #expect(read("a|b|") { $0.firstIndex(of: UInt8(ascii: "|"), from: 4) } == nil)
  }
}
