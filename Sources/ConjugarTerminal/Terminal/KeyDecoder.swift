/// Decodes the keys in a terminal's bytes; a broken sequence takes none from those after it. Source: ECMA-48, xterm.
struct KeyDecoder: Sendable {
  /// The bytes that do not make a whole key yet.
  private var bytes: [UInt8] = []
  private var pasted: [UInt8]?

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

  /// How many milliseconds to wait for the rest of an incomplete key; `nil` if there is none.
  var patience: Int? { pasted != nil ? 1000 : bytes.isEmpty ? nil : 50 }

  /// Returns what an incomplete key amounts to: Esc by itself, half a letter, a paste without its end.
  mutating func flush() -> [Key] {
    defer { (bytes, pasted) = ([], nil) }
    if let pasted { return [.paste(String(decoding: pasted, as: UTF8.self))] }
    guard let first = bytes.first else { return [] }
    return first == Self.escape ? (bytes.count == 1 ? [.escape] : []) : [.letter("\u{FFFD}")]
  }

  private static let escape: UInt8 = 0x1B
  static let interrupt: UInt8 = 0x03
  private static let startOfPaste = Array("\u{1B}[200~".utf8)
  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  /// The most bytes of a paste to keep; no answer is as long.
  private static let longestPaste = 1 << 16

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

  /// The first key, `nil` if it means nothing here, with its length in bytes; `nil` if more bytes belong to it.
  private static func first(_ bytes: ArraySlice<UInt8>) -> (length: Int, key: Key?)? {
    guard let byte = bytes.first else { return nil }
    if byte == escape { return sequence(Array(bytes.prefix(longestSequence))) }
    if byte < 0x20 || byte == 0x7F { return (1, controls[byte]) }
    var (parser, rest) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator())
    switch parser.parseScalar(from: &rest) {
    case .valid(let letter): return (letter.count, .letter(Character(Unicode.UTF8.decode(letter))))
    case .error(let length) where length == bytes.count && (0xC2...0xF4).contains(byte): return nil
    case .error(let length): return (length, .letter("\u{FFFD}"))
    case .emptyInput: return nil
    }
  }

  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, interrupt: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .backspace,
    0x09: .nextAccent, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .redraw, 0x0D: .enter, 0x0E: .down, 0x10: .up,
    0x15: .deleteToStart, 0x17: .deleteWord, 0x1A: .suspend, 0x7F: .backspace,
  ]

  /// In bytes; no key sends as many.
  private static let longestSequence = 32

  /// Decodes an escape sequence: `ESC [ 1 ; 5 C`, `ESC O H`, `ESC b`.
  private static func sequence(_ bytes: [UInt8]) -> (length: Int, key: Key?)? {
    guard bytes.count > 1 else { return nil }
    let isOfParameters = bytes[1] == UInt8(ascii: "[")
    guard isOfParameters || bytes[1] == UInt8(ascii: "O") else {
      if let key = withEscape[bytes[1]] { return (2, key) }
      return (0x20...0x7E).contains(bytes[1]) ? (2, nil) : (1, .escape)
    }
    let parameters = bytes.dropFirst(2).prefix { isOfParameters && (0x20...0x3F).contains($0) }
    let end = parameters.endIndex
    guard end < bytes.count else { return bytes.count < longestSequence ? nil : (bytes.count, nil) }
    guard (isOfParameters ? 0x40...0x7E : 0x20...0x7E).contains(bytes[end]) else { return (end, nil) }
    return (end + 1, sequences[parameters + [bytes[end]]] ?? sequences[[bytes[end]]])
  }

  /// Keys by the byte after ESC.
  private static let withEscape: [UInt8: Key] = [
    UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, 0x7F: .deleteWord, 0x08: .deleteWord,
  ]

  /// Keys by what follows `ESC [` or `ESC O`; parameters that are not listed change nothing.
  private static let sequences: [ArraySlice<UInt8>: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home, "7~": .home, "4~": .end,
    "8~": .end, "3~": .delete, "1;5C": .wordRight, "1;3C": .wordRight, "1;5D": .wordLeft, "1;3D": .wordLeft,
  ].reduce(into: [:]) { $0[ArraySlice($1.key.utf8)] = $1.value }
}

/// A key of the keyboard, or what several keys mean together.
enum Key: Equatable, Sendable {
  case letter(Character)
  /// A text that arrived at once, between the markers of a bracketed paste.
  case paste(String)
  case left, right, home, end, up, down, wordLeft, wordRight
  case backspace, delete, deleteToStart, deleteToEnd, deleteWord
  case nextAccent, enter, endOfInput, interrupt, suspend, redraw, escape
}
