/// A short text in UTF-8, copied again and again: there is room behind it for a whole step of copying.
struct ShortText: ~Copyable {
  private var base: UnsafeMutableRawPointer
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 2 * Letters.capacity) {
    self.capacity = capacity
    base = .allocate(byteCount: capacity + Copy.step, alignment: Copy.step)
  }

  deinit { base.deallocate() }

  /// Puts letters in the place of the text.
  mutating func set(_ letters: Letters) {
    count = 0
    for index in letters.indices { letters[index].withUTF8 { put($0) } }
  }

  /// Puts another text in the place of this one.
  mutating func set(_ text: String) {
    count = 0
    for byte in text.utf8 { put(byte) }
  }

  private mutating func put(_ byte: UInt8) {
    if count == capacity { grow() }
    base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutableRawPointer.allocate(byteCount: 2 * capacity + Copy.step, alignment: Copy.step)
    larger.copyMemory(from: base, byteCount: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  /// Copies the text, and perhaps some bytes that follow it; says where its copy ends.
  @inline(__always)
  func copy(to target: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    Copy.bytes(base, count, to: target)
    return target + count
  }
}

/// Copying where nearly everything is shorter than a step and may be copied too long.
enum Copy {
  static let step = 16

  @inline(__always)
  static func bytes(_ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer) {
    var done = 0
    repeat {
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: done, as: SIMD16<UInt8>.self), toByteOffset: done,
        as: SIMD16<UInt8>.self)
      done += step
    } while done < count
  }
}
