/// What became of cells, added up by what they have in common.
struct ProgressSums {
  private(set) var all = Tally()
  private(set) var tenses: [Tense: Tally] = [:]
  private(set) var persons: [Person?: Tally] = [:]
  private(set) var slots: [Slot: Tally] = [:]
  private(set) var verbs: [String: Tally] = [:]
  private(set) var kinds: [FormKind: Tally] = [:]
  private(set) var kindsInTenses: [KindInTense: Tally] = [:]

  init(_ cells: [ProgressCount.Cell], _ conjugator: Conjugator) {
    var known: [String: Verb?] = [:]
    for cell in cells {
      let (infinitive, slot, tally) = (cell.name.infinitive, cell.name.slot, cell.tally)
      all += tally
      tenses[slot.tense, default: Tally()] += tally
      persons[slot.person, default: Tally()] += tally
      slots[slot, default: Tally()] += tally
      verbs[infinitive, default: Tally()] += tally
      let verb = known[infinitive] ?? conjugator.verbIfAny(infinitive)
      known[infinitive] = verb
      // A log that was written by hand may have words that are no verbs.
      guard let verb else { continue }
      for kind in FormKind.of(verb, at: slot, conjugator) {
        kinds[kind, default: Tally()] += tally
        kindsInTenses[KindInTense(kind, slot.tense), default: Tally()] += tally
      }
    }
  }

  /// The sums in a given order, without those that are none.
  func of<Subject>(_ sums: [Subject: Tally], _ order: [Subject]) -> [Tallied<Subject>] {
    order.compactMap { subject in sums[subject].map { Tallied(subject: subject, tally: $0) } }
  }
}

extension Conjugator {
  /// A verb by its name, or `nil`; unlike `verb(_:)` it looks for no near ones, which takes long.
  fileprivate func verbIfAny(_ name: String) -> Verb? {
    guard let infinitive = Infinitive(name) else { return nil }
    if let verb = try? lexicon.verb(infinitive) { return verb }
    return try? Guess(lexicon).verb(infinitive)
  }
}
