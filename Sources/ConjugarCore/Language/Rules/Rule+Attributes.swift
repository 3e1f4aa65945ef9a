/// What is known of each rule beside what it does: a caller asks the rule, and keeps no list of rules.
extension Rule.ID {
  private struct Attributes {
    let part: Rule.Part
    let source: Source
    let irregularity: Irregularity?
    var others: [Irregularity] = []
    let name: String

    init(
      _ part: Rule.Part, _ source: Source, shows irregularity: Irregularity? = nil, others: [Irregularity] = [],
      _ name: String? = nil
    ) {
      self.part = part
      self.source = source
      self.irregularity = irregularity
      self.others = others
      self.name = name ?? irregularity?.title ?? ""
    }
  }

  private var attributes: Attributes {
    switch self {
    case .imperativeFromSubjunctive: Attributes(.ending, .imperative, "imperative from the subjunctive")
    case .imperativeFromPresent: Attributes(.ending, .imperative, "imperative from the present")
    case .ownForm: Attributes(.word, .models, shows: .oneOfAKind, "irregular form")
    case .otherStem: Attributes(.stem, .dictionaryPudrir, shows: .otherStem)
    case .strongPreterite: Attributes(.strongStem, .strongPreterites, shows: .strongPreterite)
    case .cToJ: Attributes(.strongStem, .strongPreterites, shows: .cToJ)
    case .builtOnPreterite: Attributes(.stem, .strongPreterites, shows: .builtOnPreterite)
    case .shortFuture: Attributes(.stem, .models, shows: .shortFuture)
    case .futureOnInfinitive: Attributes(.ending, .regularParadigms, "future on the infinitive")
    case .irregularStem: Attributes(.stem, .models, shows: .irregularStem)
    case .subjunctiveFromYo: Attributes(.stem, .models, shows: .subjunctiveFromYo)
    case .ending: Attributes(.ending, .regularParadigms, "ending")
    case .scToZc: Attributes(.consonant, .consonantAlternations, shows: .cToZc, "sc→zc")
    case .cToZc: Attributes(.consonant, .consonantAlternations, shows: .cToZc)
    case .cToZg: Attributes(.consonant, .consonantAlternations, shows: .cToZg)
    case .cToG: Attributes(.consonant, .consonantAlternations, shows: .cToG)
    case .addedG: Attributes(.consonant, .consonantAlternations, shows: .addedG)
    case .addedIg: Attributes(.consonant, .consonantAlternations, shows: .addedIg)
    case .addedY: Attributes(.glide, .consonantAlternations, shows: .addedY)
    case .insertedY: Attributes(.glide, .consonantAlternations, shows: .insertedY)
    case .absorbedI: Attributes(.glide, .consonantAlternations, shows: .absorbedI)
    case .stressedI: Attributes(.stress, .vowelVerbs, shows: .stressedI)
    case .stressedU: Attributes(.stress, .vowelVerbs, shows: .stressedU)
    case .eToIe: Attributes(.vowel, .vowelAlternations, shows: .eToIe)
    case .oToUe: Attributes(.vowel, .vowelAlternations, shows: .oToUe)
    case .uToUe: Attributes(.vowel, .vowelAlternations, shows: .uToUe)
    case .iToIe: Attributes(.vowel, .vowelAlternations, shows: .iToIe)
    case .oToHue: Attributes(.vowel, .vowelAlternations, shows: .oToHue)
    case .eToI: Attributes(.vowel, .vowelAlternations, shows: .eToI)
    case .oToU: Attributes(.vowel, .vowelAlternations, shows: .oToU)
    case .iToY: Attributes(.writing, .vowelVerbs, shows: .iToY)
    case .initialYe: Attributes(.writing, .letters, shows: .initialGlide, "ye-")
    case .initialHue: Attributes(.writing, .letters, shows: .initialGlide, others: [.oToHue], "hue-")
    case .writtenAccent: Attributes(.writing, .accents, others: [.hiatus], "written accent")
    case .diaeresis: Attributes(.writing, .letters, shows: .diaeresis, "ü")
    case .spelling: Attributes(.writing, .letters, others: Self.ofLetters, "spelling")
    }
  }

  private static let ofLetters = Irregularity.allCases.filter { $0.letter != nil } + [.spelling]

  /// A short name: `e→ie`, `strong preterite`.
  package var name: String { attributes.name }

  /// Where the academies state the rule.
  package var source: Source { attributes.source }

  /// What the rule makes of a form.
  package var part: Rule.Part { attributes.part }

  /// The irregularity that it shows wherever it is at work, groups aside; `nil` if there is none, or the letters decide.
  package var irregularity: Irregularity? { attributes.irregularity }

  /// Those that it shows together with the letters, or with another rule.
  var others: [Irregularity] { attributes.others }
}

extension Rule {
  /// The part of a form that a rule makes, the most telling first.
  package enum Part: CaseIterable, Sendable, Hashable {
    /// The whole word: *soy, hecho*.
    case word
    /// A stem that has endings of its own: *tuv-, conduj-*.
    case strongStem
    /// The stem of a tense: *fue-, tendr-, sep-*.
    case stem
    /// A consonant before o and a: *conozc-, teng-, caig-*.
    case consonant
    /// A glide that stands between vowels, or is lost: *huy-, riñ-ó*.
    case glide
    /// The stress on a closed vowel: *envío*.
    case stress
    /// The vowel of the stem: *piens-, pid-*.
    case vowel
    /// What every verb has: an ending, and what that is added to.
    case ending
    /// What is only written otherwise: letters and accents.
    case writing

    /// Those of which a remark or a hint tells.
    static let telling = allCases.filter { $0 != .ending && $0 != .writing }
  }

  private static let ofLetters = Irregularity.allCases.filter { $0.letter != nil } + [.spelling]

  /// A short name: `e→ie`.
  package var name: String { id.name }
  /// Where the grammar says so.
  package var source: Source { id.source }

  /// Where the grammar says so of a verb: those whose forms are of several origins have a section of their own.
  func source(of verb: LexicalVariant) -> Source {
    source == .models && verb.traits.contains(.suppletive) ? .suppletion : source
  }
}
