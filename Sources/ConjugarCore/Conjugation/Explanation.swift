/// Why a verb has the forms that it has in a slot, part by part.
public struct Explanation: Sendable {
  /// Something that is put together from words that are already made.
  public struct Composition: Sendable {
    public let kind: Kind
    public let reason: String
    public let source: Source
    /// What comes of it, one word or phrase for each accepted form.
    public let results: [String]

    public enum Kind: String, Sendable, Hashable {
      case compound, negation, pronoun
      case lostLetter = "lost letter"
      case writtenAccent = "written accent"
    }

    /// What a person reads: `pronoun`, `lost letter`.
    public var name: String { kind.rawValue }
  }

  /// The making of the words: first the auxiliary where there is one, then the verb itself, once for each form.
  public let derivations: [Derivation]
  /// How they are put together, in order; empty for a simple form of a verb without pronoun.
  public let compositions: [Composition]
  public let cell: Cell
  /// The form of a verb that took the regular path all the way.
  public let regular: String
}

extension Conjugator {
  /// Explains the forms that a verb has in a slot, or the gap.
  public func explanation(of verb: Verb, at slot: Slot) -> Explanation {
    let cell = cell(of: verb, at: slot)
    guard case .forms(let forms) = cell else {
      return Explanation(derivations: [], compositions: [], cell: cell, regular: regularForm(of: verb, at: slot))
    }
    var plain = verb
    plain.infinitive = verb.infinitive.plain
    let bare = self.forms(of: plain, at: slot)
    var compositions: [Explanation.Composition] = []
    if slot.tense.isCompound {
      compositions.append(
        Explanation.Composition(
          kind: .compound, reason: "the compound tenses are haber and the participle, which does not change",
          source: .compoundTenses, results: bare))
    }
    if slot.tense == .negativeImperative {
      compositions.append(
        Explanation.Composition(
          kind: .negation, reason: "an order not to do something begins with no",
          source: .imperative, results: bare))
    }
    if bare != forms {
      let isJoined = !Frame(slot, isPronominal: true).joined.isEmpty
      compositions.append(
        Explanation.Composition(
          kind: .pronoun,
          reason: isJoined
            ? "the pronoun is joined to the infinitive, the gerund and affirmative orders"
            : "the pronoun stands before the verb",
          source: .unstressedPronouns, results: forms))
      if isJoined, let reason = Self.reason(ofLossAt: slot, bare: bare) {
        compositions.append(
          Explanation.Composition(
            kind: .lostLetter, reason: reason, source: .unstressedPronouns, results: forms))
      }
    }
    if let reason = Self.reason(ofAccentIn: forms, without: bare) {
      compositions.append(
        Explanation.Composition(kind: .writtenAccent, reason: reason, source: .accents, results: forms))
    }
    return Explanation(
      derivations: auxiliaryDerivations(at: slot) + derivations(of: verb, at: slot), compositions: compositions,
      cell: cell, regular: regularForm(of: verb, at: slot))
  }

  /// Which letter is lost where a pronoun is joined to an order.
  private static func reason(ofLossAt slot: Slot, bare: [String]) -> String? {
    switch (slot.tense, slot.person) {
    case (.imperative, .firstPlural): "-mos loses its s before nos"
    case (.imperative, .secondPlural):
      bare == ["id"] ? "id keeps its d before os; iros is accepted since 2018" : "the d is lost before os"
    default: nil
    }
  }

  /// What a joined pronoun does to the accent: it brings one, takes one away, or leaves it without need; `nil` where
  /// nothing changes.
  private static func reason(ofAccentIn forms: [String], without bare: [String]) -> String? {
    guard let whole = forms.first.flatMap({ Word($0) }), let word = bare.first.flatMap({ Word($0) }) else { return nil }
    let stressed = whole.lastIndex(where: \.isAccented)
    switch (word.lastIndex(where: \.isAccented), stressed) {
    case (nil, let stressed?):
      let sounds = Sounds.read(whole[0..<stressed]).count
      return StressAccent.accent(in: Sounds.read(whole).plain, stressed: sounds) == .hiatus
        ? "without the d the stressed í stands beside o, so it is a syllable of its own: always an accent"
        : "the stress stays where it was, now on the third syllable from the end or farther: always an accent"
    case (_?, nil):
      return "the stress stays where it was, now on the last syllable but one, and the word ends in a vowel or s: "
        + "no accent any more"
    case (nil, nil), (_?, _?): return nil
    }
  }
}
