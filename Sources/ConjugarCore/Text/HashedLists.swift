/// Lists by a hash of what they belong to, laid out flat: to find one takes a step or two in memory and makes nothing.
struct HashedLists<Element: Sendable>: Sendable {
  private struct Slot: Sendable {
    var hash: UInt64 = 0
    var start: Int32 = 0
    /// None in an empty slot.
    var count: Int32 = 0
  }

  private var slots: [Slot]
  private var elements: [Element] = []
  /// What is left of a hash is its slot: the upper bits, the best mixed ones of a product.
  private let shift: UInt64

  /// - Parameter lists: lists by hashes whose upper bits are well mixed.
  init(_ lists: [UInt64: [Element]]) {
    var bits: UInt64 = 1
    while 1 << bits < 2 * lists.count { bits += 1 }
    shift = 64 - bits
    slots = Array(repeating: Slot(), count: 1 << Int(bits))
    for (hash, list) in lists where !list.isEmpty {
      var slot = Int(hash >> shift)
      while slots[slot].count > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Slot(hash: hash, start: Int32(elements.count), count: Int32(list.count))
      elements += list
    }
  }

  /// Where the list of a hash is; empty if there is none.
  func places(of hash: UInt64) -> Range<Int> {
    var slot = Int(hash >> shift)
    while slots[slot].count > 0 {
      if slots[slot].hash == hash { return Int(slots[slot].start)..<Int(slots[slot].start + slots[slot].count) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return 0..<0
  }

  subscript(index: Int) -> Element { elements[index] }
}
