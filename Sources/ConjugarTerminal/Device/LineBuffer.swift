import ConjugarCore

/// Cuts bytes that come in chunks into lines, without a byte order mark.
struct ByteLines {
  /// The beginning of a line that the chunks so far did not end.
  private(set) var begun: [UInt8] = []
  /// How many bytes of it came so far, kept or not.
  private var length = 0
  /// How many lines were begun.
  private var number = 1
  private let longest: Int

  /// Whether the line at hand is so long that what is read is no text.
  var isEndless: Bool { length > 1 << 24 }

  /// - Parameter longest: the most bytes of a line; of a longer one only the beginning is handed over, and one byte more.
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

  /// Hands over the line at hand, if it has anything.
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

/// Input that was read, to be taken out as lines.
struct LineBuffer {
  /// The most bytes of a line that are kept; no learner types more.
  static let longest = 1 << 20

  struct Line: Equatable {
    /// Without its end; what is not UTF-8 is U+FFFD.
    let text: String
    let isCut: Bool
  }

  private var bytes = ByteLines(longest: longest)
  private var lines: ArraySlice<Line> = []
  private(set) var beginning: [UInt8] = []
  var isEndless: Bool { bytes.isEndless }

  /// Whether the last byte is that of Ctrl-C, which ends a line where `TerminalMode` says so.
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
  /// Whether a text is UTF-16: it begins with the UTF-16 mark, or with a letter that has a zero byte.
  var isUTF16: Bool { [[0xFF, 0xFE], [0xFE, 0xFF]].contains(prefix(2)) || prefix(2).count { $0 == 0 } == 1 }
}
