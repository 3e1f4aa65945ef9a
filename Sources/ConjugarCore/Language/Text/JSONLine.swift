/// A reader for one JSON object on one line that works on bytes and builds nothing. Source: RFC 8259.
package struct JSONLine {
  private let bytes: TextSlice
  private var cursor = 0

  package enum Value {
    /// The text between the quotation marks, escapes and all.
    case string(TextSlice)
    case number(Int)
    case bool(Bool)
    /// `null`, an invalid number, an array or an object: nothing that a log line needs.
    case other

    /// The text of a string, or `nil` for another value or an invalid JSON string.
    package var text: String? {
      guard case .string(let raw) = self else { return nil }
      guard raw.contains(UInt8(ascii: "\\")) else { return String(validUTF8: raw) }
      return JSONLine.unescaped(raw)
    }
  }

  /// Calls `body` with each member; `false` if the line is not a whole object, after any members before the error.
  @inline(__always)
  package static func forEachMember(of line: TextSlice, _ body: (_ key: TextSlice, Value) -> Void) -> Bool {
    var reader = JSONLine(bytes: line)
    guard reader.takes("{") else { return false }
    if reader.takes("}") { return reader.isAtEnd }
    repeat {
      guard reader.takes("\""), let key = reader.stringBody(), reader.takes(":"), let value = reader.value() else {
        return false
      }
      body(key, value)
    } while reader.takes(",")
    return reader.takes("}") && reader.isAtEnd
  }

  private var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return cursor == bytes.count
    }
  }

  @inline(__always)
  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: sign) else { return false }
    cursor += 1
    return true
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while cursor < bytes.count, bytes[cursor] == 0x20 || (0x09...0x0D).contains(bytes[cursor]) { cursor += 1 }
  }

  @inline(__always)
  private mutating func stringBody() -> TextSlice? {
    let start = cursor
    while cursor < bytes.count {
      let byte = bytes[cursor]
      cursor += 1
      if byte == UInt8(ascii: "\"") { return bytes.part(start..<cursor - 1) }
      if byte == UInt8(ascii: "\\") { cursor += 1 }
    }
    return nil
  }

  private mutating func value() -> Value? {
    if takes("\"") { return stringBody().map { .string($0) } }
    guard cursor < bytes.count else { return nil }
    switch bytes[cursor] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return skipsNested() ? .other : nil
    default: return word()
    }
  }

  private mutating func word() -> Value? {
    let start = cursor
    while cursor < bytes.count, !Self.endsWord(bytes[cursor]) { cursor += 1 }
    let word = bytes.part(start..<cursor)
    let digits = word.first == UInt8(ascii: "-") ? word.from(1) : word
    if let number = digits.number { return .number(digits.count < word.count ? -number : number) }
    if word.spells("true") || word.spells("false") { return .bool(word.count == 4) }
    return word.isEmpty ? nil : .other
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case ",", "}", "]", " ", "\t": true
    default: false
    }
  }

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

  private static func unescaped(_ raw: TextSlice) -> String? {
    var units: [UInt16] = []
    guard let source = String(validUTF8: raw) else { return nil }
    var rest = source.utf16[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")) else {
        units.append(unit)
        continue
      }
      guard let sign = rest.popFirst().flatMap({ Unicode.Scalar($0) }) else { return nil }
      if let meant = escapes[sign] {
        units.append(meant)
      } else {
        guard sign == "u", rest.count >= 4, let digits = String(rest.prefix(4)), digits.allSatisfy(\.isHexDigit),
          let code = UInt16(digits, radix: 16)
        else { return nil }
        units.append(code)
        rest = rest.dropFirst(4)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static let escapes: [Unicode.Scalar: UInt16] = [
    "n": 0x0A, "t": 0x09, "r": 0x0D, "b": 0x08, "f": 0x0C, "\"": 0x22, "\\": 0x5C, "/": 0x2F,
  ]
}
