/// Numbers for texts: equal bytes have the same number, counted from 0 in the order in which they were met.
///
/// Made for logs of a million lines, in which the same few thousand words come again and again: a word is found by its
/// bytes, and its text is made once.
struct Interner: Sendable {
  /// The texts, at their numbers.
  private(set) var texts: [String] = []
  /// The hash of each text, and where its bytes end in `letters`.
  private var entries: [(hash: UInt64, end: Int)] = []
  /// The bytes of all texts one after another, where they are compared fastest.
  private var letters: [UInt8] = []
  /// The numbers, each at the first free bucket from that of its hash on; -1 where none stands. A power of two long.
  private var buckets: [Int32] = Array(repeating: -1, count: 64)

  init(_ texts: [String] = []) {
    for text in texts { _ = number(of: text) }
  }

  /// The number of a text, a new one if it was not met before.
  mutating func number(of text: String) -> Int { text.utf8.withSlice { number(of: $0) } }

  /// The number of the text that bytes spell; they must be UTF-8.
  mutating func number(of bytes: TextSlice) -> Int {
    let hash = ByteHash.of(bytes)
    var bucket = find(bytes, hash)
    if buckets[bucket] >= 0 { return Int(buckets[bucket]) }
    if texts.count * 2 >= buckets.count {
      grow()
      bucket = find(bytes, hash)
    }
    buckets[bucket] = Int32(texts.count)
    texts.append(bytes.text)
    letters += bytes
    entries.append((hash, letters.count))
    return texts.count - 1
  }

  /// The number of bytes that were met before, or `nil`.
  func known(_ bytes: TextSlice) -> Int? {
    let number = buckets[find(bytes, ByteHash.of(bytes))]
    return number < 0 ? nil : Int(number)
  }

  /// A hash of a text that depends on the text alone.
  func hash(_ number: Int) -> UInt64 { entries[number].hash }

  /// Where a text stands, or would.
  private func find(_ bytes: TextSlice, _ hash: UInt64) -> Int {
    var bucket = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
    while buckets[bucket] >= 0 {
      let number = Int(buckets[bucket])
      if entries[number].hash == hash, spells(number, bytes) { return bucket }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    return bucket
  }

  /// Whether a text has these bytes.
  private func spells(_ number: Int, _ bytes: TextSlice) -> Bool {
    let start = number == 0 ? 0 : entries[number - 1].end
    return letters.withSlice { $0.part(start..<entries[number].end).isEqual(to: bytes) }
  }

  private mutating func grow() {
    buckets = Array(repeating: -1, count: buckets.count * 2)
    for (number, entry) in entries.enumerated() {
      var bucket = Int(truncatingIfNeeded: entry.hash) & (buckets.count - 1)
      while buckets[bucket] >= 0 { bucket = (bucket + 1) & (buckets.count - 1) }
      buckets[bucket] = Int32(number)
    }
  }
}

/// A 64-bit hash of bytes, the same in every run on a machine.
///
/// Multiplication and folding of eight bytes at a time; the constants are the fractions of the golden ratio and of √2.
enum ByteHash {
  @inline(__always)
  static func of(_ bytes: TextSlice, seed: UInt64 = 0) -> UInt64 {
    var hash = seed ^ UInt64(bytes.count)
    var offset = 0
    while offset <= bytes.count - 8 {
      hash = mixed(hash, bytes.load(UInt64.self, at: offset))
      offset += 8
    }
    // What is left, in the order in which people write numbers.
    var rest: UInt64 = 0
    if offset > 0, offset < bytes.count {
      let last = UInt64(bigEndian: bytes.load(UInt64.self, at: bytes.count - 8))
      rest = last & (1 << UInt64(8 * (bytes.count - offset)) - 1)
    } else {
      for byte in bytes.from(offset) { rest = rest << 8 | UInt64(byte) }
    }
    return mixed(hash, rest)
  }

  /// Two numbers made one.
  static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = ((hash ^ word) &+ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0x6A09_E667_F3BC_C909)
    return product.high ^ product.low
  }
}

/// A set of hashes: an open table of 64-bit numbers that are mixed already, so a member costs one look.
struct HashSet: Sendable {
  private var buckets: [UInt64]
  private var count = 0
  private var hasZero = false

  /// - Parameter capacity: how many members are expected.
  init(capacity: Int) {
    var size = 64
    while size < capacity * 3 / 2 { size *= 2 }
    buckets = Array(repeating: 0, count: size)
  }

  var isEmpty: Bool { count == 0 && !hasZero }

  func contains(_ hash: UInt64) -> Bool { hash == 0 ? hasZero : buckets[bucket(of: hash)] == hash }

  /// - Returns: whether it was new.
  @discardableResult
  mutating func insert(_ hash: UInt64) -> Bool {
    if hash == 0 {
      defer { hasZero = true }
      return !hasZero
    }
    var bucket = bucket(of: hash)
    guard buckets[bucket] != hash else { return false }
    if count * 4 >= buckets.count * 3 {
      grow()
      bucket = self.bucket(of: hash)
    }
    buckets[bucket] = hash
    count += 1
    return true
  }

  private func bucket(of hash: UInt64) -> Int {
    var bucket = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
    while buckets[bucket] != 0, buckets[bucket] != hash { bucket = (bucket + 1) & (buckets.count - 1) }
    return bucket
  }

  private mutating func grow() {
    let old = buckets
    buckets = Array(repeating: 0, count: old.count * 2)
    for hash in old where hash != 0 { buckets[bucket(of: hash)] = hash }
  }
}
