/// A cell of a verb, which goes by its number.
struct VerbCell: Hashable, Sendable {
  let verb: Int
  let slot: Slot
}

/// A number for each cell that has one, without hashing: a log has a hundred thousand answers.
struct CellTable: Sendable {
  /// A row of slots for each verb, -1 where there is no number.
  private var numbers: [Int32] = []
  /// In the value, where it is at hand.
  private let slots = Slot.all.count

  subscript(cell: VerbCell) -> Int? {
    get {
      let place = cell.verb * slots + cell.slot.index
      return place < numbers.count && numbers[place] >= 0 ? Int(numbers[place]) : nil
    }
    set {
      let place = cell.verb * slots + cell.slot.index
      while place >= numbers.count { numbers += repeatElement(-1, count: slots) }
      numbers[place] = newValue.map { Int32(clamping: $0) } ?? -1
    }
  }
}
