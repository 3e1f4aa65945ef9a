/// A cell of a verb, which is identified by its number.
struct VerbCell: Hashable, Sendable {
  let verb: Int
  let slot: Slot
}

/// Values by cell, stored without hashing, since a log may have a hundred thousand answers.
struct CellTable<Value: Sendable>: Sendable {
  private var values: [Value] = []
  /// A row of slots for each verb, with the number of each value from 1, or 0 where there is none.
  private var numbers: [Int32] = []
  /// The number of slots, copied into the value for fast access.
  private let slots = Slot.all.count

  subscript(cell: VerbCell) -> Value? {
    let place = cell.verb * slots + cell.slot.index
    return place < numbers.count && numbers[place] > 0 ? values[Int(numbers[place]) - 1] : nil
  }

  mutating func updateValue(_ value: Value, at cell: VerbCell) {
    let place = cell.verb * slots + cell.slot.index
    if place >= numbers.count { numbers += repeatElement(0, count: (cell.verb + 1) * slots - numbers.count) }
    if numbers[place] > 0 {
      values[Int(numbers[place]) - 1] = value
    } else {
      values.append(value)
      numbers[place] = Int32(values.count)
    }
  }
}
