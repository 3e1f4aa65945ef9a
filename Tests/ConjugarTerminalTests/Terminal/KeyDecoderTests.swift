import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("The bytes of a terminal as keys")
struct KeyDecoderTests {
  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.keys(bytes)
  }

  /// Each used to swallow the keys behind it, or to wait for ever.
  @Test(arguments: [
    // A letter of Latin-1 is none here, as in a pipe.
    ([0x61, 0xF1, 0x6F, 0x0D], [Key.letter("a"), .letter("\u{FFFD}"), .letter("o"), .enter]),
    ([0xFF, 0x63, 0x0D], [.letter("\u{FFFD}"), .letter("c"), .enter]),
    ([0xF3, 0x03], [.letter("\u{FFFD}"), .interrupt]),
    ([0x80, 0x0D], [.letter("\u{FFFD}"), .enter]), ([0xE2, 0x82, 0x0D], [.letter("\u{FFFD}"), .enter]),
    ([0x1B, 0x0D], [.escape, .enter]), ([0x1B, 0x03], [.escape, .interrupt]), ([0x1B, 0x5B, 0x03], [.interrupt]),
    ([0x1B, 0x4F, 0x0D], [.enter]), ([0x1B, 0x5B, 0x31, 0x3B, 0x0D], [.enter]),
    (Array("\u{1B}[200~hola\u{03}\r".utf8), [.paste("hola"), .interrupt, .enter]),
    (Array("\u{1B}[200~a\u{1B}b\u{1B}[201~c".utf8), [.paste("ab"), .letter("c")]),
  ])
  func countForThemselves(_ bytes: [UInt8], _ expected: [Key]) { #expect(keys(bytes) == expected) }

  @Test(arguments: [
    ([0x1B], [Key.escape]), ([0x1B, 0x5B], []), ([0xF1], [.letter("\u{FFFD}")]),
    (Array("\u{1B}[200~hola".utf8), [.paste("hola")]),
  ])
  func whatDoesNotGoOn(_ bytes: [UInt8], _ expected: [Key]) {
    var decoder = KeyDecoder()
    let whole = decoder.keys(bytes)
    #expect(whole == [] && decoder.patience != nil)
    let flushed = decoder.flush()
    #expect(flushed == expected && decoder.patience == nil)
    let next = decoder.keys([0x0D])
    #expect(next == [.enter])
  }

  /// Whatever came before and however it was cut: return and Ctrl-C count, and the line has nothing that steers a terminal.
  @Test func randomBytesAndCuts() {
    var random = SplitMix64(seed: 11)
    let pieces: [[UInt8]] = [
      [0x1B], Array("\u{1B}[".utf8), Array("\u{1B}O".utf8), Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8),
      Array("1;5C".utf8), [0xC3], [0xE2, 0x82], [0xF0], [0x80], Array("ñé\u{301}'\"~".utf8), [0x09], [0x7F], [0x0C],
    ]
    for _ in 0..<3000 {
      let bytes = (0..<Int(random.next() % 40)).flatMap { _ -> [UInt8] in
        let number = Int(random.next() % 24)
        return number < pieces.count ? pieces[number] : [UInt8(random.next() % 256)]
      }.filter { $0 != 0x03 }
      var (whole, cut, editor) = (KeyDecoder(), KeyDecoder(), LineEditor())
      let expected = whole.keys(bytes)
      var rest = bytes[...]
      var found: [Key] = []
      while !rest.isEmpty {
        let length = 1 + Int(random.next() % 7)
        found += cut.keys(rest.prefix(length))
        rest = rest.dropFirst(length)
      }
      #expect(found == expected, "\(bytes)")
      for key in found { _ = editor.apply(key) }
      let steering = editor.text.unicodeScalars.filter(\.steersTerminal)
      #expect(steering.isEmpty, "\(bytes)")
      var other = cut
      let interrupted = other.keys([0x03])
      #expect(interrupted.last == .interrupt, "\(bytes)")
      _ = cut.flush()
      let entered = cut.keys([0x0D])
      #expect(entered == [.enter], "\(bytes)")
    }
  }

  /// The cost used to be the square of the length: a minute for these.
  @Test func longPastesAndManyMarks() {
    var decoder = KeyDecoder()
    _ = decoder.keys("\u{1B}[200~".utf8)
    let chunk = [UInt8](repeating: 0x61, count: 4096)
    for _ in 0..<4096 { _ = decoder.keys(chunk) }
    guard case .paste(let text)? = decoder.keys("\u{1B}[201~".utf8).first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == 1 << 16)
    var editor = LineEditor()
    _ = editor.apply(.letter("e"))
    for _ in 0..<50_000 { _ = editor.apply(.letter("\u{301}")) }
    #expect(editor.text.unicodeScalars.count <= 4)
    _ = editor.apply(.paste("o" + String(repeating: "\u{301}", count: 50_000)))
    #expect(editor.text.unicodeScalars.count <= 8)
  }
}
