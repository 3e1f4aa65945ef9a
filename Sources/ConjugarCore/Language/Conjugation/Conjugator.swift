/// Every form of every Spanish verb, and why.
///
/// The conjugator is thin: how Spanish works is in `Rulebook`, and what is special about each verb is in the `Lexicon`.
public struct Conjugator: Sendable {
  package let lexicon: Lexicon
  let compound: Compound

  /// - Parameter lexicon: the known verbs; others are conjugated by analogy.
  public init(lexicon: Lexicon = .embedded) {
    self.lexicon = lexicon
    compound = Compound(lexicon)
  }

  /// The verb that a word names.
  ///
  /// - Parameters:
  ///   - name: an infinitive, with or without *-se*, in any case; accents that only spelling requires may be missing; a
  ///     homonym has its number (`acostar#2`).
  ///   - guessing: whether a word that is not in the lexicon may be a verb, conjugated by analogy with its family or
  ///     ending; `warning(of:)` reports the evidence.
  /// - Throws: `ConjugationError` if the lexicon has no such verb, or no Spanish verb can have that name.
  public func verb(_ name: String, guessing: Bool = false) throws(ConjugationError) -> Verb {
    guard let parsed = VerbName(name) else { throw .notAnInfinitive(name) }
    if let verb = lexicon.verb(parsed) { return verb }
    if let heard = parsed.infinitive.withDiaeresis, let verb = lexicon.verb(heard) { return verb }
    if guessing, parsed.homonym == 1, let verb = lexicon.inferredVerb(parsed.infinitive) { return verb }
    throw .unknownVerb(name)
  }

  /// The verb that a word names, a guess if need be, or `nil` if there is none: for callers that need no error.
  package func find(_ name: String) -> Verb? { try? verb(name, guessing: true) }

  /// Whether the lexicon has the verb that a word names, with or without *-se*; its entry is not parsed.
  package func knows(_ name: String) -> Bool { VerbName(name).flatMap(lexicon.name) != nil }

  /// The lexicon's name for the verb that a word names, with *-se* added or dropped as needed; never a guess.
  package func lexiconName(_ name: String) throws(ConjugationError) -> String {
    guard let parsed = VerbName(name) else { throw .notAnInfinitive(name) }
    if let known = lexicon.name(of: parsed) { return known }
    throw .unknownVerb(name)
  }

  /// All the forms of a verb.
  public func paradigm(of verb: Verb) -> Paradigm { Paradigm(verb, compound: compound) }

  /// The cell of a verb in a slot: the accepted forms, the preferred one first, or a gap with its reason.
  public func cell(of verb: Verb, at slot: Slot) -> Cell { paradigm(of: verb).cell(at: slot) }

  /// The cell of a verb for a tense and person (`nil` in a tense without persons); a gap if the tense lacks the person.
  public func cell(of verb: Verb, _ tense: Tense, _ person: Person? = nil) -> Cell {
    Slot(tense, person).map { cell(of: verb, at: $0) } ?? .gap(.unused)
  }

  /// The accepted forms of a verb in a slot, the preferred one first; empty if the verb has no such form.
  public func forms(of verb: Verb, at slot: Slot) -> [String] { cell(of: verb, at: slot).forms }

  /// The accepted forms of a verb, the preferred one first; empty if the tense has persons and none is given.
  ///
  ///     try Conjugator().forms("tener", .preterite, .thirdPlural)  // ["tuvieron"]
  ///
  /// - Throws: `ConjugationError` if the lexicon has no verb of that name.
  public func forms(_ name: String, _ tense: Tense, _ person: Person? = nil) throws(ConjugationError) -> [String] {
    cell(of: try verb(name), tense, person).forms
  }

  /// The form of the auxiliary that begins a compound slot; `nil` for a simple slot.
  func auxiliary(at slot: Slot) -> String? { compound.form(at: slot)?.description }
}

/// Suggestions for words that name no verb, or none in the lexicon: what the user may have meant.
///
/// They are worked out only here, for callers that print them, so a failed lookup costs nothing.
extension Conjugator {
  /// The verbs of the lexicon that a misspelled word may stand for, at most three, likeliest first.
  public func suggestions(for word: String) -> [String] { lexicon.suggestions(for: word) }

  package func sentence(of error: ConjugationError) -> String {
    error.description + Nearest.proposal(suggestions(for: error.word))
  }

  /// A warning about a verb that is not in the lexicon or is mostly said with *-se*; `nil` for any other.
  ///
  /// - Returns: for a guess, a sentence that states its evidence and any known verbs that may have been meant.
  public func warning(of verb: Verb) -> String? {
    let (name, plain) = (verb.name, "\(verb.infinitive.plain)")
    if verb.isKnown, verb.livesWithPronoun, name == plain { return "“\(name)” is mostly said as “\(name)se”" }
    guard !verb.isKnown else { return nil }
    let near = lexicon.commonVerbs(near: plain).map { name == plain ? $0 : "\($0)se" }
    return "“\(name)”: \(verb.evidence)" + Nearest.proposal(near)
  }
}

extension Conjugator {
  /// The forms of a verb in a periphrasis whose helping verb is in the slot: `está comiendo`; for a verb with *-se*,
  /// the pronoun in both places: `se está duchando`, `está duchándose`. Without a construction, the verb's own forms.
  ///
  /// - Parameter isPerfect: whether the complement is *haber* with the participle: `debe haber comido`.
  package func forms(
    of verb: Verb, at slot: Slot, in construction: Construction?, isPerfect: Bool = false
  ) -> [String] {
    guard let construction else { return forms(of: verb, at: slot) }
    guard let helper = find(construction.helper), let auxiliary = lexicon.auxiliary?.infinitive else { return [] }
    let heads = isPerfect ? [auxiliary.description] : forms(of: verb.plain, at: construction.complement)
    let tails = isPerfect ? forms(of: verb.plain, at: .participle).map { " \($0)" } : [""]
    func phrases(_ helper: Verb, _ heads: [String]) -> [String] {
      // Ha de comer, but hay que comer: the other form is impersonal.
      let own = forms(of: helper, at: slot)
      let isAuxiliary = helper.plain.infinitive == auxiliary
      let firsts = !isAuxiliary ? own[...] : construction.link == "que" ? own.suffix(1) : own.prefix(1)
      let rests = construction.links.flatMap { link in
        heads.flatMap { head in tails.map { [link, head + $0].compactMap(\.self).joined(separator: " ") } }
      }
      return firsts.flatMap { first in rests.map { "\(first) \($0)" } }
    }
    guard verb.infinitive.isPronominal else { return phrases(helper, heads) }
    let pronoun = slot.person?.reflexivePronoun ?? "se"
    let joined = heads.compactMap { Word($0) }.flatMap { Pronouns.join(pronoun, to: $0) }.map(\.description)
    return phrases(helper.pronominal ?? helper, heads) + phrases(helper, joined)
  }
}

/// An error for a word that cannot be conjugated.
///
/// The error states only the fact: the code that prints it works out what the word may have been meant to be.
public enum ConjugationError: Error, Equatable, CustomStringConvertible {
  /// The word does not end like any Spanish infinitive.
  case notAnInfinitive(String)
  /// The word ends like one, but no Spanish verb can have that name, or the verb must be in the lexicon and is not.
  case unknownVerb(String)

  package var word: String {
    switch self {
    case .notAnInfinitive(let word), .unknownVerb(let word): word
    }
  }

  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .notAnInfinitive(let word):
      "\(word.echoed) is not an infinitive (which ends in -ar, -er, -ir or -ír, with or without -se)"
    case .unknownVerb(let word): "\(word.echoed) is not a verb in the lexicon"
    }
  }
}
