/// Bytes to write, in memory that is used again and again.
public struct ByteBuffer: ~Copyable {
  private var storage: UnsafeMutableRawPointer
  private var capacity: Int
  public private(set) var count = 0

  public init(capacity: Int = 1 << 16) {
    self.capacity = capacity
    storage = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { storage.deallocate() }

  /// Forgets the bytes and keeps the memory.
  public mutating func removeAll() { count = 0 }

  /// Lends the bytes.
  public func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: storage, count: count))
  }

  public mutating func append(_ bytes: some Collection<UInt8>) {
    reserve(bytes.count)
    let copied: Void? = bytes.withContiguousStorageIfAvailable { bytes in
      if let base = bytes.baseAddress { (storage + count).copyMemory(from: base, byteCount: bytes.count) }
      count += bytes.count
    }
    guard copied == nil else { return }
    for byte in bytes {
      storage.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
      count += 1
    }
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  mutating func append(_ letter: Letter) {
    reserve(2)
    letter.withUTF8 {
      storage.storeBytes(of: $0, toByteOffset: count, as: UInt8.self)
      count += 1
    }
  }

  /// Appends a word as it lies, if it is short and has no letter beyond ASCII, as is true of most; says whether it did.
  mutating func append(shortASCII letters: borrowing Word) -> Bool {
    let codes = withUnsafeBytes(of: letters.storage) { $0.loadUnaligned(as: SIMD2<UInt64>.self) }
    guard letters.count <= 16, (codes.x | codes.y) & 0x8080_8080_8080_8080 == 0 else { return false }
    reserve(16)
    storage.storeBytes(of: codes, toByteOffset: count, as: SIMD2<UInt64>.self)
    count += letters.count
    return true
  }

  mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    larger.copyMemory(from: storage, byteCount: count)
    storage.deallocate()
    storage = larger
  }

  /// Lets `body` write behind the bytes, at most as many as `most`, and say how many it wrote.
  mutating func appendUnchecked(most: Int, _ body: (UnsafeMutableRawPointer) -> Int) {
    reserve(most)
    count += body(storage + count)
  }
}
