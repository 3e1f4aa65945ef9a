/// How a learner is doing, computed from the answers alone.
///
/// Practice answers, which follow right after the right form was shown, make a day count but do not measure memory, so
/// no tally includes them. Days are those of the learner's wall calendar.
package struct Progress: Sendable {
  package let scope: ProgressScope
  /// The tally of all answers, including those that say nothing about a form: what was recognized or heard.
  package let all: Tally
  /// Only the tenses that were asked, in the order of every output; `persons` and `kinds` likewise.
  package let tenses: [Tallied<Tense>]
  /// `nil` stands for a tense without persons.
  package let persons: [Tallied<Person?>]
  package let slots: [Tallied<Slot>]
  /// A form that shows two patterns counts toward both.
  package let kinds: [Tallied<Irregularity>]
  /// Most missed first.
  package let verbs: [Tallied<String>]
  package let errors: [(kind: String, count: Int)]
  package let fluency: FluencyReport
  /// Weakest first, without those never missed.
  package let weakest: [Tallied<IrregularityInTense>]
  /// Based on all answers, whatever the scope.
  package let days: ProgressDays
  package let weeks: [Tally]

  /// - Parameters:
  ///   - now: any moment of today.
  ///   - zoneOffset: how many seconds the wall clock is ahead of UTC now; each answer knows its own day.
  package init(
    _ history: History, _ scope: ProgressScope = ProgressScope(), now: Timestamp,
    zoneOffset: Int = 0, conjugator: Conjugator = Conjugator()
  ) {
    let today = now.learningDay(zoneOffset: zoneOffset)
    let first = scope.days.map { today - $0 + 1 } ?? .min
    var count = ProgressCount(history, scope, from: first)
    count.findKinds(conjugator)
    let days = ProgressDays(count.days, today: today)
    (self.scope, self.days) = (scope, days)
    all = count.days.values.reduce(into: Tally()) { $0 += $1.tally }
    tenses = count.sums(Tense.allCases) { [$0.slot.tense] }
    persons = count.sums(Person.allCases + [nil]) { [$0.slot.person] }
    slots = count.sums(Slot.all) { [$0.slot] }
    kinds = count.sums(Irregularity.kinds) { $0.kinds }
    verbs = count.sums(count.verbs) { [count.verbs[$0.verb]] }.sorted {
      ($1.tally.misses, $0.tally.correct, $0.subject) < ($0.tally.misses, $1.tally.correct, $1.subject)
    }
    fluency = FluencyReport(count)
    weakest = Tallied.weakest(
      of: count.sums(IrregularityInTense.all) { cell in cell.kinds.map { IrregularityInTense($0, cell.slot.tense) } })
    errors = count.errors.map { (kind: $0, count: $1) }.sorted { ($1.count, $0.kind) < ($0.count, $1.kind) }
    weeks = stride(from: days.range.lowerBound, to: days.range.upperBound, by: 7).map { monday in
      (monday..<monday + 7).reduce(into: Tally()) { $0 += count.days[$1]?.tally ?? Tally() }
    }
  }

  package var isEmpty: Bool { all.answers == 0 }
}

/// Which answers a learner wants to see.
package struct ProgressScope: Sendable {
  package var slots: Set<Slot>?
  package var verbs: Set<String> = []
  /// The number of days up to and including today; `nil` for all.
  package var days: Int?

  package init(slots: Set<Slot>? = nil, verbs: Set<String> = [], days: Int? = nil) {
    (self.slots, self.verbs, self.days) = (slots, verbs, days)
  }

  func contains(_ infinitive: String, _ slot: Slot) -> Bool {
    (slots?.contains(slot) ?? true) && (verbs.isEmpty || verbs.contains(infinitive))
  }
}
