/// What an answer was judged to be.
public struct Verdict: Sendable, Hashable {
  /// What an answer can be judged to be.
  public enum Result: String, CaseIterable, Sendable, Hashable {
    case correct
    /// Only the written accent is off, and what was typed is no other form of the verb.
    case accentSlip
    case wrong
    /// Nothing was typed: “I don't know”.
    case skipped

    package var knowsForm: Bool { self == .correct || self == .accentSlip }
  }

  /// What was asked.
  public let question: Question
  /// What was typed, as it was read: a form in small letters, accents and blanks in place; empty when skipped.
  public let answer: String
  /// What the answer was judged to be.
  public let result: Result
  /// What it earned: 10 at most.
  public internal(set) var points: Int
  /// How many hints were taken; each halves the points.
  public let hints: Int

  /// The form to remember: the accepted one nearest to what was typed, or the preferred one.
  public let rightForm: String

  /// What is to be said of an answer that fits the sentence but is not the form of the book.
  package let remark: UsageRemark?

  /// That the subject that was typed is another one: *tú is not yo*, for *tú busqué*.
  package let subjectNote: String?

  /// The remark as a sentence for people; `nil` if all there is to say is that the answer is right.
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

  /// What a wrong answer was; `nil` for any other.
  public let diagnosis: Diagnosis?

  /// Whether a block just above the question showed the form: the answer earns nothing, and says nothing of memory.
  package internal(set) var isShown = false
  /// Whether a form that was to be recognized was so except for one of verb, tense and person.
  package internal(set) var isPartial = false

  /// Whether nothing was answered, but the learner said that they know the form: it is in no number.
  package internal(set) var isKnown = false

  /// The answer on the second try, if a wrong answer was given one; everything else is about the first.
  public internal(set) var secondTry: SecondTry?
  package var isMended: Bool { secondTry?.result == .correct }

  /// Whether it was given for practice: the question had been missed and came back.
  public internal(set) var isPractice = false

  /// The second answer to a question. It can still earn a little; memory counts the first.
  public struct SecondTry: Sendable, Hashable {
    /// The answer as it was read; empty when skipped.
    public let answer: String
    /// What the second answer was judged to be.
    public let result: Result
    /// What the second answer was, if it was wrong again.
    public let diagnosis: Diagnosis?
  }

  /// The diagnosis of the last answer; `nil` if that is the same as of the first, which is told already.
  package var lastDiagnosis: Diagnosis? {
    guard let secondTry else { return diagnosis }
    return secondTry.diagnosis?.message == diagnosis?.message ? nil : secondTry.diagnosis
  }

  /// The cell that is charged for the answer: in a learner's own text that of another form, if it fits as well.
  var cell: Slot { question.cloze?.fit(answer)?.slot ?? question.slot }

  /// What is right, for people: the form, or what the form is.
  package var rightText: String { told(rightForm) }

  package var spokenForm: String { question.recognition?.form ?? rightForm }

  /// The form to be explained: where another cell of a sentence is right too, the one that is asked.
  package var explainedForm: String {
    question.cloze?.fit(rightForm) == nil ? spokenForm : question.accepted.first ?? rightForm
  }

  /// The others that are right for some persons; but *ha* and *hay* are two senses, neither named beside the other.
  package func otherTexts(of persons: [Person]) -> [String] {
    if let shown = question.recognition { return shown.titles(of: persons).filter { $0 != rightText } }
    // Of a gap before pronouns the verb by itself is told.
    guard !question.verb.isAuxiliary, question.cloze?.isBeforePronoun != true else { return [] }
    return question.accepted.filter { $0 != rightForm && question.cloze?.remark(on: $0) != .lessExact }.map(told)
  }

  private func told(_ accepted: String) -> String {
    question.recognition.flatMap { shown in shown.names.firstIndex(of: accepted).map { shown.titles[$0] } } ?? accepted
  }

  /// Whether the question is one to come back to: it earned nothing.
  package var isMiss: Bool { !result.knowsForm || result == .accentSlip && points == 0 }
}
