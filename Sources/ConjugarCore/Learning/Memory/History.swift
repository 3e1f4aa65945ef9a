/// The answers that stand, the oldest first: each once, without those that were taken back or bear a future time.
///
/// It is made of the lines of one log or of several in any order. An answer takes 24 bytes, whatever was typed, so that
/// the log of a lifetime fits into memory; the texts are found by their numbers.
public struct History: Sendable {
  /// The infinitives that the answers name.
  let infinitives: [String]
  /// The kinds of wrong answers.
  let kinds: [String]
  /// The choices of sentences.
  let choices: [String]
  let answers: [Answer]

  /// An answer as it counts.
  struct Answer: Sendable {
    /// When it was given, in milliseconds since the year 0, and in the lowest bits its pace.
    fileprivate let moment: UInt64
    /// A hash of what names the answer: its identifier or, in a line of version 1, its time and cell.
    let key: UInt64
    /// The number of the infinitive, and in the highest eight bits one more than that of the choice; 0 if there is none.
    fileprivate var names: UInt32
    fileprivate let slotIndex: UInt8
    /// Grade, result, mode and what was missed of a sentence, two bits each.
    fileprivate let marks: UInt8
    /// The number of the kind; 255 if there is none.
    fileprivate var kindNumber: UInt8
    /// How many days the day of the answer is from that of UTC.
    fileprivate var dayShift: Int8
  }

  package var isEmpty: Bool { answers.isEmpty }
  package var count: Int { answers.count }
  /// When the last answer was given.
  package var lastTime: Timestamp? { answers.last?.time }

  /// - Parameters:
  ///   - logged: answers in any order.
  ///   - zoneOffset: seconds that the wall clock was ahead of UTC at a moment, for answers that do not say.
  public init(_ logged: [LogEntry], zoneOffset: @escaping (Timestamp) -> Int = { _ in 0 }) {
    let reader = HistoryReader(until: Timestamp(milliseconds: .max))
    self = reader.history(adding: logged, zoneOffset: zoneOffset)
  }

  /// The same with answers that were given since, each with its zone.
  package func adding(_ answers: [LogEntry]) -> History {
    HistoryReader(after: self).history(adding: answers)
  }

  init(_ answers: [Answer], infinitives: [String], kinds: [String], choices: [String]) {
    self.answers = answers
    self.infinitives = infinitives
    self.kinds = kinds
    self.choices = choices
  }

  /// The answers that were given before a moment.
  package func before(_ moment: Timestamp) -> History {
    History(answers.filter { $0.time < moment }, infinitives: infinitives, kinds: kinds, choices: choices)
  }

  /// The verbs that the infinitives name; `nil` for a word that is none, as a log that was written by hand may have. To
  /// find those that nobody knows takes time.
  package func verbs(_ conjugator: Conjugator = Conjugator()) -> [Verb?] { infinitives.map { conjugator.find($0) } }

  /// The choice that the sentence of an answer trains, or `nil`.
  func choice(of answer: Answer) -> String? { answer.choice.map { choices[$0] } }

  /// The kind of a wrong answer, or `nil`.
  func kind(of answer: Answer) -> String? {
    answer.kind.flatMap { $0 < kinds.count ? kinds[$0] : nil }
  }
}

extension History.Answer {
  /// - Parameter day: `nil` if the line does not say in which zone it was written.
  init(
    time: Timestamp, key: UInt64, verb: Int, slot: Slot, grade: Grade, result: Verdict.Result, mode: LogEntry.Mode,
    kind: Int?, choice: Int?, missed: Diagnosis.Missed?, pace: Pace, day: Int?
  ) {
    moment = UInt64(time.writable.milliseconds - Self.start) << Pace.width | UInt64(pace.bits)
    self.key = key
    names = Self.names(verb, choice)
    slotIndex = UInt8(slot.index)
    marks = UInt8(grade.rawValue - 1) | result.bits << 2 | mode.bits << 4 | (missed?.bits ?? 0) << 6
    kindNumber = UInt8(clamping: kind ?? 255)
    dayShift = Self.noDay
    if let day { setDay(day) }
  }

  private static func names(_ verb: Int, _ choice: Int?) -> UInt32 {
    let choice = choice.map { $0 < 255 ? $0 + 1 : 0 } ?? 0
    return UInt32(clamping: verb) & verbs | UInt32(choice) << 24
  }

  /// The same answer by other numbers.
  func renumbered(verb: (Int) -> Int, kind: (Int) -> Int, choice: (Int) -> Int) -> History.Answer {
    var answer = self
    answer.names = Self.names(verb(Int(self.verb)), self.choice.map(choice))
    answer.kindNumber = UInt8(clamping: self.kind.map(kind) ?? 255)
    return answer
  }

  /// Stands for a day that is not known yet; no zone is so far from UTC.
  private static let noDay = Int8.min
  /// Whether it is known on which day it was given.
  var hasDay: Bool { dayShift != Self.noDay }
  mutating func setDay(_ day: Int) { dayShift = Int8(clamping: day - time.day()) }

  /// The first moment that a line can tell, in milliseconds; those up to the last take 49 bits.
  private static let start = Timestamp(milliseconds: .min).writable.milliseconds

  /// When it was given.
  var time: Timestamp { Timestamp(milliseconds: Int64(moment >> Pace.width) + Self.start) }
  /// How fast it came.
  var pace: Pace { Pace(bits: UInt16(truncatingIfNeeded: moment) & Pace.all) }
  /// The day of the answer on the learner's calendar, which turns at four in the morning; days since 1970.
  var day: Int { time.day() + Int(dayShift) }
  /// The bits of the number of the infinitive.
  private static let verbs: UInt32 = 0xFF_FFFF
  /// The number of the infinitive.
  var verb: UInt32 { names & Self.verbs }
  /// The number of the choice of its sentence; `nil` if it has none.
  var choice: Int? { names >> 24 == 0 ? nil : Int(names >> 24) - 1 }
  /// The number of the kind of a wrong answer; `nil` if there is none.
  var kind: Int? { kindNumber == .max ? nil : Int(kindNumber) }
  /// What of the sentence a wrong answer missed.
  var missed: Diagnosis.Missed? { marks >> 6 == 0 ? nil : Diagnosis.Missed.allCases[Int(marks >> 6) - 1] }
  var slot: Slot { Slot.all[Int(slotIndex)] }
  var grade: Grade { Grade(rawValue: Int(marks & 3) + 1) ?? .again }
  var result: Verdict.Result { Verdict.Result.allCases[Int(marks >> 2 & 3)] }
  var mode: LogEntry.Mode { LogEntry.Mode.allCases[Int(marks >> 4 & 3)] }

  /// The order of time; answers of one millisecond in an order that does not depend on where their lines stand.
  static func comesBefore(_ first: History.Answer, _ second: History.Answer) -> Bool {
    if first.moment != second.moment { return first.moment < second.moment }
    if first.key != second.key { return first.key < second.key }
    return (first.slotIndex, first.marks, first.dayShift) < (second.slotIndex, second.marks, second.dayShift)
  }
}

extension Verdict.Result {
  fileprivate var bits: UInt8 {
    switch self {
    case .correct: 0
    case .accentSlip: 1
    case .wrong: 2
    case .skipped: 3
    }
  }
}

extension Diagnosis.Missed {
  fileprivate var bits: UInt8 {
    switch self {
    case .choice: 1
    case .form: 2
    case .both: 3
    }
  }
}

extension LogEntry.Mode {
  fileprivate var bits: UInt8 {
    switch self {
    case .quiz: 0
    case .practice: 1
    case .review: 2
    case .place: 3
    }
  }
}
