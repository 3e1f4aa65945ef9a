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
  ///   - guessing: whether a word that is not in the lexicon may be a verb, conjugated by its family or ending on the
  ///     evidence that `warning(of:)` reports.
  /// - Throws: `ConjugationError` if the lexicon has no such verb, or no Spanish verb can have that name.
  public func verb(_ name: String, guessing: Bool = false) throws(ConjugationError) -> Verb {
    guard let parsed = VerbName(name) else { throw .notAnInfinitive(name) }
    if let verb = lexicon.verb(parsed) { return verb }
    if let heard = parsed.infinitive.withDiaeresis, let verb = lexicon.verb(heard) { return verb }
    if guessing, parsed.homonym == 1, let verb = lexicon.inferredVerb(parsed.infinitive) { return verb }
    throw .unknownVerb(name)
  }

  /// The verb that a word names, a guess if need be, or `nil` if it names none: for callers that do not ask why.
  package func find(_ name: String) -> Verb? { try? verb(name, guessing: true) }

  /// Whether the lexicon has the verb that a word names, with *-se* or without; it is not read for that.
  package func knows(_ name: String) -> Bool { VerbName(name).flatMap(lexicon.name) != nil }

  /// The name by which the lexicon has the verb that a word names, *-se* added or left out; never a guess.
  package func lexiconName(_ name: String) throws(ConjugationError) -> String {
    guard let parsed = VerbName(name) else { throw .notAnInfinitive(name) }
    if let known = lexicon.name(of: parsed) { return known }
    throw .unknownVerb(name)
  }

  /// All the forms of a verb.
  public func paradigm(of verb: Verb) -> Paradigm { Paradigm(verb, compound: compound) }

  /// What a verb has in a slot: the accepted forms, the preferred one first, or a gap with its reason.
  public func cell(of verb: Verb, at slot: Slot) -> Cell { paradigm(of: verb).cell(at: slot) }

  /// What a verb has in a tense for a person (`nil` in a tense without persons); a gap if the tense has no such person.
  public func cell(of verb: Verb, _ tense: Tense, _ person: Person? = nil) -> Cell {
    Slot(tense, person).map { cell(of: verb, at: $0) } ?? .gap(.unused)
  }

  /// The accepted forms of a verb in a slot, the preferred one first; empty if the verb has no such form.
  public func forms(of verb: Verb, at slot: Slot) -> [String] { cell(of: verb, at: slot).forms }

  /// The accepted forms of a verb, the preferred one first; none where the tense has persons and none is named.
  ///
  ///     try Conjugator().forms("tener", .preterite, .thirdPlural)  // ["tuvieron"]
  ///
  /// - Throws: `ConjugationError` if the lexicon has no verb of that name.
  public func forms(_ name: String, _ tense: Tense, _ person: Person? = nil) throws(ConjugationError) -> [String] {
    cell(of: try verb(name), tense, person).forms
  }

  /// The form of the auxiliary that a compound slot begins with; `nil` for a simple slot.
  func auxiliary(at slot: Slot) -> String? { compound.form(at: slot)?.description }
}

/// Proposals for words that name no verb, or none that the lexicon has: what a person may have meant.
///
/// They are worked out only here, for callers that print them; a lookup that fails costs nothing.
extension Conjugator {
  /// The verbs of the lexicon that a misspelled word may stand for, at most three, the likeliest first.
  public func suggestions(for word: String) -> [String] { lexicon.suggestions(for: word) }

  package func sentence(of error: ConjugationError) -> String {
    error.description + Nearest.proposal(suggestions(for: error.word))
  }

  /// What to tell a person about a verb that is not in the lexicon, or `nil` if it is.
  ///
  /// - Returns: a sentence that the forms are a guess, on what evidence, and which known verb may have been meant.
  public func warning(of verb: Verb) -> String? {
    let (name, plain) = (verb.name, "\(verb.infinitive.plain)")
    if verb.isKnown, verb.livesWithPronoun, name == plain { return "“\(name)” is mostly said as “\(name)se”" }
    guard !verb.isKnown else { return nil }
    let near = lexicon.commonVerbs(near: plain).map { name == plain ? $0 : "\($0)se" }
    return "“\(name)”: \(verb.evidence)" + Nearest.proposal(near)
  }
}

extension Conjugator {
  /// The forms of a verb in a periphrasis, the helping verb in the cell: `está comiendo`; of one with *se* both places that
  /// its pronoun can have: `se está duchando`, `está duchándose`. Without a construction, those of the verb itself.
  ///
  /// - Parameter isPerfect: whether the infinitive is that of *haber* with the participle: `debe haber comido`.
  package func forms(
    of verb: Verb, at slot: Slot, in construction: Construction?, isPerfect: Bool = false
  ) -> [String] {
    guard let construction else { return forms(of: verb, at: slot) }
    guard let helper = find(construction.helper), let auxiliary = lexicon.auxiliary?.infinitive else { return [] }
    let heads = isPerfect ? [auxiliary.description] : forms(of: verb.plain, at: construction.complement)
    let tails = isPerfect ? forms(of: verb.plain, at: .participle).map { " \($0)" } : [""]
    func phrases(_ helper: Verb, _ heads: [String]) -> [String] {
      // Ha de comer, but hay que comer: the other form is said of what nobody does.
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

/// A word that cannot be conjugated.
///
/// The error is only the fact: the code that prints it works out what the word may have been meant for.
public enum ConjugationError: Error, Equatable, CustomStringConvertible {
  /// The word does not end like any Spanish infinitive.
  case notAnInfinitive(String)
  /// The word ends like one, but no Spanish verb can have that name, or the verb has to be in the lexicon and is not.
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
