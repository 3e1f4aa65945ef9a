/// What a quiz has asked so far, counted by verb, family and person.
struct DrawTally: Sendable {
  private struct Cell: Hashable {
    let rank: Int
    let slot: Slot
  }

  private var ranks: [Int: Int] = [:]
  private var families: [String: Int] = [:]
  private var persons: [Person: Int] = [:]
  private var cells: Set<Cell> = []

  mutating func count(_ rank: Int, _ slot: Slot, family: String?) {
    ranks[rank, default: 0] += 1
    if let family { families[family, default: 0] += 1 }
    if let person = slot.person { persons[person, default: 0] += 1 }
    cells.insert(Cell(rank: rank, slot: slot))
  }

  func uses(of rank: Int) -> Int { ranks[rank] ?? 0 }
  func uses(of family: String) -> Int { families[family] ?? 0 }
  func uses(of person: Person?) -> Int { person.flatMap { persons[$0] } ?? 0 }
  func wasAsked(_ rank: Int, _ slot: Slot) -> Bool { cells.contains(Cell(rank: rank, slot: slot)) }

  /// Those of some slots whose person was asked least, in order.
  func leastAsked(_ slots: [Slot]) -> [Slot] {
    let least = slots.map { uses(of: $0.person) }.min()
    return slots.filter { uses(of: $0.person) == least }
  }
}
