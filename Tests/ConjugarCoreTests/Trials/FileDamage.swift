import ConjugarCore

/// Damage to a file, as disks, editors, clocks and other programs do it; a seed decides which.
struct FileDamage {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// The kinds of damage, each done to the bytes of a file.
  private enum Kind: CaseIterable {
    case truncated, flippedBit, zeroed, utf16, carriageReturns, crlf, byteOrderMark, nul, hugeNumber, future
    case duplicated, swapped, removed, joined, control, notUTF8, endless, markers
  }

  /// The same file after one to three accidents.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<(1 + below(3)) { bytes = damaged(bytes, Kind.allCases[below(Kind.allCases.count)]) }
    return bytes
  }

  private mutating func below(_ limit: Int) -> Int { limit < 1 ? 0 : Int(generator.next() % UInt64(limit)) }

  private mutating func damaged(_ bytes: [UInt8], _ kind: Kind) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    var bytes = bytes
    let offset = below(bytes.count)
    switch kind {
    case .truncated: bytes.removeLast(bytes.count - offset)
    case .flippedBit: bytes[offset] ^= 1 << UInt8(below(8))
    case .zeroed: for index in offset..<min(bytes.count, offset + below(512)) { bytes[index] = 0 }
    case .utf16: bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] }
    case .carriageReturns: bytes = bytes.map { $0 == 0x0A ? 0x0D : $0 }
    case .crlf: bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case .byteOrderMark: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case .nul: bytes.insert(0, at: offset)
    case .hugeNumber: bytes = replacingNumber(in: bytes, after: offset)
    case .future: bytes = replacing("20", by: "99", in: bytes, after: offset)
    case .control: bytes.insert(UInt8(below(32)), at: offset)
    case .notUTF8: bytes.insert(contentsOf: [0xC3, 0x28, 0xFE], at: offset)
    case .endless: bytes.insert(contentsOf: repeatElement(UInt8(ascii: "x"), count: 1 << below(17)), at: offset)
    case .duplicated, .swapped, .removed, .joined, .markers: bytes = rearranged(bytes, kind)
    }
    return bytes
  }

  /// The lines in another order, or not all of them, or some more than once.
  private mutating func rearranged(_ bytes: [UInt8], _ kind: Kind) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    let (first, second) = (below(lines.count), below(lines.count))
    switch kind {
    case .duplicated: lines.insert(lines[first], at: second)
    case .swapped: lines.swapAt(first, second)
    case .removed: lines.remove(at: first)
    case .joined where first + 1 < lines.count: lines[first] += lines.remove(at: first + 1)
    case .markers:
      lines.insert(Array("<<<<<<< HEAD".utf8), at: first)
      lines.append(Array(">>>>>>> theirs".utf8))
    case _: break
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  private mutating func replacingNumber(in bytes: [UInt8], after offset: Int) -> [UInt8] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes[offset...].firstIndex(where: digits.contains) else { return bytes }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    let numbers = [
      "9223372036854775807", "-9223372036854775808", "9223372036854775808", "-1", "1e999", "0", "999999999999999999999",
    ]
    return bytes[..<start] + Array(numbers[below(numbers.count)].utf8) + bytes[end...]
  }

  private func replacing(_ part: String, by other: String, in bytes: [UInt8], after offset: Int) -> [UInt8] {
    let part = Array(part.utf8)
    guard let start = bytes.indices.dropFirst(offset).first(where: { bytes[$0...].starts(with: part) }) else {
      return bytes
    }
    return bytes[..<start] + Array(other.utf8) + bytes[(start + part.count)...]
  }
}

/// The lines of a file in memory, whatever its bytes are.
struct GivenLines: KeptLines {
  let location = "memory"
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func append(_ line: String) {}

  func forEachLine(_ body: (KeptLine) -> Void) {
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      body(KeptLine(line, file: location, number: index + 1))
    }
  }
}
