/// Which cells were asked, and when last.
struct AskedCells: Sendable {
  /// What is known of a cell, side by side, for every answer looks at both; -1 where there is none.
  private struct Cell {
    /// The number of its last answer.
    var answer: Int32 = -1
    /// The number of the card that it has because it was missed.
    var card: Int32 = -1
  }

  /// The cells of every verb up to the last that was asked, verb after verb.
  private var cells: [Cell] = []

  private let slots = Slot.all.count

  private func index(_ verb: Int, _ slot: Slot) -> Int { verb * slots + slot.index }

  /// The number of the last answer of a cell, or `nil` if it was never asked.
  func lastAnswer(_ verb: Int, _ slot: Slot) -> Int? {
    cell(verb, slot).flatMap { $0.answer < 0 ? nil : Int($0.answer) }
  }

  /// The card of a cell, or `nil` if it has none.
  func card(_ verb: Int, _ slot: Slot) -> Int? { cell(verb, slot).flatMap { $0.card < 0 ? nil : Int($0.card) } }

  private func cell(_ verb: Int, _ slot: Slot) -> Cell? {
    let index = index(verb, slot)
    return index < cells.count ? cells[index] : nil
  }

  /// Notes an answer; returns the card of the cell.
  mutating func note(_ verb: Int, _ slot: Slot, _ answer: Int) -> Int32 {
    let index = index(verb, slot)
    while cells.count <= index { cells += repeatElement(Cell(), count: slots) }
    cells[index].answer = Int32(clamping: answer)
    return cells[index].card
  }

  mutating func setCard(_ verb: Int, _ slot: Slot, _ card: Int32) { cells[index(verb, slot)].card = card }
}
