/// A reusable buffer of bytes to write: the only place where bytes are copied through pointers.
///
/// Nearly everything copied is a few letters long, so copies run in steps of sixteen bytes and may overrun their end.
/// That is sound because every buffer owns a margin of one step beyond its capacity, and no one sees beyond its count.
package struct ByteBuffer: ~Copyable {
  private typealias Step = SIMD16<UInt8>
  private static let margin = MemoryLayout<Step>.size
  private var storage: UnsafeMutableRawPointer
  private var capacity: Int
  package private(set) var count = 0

  package init(capacity: Int = 1 << 16) {
    self.capacity = capacity
    storage = .allocate(byteCount: capacity + Self.margin, alignment: Self.margin)
  }

  deinit { storage.deallocate() }

  /// Discards the bytes but keeps the memory.
  package mutating func removeAll() { count = 0 }

  package var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: storage, count: count)) }

  package mutating func append(_ bytes: some Sequence<UInt8>) { for byte in bytes { append(byte) } }

  mutating func append(_ text: StaticString) { text.withUTF8Buffer { append($0) } }

  mutating func append(_ word: Word) { for index in word.indices { word[index].withUTF8 { append($0) } } }

  private mutating func append(_ byte: UInt8) {
    reserve(1)
    storage.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  @inline(__always)
  package mutating func append(_ other: borrowing ByteBuffer, from start: Int, count more: Int) {
    guard start >= 0, start &+ more <= other.count else { return }
    reserve(more)
    let source = other.storage + start
    let target = storage + count
    var done = 0
    while done < more {
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: done, as: Step.self), toByteOffset: done, as: Step.self)
      done &+= Self.margin
    }
    count &+= more
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: max(2 * capacity, count + more)) }
  }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity + Self.margin, alignment: Self.margin)
    larger.copyMemory(from: storage, byteCount: count)
    storage.deallocate()
    storage = larger
    self.capacity = capacity
  }
}
