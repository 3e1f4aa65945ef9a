/// A key of a keyboard, or what several keys mean together.
enum Key: Equatable, Sendable {
  case letter(Character)
  /// A text that came at once, between the signs of a bracketed paste.
  case paste(String)
  case left, right, home, end, up, down, wordLeft, wordRight
  case backspace, delete, deleteToStart, deleteToEnd, deleteWord
  case nextAccent, enter, endOfInput, interrupt, suspend, redraw
}

/// The keys in the bytes that a terminal sends; what is not whole yet waits for more.
///
/// Source: ECMA-48 and xterm's control sequences.
struct KeyDecoder: Sendable {
  private var bytes: [UInt8] = []
  private var pasted: [UInt8]?

  init() {}

  /// The keys that are whole with these bytes.
  mutating func keys(_ more: some Sequence<UInt8>) -> [Key] {
    bytes += more
    var keys: [Key] = []
    while !bytes.isEmpty {
      if pasted != nil {
        guard let key = takePaste() else { break }
        keys.append(key)
        continue
      }
      guard let (length, key) = first() else { break }
      bytes.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// Whether nothing but the escape is there of what may become a sequence.
  var isAtEscape: Bool { bytes == [Self.escape] }

  private static let escape: UInt8 = 0x1B
  private static let startOfPaste = Array("\u{1B}[200~".utf8)
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  /// Gathers what is pasted until its end is there.
  private mutating func takePaste() -> Key? {
    let end = Self.endOfPaste
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else { return nil }
    let text = String(decoding: bytes[..<start], as: UTF8.self)
    bytes.removeFirst(start + end.count)
    pasted = nil
    return .paste(text)
  }

  /// The first key and its length in bytes, a key that means nothing here as `nil`; `nil` if more bytes belong to it.
  private mutating func first() -> (length: Int, key: Key?)? {
    let byte = bytes[0]
    if byte == Self.escape { return sequence() }
    if byte < 0x20 || byte == 0x7F { return (1, Self.controls[byte]) }
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard bytes.count >= length else { return nil }
    return (length, String(decoding: bytes[..<length], as: UTF8.self).first.map { .letter($0) })
  }

  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .backspace,
    0x09: .nextAccent, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .redraw, 0x0D: .enter, 0x0E: .down, 0x10: .up,
    0x15: .deleteToStart, 0x17: .deleteWord, 0x1A: .suspend, 0x7F: .backspace,
  ]

  /// A sequence that begins with the escape: `ESC [ 1 ; 5 C`, `ESC O H`, `ESC b`.
  private mutating func sequence() -> (length: Int, key: Key?)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
      if bytes.starts(with: Self.startOfPaste) {
        pasted = []
        return (end + 1, nil)
      }
      let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
      return (end + 1, Self.key(bytes[end], parameters))
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (3, Self.key(bytes[2], ""))
    case UInt8(ascii: "b"): return (2, .wordLeft)
    case UInt8(ascii: "f"): return (2, .wordRight)
    case 0x7F, 0x08: return (2, .deleteWord)
    case Self.escape: return (1, nil)
    default: return (2, nil)
    }
  }

  private static func key(_ last: UInt8, _ parameters: String) -> Key? {
    let isByWord = parameters.hasSuffix(";5") || parameters.hasSuffix(";3")
    switch last {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return isByWord ? .wordRight : .right
    case UInt8(ascii: "D"): return isByWord ? .wordLeft : .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "~"): return numbered[parameters]
    default: return nil
    }
  }

  private static let numbered: [String: Key] = ["1": .home, "7": .home, "4": .end, "8": .end, "3": .delete]
}
