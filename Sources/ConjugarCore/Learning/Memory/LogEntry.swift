/// One answer as the log keeps it: what was asked, what was typed, and the result.
///
/// Everything that the program says about a learner (progress, statistics, what is due) is computed from these.
public struct LogEntry: Hashable, Sendable {
  /// The identifier of the answer, by which a copy of its line is known for one; version 1 had none.
  package var id: String?
  /// When it was given.
  public var time = Timestamp(milliseconds: 0)
  /// The name of the verb that was asked.
  public var infinitive = ""
  /// What was typed, as it was read; empty when skipped.
  public var answer = ""
  /// What a wrong answer was, by the identifier of its kind; kinds of a later version are kept as they stand.
  package var kind: String?
  package var version = ""
  private var rareBox: [Rare] = []
  package var hints = 0
  /// How long the learner thought and typed.
  package var milliseconds = 0
  /// What the quiz can be had again by, if it was mixed.
  package var seed: UInt64?
  /// The tense that was asked.
  public var tense = Tense.infinitive
  /// The person that was asked; `nil` for a tense without persons.
  public var person: Person?
  /// What the answer was judged to be.
  public var result = Verdict.Result.skipped
  package var grade = Grade.again
  /// What the answer was given for.
  public var mode = Mode.quiz
  package var isShown = false
  /// How long the learner thought before the first key; `nil` where keys do not come one by one, as in a pipe.
  package var firstKeyMilliseconds: Int?
  /// Minutes that the learner's clock was ahead of UTC; version 1 did not keep it.
  package var zone: Int?

  /// What few answers have: apart, so that ten years of them take little room.
  package struct Rare: Hashable, Sendable {
    /// The choice that the sentence of the question trains; `nil` for a question without one.
    package var choice: String?
    package var sentence: String?
    /// What of the sentence a wrong answer missed: `choice`, `form` or `both`.
    package var missed: Diagnosis.Missed?
    /// The command line that asks the quiz again, with the first answer of a quiz that can be taken up again.
    package var command: String?
    /// When the answer was given that this one stands for: so version 1 wrote that the learner took one back.
    package var replaces: Timestamp?
    /// How the form was asked if not to be produced, and its construction; what later versions know stays as it is.
    package var direction: String?
    package var construction: String?
  }

  package var rare: Rare {
    get { rareBox.first ?? Rare() }
    set { rareBox = newValue == Rare() ? [] : [newValue] }
  }

  /// What an answer was given for.
  public enum Mode: String, CaseIterable, Sendable, Hashable {
    case quiz
    /// A miss that came back.
    case practice
    case review
    /// One of the questions that find out what the learner knows.
    case place
  }

  /// An empty entry, into which a line of the log is read.
  init() {}

  /// What was asked, what came of it and when, by a version that is this one.
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

  /// Whether the answer tells how well its form is known: what was understood tells nothing of saying it, but of a tense
  /// that is only read there is no more to know.
  var tellsOfForm: Bool {
    switch rare.direction.map({ Direction(rawValue: $0) }) {
    case nil, .produce, .meaning: true
    case .recognize: tense.isOnlyRead
    case .listen, .some(nil): false
    }
  }

  package var slot: Slot? { Slot(tense, person) }

  /// The direction of an entry that is no answer: the learner said that they know the form.
  package static let known = "known"
  var isAnswer: Bool { rare.direction != Self.known }
}

extension LogEntry {
  /// The entry of an answer.
  ///
  /// - Parameters:
  ///   - verdict: what the answer was judged to be.
  ///   - id: an identifier that no other answer has; an entry without one cannot be told from a copy of it.
  ///   - time: when it was given; later than the answer before it.
  ///   - zone: minutes that the learner's clock is ahead of UTC.
  ///   - milliseconds: how long the learner thought and typed.
  ///   - mode: what the answer was given for; for a miss that came back, the verdict itself says so.
  ///   - seed: the seed that the quiz was shuffled by.
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
  /// Goes on as far as an answer given before, hints and all: so a quiz goes on from its log. Returns whether it was
  /// one to the current question; if not, nothing changes.
  @discardableResult
  public mutating func repeatAnswer(_ answer: LogEntry) -> Bool {
    guard let current, current.verb.name == answer.infinitive,
      current.slot == answer.slot || current.cloze?.fit(answer.answer)?.slot == answer.slot
    else { return false }
    for _ in 0..<answer.hints { _ = takeHint() }
    return (answer.isAnswer ? submit(answer.answer) : know()) != nil
  }
}

/// Identifiers for the lines of one session: 13 letters and digits, different on every machine and in every session.
///
/// Source of the digits: Crockford, *Base 32*, without the letters that are taken for others.
package struct LogIdentifiers: Sendable {
  private var generator: SplitMix64

  /// - Parameter uptime: nanoseconds, which tell apart two sessions that begin at once; no others have the seed.
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
