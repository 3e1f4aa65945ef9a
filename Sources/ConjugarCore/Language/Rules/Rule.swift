/// A rule of Spanish as data: its name, the verbs it concerns, and how it rewrites a form in the making.
///
/// The `Rulebook` lists the rules in the order in which they feed each other; a derivation applies them to a form in
/// turn; and what *explain* prints is the record of those that fired.
package struct Rule: Sendable {
  package let id: ID
  package let kind: Kind
  /// The irregularity that the rule always shows, groups aside; `nil` if there is none, or if the letters decide.
  package let irregularity: Irregularity?
  let tenses: TenseSet
  let requirement: Requirement
  /// Rewrites the draft and returns the reason, or `nil` if there was nothing to do.
  let rewrite: @Sendable (inout Draft) -> Reason?

  /// The identity of a rule, which gives everything known about it except what it does.
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

  /// What the lexicon must state about a verb for a rule to concern it.
  enum Requirement: Sendable, Equatable {
    /// Nothing: the rule applies to every verb.
    case none
    /// The irregularity that the rule shows.
    case pattern
    case exceptions
    case letter(Letter)
  }

  /// How a rule relates to the regular conjugation.
  package enum Kind: Sendable {
    /// It is part of making the form of any verb: endings, and what they are added to.
    case formation
    /// It writes what is heard, for any verb: accents, letters, glides.
    case sound
    /// It takes the verb off the regular path.
    case change
  }

  init(
    _ id: ID, kind: Kind, tenses: TenseSet = .all, requirement: Requirement = .none,
    rewrite: @escaping @Sendable (inout Draft) -> Reason?
  ) {
    (self.id, self.kind, irregularity) = (id, kind, id.irregularity)
    (self.tenses, self.requirement, self.rewrite) = (tenses, requirement, rewrite)
  }
}

extension Rule {
  @inline(__always)
  @discardableResult
  func apply(to draft: inout Draft) -> Reason? { tenses.contains(draft.slot.tense) ? rewrite(&draft) : nil }

  /// Whether the rule may apply to a verb, judging by what its variant states.
  func concerns(_ variant: LexicalVariant) -> Bool {
    switch requirement {
    case .none: true
    case .pattern: irregularity.map(variant.patterns.contains) ?? false
    case .exceptions: !variant.exceptions.isEmpty
    case .letter(let letter): variant.infinitive.bare.lastIndex(where: { $0 == letter }) != nil
    }
  }
}

/// What is known about each rule besides what it does: callers ask the rule instead of keeping lists of rules.
extension Rule.ID {
  private struct Attributes {
    let part: Rule.Part
    let source: Source
    var irregularity: Irregularity?
    var others: [Irregularity] = []
    /// The name of the rule; `nil` if it is the title of the irregularity.
    var name: String?
  }

  private var attributes: Attributes {
    switch self {
    case .imperativeFromSubjunctive:
      Attributes(part: .ending, source: .imperative, name: "imperative from the subjunctive")
    case .imperativeFromPresent: Attributes(part: .ending, source: .imperative, name: "imperative from the present")
    case .ownForm: Attributes(part: .word, source: .models, irregularity: .oneOfAKind, name: "irregular form")
    case .otherStem: Attributes(part: .stem, source: .dictionaryPudrir, irregularity: .otherStem)
    case .strongPreterite: Attributes(part: .strongStem, source: .strongPreterites, irregularity: .strongPreterite)
    case .cToJ: Attributes(part: .strongStem, source: .strongPreterites, irregularity: .cToJ)
    case .builtOnPreterite: Attributes(part: .stem, source: .strongPreterites, irregularity: .builtOnPreterite)
    case .shortFuture: Attributes(part: .stem, source: .models, irregularity: .shortFuture)
    case .futureOnInfinitive: Attributes(part: .ending, source: .regularParadigms, name: "future on the infinitive")
    case .irregularStem: Attributes(part: .stem, source: .models, irregularity: .irregularStem)
    case .subjunctiveFromYo: Attributes(part: .stem, source: .models, irregularity: .subjunctiveFromYo)
    case .ending: Attributes(part: .ending, source: .regularParadigms, name: "ending")
    case .scToZc: Attributes(part: .consonant, source: .consonantAlternations, irregularity: .cToZc, name: "sc→zc")
    case .cToZc: Attributes(part: .consonant, source: .consonantAlternations, irregularity: .cToZc)
    case .cToZg: Attributes(part: .consonant, source: .consonantAlternations, irregularity: .cToZg)
    case .cToG: Attributes(part: .consonant, source: .consonantAlternations, irregularity: .cToG)
    case .addedG: Attributes(part: .consonant, source: .consonantAlternations, irregularity: .addedG)
    case .addedIg: Attributes(part: .consonant, source: .consonantAlternations, irregularity: .addedIg)
    case .addedY: Attributes(part: .glide, source: .consonantAlternations, irregularity: .addedY)
    case .insertedY: Attributes(part: .glide, source: .consonantAlternations, irregularity: .insertedY)
    case .absorbedI: Attributes(part: .glide, source: .consonantAlternations, irregularity: .absorbedI)
    case .stressedI: Attributes(part: .stress, source: .vowelVerbs, irregularity: .stressedI)
    case .stressedU: Attributes(part: .stress, source: .vowelVerbs, irregularity: .stressedU)
    case .eToIe: Attributes(part: .vowel, source: .vowelAlternations, irregularity: .eToIe)
    case .oToUe: Attributes(part: .vowel, source: .vowelAlternations, irregularity: .oToUe)
    case .uToUe: Attributes(part: .vowel, source: .vowelAlternations, irregularity: .uToUe)
    case .iToIe: Attributes(part: .vowel, source: .vowelAlternations, irregularity: .iToIe)
    case .oToHue: Attributes(part: .vowel, source: .vowelAlternations, irregularity: .oToHue)
    case .eToI: Attributes(part: .vowel, source: .vowelAlternations, irregularity: .eToI)
    case .oToU: Attributes(part: .vowel, source: .vowelAlternations, irregularity: .oToU)
    case .iToY: Attributes(part: .writing, source: .vowelVerbs, irregularity: .iToY)
    case .initialYe: Attributes(part: .writing, source: .letters, irregularity: .initialGlide, name: "ye-")
    case .initialHue:
      Attributes(part: .writing, source: .letters, irregularity: .initialGlide, others: [.oToHue], name: "hue-")
    case .writtenAccent: Attributes(part: .writing, source: .accents, others: [.hiatus], name: "written accent")
    case .diaeresis: Attributes(part: .writing, source: .letters, irregularity: .diaeresis, name: "ü")
    case .spelling: Attributes(part: .writing, source: .letters, others: Self.ofLetters, name: "spelling")
    }
  }

  private static let ofLetters = Irregularity.allCases.filter { $0.letter != nil } + [.spelling]

  /// A short name: `e→ie`, `strong preterite`.
  package var name: String { attributes.name ?? irregularity?.title ?? "" }

  package var source: Source { attributes.source }
  package var part: Rule.Part { attributes.part }
  package var irregularity: Irregularity? { attributes.irregularity }

  /// The irregularities that it shows in combination with the letters or another rule.
  var others: [Irregularity] { attributes.others }
}

extension Rule {
  /// The part of a form that a rule affects, the most telling first.
  package enum Part: CaseIterable, Sendable, Hashable {
    /// The whole word: *soy, hecho*.
    case word
    /// A stem with its own set of endings: *tuv-, conduj-*.
    case strongStem
    /// The stem of a tense: *fue-, tendr-, sep-*.
    case stem
    /// A consonant before o and a: *conozc-, teng-, caig-*.
    case consonant
    /// A glide that is added between vowels or lost: *huy-, riñ-ó*.
    case glide
    /// The stress on a closed vowel: *envío*.
    case stress
    /// The vowel of the stem: *piens-, pid-*.
    case vowel
    /// What every verb has: an ending, and what it is added to.
    case ending
    /// What differs only in writing: letters and accents.
    case writing

    /// The parts that a remark or a hint talks about.
    static let telling = allCases.filter { $0 != .ending && $0 != .writing }
  }

  package var name: String { id.name }
  package var source: Source { id.source }

  /// Where the grammar states the rule for a verb: verbs whose forms have several origins have their own section.
  func source(of verb: LexicalVariant) -> Source {
    source == .models && verb.traits.contains(.suppletive) ? .suppletion : source
  }
}
