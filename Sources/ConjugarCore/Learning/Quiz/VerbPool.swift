/// The verbs that a quiz's options allow, by rank, looked up only as far down as the quiz reaches.
struct VerbPool: Sendable {
  private let scope: QuizScope
  private let options: QuizOptions
  /// The verbs given by name; empty if verbs are drawn from the frequency list.
  private let given: [Verb]
  private var entries: [FrequencyList.Entry]
  private var unread: FrequencyList.Iterator?
  private let limit: Int
  /// How many of the most used verbs to draw from, or the number of verbs given.
  let size: Int

  /// - Throws: `QuizError` if the verbs given are not among the most used ones requested.
  init(_ options: QuizOptions, _ scope: QuizScope) throws(QuizError) {
    (self.options, self.scope) = (options, scope)
    if let top = options.top, !scope.named.isEmpty {
      let used = Set(FrequencyList.embedded.prefix(max(0, top)))
      given = scope.named.filter { used.contains("\($0.infinitive.bare)") }
      if given.isEmpty { throw .verbsNotInTop(options.verbs, top) }
    } else {
      given = scope.named
    }
    unread = given.isEmpty ? FrequencyList.embedded.makeIterator() : nil
    entries = given.map { ($0.name, nil) }
    limit = given.isEmpty ? options.top ?? .max : given.count
    size = given.isEmpty ? options.top ?? scope.plan.verbs : given.count
  }

  var isGiven: Bool { !given.isEmpty }

  /// A random rank: a verb's probability falls slowly with its rank; verbs given by name are equally likely.
  func rank(_ chance: inout Chance) -> Int {
    guard !isGiven else { return chance.any(below: size) }
    let share = Exponential.pow(Double(size) / DrawPolicy.flatness + 1, chance.unit())
    return Int(DrawPolicy.flatness * (share - 1))
  }

  /// The verb at a rank, counted from 0, and its share of uses with *-se*; `nil` if there are fewer verbs.
  mutating func entry(at rank: Int) -> FrequencyList.Entry? {
    while rank >= entries.count, rank < limit, let entry = unread?.nextEntry() { entries.append(entry) }
    if rank >= entries.count, limit == .max, unread != nil {
      // Verbs missing from the frequency list come last, in lexicon order.
      unread = nil
      let used = Set(FrequencyList.embedded)
      entries += scope.conjugator.lexicon.infinitives.filter { !used.contains($0) }.map { ($0, nil) }
    }
    return rank < min(entries.count, limit) ? entries[rank] : nil
  }

  /// The verb with a name, or `nil` if the lexicon does not have it.
  func verb(named name: String) -> Verb? { given.first { $0.name == name } ?? scope.conjugator.find(name) }

  /// How many questions the quiz will have: as many as requested, or as many as there are.
  ///
  /// - Throws: `QuizError` if there are none, stating what rules out what.
  mutating func total() throws(QuizError) -> Int {
    // If nothing narrows the choice of verbs, there are always enough.
    guard isGiven || options.top != nil || scope.kind != nil else { return options.questions }
    var total = 0
    var rank = 0
    while total < options.questions, let entry = entry(at: rank) {
      if let verb = verb(named: entry.name) {
        total += scope.plan.rows.reduce(0) { sum, row in
          sum + scope.cells(of: verb, Turn(tense: row.tense, kind: scope.kind ?? .any)).count
        }
      }
      rank += 1
    }
    if total == 0 { throw nothing }
    return min(total, options.questions)
  }

  private var nothing: QuizError {
    let tenses = scope.plan.rows.map(\.tense)
    for verb in given {
      let slots = tenses.flatMap(Slot.of).filter { scope.asks($0) }
      let gaps = slots.compactMap { Gap(of: verb, at: $0) }
      if gaps.count == slots.count, let gap = gaps.first {
        return .verbLacksForms(verb.name, reason: gap.reason, tenses, options.persons)
      }
      if scope.kind == nil, slots.allSatisfy({ !verb.isSaid(at: $0) }) {
        let reason = (verb.usage.seldom ?? verb.usage.persons)?.reason ?? "people hardly say it"
        return .verbNotAsked(verb.name, reason: reason, tenses, options.persons)
      }
    }
    return .nothingOfKind(
      verbs: given.map(\.name), top: options.top, kind: options.formKind ?? "a form", tenses, options.persons)
  }
}
