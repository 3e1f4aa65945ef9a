/// What is wrong with an answer.
public struct Diagnosis: Sendable, Hashable {
  /// The kinds of wrong answers, in the order they are tried: the first that explains the answer by itself is used.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    /// Right except for an extra *no*: *no habla* for *habla*.
    case negation
    /// Right except for the reflexive pronoun: *lavo* for *me lavo*, *levantados* for *levantaos*.
    case pronoun
    /// Another person of the same tense: *tuvo* for *tuvieron*.
    case otherPerson = "other-person"
    /// Another tense for the same person: *tenían* for *tuvieron*.
    case otherTense = "other-tense"
    /// Any other cell of the same verb: *tienes* for *tuvieron*.
    case otherTenseAndPerson = "other-tense-and-person"
    /// A compound form with something wrong in place of *haber*: *soy dicho*.
    case auxiliary
    /// A compound form with the wrong participle: *he decido, ha llegada*.
    case participle
    /// A stem vowel that should have changed but did not, or the reverse: *pensa, cuentamos*.
    case stemChange = "stem-change"
    /// Conjugated as if the verb were regular, or more regular than it is: *sabí, dijieron*.
    case regularized = "regularised"
    /// The right stem with a wrong ending: *comábamos, hablastes*.
    case ending
    /// Sounds right but is misspelled: *iva, necessito*; or keeps a letter that sounds different here: *buscé*.
    case spelling
    /// A form of another verb: *estoy* for *soy*.
    case otherVerb = "other-verb"
    /// A one-letter slip: *hablmaos*.
    case typo
    /// None of these.
    case notAForm = "not-a-form"
  }

  /// The kind of error.
  public let kind: Kind
  /// The verb that the answer is a form of, if it is one.
  public let infinitive: String?
  /// The cell that the answer belongs to, if it is a form.
  let slot: Slot?
  /// The tense of the answer, if it is a form.
  public var tense: Tense? { slot?.tense }
  /// The person of the answer; also `nil` for a form that has no person.
  public var person: Person? { slot?.person }
  /// What to say about the answer: what it was, and what to do about it.
  package internal(set) var remark: Remark

  /// The whole message on one line: what the answer was; what to do.
  public var message: String { remark.message }

  /// The same message without the right form, for a learner who is trying again.
  public var prompt: String { remark.prompt }

  /// The form that was mangled, when several would be right in the sentence.
  var meant: String?

  /// What the answer missed in a sentence; `nil` for a question without one.
  package let missed: Missed?

  /// The part of the task that a wrong answer missed in a sentence whose context determines the form.
  package enum Missed: String, CaseIterable, Sendable, Hashable {
    /// A correct form of the wrong tense, mood, or verb.
    case choice
    /// The right tense and verb, but a wrong form.
    case form
    case both

    static func of(choice: Bool, form: Bool) -> Missed { choice ? (form ? .both : .choice) : .form }
  }

  init(_ kind: Kind, infinitive: String? = nil, at slot: Slot? = nil, remark: Remark, missed: Missed? = nil) {
    (self.kind, self.infinitive, self.slot, self.remark, self.missed) = (kind, infinitive, slot, remark, missed)
  }

  /// The finding; a form among its steps is named only if it explains everything by itself.
  init(_ found: Finding, _ remark: Remark, missed: Missed? = nil) {
    let named = found.steps.count > 1 ? nil : found.form
    self.init(found.kind, infinitive: named?.infinitive, at: named?.slot, remark: remark, missed: missed)
  }
}
