/// One answer as the log keeps it: what was asked, what was typed, what came of it.
///
/// All that the program tells of a learner (progress, statistics, what is due) is computed from these.
public struct LogEntry: Hashable, Sendable {
  /// When it was given.
  public var time: Timestamp
  public var infinitive: String
  public var tense: Tense
  /// `nil` for a tense without persons.
  public var person: Person?
  /// What was typed, as it was read; empty when skipped.
  public var answer: String
  public var result: Verdict.Result
  /// What a wrong answer was, by the identifier of its kind; kinds of a later version are kept as they stand.
  public var kind: String?
  public var grade: Grade
  /// How long the learner thought.
  public var milliseconds: Int
  public var mode: Mode
  /// What the quiz can be had again by, if it was mixed.
  public var seed: UInt64?
  /// The version of the program that judged it.
  public var version: String
  /// When the answer was given that this one stands for: the learner took that one back.
  public var replaces: Timestamp?

  /// What an answer was given for.
  public enum Mode: String, CaseIterable, Sendable, Hashable {
    case quiz
    /// A miss that came back.
    case practice
    case review
  }

  public init(
    time: Timestamp, infinitive: String, tense: Tense, person: Person?, answer: String, result: Verdict.Result,
    kind: String? = nil, grade: Grade, milliseconds: Int, mode: Mode, seed: UInt64? = nil,
    version: String, replaces: Timestamp? = nil
  ) {
    self.time = time
    self.infinitive = infinitive
    self.tense = tense
    self.person = person
    self.answer = answer
    self.result = result
    self.kind = kind
    self.grade = grade
    self.milliseconds = milliseconds
    self.mode = mode
    self.seed = seed
    self.version = version
    self.replaces = replaces
  }

  /// The cell that was asked.
  public var slot: Slot? { Slot(tense, person) }
}

/// How well a form came to mind, as the scheduler counts it.
public enum Grade: Int, CaseIterable, Sendable, Hashable, Comparable {
  case again = 1
  case hard, good, easy

  /// Wrong or not known is *again*; only the accent off, or right after a hint, is *hard*.
  public init(_ verdict: Verdict) {
    switch verdict.result {
    case .wrong, .skipped: self = .again
    case .accentSlip: self = .hard
    case .correct: self = verdict.isHinted ? .hard : .good
    }
  }

  public static func < (first: Grade, second: Grade) -> Bool { first.rawValue < second.rawValue }
}
