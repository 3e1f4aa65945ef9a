/// How a number of answers turned out.
package struct Tally: Hashable, Sendable {
  package private(set) var correct = 0
  package private(set) var accentSlips = 0
  package private(set) var wrong = 0
  package private(set) var skipped = 0
  /// The wrong answers that were written as they sound, or nearly: *yegó*.
  package private(set) var misspelled = 0
  private var slips = 0
  /// How often a form came back: the first answer of a day to a cell that had been seen on an earlier day.
  package private(set) var returns = 0
  /// How many of those were neither wrong nor skipped.
  package private(set) var kept = 0

  /// - Parameter isReturn: whether the cell had been seen on an earlier day, but not yet on this one.
  mutating func add(_ answer: LogEntry, isReturn: Bool) {
    let result = answer.result
    if result == .wrong, answer.kind == Diagnosis.Kind.spelling.rawValue { misspelled += 1 }
    if answer.isSlip { slips += 1 }
    switch result {
    case .correct: correct += 1
    case .accentSlip: accentSlips += 1
    case .wrong: wrong += 1
    case .skipped: skipped += 1
    }
    guard isReturn else { return }
    returns += 1
    if result.knowsForm { kept += 1 }
  }

  package var answers: Int { correct + accentSlips + wrong + skipped }
  package var misses: Int { wrong + skipped }
  fileprivate var known: Int { answers - misses + slips }

  /// The percentage of right answers, rounded down; an accent slip does not count as right. `nil` if there are none.
  package var accuracy: Int? { answers == 0 ? nil : correct * 100 / answers }

  /// The percentage of forms retained from one day to a later one, rounded down; `nil` if none came back.
  package var retention: Int? { returns == 0 ? nil : kept * 100 / returns }

  package static func += (sum: inout Tally, other: Tally) {
    sum.correct += other.correct
    sum.accentSlips += other.accentSlips
    sum.wrong += other.wrong
    sum.skipped += other.skipped
    sum.misspelled += other.misspelled
    sum.slips += other.slips
    sum.returns += other.returns
    sum.kept += other.kept
  }
}

/// How the answers about one subject turned out: a tense, a verb…
package struct Tallied<Subject: Equatable & Sendable>: Equatable, Sendable {
  package let subject: Subject
  package let tally: Tally
}

/// An irregularity in a tense, which is the unit of practice: e→ie in the present.
package struct IrregularityInTense: Hashable, Sendable {
  package let kind: Irregularity
  package let tense: Tense

  package init(_ kind: Irregularity, _ tense: Tense) { (self.kind, self.tense) = (kind, tense) }

  /// In the order of the tenses; the infinitive cannot be drilled, as it is the name of the verb.
  static let all = Tense.allCases.filter { $0 != .infinitive }.flatMap { tense in
    Irregularity.kinds.map { IrregularityInTense($0, tense) }
  }
}

extension Tallied where Subject == IrregularityInTense {
  /// How many answers showed that the irregularity is known: misspelling *piensa* still shows e→ie.
  package var known: Int { tally.known + (subject.kind.isOfWriting ? 0 : tally.misspelled) }

  /// Weakest first, ties in their given order, without those never missed.
  static func weakest(of tallies: [Tallied]) -> [Tallied] {
    Weakness.lacks(tallies.map { ($0, $0.known, $0.tally.answers) }).map(\.subject)
  }
}
