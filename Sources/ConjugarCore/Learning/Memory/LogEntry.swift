/// One answer as the log keeps it: what was asked, what was typed, what came of it.
///
/// All that the program tells of a learner (progress, statistics, what is due) is computed from these.
public struct LogEntry: Hashable, Sendable {
  /// The identifier of the answer, by which a copy of its line is known for one; version 1 had none.
  package var id: String?
  /// When it was given.
  public var time: Timestamp
  /// Minutes that the learner's clock was ahead of UTC; version 1 did not keep it.
  package var zone: Int?
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
  package var kind: String?
  package var grade: Grade
  /// How many hints were taken.
  package var hints: Int
  /// How long the learner thought and typed.
  package var milliseconds: Int
  /// How long the learner thought before the first key of the answer; `nil` where keys do not come one by one, as in a
  /// pipe.
  package var firstKeyMilliseconds: Int?
  /// What the answer was given for.
  public var mode: Mode
  /// What the quiz can be had again by, if it was mixed.
  package var seed: UInt64?
  /// The version of the program that judged it.
  package var version: String
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
  /// Whether the form was shown just above the question.
  package var isShown = false
  /// How the form was asked where it was not to be produced, and the construction that it stood in; what a later version
  /// knows is kept as it stands.
  package var direction: String?
  package var construction: String?

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
    firstKeyMilliseconds: Int? = nil, mode: Mode, seed: UInt64? = nil, version: String, choice: String? = nil,
    sentence: String? = nil,
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
    self.firstKeyMilliseconds = firstKeyMilliseconds
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
