/// The verbs that the options allow, and whether there is enough to ask of them.
struct QuizSupply {
  private(set) var pool: VerbPool
  private let scope: QuizScope
  private let options: QuizOptions
  private let given: [Verb]

  init(_ options: QuizOptions, _ scope: QuizScope, _ frequency: FrequencyList) throws(QuizError) {
    self.options = options
    self.scope = scope
    var given = scope.named
    if let top = options.top, !given.isEmpty {
      let used = Set(frequency.prefix(max(0, top)))
      given.removeAll { !used.contains("\($0.infinitive.bare)") }
      if given.isEmpty { throw .verbsNotInTop(options.verbs, top) }
    }
    self.given = given
    pool =
      given.isEmpty
      ? VerbPool(scope.conjugator, frequency, top: options.top, usual: scope.plan.verbs)
      : VerbPool(scope.conjugator, given)
  }

  /// How many questions the quiz will have: as many as wanted, or as many as there are.
  ///
  /// - Throws: `QuizError` if there are none, saying what excludes what.
  mutating func total() throws(QuizError) -> Int {
    // Where nothing narrows the choice of verbs, there is always enough.
    guard !given.isEmpty || options.top != nil || scope.kind != nil else { return options.questions }
    var total = 0
    var rank = 0
    while total < options.questions, pool.reaches(rank) {
      if let (verb, _) = pool.verb(at: rank) {
        for row in scope.plan.rows where total < options.questions {
          let cells = scope.cells(of: verb, in: row.tense)
          total += cells.fitting(scope.kind ?? .any).count
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
      let slots = tenses.flatMap(Slot.of).filter { slot in slot.person.map(scope.persons.contains) ?? true }
      let gaps = slots.compactMap { scope.conjugator.gap(of: verb, at: $0) }
      if gaps.count == slots.count, let gap = gaps.first {
        return .verbsLackForms([verb.name], reason: gap.reason, tenses, options.persons)
      }
      if scope.kind == nil, slots.allSatisfy({ !verb.isSaid(at: $0) }) {
        let reason = (verb.usage.seldom ?? verb.usage.persons)?.reason ?? "people hardly say it"
        return .verbsNotAsked([verb.name], reason: reason, tenses, options.persons)
      }
    }
    return .nothingOfKind(
      verbs: given.map(\.name), top: options.top,
      kind: options.pattern?.id ?? (options.regularOnly ? "regular" : nil), tenses,
      options.persons)
  }
}
