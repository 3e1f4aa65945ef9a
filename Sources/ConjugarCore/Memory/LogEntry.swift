/// One answer as the log keeps it: what was asked, what was typed, what came of it.
///
/// All that the program tells of a learner (progress, statistics, what is due) is computed from these.
public struct LogEntry: Hashable, Sendable {
  /// The identifier of the answer, by which a copy of its line is known for one; version 1 had none.
  public var id: String?
  /// When it was given.
  public var time: Timestamp
  /// Minutes that the learner's clock was ahead of UTC; version 1 did not keep it.
  public var zone: Int?
  /// The name of the verb that was asked.
  public var infinitive: String
  /// The tense that was asked.
  public var tense: Tense
  /// `nil` for a tense without persons.
  public var person: Person?
  /// What was typed, as it was read; empty when skipped.
  public var answer: String
  /// What the answer was judged to be.
  public var result: Verdict.Result
  /// What a wrong answer was, by the identifier of its kind; kinds of a later version are kept as they stand.
  public var kind: String?
  package var grade: Grade
  /// How many hints were taken.
  public var hints: Int
  /// How long the learner thought.
  public var milliseconds: Int
  /// What the answer was given for.
  public var mode: Mode
  /// What the quiz can be had again by, if it was mixed.
  public var seed: UInt64?
  /// The version of the program that judged it.
  public var version: String
  /// The choice that the sentence of the question trains; `nil` for a question without one.
  package var choice: String?
  /// The identifier of the sentence.
  package var sentence: String?
  /// What of the sentence a wrong answer missed: `choice`, `form` or `both`.
  package var missed: Diagnosis.Missed?
  /// The command line that asks the quiz again, with the first answer of a quiz that can be taken up again.
  package var command: String?
  /// When the answer was given that this one stands for: so version 1 wrote that the learner took one back.
  package var replaces: Timestamp?

  /// What an answer was given for.
  public enum Mode: String, CaseIterable, Sendable, Hashable {
    case quiz
    /// A miss that came back.
    case practice
    case review
    /// One of the questions that find out what the learner knows.
    case place
  }

  package init(
    id: String? = nil, time: Timestamp, zone: Int? = nil, infinitive: String, tense: Tense, person: Person?,
    answer: String, result: Verdict.Result, kind: String? = nil, grade: Grade, hints: Int = 0, milliseconds: Int,
    mode: Mode, seed: UInt64? = nil, version: String, choice: String? = nil, sentence: String? = nil,
    missed: Diagnosis.Missed? = nil, command: String? = nil, replaces: Timestamp? = nil
  ) {
    self.id = id
    self.time = time
    self.zone = zone
    self.infinitive = infinitive
    self.tense = tense
    self.person = person
    self.answer = answer
    self.result = result
    self.kind = kind
    self.grade = grade
    self.hints = hints
    self.milliseconds = milliseconds
    self.mode = mode
    self.seed = seed
    self.version = version
    self.choice = choice
    self.sentence = sentence
    self.missed = missed
    self.command = command
    self.replaces = replaces
  }

  /// The cell that was asked.
  package var slot: Slot? { Slot(tense, person) }
}

/// A line of the log that takes an answer back.
package struct Retraction: Hashable, Sendable {
  package var id: String
  /// When the answer was taken back.
  package var time: Timestamp
  /// The identifier of the answer.
  package var retracts: String

  package init(id: String, time: Timestamp, retracts: String) {
    self.id = id
    self.time = time
    self.retracts = retracts
  }
}

/// Identifiers for the lines of one session: 13 letters and digits, different on every machine and in every session.
///
/// Source of the digits: Crockford, *Base 32*, without the letters that are taken for others.
package struct LogIdentifiers: Sendable {
  private var generator: SplitMix64

  /// - Parameters:
  ///   - seed: any number that other sessions do not have.
  ///   - time: when the session began.
  ///   - uptime: nanoseconds, which tell apart two sessions that begin at once.
  package init(seed: UInt64, time: Timestamp, uptime: UInt64) {
    var mixer = SplitMix64(seed: seed)
    mixer = SplitMix64(seed: mixer.next() ^ UInt64(bitPattern: time.milliseconds))
    generator = SplitMix64(seed: mixer.next() ^ uptime)
  }

  package mutating func next() -> String {
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
    var rest = generator.next()
    var id: [UInt8] = []
    for _ in 0..<13 {
      id.append(digits[Int(rest & 31)])
      rest >>= 5
    }
    return String(decoding: id, as: UTF8.self)
  }
}

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
