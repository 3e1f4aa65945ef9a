/// An explanation, part by part, of the forms that a verb has in a slot.
public struct Explanation: Sendable {
  /// One step in making a form from the infinitive.
  public struct Step: Sendable, Hashable {
    /// The display name of the rule at work: `written accent`.
    public let name: String
    /// The result: the word with a hyphen between stem and ending, `teng-o`, or a phrase for each accepted form.
    public let results: [String]
    /// The reason, as a sentence.
    public let reason: String
    /// Where the grammar states it.
    public let source: Source
  }

  /// Every step, in order: those of the auxiliary, if there is one; those of the verb itself, once for each form; then
  /// how the words are combined. Empty if there is no form.
  public var steps: [Step] { steps(by: derivations) }

  /// The steps of one of several forms: for *irgue*, those that do not lead to *yergue*.
  package func steps(of form: String) -> [Step] {
    let own = derivations.filter { form.words.contains($0.form) }
    return steps(by: own.isEmpty ? derivations : own)
  }

  private func steps(by derivations: [Derivation]) -> [Step] {
    derivations.flatMap { derivation in
      derivation.steps.map { Step(name: $0.name, results: [$0.word], reason: $0.reason, source: $0.source) }
    } + compositions
  }

  /// The derivations of the words: first the auxiliary, if there is one, then the verb itself, once for each form.
  package let derivations: [Derivation]
  /// How the words are combined, in order; empty for a simple form of a verb without a pronoun.
  package let compositions: [Step]
  /// The forms that are explained, or the gap.
  public let cell: Cell
  package let regular: String
  /// The form with a stressed i that learners give to a verb like *cambiar*: *cambío*; `nil` for other forms.
  package let withStressedI: String?
}

extension Conjugator {
  /// Explains the forms of a verb in a slot, or the gap; `clitics` are pronouns besides the verb's own: `["me", "lo"]`.
  public func explanation(of verb: Verb, at slot: Slot, with clitics: [String] = []) -> Explanation {
    let paradigm = paradigm(of: verb)
    let cell = paradigm.cell(at: slot)
    guard case .forms(var forms) = cell else {
      return Explanation(
        derivations: [], compositions: [], cell: cell, regular: paradigm.regularForm(at: slot), withStressedI: nil)
    }
    let bare = self.forms(of: verb.plain, at: slot)
    var regular = paradigm.regularForm(at: slot)
    let joined = clitics.isEmpty ? Frame(slot, isPronominal: true).joined.description : clitics.joined()
    if !clitics.isEmpty, let pronouns = Word(joined) {
      forms = bare.compactMap { Word($0) }.flatMap { Pronouns.join(pronouns, to: $0).map(\.description) }
      let bare = Word(self.paradigm(of: verb.plain).regularForm(at: slot))
      regular = bare.map { Pronouns.joinRegularly(pronouns, to: $0).description } ?? regular
    }
    var compositions: [Explanation.Step] = []
    if slot.tense.isCompound {
      let reason =
        "the \(slot.tense.englishName) is the \(slot.tense.auxiliary?.englishName ?? "") of haber with the participle, "
        + "which does not change"
      compositions.append(.init(name: "compound", results: bare, reason: reason, source: .compoundTenses))
    }
    if slot.tense == .negativeImperative {
      let reason = "an order not to do something begins with no"
      compositions.append(.init(name: "negation", results: bare, reason: reason, source: .imperative))
    }
    if bare != forms { compositions += Self.pronoun(joined, areSeveral: clitics.count > 1, bare, forms) }
    let auxiliary = compound.auxiliary(at: slot).map { Derivation($0.base, at: $0.slot) }
    return Explanation(
      derivations: [auxiliary].compactMap(\.self) + paradigm.derivations(at: slot), compositions: compositions,
      cell: .forms(forms), regular: regular, withStressedI: Self.withStressedI(verb, slot, besides: forms))
  }

  private static func withStressedI(_ verb: Verb, _ slot: Slot, besides forms: [String]) -> String? {
    guard verb.infinitive.bare.hasSuffix("iar"), verb.isRegular, !verb.infinitive.isPronominal, !slot.tense.isCompound
    else { return nil }
    let regular = LexicalVariant(infinitive: verb.infinitive)
    var shifted = regular
    shifted.patterns.insert(.stressedI)
    let form = Derivation.form(Base(shifted), at: slot)
    return form == Derivation.form(Base(regular), at: slot) || forms.contains(form.description) ? nil : form.description
  }

  /// The steps that add a pronoun to a form: *lavemos-nos, lavemo-nos, lavémonos*.
  private static func pronoun(
    _ pronoun: String, areSeveral: Bool, _ bare: [String], _ forms: [String]
  ) -> [Explanation.Step] {
    guard !pronoun.isEmpty else {
      let reason = "the pronoun comes before a conjugated verb, except in affirmative orders"
      return [.init(name: "pronoun", results: forms, reason: reason, source: .unstressedPronouns)]
    }
    var steps: [Explanation.Step] = []
    func add(_ name: String, _ results: [String], _ reason: String, _ source: Source = .unstressedPronouns) {
      steps.append(.init(name: name, results: results, reason: reason, source: source))
    }
    let pronouns = areSeveral ? "pronouns are" : "pronoun is"
    add(
      "pronoun", bare.map { "\($0)-\(pronoun)" },
      "the \(pronouns) joined to the infinitive, the gerund and affirmative orders")
    if bare == ["id"], pronoun == "os" {
      add(
        "kept letter", forms, "id keeps its d before os; the infinitive with os, iros, is accepted too", .dictionaryIr)
      return steps
    }
    if let reason = Self.reason(ofLossOf: bare, before: pronoun) {
      add("lost letter", bare.map { "\($0.dropLast())-\(pronoun)" }, reason)
    }
    if let reason = Self.reason(ofAccentIn: forms, without: bare) { add("written accent", forms, reason, .accents) }
    // The last step yields the complete forms.
    let last = steps.removeLast()
    return steps + [Explanation.Step(name: last.name, results: forms, reason: last.reason, source: last.source)]
  }

  private static func reason(ofLossOf bare: [String], before pronoun: String) -> String? {
    guard let form = bare.first else { return nil }
    if form.hasSuffix("mos"), let first = ["nos", "se"].first(where: pronoun.hasPrefix) {
      return "-mos loses its s before \(first)"
    }
    return form.hasSuffix("d") && pronoun.hasPrefix("os") ? "the d is lost before os" : nil
  }

  /// Why an attached pronoun adds a written accent or makes one unnecessary; `nil` if nothing changes.
  private static func reason(ofAccentIn forms: [String], without bare: [String]) -> String? {
    guard let whole = forms.first.flatMap({ Word($0) }), let word = bare.first.flatMap({ Word($0) }) else { return nil }
    let stressed = whole.lastIndex(where: \.isAccented)
    switch (word.lastIndex(where: \.isAccented), stressed) {
    case (nil, let stressed?):
      let sounds = Sounds(of: whole[0..<stressed]).count
      return StressAccent.accent(in: Sounds(of: whole).plain, stressed: sounds) == .hiatus
        ? "without the d the stressed í stands beside o: it is a syllable of its own and always has a written accent"
        : "the stress stays where it was, now on the third syllable from the end or farther: always a written accent"
    case (_?, nil):
      return "the stress stays where it was, now on the next-to-last syllable, and the word ends in a vowel or s: "
        + "it no longer has a written accent"
    case (nil, nil), (_?, _?): return nil
    }
  }
}
