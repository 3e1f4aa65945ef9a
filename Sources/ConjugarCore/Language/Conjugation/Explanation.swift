/// Why a verb has the forms that it has in a slot, part by part.
public struct Explanation: Sendable {
  /// One thing that happens to a form on the way from the infinitive.
  public struct Step: Sendable, Hashable {
    /// The rule at work, as a person calls it: `written accent`.
    public let name: String
    /// What comes of it: the word with a hyphen between stem and ending, `teng-o`, or a phrase for each accepted form.
    public let results: [String]
    /// Why, in a sentence.
    public let reason: String
    /// Where the grammar says so.
    public let source: Source
  }

  /// Every step, in order: first those of the auxiliary where there is one, then those of the verb itself, once for each
  /// form, then how the words are put together. Empty where there is no form.
  public var steps: [Step] {
    derivations.flatMap { derivation in
      derivation.steps.map { Step(name: $0.name, results: [$0.word], reason: $0.reason, source: $0.source) }
    } + compositions.map { Step(name: $0.name, results: $0.results, reason: $0.reason, source: $0.source) }
  }

  /// Something that is put together from words that are already made.
  package struct Composition: Sendable {
    package let kind: Kind
    package let reason: String
    package let source: Source
    /// What comes of it, one word or phrase for each accepted form.
    package let results: [String]

    package enum Kind: String, Sendable, Hashable {
      case compound, negation, pronoun
      case lostLetter = "lost letter"
      case keptLetter = "kept letter"
      case writtenAccent = "written accent"
    }

    /// What a person reads: `pronoun`, `lost letter`.
    package var name: String { kind.rawValue }
  }

  /// The making of the words: first the auxiliary where there is one, then the verb itself, once for each form.
  package let derivations: [Derivation]
  /// How they are put together, in order; empty for a simple form of a verb without pronoun.
  package let compositions: [Composition]
  /// The forms that are explained, or the gap.
  public let cell: Cell
  /// The form of a verb that took the regular path all the way.
  package let regular: String
  /// The form with its i stressed that learners give to a verb like *cambiar*: *cambío*; `nil` of other forms.
  package let withStressedI: String?
}

extension Conjugator {
  /// Explains the forms that a verb has in a slot, or the gap; with the pronouns that are joined to the form, if they are
  /// other than the verb's own: `["me", "lo"]`.
  public func explanation(of verb: Verb, at slot: Slot, with clitics: [String] = []) -> Explanation {
    let cell = cell(of: verb, at: slot)
    guard case .forms(var forms) = cell else {
      return Explanation(
        derivations: [], compositions: [], cell: cell, regular: regularForm(of: verb, at: slot), withStressedI: nil)
    }
    let bare = self.forms(of: verb.plain, at: slot)
    var regular = regularForm(of: verb, at: slot)
    let joined = clitics.isEmpty ? Frame(slot, isPronominal: true).joined.description : clitics.joined()
    if !clitics.isEmpty, let pronouns = Word(joined) {
      forms = bare.compactMap { Word($0) }.flatMap { Pronouns.join(pronouns, to: $0).map(\.description) }
      let whole = Word(regularForm(of: verb.plain, at: slot)).map { Pronouns.joinRegularly(pronouns, to: $0) }
      regular = whole?.description ?? regular
    }
    var compositions: [Explanation.Composition] = []
    if slot.tense.isCompound {
      compositions.append(
        Explanation.Composition(
          kind: .compound, reason: Self.reason(ofCompound: slot.tense),
          source: .compoundTenses, results: bare))
    }
    if slot.tense == .negativeImperative {
      compositions.append(
        Explanation.Composition(
          kind: .negation, reason: "an order not to do something begins with no",
          source: .imperative, results: bare))
    }
    if bare != forms { compositions += Self.pronoun(joined, areSeveral: clitics.count > 1, bare, forms) }
    return Explanation(
      derivations: auxiliaryDerivations(at: slot) + derivations(of: verb, at: slot), compositions: compositions,
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

  private static func reason(ofCompound tense: Tense) -> String {
    "the \(tense.englishName) is the \(tense.auxiliary?.englishName ?? "") of haber with the participle, "
      + "which does not change"
  }

  /// How a pronoun comes to a form, a step at a time: *lavemos-nos, lavemo-nos, lavémonos*.
  private static func pronoun(
    _ pronoun: String, areSeveral: Bool, _ bare: [String], _ forms: [String]
  ) -> [Explanation.Composition] {
    guard !pronoun.isEmpty else {
      return [
        Explanation.Composition(
          kind: .pronoun, reason: "the pronoun stands before a conjugated verb, but for affirmative orders",
          source: .unstressedPronouns, results: forms)
      ]
    }
    var steps = [
      Explanation.Composition(
        kind: .pronoun,
        reason: "the \(areSeveral ? "pronouns are" : "pronoun is") joined to the infinitive, the gerund and "
          + "affirmative orders",
        source: .unstressedPronouns, results: bare.map { "\($0)-\(pronoun)" })
    ]
    if bare == ["id"], pronoun == "os" {
      return steps + [
        Explanation.Composition(
          kind: .keptLetter,
          reason: "id keeps its d before os; the infinitive with os, iros, is accepted too",
          source: .dictionaryIr, results: forms)
      ]
    }
    if let reason = Self.reason(ofLossOf: bare, before: pronoun) {
      steps.append(
        Explanation.Composition(
          kind: .lostLetter, reason: reason, source: .unstressedPronouns,
          results: bare.map { "\($0.dropLast())-\(pronoun)" }))
    }
    if let reason = Self.reason(ofAccentIn: forms, without: bare) {
      steps.append(Explanation.Composition(kind: .writtenAccent, reason: reason, source: .accents, results: forms))
    }
    // What nothing follows is complete.
    let last = steps.removeLast()
    return steps + [
      Explanation.Composition(kind: last.kind, reason: last.reason, source: last.source, results: forms)
    ]
  }

  /// Which letter is lost where a pronoun is joined to an order.
  private static func reason(ofLossOf bare: [String], before pronoun: String) -> String? {
    guard let form = bare.first else { return nil }
    if form.hasSuffix("mos"), let first = ["nos", "se"].first(where: pronoun.hasPrefix) {
      return "-mos loses its s before \(first)"
    }
    return form.hasSuffix("d") && pronoun.hasPrefix("os") ? "the d is lost before os" : nil
  }

  /// What a joined pronoun does to the accent: it brings one, takes one away, or leaves it without need; `nil` where
  /// nothing changes.
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
      return "the stress stays where it was, now on the last syllable but one, and the word ends in a vowel or s: "
        + "no written accent any more"
    case (nil, nil), (_?, _?): return nil
    }
  }
}
