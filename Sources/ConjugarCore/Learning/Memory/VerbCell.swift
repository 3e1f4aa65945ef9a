/// A cell of a verb, which goes by its number.
struct VerbCell: Hashable, Sendable {
  let verb: Int
  let slot: Slot
}

/// What is known of cells, without hashing: a log has a hundred thousand answers.
struct CellTable<Value: Sendable>: Sendable {
  /// A row of slots for each verb.
  private var values: [Value?] = []
  /// In the value, where it is at hand.
  private let slots = Slot.all.count

  subscript(cell: VerbCell) -> Value? {
    get {
      let place = cell.verb * slots + cell.slot.index
      return place < values.count ? values[place] : nil
    }
    set {
      let place = cell.verb * slots + cell.slot.index
      while place >= values.count { values += repeatElement(nil, count: slots) }
      values[place] = newValue
    }
  }
}
