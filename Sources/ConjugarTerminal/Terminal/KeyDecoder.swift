/// The keys in the bytes that a terminal sends; what is not whole yet waits for more, but not for ever.
///
/// No byte is lost for those after it: what breaks off a letter or a sequence counts for itself, so that return and Ctrl-C
/// always do. Source: ECMA-48 and xterm's control sequences.
struct KeyDecoder: Sendable {
  /// What is not whole yet.
  private var bytes: [UInt8] = []
  private var pasted: [UInt8]?

  /// The keys that are whole with these bytes.
  mutating func keys(_ more: some Sequence<UInt8>) -> [Key] {
    bytes += more
    var keys: [Key] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      if pasted != nil {
        guard let ended = takePaste(&rest) else { break }
        keys += ended
      } else {
        guard let (length, key) = Self.first(rest) else { break }
        if rest.starts(with: Self.startOfPaste) { pasted = [] }
        rest = rest.dropFirst(length)
        if let key { keys.append(key) }
      }
    }
    bytes = Array(rest)
    return keys
  }

  /// How many milliseconds to wait for the rest of what has begun; `nil` if nothing has.
  var patience: Int? { pasted != nil ? 1000 : bytes.isEmpty ? nil : 50 }

  /// What has begun and is not going on: Esc by itself, a letter of Latin-1, a paste without its end.
  mutating func flush() -> [Key] {
    defer { (bytes, pasted) = ([], nil) }
    if let pasted { return [.paste(String(decoding: pasted, as: UTF8.self))] }
    guard let first = bytes.first else { return [] }
    return first == Self.escape ? (bytes.count == 1 ? [.escape] : []) : [.letter(Self.broken(bytes[...]))]
  }

  private static let escape: UInt8 = 0x1B
  private static let interrupt: UInt8 = 0x03
  private static let startOfPaste = Array("\u{1B}[200~".utf8)
  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  /// Bytes of a paste that are kept: no answer is as long.
  private static let longestPaste = 1 << 16

  /// Gathers what is pasted until its end or Ctrl-C is there.
  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>) -> [Key]? {
    while let index = rest.firstIndex(where: { $0 == Self.escape || $0 == Self.interrupt }) {
      keep(rest[..<index])
      rest = rest[index...]
      let isEnded = rest.starts(with: Self.endOfPaste)
      if isEnded || rest.first == Self.interrupt {
        rest = rest.dropFirst(isEnded ? Self.endOfPaste.count : 0)
        defer { pasted = nil }
        return [.paste(String(decoding: pasted ?? [], as: UTF8.self))]
      }
      if Self.endOfPaste.starts(with: rest) { return nil }
      rest = rest.dropFirst()
    }
    keep(rest)
    rest = []
    return nil
  }

  private mutating func keep(_ piece: ArraySlice<UInt8>) {
    let room = Self.longestPaste - (pasted?.count ?? 0)
    pasted?.append(contentsOf: piece.prefix(max(0, room)))
  }

  /// The first key and its length in bytes, a key that means nothing here as `nil`; `nil` if more bytes belong to it.
  private static func first(_ bytes: ArraySlice<UInt8>) -> (length: Int, key: Key?)? {
    guard let byte = bytes.first else { return nil }
    if byte == escape { return sequence(Array(bytes.prefix(longestSequence))) }
    if byte < 0x20 || byte == 0x7F { return (1, controls[byte]) }
    let length =
      switch byte {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      case _: 1
      }
    let letter = bytes.prefix(1) + bytes.dropFirst().prefix(length - 1).prefix { (0x80...0xBF).contains($0) }
    if letter.count < length, letter.count == bytes.count { return nil }
    guard letter.count == length, byte < 0x80 || length > 1 else { return (letter.count, .letter(broken(letter))) }
    return (length, String(decoding: letter, as: UTF8.self).first.map { .letter($0) })
  }

  /// What is no letter in UTF-8: one byte may be a letter of Latin-1, which some terminals still send.
  private static func broken(_ bytes: ArraySlice<UInt8>) -> Character {
    guard bytes.count == 1, let byte = bytes.first, byte >= 0xA0 else { return "\u{FFFD}" }
    return Character(Unicode.Scalar(byte))
  }

  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, interrupt: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .backspace,
    0x09: .nextAccent, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .redraw, 0x0D: .enter, 0x0E: .down, 0x10: .up,
    0x15: .deleteToStart, 0x17: .deleteWord, 0x1A: .suspend, 0x7F: .backspace,
  ]

  /// Bytes: no key sends as many.
  private static let longestSequence = 32

  /// A sequence that begins with the escape: `ESC [ 1 ; 5 C`, `ESC O H`, `ESC b`.
  private static func sequence(_ bytes: [UInt8]) -> (length: Int, key: Key?)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      let parameters = bytes.dropFirst(2).prefix { (0x20...0x3F).contains($0) }
      guard parameters.endIndex < bytes.count else { return bytes.count < longestSequence ? nil : (bytes.count, nil) }
      let last = bytes[parameters.endIndex]
      guard (0x40...0x7E).contains(last) else { return (parameters.endIndex, nil) }
      return (parameters.endIndex + 1, key(last, String(decoding: parameters, as: UTF8.self)))
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (0x20...0x7E).contains(bytes[2]) ? (3, key(bytes[2], "")) : (2, nil)
    case UInt8(ascii: "b"): return (2, .wordLeft)
    case UInt8(ascii: "f"): return (2, .wordRight)
    case 0x7F, 0x08: return (2, .deleteWord)
    case 0x20...0x7E: return (2, nil)
    case _: return (1, .escape)
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
    case _: return nil
    }
  }

  private static let numbered: [String: Key] = ["1": .home, "7": .home, "4": .end, "8": .end, "3": .delete]
}

/// A key of a keyboard, or what several keys mean together.
enum Key: Equatable, Sendable {
  case letter(Character)
  /// A text that came at once, between the signs of a bracketed paste.
  case paste(String)
  case left, right, home, end, up, down, wordLeft, wordRight
  case backspace, delete, deleteToStart, deleteToEnd, deleteWord
  case nextAccent, enter, endOfInput, interrupt, suspend, redraw, escape
}
