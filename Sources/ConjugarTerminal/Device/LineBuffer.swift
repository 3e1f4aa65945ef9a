import ConjugarCore

/// Splits bytes that arrive in chunks into lines, without a byte order mark.
struct ByteLines {
  /// The beginning of a line that the chunks so far have not ended.
  private(set) var begun: [UInt8] = []
  /// How many bytes of it have arrived, kept or not.
  private var length = 0
  /// The number of the current line, counted from 1.
  private var number = 1
  private let longest: Int

  /// Whether the current line is so long that the input is not text.
  var isEndless: Bool { length > 1 << 24 }

  /// - Parameter longest: the most bytes of a line; only this many of a longer one, and one more, are handed over.
  init(longest: Int) { self.longest = longest }

  mutating func add(_ chunk: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>, Int) -> Void) {
    var start = chunk.startIndex
    while let end = Platform.firstIndex(of: UInt8(ascii: "\n"), in: chunk[start...]) {
      let line = chunk[start..<end]
      start = end + 1
      if length == 0 {
        hand(line, body)
      } else {
        keep(line)
        finish(body)
      }
      number += 1
    }
    keep(chunk[start...])
  }

  /// Hands over the current line, unless it is empty.
  mutating func finish(_ body: (ArraySlice<UInt8>, Int) -> Void) {
    if length > 0 { hand(begun[...], body) }
    (begun, length) = ([], 0)
  }

  private mutating func keep(_ piece: ArraySlice<UInt8>) {
    begun += piece.prefix(longest + 1 - begun.count)
    length += piece.count
  }

  private func hand(_ line: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>, Int) -> Void) {
    let line = line.prefix(longest + 1)
    body(number == 1 ? line.withoutByteOrderMark : line, number)
  }
}

/// Input to be taken out as lines.
struct LineBuffer {
  /// The most bytes of a line that are kept; no learner types more.
  static let longest = 1 << 20

  struct Line: Equatable {
    /// The line without its line break; invalid UTF-8 becomes U+FFFD.
    let text: String
    let isCut: Bool
  }

  private var bytes = ByteLines(longest: longest)
  private var lines: ArraySlice<Line> = []
  private(set) var beginning: [UInt8] = []
  var isEndless: Bool { bytes.isEndless }

  /// Whether the last byte is Ctrl-C, which ends a line in the mode that `TerminalMode` sets.
  var isInterrupted: Bool { bytes.begun.last == KeyDecoder.interrupt }

  mutating func add(_ chunk: some Collection<UInt8>) {
    beginning += chunk.prefix(2 - beginning.count)
    var found: [Line] = []
    bytes.add(Array(chunk)[...]) { line, _ in found.append(Self.line(line)) }
    lines += found
  }

  mutating func nextLine() -> Line? { lines.popFirst() }

  mutating func lastLine() -> Line? {
    var found: Line?
    bytes.finish { line, _ in found = Self.line(line) }
    return found
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> Line {
    let whole = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return Line(text: String(decoding: whole.prefix(longest), as: UTF8.self), isCut: bytes.count > longest)
  }
}

extension [UInt8] {
  /// Whether a text is UTF-16: it begins with a UTF-16 byte order mark, or with a letter that has a zero byte.
  var isUTF16: Bool { [[0xFF, 0xFE], [0xFE, 0xFF]].contains(prefix(2)) || prefix(2).count { $0 == 0 } == 1 }
}
