/// What an answer was judged to be.
public struct Verdict: Sendable, Hashable {
  /// The possible results of an answer.
  public enum Result: String, CaseIterable, Sendable, Hashable {
    case correct
    /// Only the written accent is wrong, and what was typed is not another form of the verb.
    case accentSlip
    case wrong
    /// Nothing was typed: “I don't know”.
    case skipped

    package var knowsForm: Bool { self == .correct || self == .accentSlip }
  }

  /// What was asked.
  public let question: Question
  /// The answer as it was read: a form in lowercase, with accents and spaces normalized; empty when skipped.
  public let answer: String
  /// What the answer was judged to be.
  public let result: Result
  /// The points it earned, at most 10.
  public internal(set) var points: Int
  /// How many hints were taken; each halves the points.
  public let hints: Int

  /// The form to remember: the accepted one nearest to what was typed, or the preferred one.
  public let rightForm: String

  /// The remark on an answer that fits the sentence but is not the form in the book.
  package let remark: UsageRemark?

  /// A note that the typed subject is a different one: *tú is not yo*, for *tú busqué*.
  package let subjectNote: String?

  /// The remark as shown to people; `nil` if there is nothing to add to the answer being right.
  package var usageNote: String? {
    if let subjectNote { return "but \(subjectNote)" }
    let norm = question.accepted.first ?? ""
    return switch remark {
    case .lessExact: "less exact than \(norm)"
    case .heard: "heard, but the norm is \(norm)"
    case .faulty: "many people say it; the norm, and every exam, has \(norm)"
    case .rightToo where question.direction == .listen && question.cloze == nil: "it sounds the same as \(norm)"
    case .rightToo: question.cloze?.sentence == nil ? "it fits as well; the text has \(norm)" : nil
    case nil: nil
    }
  }

  /// The diagnosis of a wrong answer; `nil` for any other.
  public let diagnosis: Diagnosis?

  /// Whether a block just above the question showed the form: the answer earns nothing, and says nothing about memory.
  package internal(set) var isShown = false
  /// Whether a form to be recognized was identified correctly but for one of verb, tense and person.
  package internal(set) var isPartial = false

  /// Whether the learner, instead of answering, said they know the form: it then counts toward no total.
  package internal(set) var isKnown = false

  /// The answer on the second try, if a wrong answer got one; everything else concerns the first.
  public internal(set) var secondTry: SecondTry?
  package var isMended: Bool { secondTry?.result == .correct }

  /// Whether the answer was for practice: the question had been missed and came back.
  public internal(set) var isPractice = false

  /// The second answer to a question. It can still earn a little; for memory, only the first counts.
  public struct SecondTry: Sendable, Hashable {
    /// The answer as it was read; empty when skipped.
    public let answer: String
    /// The result of the second answer.
    public let result: Result
    /// The diagnosis of the second answer, if it was wrong again.
    public let diagnosis: Diagnosis?
  }

  /// The diagnosis of the last answer; `nil` if it is the same as the first, which was already shown.
  package var lastDiagnosis: Diagnosis? {
    guard let secondTry else { return diagnosis }
    return secondTry.diagnosis?.message == diagnosis?.message ? nil : secondTry.diagnosis
  }

  /// The slot the answer counts toward: in a learner's own text, that of another form if it also fits.
  var cell: Slot { question.cloze?.fit(answer)?.slot ?? question.slot }

  /// The right answer as shown to people: the form, or the description of the form.
  package var rightText: String { told(rightForm) }

  package var spokenForm: String { question.recognition?.form ?? rightForm }

  /// The form to explain: the one asked for, even where another slot is also right in the sentence.
  package var explainedForm: String {
    question.cloze?.fit(rightForm) == nil ? spokenForm : question.accepted.first ?? rightForm
  }

  /// The other answers right for some persons; but *ha* and *hay* are two senses, and neither is listed with the other.
  package func otherTexts(of persons: [Person]) -> [String] {
    if let shown = question.recognition { return shown.titles(of: persons).filter { $0 != rightText } }
    // For a gap before enclitic pronouns, the verb by itself is given.
    guard !question.verb.isAuxiliary, question.cloze?.isBeforePronoun != true else { return [] }
    return question.accepted.filter { $0 != rightForm && question.cloze?.remark(on: $0) != .lessExact }.map(told)
  }

  private func told(_ accepted: String) -> String {
    question.recognition.flatMap { shown in shown.names.firstIndex(of: accepted).map { shown.titles[$0] } } ?? accepted
  }

  /// Whether the question should come back: it earned nothing.
  package var isMiss: Bool { !result.knowsForm || result == .accentSlip && points == 0 }
}
