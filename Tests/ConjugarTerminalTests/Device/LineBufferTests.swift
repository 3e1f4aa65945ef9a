import Testing

@testable import ConjugarTerminal

@Suite("Lines of input")
struct LineBufferTests {
  /// All lines of an input that comes in pieces.
  private func lines(_ pieces: [[UInt8]]) -> [LineBuffer.Line] {
    var buffer = LineBuffer()
    var lines: [LineBuffer.Line] = []
    for piece in pieces {
      buffer.add(piece)
      while let line = buffer.nextLine() { lines.append(line) }
    }
    return lines + (buffer.lastLine().map { [$0] } ?? [])
  }

  @Test(arguments: [
    ("", []),
    ("\n", [""]),
    ("uno\ndos", ["uno", "dos"]),
    ("uno\r\n\r\ndos\r\n", ["uno", "", "dos"]),
    ("a\u{0}b\n", ["a\u{0}b"]),
    ("\u{FEFF}uno\n\u{FEFF}dos\n", ["uno", "\u{FEFF}dos"]),
  ])
  func endsOfLines(_ input: String, _ expected: [String]) {
    #expect(lines([Array(input.utf8)]).map(\.text) == expected)
    #expect(lines(input.utf8.map { [$0] }).map(\.text) == expected)
  }

  @Test func whatIsNotUTF8IsReplaced() {
    #expect(lines([[0x68, 0xFF, 0x0A]]).map(\.text) == ["h\u{FFFD}"])
  }

  @Test func onlyTheBeginningOfAnEndlessLineIsKept() {
    let chunk = [UInt8](repeating: 0x61, count: 1 << 16)
    let found = lines(Array(repeating: chunk, count: 40) + [[0x0A], Array("dos\n".utf8)])
    #expect(found.count == 2)
    #expect(found[0].text.utf8.count == LineBuffer.longest)
    #expect(found[0].isCut)
    #expect(found[1] == LineBuffer.Line(text: "dos", isCut: false))
  }

  /// `conjugar quiz < /dev/zero` ends.
  @Test func aLineWithoutAnEndIsTold() {
    var buffer = LineBuffer()
    let chunk = [UInt8](repeating: 0, count: 1 << 20)
    for _ in 0..<16 { buffer.add(chunk) }
    #expect(!buffer.isEndless)
    for _ in 0..<2 { buffer.add(chunk) }
    #expect(buffer.isEndless)
    #expect(buffer.nextLine() == nil)
    buffer.add([0x0A])
    #expect(buffer.nextLine()?.isCut == true && !buffer.isEndless)
  }
}
