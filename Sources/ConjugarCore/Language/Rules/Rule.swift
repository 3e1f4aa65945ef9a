/// A rule of Spanish as data: what it is called, whom it concerns, and how it rewrites a form in the making.
///
/// The `Rulebook` lists the rules in the order in which they feed each other, a derivation folds a form through them,
/// and what *explain* prints is the record of those that fired.
package struct Rule: Sendable {
  package let id: ID
  package let kind: Kind
  /// The irregularity that it shows wherever it is at work, groups aside; `nil` if there is none, or the letters decide.
  package let irregularity: Irregularity?
  /// The tenses it can have to do with.
  let tenses: TenseSet
  /// What the lexicon must say of a verb for the rule to concern it.
  let requirement: Requirement
  /// Rewrites the draft; says why, or `nil` if it had nothing to do.
  let rewrite: @Sendable (inout Draft) -> Reason?

  /// The identity of a rule, of which `Rule.ID+Attributes` says more.
  package enum ID: CaseIterable, Sendable, Hashable {
    case imperativeFromSubjunctive, imperativeFromPresent
    case ownForm, otherStem
    case strongPreterite, cToJ, builtOnPreterite
    case shortFuture, futureOnInfinitive
    case irregularStem, subjunctiveFromYo
    case ending
    case scToZc, cToZc, cToZg, cToG, addedG, addedIg, addedY
    case eToIe, oToUe, uToUe, iToIe, oToHue, eToI, oToU
    case stressedI, stressedU
    case insertedY, absorbedI, iToY, initialYe, initialHue
    case writtenAccent, diaeresis, spelling
  }

  /// What the lexicon must say of a verb for a rule to concern it.
  enum Requirement: Sendable, Equatable {
    /// Nothing: the rule holds for every verb.
    case none
    /// The irregularity that the rule shows.
    case pattern
    /// A form or stem of its own.
    case exceptions
    /// A letter of the infinitive.
    case letter(Letter)
  }

  /// What a rule does to a verb that has no irregularity.
  package enum Kind: Sendable {
    /// It makes the form of any verb: endings, and what they are added to.
    case formation
    /// It writes down what is heard, for any verb: accents, letters, glides.
    case sound
    /// It takes the verb off the regular path.
    case change
  }

  init(
    _ id: ID, kind: Kind, tenses: TenseSet = .all, requirement: Requirement = .none,
    rewrite: @escaping @Sendable (inout Draft) -> Reason?
  ) {
    self.id = id
    self.kind = kind
    irregularity = id.irregularity
    self.tenses = tenses
    self.requirement = requirement
    self.rewrite = rewrite
  }
}

extension Rule {
  /// Applies the rule to a draft; says why, or `nil` if it had nothing to do.
  @inline(__always)
  @discardableResult
  func apply(to draft: inout Draft) -> Reason? {
    tenses.contains(draft.slot.tense) ? rewrite(&draft) : nil
  }

  /// Whether the rule can have to do with a verb of which so much is known.
  func concerns(_ variant: LexicalVariant) -> Bool {
    switch requirement {
    case .none: true
    case .pattern: irregularity.map(variant.patterns.contains) ?? false
    case .exceptions: !variant.exceptions.isEmpty
    case .letter(let letter): variant.infinitive.bare.lastIndex(where: { $0 == letter }) != nil
    }
  }
}
