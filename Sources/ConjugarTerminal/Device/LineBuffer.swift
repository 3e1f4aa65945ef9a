import ConjugarCore

/// Bytes that were read, to be taken out as lines.
struct LineBuffer {
  /// The most bytes of a line that are kept; who writes more is no learner.
  static let longest = 1 << 20
  /// The most bytes that are looked through for the end of a line; an input without one is no text.
  private static let mostSearched = 1 << 24

  struct Line: Equatable {
    /// Without its end; what is not UTF-8 is U+FFFD.
    let text: String
    /// Whether the end of the line was left out.
    let isCut: Bool
  }

  private var bytes: [UInt8] = []
  private var start = 0
  /// Up to where there is surely no line end.
  private var searched = 0
  /// How many bytes of the line at hand were left out.
  private var dropped = 0
  private var isFirst = true

  /// Reads what is there, waiting for it if need be.
  ///
  /// - Returns: `false` at the end of the input.
  mutating func fill(from descriptor: Int32) throws(SystemError) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Platform.readBytes(descriptor, $0) }
      if count >= 0 {
        add(chunk[..<count])
        return count > 0
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: Descriptor.wait(for: descriptor, POLLIN)
      default: throw .last
      }
    }
  }

  /// Whether the line at hand has no end.
  var isEndless: Bool { dropped > Self.mostSearched }

  /// Whether the last byte is that of Ctrl-C, which ends a line where `TypingMode` says so.
  var isInterrupted: Bool { bytes.last == TypingMode.interrupt }

  /// Adds bytes; of a line that is too long only the beginning is kept.
  mutating func add(_ chunk: some Collection<UInt8>) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += chunk
    if bytes.count > Self.longest, !bytes[searched...].contains(Self.newline) {
      dropped += bytes.count - Self.longest
      bytes.removeLast(bytes.count - Self.longest)
      searched = bytes.count
    }
  }

  /// The next line that has its end.
  mutating func nextLine() -> Line? {
    guard let end = bytes[searched...].firstIndex(of: Self.newline) else {
      searched = bytes.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return line(bytes[start..<end])
  }

  /// The line at the end of the input, if something stands there.
  mutating func lastLine() -> Line? {
    guard start < bytes.count else { return nil }
    defer {
      start = bytes.count
      searched = start
    }
    return line(bytes[start...])
  }

  private static let newline = UInt8(ascii: "\n")

  private mutating func line(_ found: ArraySlice<UInt8>) -> Line {
    var found = found
    let isCut = dropped > 0 || found.count > Self.longest
    dropped = 0
    if found.last == UInt8(ascii: "\r") { found.removeLast() }
    if isFirst { found = found.withoutByteOrderMark }
    isFirst = false
    return Line(text: String(decoding: found.prefix(Self.longest), as: UTF8.self), isCut: isCut)
  }
}
