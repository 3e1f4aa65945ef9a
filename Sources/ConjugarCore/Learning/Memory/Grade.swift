/// How well a form came to mind, as the scheduler counts it.
package enum Grade: Int, CaseIterable, Sendable, Hashable, Comparable {
  case again = 1
  case hard, good, easy

  /// Wrong, not known, what earns nothing, and right only after two hints is *again*; only the accent off, or right after
  /// one hint, is *hard*.
  package init(_ verdict: Verdict) {
    switch verdict.result {
    case .wrong, .skipped: self = .again
    case .accentSlip: self = verdict.isMiss || verdict.hints > 1 ? .again : .hard
    case .correct: self = verdict.hints > 1 ? .again : verdict.hints == 1 ? .hard : .good
    }
  }

  package static func < (first: Grade, second: Grade) -> Bool { first.rawValue < second.rawValue }
}
