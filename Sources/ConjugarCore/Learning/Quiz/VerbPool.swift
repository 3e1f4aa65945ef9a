/// The verbs that a quiz draws from, by rank: lines are read and verbs looked up only as far as the quiz reaches down.
struct VerbPool: Sendable {
  private enum Row {
    /// A line of the list of use.
    case line(LiteralPart)
    case named(String)
    /// `nil` if the lexicon does not have it.
    case read(Verb?, share: Double)
  }

  private let conjugator: Conjugator
  private let frequency: FrequencyList
  private var unread: FrequencyList.Iterator?
  private var rows: [Row] = []
  private let limit: Int
  /// How many of the most used verbs are drawn from; all of those given.
  let size: Int
  /// Whether the verbs were given by name.
  let isGiven: Bool

  /// The verbs by use; those that the list of use does not have come last, in the order of the lexicon.
  ///
  /// - Parameters:
  ///   - top: only so many of the most used; `nil` for all.
  ///   - usual: from how many to draw if all will do.
  init(_ conjugator: Conjugator, _ frequency: FrequencyList, top: Int?, usual: Int) {
    self.conjugator = conjugator
    self.frequency = frequency
    unread = frequency.makeIterator()
    limit = top ?? .max
    size = top ?? usual
    isGiven = false
  }

  /// The given verbs, in their order.
  init(_ conjugator: Conjugator, _ given: [Verb]) {
    self.conjugator = conjugator
    frequency = .embedded
    unread = nil
    limit = given.count
    size = given.count
    isGiven = true
    rows = given.map { .read($0, share: 0) }
  }

  /// Whether there are so many verbs that one more has this rank, counted from 0.
  mutating func reaches(_ rank: Int) -> Bool {
    while rank >= rows.count, rank < limit, unread != nil { readOn() }
    return rank < min(rows.count, limit)
  }

  /// The verb of a rank and its share of uses with *-se*, or `nil` if there is none.
  mutating func verb(at rank: Int) -> (verb: Verb, share: Double)? {
    guard reaches(rank) else { return nil }
    switch rows[rank] {
    case .read(let verb, let share): return verb.map { ($0, share) }
    case .named(let name): rows[rank] = .read(conjugator.find(name), share: 0)
    case .line(let line):
      let (name, percent) = FrequencyList.entry(line.slice)
      rows[rank] = .read(conjugator.find(name), share: Double(percent ?? 0) / 100)
    }
    return verb(at: rank)
  }

  private mutating func readOn() {
    if let line = unread?.nextLine() {
      rows.append(.line(line))
    } else {
      unread = nil
      guard limit == .max else { return }
      let used = Set(frequency)
      rows += conjugator.lexicon.infinitives.filter { !used.contains($0) }.map { .named($0) }
    }
  }
}
