import ConjugarCore

/// Cuts bytes that come in chunks into lines; blank ones are left out, and so is a byte order mark.
struct ByteLines {
  /// The beginning of a line that the chunks so far did not end.
  private var begun: [UInt8] = []
  /// How many lines were begun.
  private var number = 1
  private let longest: Int

  /// - Parameter longest: the most bytes of a line; of a longer one only the beginning is handed over.
  init(longest: Int = 1 << 20) { self.longest = longest }

  /// - Parameter body: given the bytes of a line and its number, counted from 1.
  mutating func add(_ chunk: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>, Int) -> Void) {
    var start = chunk.startIndex
    while let end = Platform.firstIndex(of: UInt8(ascii: "\n"), in: chunk[start...]) {
      let line = chunk[start..<end]
      start = end + 1
      if begun.isEmpty {
        hand(line, body)
      } else {
        keep(line)
        hand(begun[...], body)
        begun.removeAll(keepingCapacity: true)
      }
      number += 1
    }
    keep(chunk[start...])
  }

  /// Hands over what stands after the last line end.
  mutating func finish(_ body: (ArraySlice<UInt8>, Int) -> Void) {
    hand(begun[...], body)
    begun = []
  }

  /// Keeps a piece of a line, so far as a line may be long; one byte more tells that it is longer.
  private mutating func keep(_ piece: ArraySlice<UInt8>) { begun += piece.prefix(longest + 1 - begun.count) }

  private func hand(_ line: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>, Int) -> Void) {
    var line = line.prefix(longest + 1)
    if number == 1 { line = line.withoutByteOrderMark }
    guard let first = line.first else { return }
    if first <= 0x20, line.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return }
    body(line, number)
  }
}
