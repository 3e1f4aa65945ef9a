/// How a learner is doing, computed from the answers alone.
///
/// Answers given for practice, right after the right form was shown, make a day count, but are no measure of memory:
/// no tally has them. The days are those of the learner's wall calendar.
package struct Progress: Sendable {
  package let scope: ProgressScope
  /// Of all answers together.
  package let all: Tally
  /// Only the tenses that were asked, in the order of every output; so with the persons and the kinds.
  package let tenses: [Tallied<Tense>]
  /// `nil` is the person of a tense without persons.
  package let persons: [Tallied<Person?>]
  package let cells: [Tallied<Slot>]
  /// A form that shows two patterns counts with both.
  package let kinds: [Tallied<Irregularity>]
  /// The most missed first.
  package let verbs: [Tallied<String>]
  /// What the wrong answers were, the most frequent first.
  package let errors: [(kind: String, count: Int)]
  package let fluency: FluencyReport
  /// The weakest first, those without a miss left out.
  package let weakest: [Tallied<IrregularityInTense>]
  /// Of all answers, whatever was asked for.
  package let days: ProgressDays
  /// Week by week, as many as the calendar has.
  package let weeks: [Tally]

  /// - Parameters:
  ///   - now: any moment of today.
  ///   - zoneOffset: seconds that the wall clock is ahead of UTC now; each answer knows its own day.
  package init(
    _ history: History, _ scope: ProgressScope = ProgressScope(), now: Timestamp,
    zoneOffset: Int = 0, conjugator: Conjugator = Conjugator()
  ) {
    let today = now.learningDay(zoneOffset: zoneOffset)
    let first = scope.days.map { today - $0 + 1 } ?? .min
    let count = ProgressCount(history, scope, from: first)
    let sums = ProgressSums(count.cells, of: count.verbs.map { conjugator.find($0) })
    let days = ProgressDays(count.days, today: today)
    self.scope = scope
    self.days = days
    all = sums.all
    tenses = Tallied.list(Tense.allCases) { tense, _ in sums.ofSlots { $0.tense == tense } }
    persons = Tallied.list(Person.allCases.map { $0 } + [nil]) { person, _ in sums.ofSlots { $0.person == person } }
    cells = Tallied.list(Slot.all) { sums.slots[$1] }
    kinds = Tallied.list(Irregularity.kinds) { _, index in sums.kinds.reduce(into: Tally()) { $0 += $1[index] } }
    verbs = Tallied.list(count.verbs) { sums.verbs[$1] }.sorted { one, other in
      (other.tally.misses, one.tally.correct, one.subject) < (one.tally.misses, other.tally.correct, other.subject)
    }
    fluency = FluencyReport(count.paced, count.cells, kinds: sums.kindsOfCells)
    // In each tense the kinds stand in their order.
    weakest = Tallied.weakest(
      of: Tallied.list(IrregularityInTense.all) { weak, index in
        sums.kinds[Int(weak.tense.rawValue)][index % Irregularity.kinds.count]
      })
    errors = count.errors.map { (kind: $0.key, count: $0.value) }.sorted { ($1.count, $0.kind) < ($0.count, $1.kind) }
    weeks = stride(from: days.range.lowerBound, to: days.range.upperBound, by: 7).map { monday in
      (monday..<monday + 7).reduce(into: Tally()) { $0 += count.days[$1]?.tally ?? Tally() }
    }
  }

  /// Whether there is nothing to tell of.
  package var isEmpty: Bool { all.answers == 0 }
}

/// Which answers a learner wants to hear of.
package struct ProgressScope: Sendable {
  /// The cells; all if `nil`.
  package var slots: Set<Slot>?
  /// Infinitives; all if empty.
  package var verbs: Set<String> = []
  /// So many days, today the last of them; all if `nil`.
  package var days: Int?

  package init(slots: Set<Slot>? = nil, verbs: Set<String> = [], days: Int? = nil) {
    self.slots = slots
    self.verbs = verbs
    self.days = days
  }

  func contains(_ infinitive: String, _ slot: Slot) -> Bool {
    (slots?.contains(slot) ?? true) && (verbs.isEmpty || verbs.contains(infinitive))
  }
}
