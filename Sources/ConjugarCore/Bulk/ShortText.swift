/// A short text in UTF-8, copied again and again: there is room behind it for a whole step of copying.
struct ShortText: ~Copyable {
  private var base: UnsafeMutableRawPointer
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 2 * Word.capacity) {
    self.capacity = capacity
    base = .allocate(byteCount: capacity + Copy.margin, alignment: Copy.margin)
  }

  deinit { base.deallocate() }

  mutating func removeAll() { count = 0 }

  mutating func add(_ letters: Word, _ range: Range<Int>) {
    for index in range { letters[index].withUTF8 { put($0) } }
  }

  mutating func add(_ text: String) { for byte in text.utf8 { put(byte) } }

  private mutating func put(_ byte: UInt8) {
    if count == capacity { grow() }
    base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutableRawPointer.allocate(byteCount: 2 * capacity + Copy.margin, alignment: Copy.margin)
    larger.copyMemory(from: base, byteCount: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  /// Where the text lies, until it is added to.
  typealias Place = (start: UnsafeRawPointer, count: Int)
  var place: Place { (UnsafeRawPointer(base), count) }
}

/// Copying where nearly everything is so short that one step does, and may be copied too long.
enum Copy {
  /// How many bytes may be read and written behind the end of a copy.
  static let margin = 32

  @inline(__always)
  static func short(_ source: UnsafeRawPointer, _ count: Int, to target: inout UnsafeMutableRawPointer) {
    steps(of: SIMD16<UInt8>.self, source, count, to: &target)
  }

  @inline(__always)
  static func long(_ source: UnsafeRawPointer, _ count: Int, to target: inout UnsafeMutableRawPointer) {
    steps(of: SIMD32<UInt8>.self, source, count, to: &target)
  }

  @inline(__always)
  private static func steps<Step: BitwiseCopyable>(
    of type: Step.Type, _ source: UnsafeRawPointer, _ count: Int, to target: inout UnsafeMutableRawPointer
  ) {
    var done = 0
    repeat {
      target.storeBytes(of: source.loadUnaligned(fromByteOffset: done, as: type), toByteOffset: done, as: type)
      done &+= MemoryLayout<Step>.size
    } while done < count
    target += count
  }
}
