/// The verbs that a quiz draws from, by rank: names are read and verbs looked up only as far as the quiz reaches down.
struct VerbPool: Sendable {
  private struct Row {
    let name: String
    var share = 0.0
    /// `nil` until it is looked up.
    var verb: Verb?
  }

  private let conjugator: Conjugator
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
    unread = frequency.makeIterator()
    limit = top ?? .max
    size = top ?? usual
    isGiven = false
  }

  /// The given verbs, in their order.
  init(_ conjugator: Conjugator, _ given: [Verb]) {
    self.conjugator = conjugator
    unread = nil
    limit = given.count
    size = given.count
    isGiven = true
    rows = given.map { Row(name: $0.name, verb: $0) }
  }

  /// Whether there are so many verbs that one more has this rank, counted from 0.
  mutating func reaches(_ rank: Int) -> Bool {
    while rank >= rows.count, rank < limit, unread != nil { readOn() }
    return rank < min(rows.count, limit)
  }

  /// The verb of a rank and its share of uses with *-se*, or `nil` if there is none.
  mutating func verb(at rank: Int) -> (verb: Verb, share: Double)? {
    guard reaches(rank) else { return nil }
    guard let verb = rows[rank].verb ?? conjugator.find(rows[rank].name) else { return nil }
    rows[rank].verb = verb
    return (verb, rows[rank].share)
  }

  /// Whether a verb is one of those drawn from: the most used ones are, unless the list is very short.
  mutating func has(_ name: String) -> Bool {
    _ = reaches(min(size, Self.mostLooked) - 1)
    return rows.prefix(size).prefix(Self.mostLooked).contains { $0.name == name }
  }

  private static let mostLooked = FrequencyList.Depth.beginner.rawValue

  private mutating func readOn() {
    if let entry = unread?.nextEntry() {
      rows.append(Row(name: entry.verb, share: Double(entry.percent ?? 0) / 100))
    } else {
      unread = nil
      guard limit == .max else { return }
      let used = Set(rows.map(\.name))
      rows += conjugator.lexicon.infinitives.filter { !used.contains($0) }.map { Row(name: $0) }
    }
  }
}
