/// An answer as the log keeps it: what was asked, what was typed, and the result.
///
/// Everything the program says about a learner (progress, statistics, what is due) is computed from these entries.
public struct LogEntry: Hashable, Sendable {
  /// The identifier of the answer, by which copies of its line are recognized; version 1 had none.
  package var id: String?
  /// When it was given.
  public var time = Timestamp(milliseconds: 0)
  /// The name of the verb that was asked.
  public var infinitive = ""
  /// What was typed, as it was read; empty when skipped.
  public var answer = ""
  /// The kind of a wrong answer, by its identifier; kinds of later versions are kept as they are.
  package var kind: String?
  package var version = ""
  private var rareBox: [Rare] = []
  package var hints = 0
  /// How long the learner thought and typed.
  package var milliseconds = 0
  /// The seed that reproduces the quiz, if it was shuffled.
  package var seed: UInt64?
  /// The tense that was asked.
  public var tense = Tense.infinitive
  /// The person that was asked; `nil` for a tense without persons.
  public var person: Person?
  /// What the answer was judged to be.
  public var result = Verdict.Result.skipped
  package var grade = Grade.again
  /// The activity in which the answer was given.
  public var mode = Mode.quiz
  package var isShown = false
  /// How long the learner thought before the first keystroke; `nil` where keys do not arrive singly, as in a pipe.
  package var firstKeyMilliseconds: Int?
  /// How many minutes the learner's clock was ahead of UTC; version 1 did not keep it.
  package var zone: Int?

  /// The fields that few answers have, stored separately so that ten years of answers take little memory.
  package struct Rare: Hashable, Sendable {
    /// The choice that the sentence of the question trains; `nil` for a question without one.
    package var choice: String?
    package var sentence: String?
    /// What the wrong answer to a sentence missed: `choice`, `form` or `both`.
    package var missed: Diagnosis.Missed?
    /// The command line that asks the quiz again, kept with the first answer of a quiz that can be resumed.
    package var command: String?
    /// The time of the answer that this one replaces, which is how version 1 recorded taking one back.
    package var replaces: Timestamp?
    /// How the form was asked, unless to be produced, and its construction; values of later versions are kept as is.
    package var direction: String?
    package var construction: String?
  }

  package var rare: Rare {
    get { rareBox.first ?? Rare() }
    set { rareBox = newValue == Rare() ? [] : [newValue] }
  }

  /// The activity in which an answer was given.
  public enum Mode: String, CaseIterable, Sendable, Hashable {
    case quiz
    /// A question asked again after a miss.
    case practice
    case review
    /// A placement question, which finds out what the learner knows.
    case place
  }

  /// Creates an empty entry, to be filled from a line of the log.
  init() {}

  /// Creates an entry of the current version.
  package init(_ infinitive: String, _ slot: Slot, _ result: Verdict.Result, at time: Timestamp, mode: Mode = .quiz) {
    self.infinitive = infinitive
    tense = slot.tense
    person = slot.person
    self.result = result
    grade = result.knowsForm ? .good : .again
    self.time = time
    self.mode = mode
    version = Version.current
  }

  /// Whether the answer says how well its form is known: recognizing a form says nothing about producing it, but in a
  /// tense that is only read, recognizing it is all there is to know.
  var tellsOfForm: Bool {
    switch rare.direction.map({ Direction(rawValue: $0) }) {
    case nil, .produce, .meaning: true
    case .recognize: tense.isOnlyRead
    case .listen, .some(nil): false
    }
  }

  package var slot: Slot? { Slot(tense, person) }

  /// The direction of an entry that is not an answer: the learner said that they know the form.
  package static let known = "known"
  var isAnswer: Bool { rare.direction != Self.known }
}

extension LogEntry {
  /// Creates the entry for an answer.
  ///
  /// - Parameters:
  ///   - verdict: what the answer was judged to be.
  ///   - id: an identifier unique to the answer; an entry without one cannot be told from a copy of it.
  ///   - time: when the answer was given, later than the answer before it.
  ///   - zone: how many minutes the learner's clock is ahead of UTC.
  ///   - milliseconds: how long the learner thought and typed.
  ///   - mode: the activity; for a question asked again after a miss, the verdict itself says that it is practice.
  ///   - seed: the seed that the quiz was shuffled with.
  public init(
    _ verdict: Verdict, id: String? = nil, at time: Timestamp, zone: Int = 0, milliseconds: Int = 0,
    mode: Mode = .quiz, seed: UInt64? = nil
  ) {
    let question = verdict.question
    let sentence = question.cloze?.sentence
    let mode = verdict.isPractice ? .practice : mode
    self.init(question.verb.name, verdict.cell, verdict.result, at: time, mode: mode)
    (self.id, self.zone, self.milliseconds, self.seed) = (id, zone, milliseconds, seed)
    answer = verdict.answer
    kind = verdict.diagnosis?.kind.rawValue
    grade = Grade(verdict)
    hints = verdict.hints
    rare.missed = verdict.diagnosis?.missed
    isShown = verdict.isShown
    rare.choice = sentence?.choice.id
    rare.sentence = sentence?.id
    rare.construction = sentence?.construction?.id
    rare.direction = question.direction == .produce ? nil : question.direction.rawValue
    if verdict.isKnown { (rare.direction, grade) = (LogEntry.known, .easy) }
  }
}

extension Quiz {
  /// Replays an earlier answer, hints and all, to resume a quiz from its log. Returns whether it answered the current
  /// question; if not, nothing changes.
  @discardableResult
  public mutating func repeatAnswer(_ answer: LogEntry) -> Bool {
    guard let current, current.verb.name == answer.infinitive,
      current.slot == answer.slot || current.cloze?.fit(answer.answer)?.slot == answer.slot
    else { return false }
    for _ in 0..<answer.hints { _ = takeHint() }
    return (answer.isAnswer ? submit(answer.answer) : know()) != nil
  }
}

/// Generates identifiers for the lines of a session: 13 letters and digits, unique to each machine and session.
///
/// Source of the digits: Crockford, *Base 32*, without the letters that are mistaken for others.
package struct LogIdentifiers: Sendable {
  private var generator: SplitMix64

  /// - Parameter uptime: nanoseconds, which distinguish sessions with the same seed that begin at the same time.
  package init(seed: UInt64, time: Timestamp, uptime: UInt64) {
    var mixer = SplitMix64(seed: seed)
    mixer = SplitMix64(seed: mixer.next() ^ UInt64(bitPattern: time.milliseconds))
    generator = SplitMix64(seed: mixer.next() ^ uptime)
  }

  package mutating func next() -> String {
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
    let bits = generator.next()
    return String(decoding: (0..<13).map { digits[Int(bits >> (5 * UInt64($0)) & 31)] }, as: UTF8.self)
  }
}
