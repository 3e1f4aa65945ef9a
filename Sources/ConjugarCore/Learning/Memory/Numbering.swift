/// Consecutive numbers for things, in the order in which they are first met.
struct Numbering<Key: Hashable & Sendable>: Sendable {
  private(set) var all: [Key] = []
  private var numbers: [Key: Int] = [:]

  mutating func number(of key: Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = all.count
    all.append(key)
    return all.count - 1
  }
}
