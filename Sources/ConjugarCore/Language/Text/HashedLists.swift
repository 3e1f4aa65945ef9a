/// Lists by a hash of what they belong to, laid out flat: to find one takes a step or two in memory and makes nothing.
struct HashedLists<Element: Sendable>: Sendable {
  private struct Bucket: Sendable {
    var hash: UInt64 = 0
    var start: Int32 = 0
    /// None in an empty bucket.
    var count: Int32 = 0
  }

  private var buckets: [Bucket]
  private var elements: [Element] = []
  /// What is left of a hash is its bucket: the upper bits, the best mixed ones of a product.
  private let shift: UInt64

  /// - Parameter lists: lists by hashes whose upper bits are well mixed.
  init(_ lists: [UInt64: [Element]]) {
    var bits: UInt64 = 1
    while 1 << bits < 2 * lists.count { bits += 1 }
    shift = 64 - bits
    buckets = Array(repeating: Bucket(), count: 1 << Int(bits))
    for (hash, list) in lists where !list.isEmpty {
      var bucket = Int(hash >> shift)
      while buckets[bucket].count > 0 { bucket = (bucket + 1) & (buckets.count - 1) }
      buckets[bucket] = Bucket(hash: hash, start: Int32(elements.count), count: Int32(list.count))
      elements += list
    }
  }

  /// Where the list of a hash is; empty if there is none.
  func indices(of hash: UInt64) -> Range<Int> {
    var bucket = Int(hash >> shift)
    while buckets[bucket].count > 0 {
      if buckets[bucket].hash == hash {
        return Int(buckets[bucket].start)..<Int(buckets[bucket].start + buckets[bucket].count)
      }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    return 0..<0
  }

  subscript(index: Int) -> Element { elements[index] }
}
