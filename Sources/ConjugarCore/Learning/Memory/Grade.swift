/// How well a form came to mind, as the scheduler counts it.
package enum Grade: Int, CaseIterable, Sendable, Hashable, Comparable {
  case again = 1
  case hard, good, easy

  /// Wrong, not known, and right only after two hints is *again*; right after one hint is *hard*. It is the grade of the
  /// form without its accent, whatever a lost one earns.
  package init(_ verdict: Verdict) {
    switch verdict.result {
    case .wrong, .skipped: self = .again
    case .accentSlip, .correct: self.init(hints: verdict.hints)
    }
  }

  /// The grade of a form that was found, after some hints.
  init(hints: Int) { self = hints > 1 ? .again : hints == 1 ? .hard : .good }

  package static func < (first: Grade, second: Grade) -> Bool { first.rawValue < second.rawValue }
}
