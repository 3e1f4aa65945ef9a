/// Whether questions are shuffled, and with what seed.
public enum Shuffling: Sendable, Hashable {
  /// Verbs, persons and order are drawn from a seed.
  case seeded(UInt64)
  /// Everything in order, so that the quiz is predictable: the plan row by row, verbs by frequency, persons and
  /// subjects in turn.
  case none

  /// The seed that reproduces the questions, if they are shuffled.
  package var seed: UInt64? { if case .seeded(let seed) = self { seed } else { nil } }
}

/// The randomness of a draw: from a seed, or none, in which case the first candidate is always taken.
struct Chance: Sendable {
  private var generator: SplitMix64?

  init(_ shuffling: Shuffling) { generator = shuffling.seed.map { SplitMix64(seed: $0) } }

  var isMixed: Bool { generator != nil }

  /// A number below a limit: random, or 0 where nothing is shuffled.
  mutating func any(below limit: Int) -> Int { limit > 1 ? generator?.below(limit) ?? 0 : 0 }

  /// A number from 0 up to but not including 1: random, or 0.
  mutating func unit() -> Double { generator?.unit() ?? 0 }

  /// One of the elements with the lowest count: a random one, or the first; `nil` if there are none.
  mutating func any<Element>(of elements: [Element], least counts: [Int]) -> Element? {
    let least = counts.min()
    let rarest = zip(elements, counts).filter { $1 == least }
    return rarest.isEmpty ? nil : rarest[any(below: rarest.count)].0
  }

  mutating func mix<Element>(_ list: inout [Element]) { generator?.shuffle(&list) }
}
