/// The derivation of a simple form: the rules that fired, in order, and the result of each.
package struct Derivation: Sendable {
  package struct Step: Sendable {
    package let rule: Rule
    package let why: Reason
    /// The word after the rule, with a hyphen between stem and ending: `teng-o`.
    package let word: String
    fileprivate let draft: Draft
    let tense: Tense
    package var reason: String { why.sentence(rule.id, of: (draft, word)) }
    /// The reason as a sentence that holds for every form of the tense that has it.
    package var generalReason: String { why.sentence(rule.id, in: tense) }
    package let source: Source
    package var name: String { why == .oneSyllable || why == .oneSyllableOfTwoVowels ? "no written accent" : rule.name }
  }

  package let slot: Slot
  package let steps: [Step]
  package let form: String

  init(_ base: Base, at slot: Slot) {
    var steps: [Step] = []
    var isUWritten = false
    let draft = Draft(base, derivedAt: slot) { rule, why, draft in
      if rule.id == .diaeresis { isUWritten = true }
      let word = Self.shown(draft, isUWritten: isUWritten)
      steps.append(
        Step(
          rule: rule, why: why, word: word, draft: draft, tense: slot.tense,
          source: why.source ?? rule.source(of: base.variant)))
    }
    self.slot = slot
    self.steps = steps
    form = draft.form.description
  }

  /// The form of a cell, without a record of its derivation: for forms in bulk.
  static func form(_ base: Base, at slot: Slot) -> Word { Draft(base, derivedAt: slot).form }

  static func outcome(_ base: Base, at slot: Slot) -> (rules: [Rule], form: Word) {
    var rules: [Rule] = []
    let draft = Draft(base, derivedAt: slot) { rule, _, _ in rules.append(rule) }
    return (rules, draft.form)
  }

  static func rules(_ base: Base, at slot: Slot) -> [Rule] { outcome(base, at: slot).rules }

  /// The draft with its stem spelled as in the infinitive (*busc-e, averigu-e*) until the spelling rules have applied
  /// (*busqué, averigüé*); `isUWritten` tells whether the rule for ü has.
  private static func shown(_ draft: Draft, isUWritten: Bool) -> String {
    if let written = draft.written { return written.description }
    guard !draft.stem.isEmpty else { return draft.ending.isEmpty ? "-" : Word(spelling: draft.ending).description }
    let bare = draft.base.variant.infinitive.bare
    let keepsSound = draft.stem.last == draft.base.stem.last
    var sounds = draft.stem
    sounds.append((keepsSound ? nil : draft.ending.first) ?? Phoneme(vowel: bare[bare.count - 2].plain))
    var stem = Word(spelling: sounds)
    stem.removeLast()
    // The ü is the infinitive's until the rule for it has applied.
    let hasDiaeresis = (isUWritten ? draft.form : bare).lastIndex { $0 == "ü" } != nil
    if let u = stem.indices.dropFirst().last(where: { stem[$0].plain == "u" && stem[$0 - 1] == "g" }) {
      stem[u] = hasDiaeresis ? "ü" : "u"
    }
    return "\(stem)-\(draft.ending)"
  }
}

extension Compound {
  /// The form of *haber* that begins a compound slot; `nil` for a simple slot.
  func form(at slot: Slot) -> Word? { auxiliary(at: slot).map { Derivation.form($0.base, at: $0.slot) } }
}

extension Draft {
  /// Derives the form of a cell: applies every rule of the verb in order and reports each that fires, with its result.
  @inline(__always)
  fileprivate init(_ base: Base, derivedAt slot: Slot, _ tell: (Rule, Reason, Draft) -> Void = { _, _, _ in }) {
    self.init(base, at: slot)
    for rule in base.rules {
      if let why = rule.apply(to: &self) { tell(rule, why, self) }
    }
  }
}

/// A written form divided into stem and ending, with the rules that made it.
struct FormParts {
  let form: Word
  /// `nil` for a word that the lexicon states whole (*soy, hecho*), unless it is regular except for an accent.
  let ending: Word?
  let rules: [Rule.ID]

  init(_ base: Base, at slot: Slot) {
    var rules: [Rule.ID] = []
    let draft = Draft(base, derivedAt: slot) { rule, _, _ in rules.append(rule.id) }
    form = draft.form
    var count = draft.ending.count
    if draft.stem.isEmpty {
      // Está has the ending of habla, apart from its accent.
      let regular = Endings.regular(base.conjugation, slot)?.sounds ?? Sounds()
      count = Word(spelling: base.stem + regular).withoutAccents == form.withoutAccents ? regular.count : 0
    }
    self.rules = rules
    ending = count > 0 && count < form.count ? form[(form.count - count)..<form.count] : nil
  }

  /// The letters before the ending; the whole form if it has none.
  var stem: Word { form[0..<(form.count - (ending?.count ?? 0))] }
}

extension FormParts {
  static func regular(_ conjugation: Conjugation, at slot: Slot) -> FormParts {
    FormParts(models[Int(conjugation.rawValue)], at: slot)
  }

  private static let models = Conjugation.allCases.compactMap { Infinitive(Irregularity.regular($0).model) }.map {
    Base(LexicalVariant(infinitive: $0), by: Rulebook.regular)
  }
}
