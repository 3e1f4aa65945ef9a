/// What a wrong answer was.
public struct Diagnosis: Sendable, Hashable {
  /// The kinds of wrong answers, in the order in which they are tried: the first that alone explains the answer is given.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    /// Right but for a *no* too many: *no habla* for *habla*.
    case negation
    /// Right but for the reflexive pronoun: *lavo* for *me lavo*, *levantados* for *levantaos*.
    case pronoun
    /// Another person of the same tense: *tuvo* for *tuvieron*.
    case otherPerson = "other-person"
    /// Another tense for the same person: *tenían* for *tuvieron*.
    case otherTense = "other-tense"
    /// Any other cell of the same verb: *tienes* for *tuvieron*.
    case otherTenseAndPerson = "other-tense-and-person"
    /// A compound without *haber* as it should be: *soy dicho*.
    case auxiliary
    /// A compound with a wrong participle: *he decido, ha llegada*.
    case participle
    /// A vowel of the stem that did not change, or did where it must not: *pensa, cuentamos*.
    case stemChange = "stem-change"
    /// As if the verb were regular, or more regular than it is: *sabí, dijieron*.
    case regularized = "regularised"
    /// The right stem with a wrong ending: *comábamos, hablastes*.
    case ending
    /// What sounds right and is written otherwise: *iva, necessito*; or keeps a letter that sounds otherwise here: *buscé*.
    case spelling
    /// A form of another verb: *estoy* for *soy*.
    case otherVerb = "other-verb"
    /// A slip of one letter: *hablmaos*.
    case typo
    /// None of these.
    case notAForm = "not-a-form"
  }

  /// What kind of slip it was.
  public let kind: Kind
  /// The verb whose form the answer is, where it is one.
  public let infinitive: String?
  /// The cell that the answer is in, where it is a form.
  let slot: Slot?
  /// The tense that the answer is in, where it is a form.
  public var tense: Tense? { slot?.tense }
  /// The person that the answer is in; `nil` also for a form without person.
  public var person: Person? { slot?.person }
  /// What is said of the answer: what it was, and what to do about it.
  package internal(set) var remark: Remark

  /// The whole of it in a line: what the answer was; what to do.
  public var message: String { remark.message }

  /// The same without the right form, for whoever tries again.
  public var prompt: String { remark.prompt }

  /// Of several forms that are right in a sentence the one that was misshapen.
  var meant: String?

  /// What of a sentence was missed; `nil` for a question without one.
  package let missed: Missed?

  /// The part of the task that a wrong answer missed, in a sentence whose context decides the form.
  package enum Missed: String, CaseIterable, Sendable, Hashable {
    /// The right form of a wrong tense, mood or verb.
    case choice
    /// The right tense and verb in a wrong form.
    case form
    case both

    static func of(choice: Bool, form: Bool) -> Missed { choice ? (form ? .both : .choice) : .form }
  }

  init(_ kind: Kind, infinitive: String? = nil, at slot: Slot? = nil, remark: Remark, missed: Missed? = nil) {
    (self.kind, self.infinitive, self.slot, self.remark, self.missed) = (kind, infinitive, slot, remark, missed)
  }

  /// What was found; the form among its steps is named where it alone explains all.
  init(_ found: Finding, _ remark: Remark, missed: Missed? = nil) {
    let named = found.steps.count > 1 ? nil : found.form
    self.init(found.kind, infinitive: named?.infinitive, at: named?.slot, remark: remark, missed: missed)
  }
}
