/// A sentence of the grammar that can carry itself out and say why.
///
/// Rules are data: the `Rulebook` lists them in the order in which they feed each other, a derivation folds a draft
/// through them, and what *explain* prints is the record of those that fired.
public final class Rule: Sendable {
  /// A short name: `e→ie`.
  public let name: String
  /// Why, in a sentence that a learner understands.
  public let reason: String
  /// Where the grammar says so.
  public let source: String

  public let kind: Kind
  /// The tenses it can have to do with.
  let tenses: TenseSet
  /// What the lexicon must say of a verb for the rule to concern it.
  let requirement: Requirement

  /// What the lexicon must say of a verb for a rule to concern it.
  enum Requirement: Sendable, Equatable {
    /// Nothing: the rule holds for every verb.
    case none
    case pattern(Pattern)
    /// A form or stem of its own.
    case exceptions
  }

  /// What a rule does to a verb that has no irregularity.
  public enum Kind: Sendable {
    /// It makes the form of any verb: endings, and what they are added to.
    case formation
    /// It writes down what is heard, for any verb: accents, letters, glides.
    case sound
    /// It takes the verb off the regular path.
    case change
  }

  /// Rewrites the draft; says whether it had anything to do.
  let rewrite: @Sendable (inout WorkingForm) -> Bool

  init(
    _ name: String, kind: Kind, tenses: TenseSet = .all, requirement: Requirement = .none, reason: String,
    source: String,
    rewrite: @escaping @Sendable (inout WorkingForm) -> Bool
  ) {
    self.name = name
    self.kind = kind
    self.tenses = tenses
    self.requirement = requirement
    self.reason = reason
    self.source = source
    self.rewrite = rewrite
  }
}

extension Rule {
  /// Applies the rule to a draft; says whether it changed anything.
  func apply(to draft: inout WorkingForm) -> Bool { action.apply(to: &draft) }

  /// What the rule does, without what it says: all that making forms in bulk needs.
  struct Action: Sendable {
    fileprivate let tenses: TenseSet
    fileprivate let rewrite: @Sendable (inout WorkingForm) -> Bool

    @inline(__always)
    func apply(to draft: inout WorkingForm) -> Bool { tenses.contains(draft.slot.tense) && rewrite(&draft) }
  }

  var action: Action { Action(tenses: tenses, rewrite: rewrite) }

  /// Whether the rule can have to do with a verb of which so much is known.
  func concerns(_ facts: LexicalVariant) -> Bool {
    switch requirement {
    case .none: true
    case .pattern(let pattern): facts.patterns.contains(pattern)
    case .exceptions: !facts.exceptions.isEmpty
    }
  }
}

/// The order in which the rules of Spanish feed each other.
public enum Rulebook {
  /// Every rule, first to last: whose cell it is, then the stem, then the ending, then what one does to the other.
  public static let rules: [Rule] =
    ImperativeRules.all  // usted, nosotros, ustedes speak in the subjunctive
    + LexicalForms.all  // soy, hecho, ten
    + StrongPreterite.all  // tuv-, and tuviera upon it
    + FutureStem.all  // hablar-, tendr-
    + LexicalStems.all  // sep-, ve-, and quepa upon quepo
    + RegularEnding.all  // -o, -aste, -iendo
    + YoForm.all  // conozc-, teng-, oig-
    + StemChange.all  // piens-, cuent-, pid-
    + StressShift.all  // envío, reúno, actúo
    + Glide.all  // huyo, leyó, riñó, rio, yendo, huelo
    + Writing.all  // comió, busqué

  /// What is left of them for a verb without any irregularity.
  static let regular = rules.filter { $0.kind != .change }

  /// What takes verbs off the regular path by their sound alone: *construyo, actúo*.
  static let changesOfAnyVerb = rules.filter { $0.kind == .change && $0.requirement == .none }
}
