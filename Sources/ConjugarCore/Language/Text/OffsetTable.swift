/// Where the lines of a text begin: found out when the program is built, or from a text that was given.
enum OffsetTable: Sendable {
  /// Four characters an offset, of six bits each, the highest first, `0` for 0.
  case embedded(LiteralPart)
  case given([Int])

  var count: Int {
    switch self {
    case .embedded(let digits): digits.slice.count / 4
    case .given(let offsets): offsets.count
    }
  }

  subscript(index: Int) -> Int {
    switch self {
    case .embedded(let digits): Self.number(at: 4 * index, in: digits.slice)
    case .given(let offsets): offsets[index]
    }
  }

  /// The number that four characters of a table are.
  static func number(at start: Int, in digits: TextSlice) -> Int {
    (start..<(start + 4)).reduce(0) { $0 << 6 | Int(digits[$1] - UInt8(ascii: "0")) }
  }

  /// The line whose first field is a name, in a text that is sorted by the first fields: by binary search.
  func line(named name: String, in text: TextSlice) -> Range<Int>? {
    let name = Array(name.utf8)
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let start = self[middle]
      let order = Self.order(name, text.from(start))
      if order == 0 { return start..<Self.end(of: start, in: text) }
      range = order < 0 ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return nil
  }

  /// Where the line that begins at an offset ends, its newline left out.
  static func end(of start: Int, in text: TextSlice) -> Int {
    text.firstIndex(of: UInt8(ascii: "\n"), from: start) ?? text.count
  }

  /// Whether a byte ends the first field of a line.
  static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\n")
  }

  /// Below, at or above zero as the name sorts before, like or after the line's first field.
  private static func order(_ name: [UInt8], _ line: TextSlice) -> Int {
    for (index, byte) in name.enumerated() {
      guard index < line.count, !endsName(line[index]) else { return 1 }
      if byte != line[index] { return Int(byte) - Int(line[index]) }
    }
    return name.count == line.count || endsName(line[name.count]) ? 0 : -1
  }
}
