/// The verbs that a quiz draws from, by rank: names are read and verbs looked up only as far as the quiz reaches down.
struct VerbPool: Sendable {
  private let conjugator: Conjugator
  private var unread: FrequencyList.Iterator?
  private var names: [String] = []
  private var verbs: [Int: Verb] = [:]
  private let limit: Int

  /// The verbs by use; those that the list of use does not have come last, in the order of the lexicon.
  ///
  /// - Parameter top: only so many of the most used; `nil` for all.
  init(_ conjugator: Conjugator, _ frequency: FrequencyList, top: Int?) {
    self.conjugator = conjugator
    unread = frequency.makeIterator()
    limit = top ?? .max
  }

  /// The given verbs, in their order.
  init(_ conjugator: Conjugator, _ given: [Verb]) {
    self.conjugator = conjugator
    unread = nil
    limit = given.count
    for verb in given {
      verbs[names.count] = verb
      names.append(verb.name)
    }
  }

  /// Whether there are so many verbs that one more has this rank, counted from 0.
  mutating func reaches(_ rank: Int) -> Bool {
    while rank >= names.count, rank < limit, unread != nil { readOn() }
    return rank < min(names.count, limit)
  }

  /// The verb of a rank, or `nil` if there is none.
  mutating func verb(at rank: Int) -> Verb? {
    guard reaches(rank) else { return nil }
    if let known = verbs[rank] { return known }
    let verb = conjugator.find(names[rank])
    verbs[rank] = verb
    return verb
  }

  private mutating func readOn() {
    if let name = unread?.next() {
      names.append(name)
    } else {
      unread = nil
      guard limit == .max else { return }
      let used = Set(names)
      names += conjugator.lexicon.infinitives.filter { !used.contains($0) }
    }
  }
}
