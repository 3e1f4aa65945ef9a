/// A template laid out for writing: the bytes that stand between one head and the next.
///
/// All that is left to do for a verb is to copy its head and those bytes by turns.
struct Sheet: Sendable {
  /// The pieces one after another, with room behind the last for a whole step of copying.
  fileprivate let bytes: [UInt8]
  /// Where each piece ends.
  fileprivate let ends: [Int32]
  /// How many forms the sheet has.
  let forms: Int

  /// Bytes that one step copies; what is copied too much is written over by the next piece.
  private static let step = 16

  /// How many bytes the sheet may write for a head of so many.
  private func most(_ head: Int) -> Int { bytes.count + ends.count * (head + Self.step) + 2 * Self.step }

  /// Writes the sheet for a verb.
  func write(_ head: borrowing HeadBytes, to buffer: inout ByteBuffer) {
    buffer.appendUnchecked(most: most(head.count)) { target in
      var target = target
      let start = target
      bytes.withUnsafeBytes { source in
        guard let base = source.baseAddress else { return }
        var offset = 0
        for end in ends {
          Self.copy(head.base, head.count, to: target)
          target += head.count
          let count = Int(end) - offset
          Self.copy(base + offset, count, to: target)
          target += count
          offset = Int(end)
        }
      }
      return target - start
    }
  }

  /// Copies in steps of 16 bytes: nearly every piece is one step.
  @inline(__always)
  private static func copy(_ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer) {
    var done = 0
    repeat {
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: done, as: SIMD16<UInt8>.self), toByteOffset: done,
        as: SIMD16<UInt8>.self)
      done += step
    } while done < count
  }
}

extension Sheet {
  /// Collects the pieces of a sheet.
  struct Builder {
    private var bytes: [UInt8] = []
    private var ends: [Int32] = []
    private var forms = 0

    /// The head of the verb stands here; a sheet begins with one.
    mutating func head() { ends.append(Int32(bytes.count)) }

    mutating func text(_ text: String) { bytes += Array(text.utf8) }

    mutating func letters(_ letters: Letters) { text(letters.description) }

    mutating func countForm() { forms += 1 }

    /// The sheet, its last piece ended.
    func sheet() -> Sheet {
      // The first mark says that the sheet begins with a head; each later one ends the piece before it.
      let ends = Array(ends.dropFirst()) + [Int32(bytes.count)]
      return Sheet(bytes: bytes + Array(repeating: 0, count: 16), ends: ends, forms: forms)
    }
  }
}

/// The head of a verb in UTF-8, with room behind it for a whole step of copying.
struct HeadBytes: ~Copyable {
  let base: UnsafeMutableRawPointer
  private(set) var count = 0

  init() { base = .allocate(byteCount: 2 * Letters.capacity + 16, alignment: 16) }

  deinit { base.deallocate() }

  mutating func set(_ head: Letters) {
    count = 0
    for index in head.indices {
      let code = head[index].code
      if code < 0x80 {
        put(code)
      } else {
        put(0xC0 | code >> 6)
        put(0x80 | code & 0x3F)
      }
    }
  }

  private mutating func put(_ byte: UInt8) {
    base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }
}
