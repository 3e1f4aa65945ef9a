/// Reads one JSON object on one line, member by member, without building anything.
///
/// Made for logs of a million lines: it is given bytes, and hands over bytes. Source: RFC 8259.
package struct JSONLine {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// A value as it stands in the line.
  package enum Value {
    /// What stands between the quote marks, escapes and all.
    case string(UnsafeBufferPointer<UInt8>)
    case number(Int)
    /// `true`, `false`, `null`, a broken number, an array or an object: nothing that a log line needs.
    case other

    /// Whether it is a string, and every escape and letter of it right.
    var isText: Bool {
      guard case .string(let raw) = self else { return false }
      for byte in raw where byte >= 0x80 || byte == UInt8(ascii: "\\") { return text != nil }
      return true
    }

    /// The text of a string, or `nil` for another value and for one that is no JSON string.
    package var text: String? {
      guard case .string(let raw) = self else { return nil }
      // Nearly all that a log has is plain, and need not be looked at twice.
      var isPlain = true
      for byte in raw where byte >= 0x80 || byte == UInt8(ascii: "\\") { isPlain = false }
      if isPlain { return String(decoding: raw, as: UTF8.self) }
      guard raw.contains(UInt8(ascii: "\\")) else { return String(validUTF8: raw) }
      return JSONLine.unescaped(raw)
    }
  }

  /// Hands over each member in turn.
  ///
  /// - Returns: `false` if the line is no whole JSON object; members before the fault were handed over.
  package static func forEachMember(
    of line: UnsafeBufferPointer<UInt8>, _ body: (_ key: UnsafeBufferPointer<UInt8>, Value) -> Void
  ) -> Bool {
    var reader = JSONLine(line)
    return reader.readObject(body) && reader.isAtEnd
  }

  private mutating func readObject(_ body: (UnsafeBufferPointer<UInt8>, Value) -> Void) -> Bool {
    guard takes("{") else { return false }
    if takes("}") { return true }
    repeat {
      guard takes("\""), let key = stringBody(), takes(":"), let value = value() else { return false }
      body(key, value)
    } while takes(",")
    return takes("}")
  }

  private var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return cursor == bytes.count
    }
  }

  @inline(__always) private mutating func skipBlanks() {
    // Programs write none, so that one look is enough.
    while cursor < bytes.count, bytes[cursor] <= 0x20, bytes[cursor] == 0x20 || (0x09...0x0D).contains(bytes[cursor]) {
      cursor += 1
    }
  }

  @inline(__always) private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: sign) else { return false }
    cursor += 1
    return true
  }

  /// The rest of a string whose first quote mark was taken.
  private mutating func stringBody() -> UnsafeBufferPointer<UInt8>? {
    let start = cursor
    while let end = nextSign() {
      if bytes[end] == UInt8(ascii: "\"") {
        cursor = end + 1
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
      }
      cursor = end + 2
    }
    return nil
  }

  /// Where the next quote mark or backslash stands, looked for in eight bytes at a time.
  private func nextSign() -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = cursor
    while offset + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let found = Self.zeros(word ^ 0x2222_2222_2222_2222) | Self.zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C)
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < raw.count {
      if raw[offset] == UInt8(ascii: "\"") || raw[offset] == UInt8(ascii: "\\") { return offset }
      offset += 1
    }
    return nil
  }

  /// The highest bit of each byte that is zero; above the first it may stand too often. Source: Mycroft, 1987.
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private mutating func value() -> Value? {
    skipBlanks()
    guard cursor < bytes.count else { return nil }
    switch bytes[cursor] {
    case UInt8(ascii: "\""):
      cursor += 1
      return stringBody().map { .string($0) }
    case UInt8(ascii: "{"), UInt8(ascii: "["): return skipsNested() ? .other : nil
    default: return word()
    }
  }

  /// A number, or a word without quote marks.
  private mutating func word() -> Value? {
    let start = cursor
    while cursor < bytes.count, !Self.endsWord(bytes[cursor]) { cursor += 1 }
    guard start < cursor else { return nil }
    var number = 0
    let isNegative = bytes[start] == UInt8(ascii: "-")
    guard !isNegative || cursor > start + 1 else { return .other }
    for byte in bytes[(isNegative ? start + 1 : start)..<cursor] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), number < Int.max / 10 - 1 else { return .other }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return .number(isNegative ? -number : number)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case ",", "}", "]", " ", "\t": true
    default: false
    }
  }

  /// Passes over an array or an object.
  private mutating func skipsNested() -> Bool {
    var depth = 0
    while cursor < bytes.count {
      let byte = bytes[cursor]
      cursor += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""): if stringBody() == nil { return false }
      default: break
      }
      if depth == 0 { return true }
    }
    return false
  }

  private static func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String? {
    var units: [UInt16] = []
    guard let source = String(validUTF8: raw) else { return nil }
    var rest = source.utf16[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")) else {
        units.append(unit)
        continue
      }
      guard let sign = rest.popFirst().flatMap({ Unicode.Scalar($0) }) else { return nil }
      switch sign {
      case "n": units.append(0x0A)
      case "t": units.append(0x09)
      case "r": units.append(0x0D)
      case "b": units.append(0x08)
      case "f": units.append(0x0C)
      case "\"", "\\", "/": units.append(UInt16(sign.value))
      case "u":
        guard rest.count >= 4, let digits = String(rest.prefix(4)), digits.allSatisfy(\.isHexDigit),
          let code = UInt16(digits, radix: 16)
        else { return nil }
        units.append(code)
        rest = rest.dropFirst(4)
      default: return nil
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
