/// How a simple form comes about: the rules that fired, in order, and what each made of it.
package struct Derivation: Sendable {
  /// One rule at work.
  package struct Step: Sendable {
    package let rule: Rule
    /// Which of its reasons the rule has here.
    package let why: Reason
    /// The word after the rule, a hyphen between stem and ending: `teng-o`.
    package let word: String
    /// The reason in a sentence on this form.
    package let reason: String
    /// The tense that the form is of.
    let tense: Tense
    /// The reason in a sentence that holds of all forms of the tense that have it.
    package var generalReason: String { why.sentence(rule.id, nil, in: tense) }
    /// Where the grammar says so.
    package let source: Source
    /// What a person calls the step: the rule, or that no accent is written.
    package var name: String {
      why == .oneSyllable || why == .oneSyllableOfTwoVowels ? "no written accent" : rule.name
    }
  }

  package let slot: Slot
  package let steps: [Step]
  package let form: String

  /// Folds the draft of a form through the rulebook and keeps a record.
  init(_ base: Base, at slot: Slot) {
    var draft = Draft(base, at: slot)
    var steps: [Step] = []
    var isUWritten = false
    for rule in base.rules {
      guard let why = rule.apply(to: &draft) else { continue }
      if rule.id == .diaeresis { isUWritten = true }
      let word = Self.shown(draft, isUWritten: isUWritten)
      let scene = Reason.Scene(draft, word: word)
      steps.append(
        Step(
          rule: rule, why: why, word: word, reason: why.sentence(rule.id, scene), tense: slot.tense,
          source: why.source ?? (rule.source(of: base.variant))))
    }
    self.slot = slot
    self.steps = steps
    form = draft.form.description
  }

  /// The same without the record: what makes forms in bulk.
  static func form(_ base: Base, at slot: Slot) -> Word {
    var draft = Draft(base, at: slot)
    for rule in base.rules { rule.apply(to: &draft) }
    return draft.form
  }

  /// The rules that fire, and the form, without what each makes of the word.
  static func outcome(_ base: Base, at slot: Slot) -> (rules: [Rule], form: Word) {
    var draft = Draft(base, at: slot)
    let rules = base.rules.filter { $0.apply(to: &draft) != nil }
    return (rules, draft.form)
  }

  /// The rules that fire.
  static func rules(_ base: Base, at slot: Slot) -> [Rule] { outcome(base, at: slot).rules }

  /// The stem as the infinitive spells it (*busc-e, averigu-e*) until the rules of spelling have had their turn (*busqué,
  /// averigüé*).
  ///
  /// - Parameter isUWritten: whether the rule for ü has had it.
  private static func shown(_ draft: Draft, isUWritten: Bool) -> String {
    if let written = draft.written { return written.description }
    guard !draft.stem.isEmpty else { return draft.ending.isEmpty ? "-" : Word(spelling: draft.ending).description }
    let bare = draft.base.variant.infinitive.bare
    let keepsSound = draft.stem.last == draft.base.stem.last
    var sounds = draft.stem
    sounds.append((keepsSound ? nil : draft.ending.first) ?? Phoneme(vowel: bare[bare.count - 2].plain))
    var stem = Word(spelling: sounds)
    stem.removeLast()
    // The ü is that of the infinitive until the rule for it has had its turn.
    let hasDiaeresis = (isUWritten ? draft.form : bare).lastIndex { $0 == "ü" } != nil
    if let u = stem.indices.dropFirst().last(where: { stem[$0].plain == "u" && stem[$0 - 1] == "g" }) {
      stem[u] = hasDiaeresis ? "ü" : "u"
    }
    return "\(stem)-\(draft.ending)"
  }
}

extension Compound {
  /// The form of *haber* that a compound slot begins with; `nil` for a simple slot.
  func form(at slot: Slot) -> Word? { auxiliary(at: slot).map { Derivation.form($0.base, at: $0.slot) } }
}
