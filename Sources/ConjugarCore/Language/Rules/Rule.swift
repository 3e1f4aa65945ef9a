/// A rule of Spanish as data: what it is called, whom it concerns, and how it rewrites a form in the making.
///
/// The `Rulebook` lists the rules in the order in which they feed each other, a derivation folds a form through them,
/// and what *explain* prints is the record of those that fired.
package struct Rule: Sendable {
  package let id: ID
  package let kind: Kind
  /// The tenses it can have to do with.
  let tenses: TenseSet
  /// What the lexicon must say of a verb for the rule to concern it.
  let requirement: Requirement
  /// Rewrites the draft; says why, or `nil` if it had nothing to do.
  let rewrite: @Sendable (inout Draft) -> Reason?

  /// The name of a rule, which never changes; no two rules share one.
  package enum ID: String, CaseIterable, Sendable, Hashable {
    case imperativeFromSubjunctive = "imperative-from-the-subjunctive"
    case imperativeFromPresent = "imperative-from-the-present"
    case ownForm = "own-form"
    case otherStem = "another-stem"
    case strongPreterite = "strong-preterite"
    case cToJ = "c>j"
    case builtOnPreterite = "built-on-the-preterite"
    case shortFuture = "short-future"
    case futureOnInfinitive = "future-on-the-infinitive"
    case irregularStem = "irregular-stem"
    case subjunctiveFromYo = "subjunctive-from-yo"
    case ending
    case scToZc = "sc>zc"
    case cToZc = "c>zc"
    case cToZg = "c>zg"
    case cToG = "c>g"
    case addedG = "+g"
    case addedIg = "+ig"
    case addedY = "+y"
    case eToIe = "e>ie"
    case oToUe = "o>ue"
    case uToUe = "u>ue"
    case iToIe = "i>ie"
    case oToHue = "o>hue"
    case eToI = "e>i"
    case oToU = "o>u"
    case stressedI = "i>í"
    case stressedU = "u>ú"
    case insertedY = "inserted-y"
    case absorbedI = "i-absorbed"
    case iToY = "i>y"
    case initialYe = "ye"
    case initialHue = "hue"
    case writtenAccent = "written-accent"
    case diaeresis
    case spelling
  }

  /// What the lexicon must say of a verb for a rule to concern it.
  enum Requirement: Sendable, Equatable {
    /// Nothing: the rule holds for every verb.
    case none
    case pattern(LexicalPattern)
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
    case .pattern(let pattern): variant.patterns.contains(pattern)
    case .exceptions: !variant.exceptions.isEmpty
    case .letter(let letter): variant.infinitive.bare.lastIndex(where: { $0 == letter }) != nil
    }
  }
}
