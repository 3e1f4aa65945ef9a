/// A verb, ready to be conjugated: its name, its meaning and everything that the rules need to know about it.
public struct Verb: Sendable, Hashable {
  /// The infinitive, with or without its pronoun, as the verb was requested.
  package internal(set) var infinitive: Infinitive
  /// The verb's number among those that share its infinitive, counted from 1.
  let homonym: Int
  let evidence: Evidence
  package let defect: Defect?
  package let usage: Usage
  /// The ways to conjugate it, the preferred one first: more than one where the norm accepts several.
  let variants: [LexicalVariant]
  /// The preferred way to conjugate it; the regular one if it has none.
  var preferred: LexicalVariant { variants.first ?? LexicalVariant(infinitive: infinitive.plain) }
  private let field: MeaningField

  init(
    _ name: VerbName, meaning: String = "", evidence: Evidence, defect: Defect? = nil, usage: Usage = Usage(),
    variants: [LexicalVariant]
  ) {
    infinitive = name.infinitive
    homonym = name.homonym
    field = MeaningField(text: meaning)
    (self.evidence, self.defect, self.usage, self.variants) = (evidence, defect, usage, variants)
  }

  /// The name by which the verb can be found again: `tener`, `lavarse`, `acostar#2`.
  public var name: String { verbName.description }
  var verbName: VerbName { VerbName(infinitive, homonym: homonym) }

  /// Whether verb names, given without *-se*, include this verb's.
  package func isAmong(_ names: [String]) -> Bool { names.contains("\(infinitive.bare)") }

  package func isSame(as other: Verb) -> Bool { verbName == other.verbName }

  /// Whether the verb is in the lexicon; if not, its forms are a guess.
  public var isKnown: Bool { evidence == .lexicon }

  /// The verb with its pronoun, or `nil` if it has one already.
  package var pronominal: Verb? {
    guard !infinitive.isPronominal else { return nil }
    var verb = self
    verb.infinitive = infinitive.pronominal
    return verb
  }

  package var plain: Verb {
    var verb = self
    verb.infinitive = infinitive.plain
    return verb
  }

  package var isRegular: Bool { variants.allSatisfy(\.isRegular) }

  package var isAuxiliary: Bool { variants.contains { $0.traits.contains(.auxiliary) } }

  package var patterns: [Irregularity] { variants.reduce(into: PatternSet()) { $0.formUnion($1.patterns) }.list }
}

/// What the verb means: with its pronoun, its own meanings (*levantarse*: get up); without it, the plain ones.
extension Verb {
  /// The meanings in English, without *to*: `have`; empty if the lexicon has none.
  package var meaning: String { String(field.of(pronominal: infinitive.isPronominal)) }

  package var meanings: [Meaning] { MeaningField.list(field.of(pronominal: infinitive.isPronominal)) }

  /// The meaning to learn first, which decides whether the verb is asked.
  var firstMeaning: Meaning? {
    MeaningField.parts(of: field.of(pronominal: infinitive.isPronominal)).first.map { Meaning($0) }
  }

  var hasPronominalMeaning: Bool { !field.pronominal.isEmpty }

  /// Whether people say the verb only with its pronoun: *quejarse, desplomarse*.
  var livesWithPronoun: Bool { usage.isAskedWithPronounOnly || hasPronominalMeaning && field.plain.isEmpty }

  /// English verbs that have no infinitive: *deber* is `should, must, owe, have to`.
  static let modals = ["can", "should", "must"]

  private static func gloss(_ meaning: String) -> String {
    let first = meaning.prefix { $0 != "," }
    return meaning.isEmpty || modals.contains { $0 == first } ? meaning : "to \(meaning)"
  }

  /// The gloss in all output, without vulgar meanings: `to have`; empty if there are no others.
  public var gloss: String { Self.gloss(MeaningField.decent(meaning)) }

  /// The gloss shown for the verb itself, with all its meanings.
  package var wholeGloss: String { Self.gloss(meaning) }

  /// The gloss of a question: at most two meanings, none vulgar, and none obsolete if there are others.
  package var shortGloss: String {
    let decent = meanings.filter { !$0.isVulgar }
    let living = decent.filter { !$0.isUnasked }
    return Self.gloss((living.isEmpty ? decent : living).prefix(2).map(\.description).joined(separator: ", "))
  }
}

package enum Evidence: Sendable, Hashable, CustomStringConvertible {
  case lexicon
  /// The verb is a known one with a prefix, or has its root: *reencontrar* like *encontrar*, *conferir* like *referir*.
  case family(of: String)
  /// All verbs with this ending are conjugated alike: *-ecer*.
  case ending(String)
  /// An i or u after h is stressed beside another vowel: *prohíbo*.
  case hiatus
  /// Nothing suggests an irregularity.
  case regular

  package var description: String {
    switch self {
    case .lexicon: "the lexicon has the verb"
    case .family(let model): "a guess: the verb is not in the lexicon, but “\(model)” is, and seems to be in its family"
    case .ending(let ending): "a guess: the verb is not in the lexicon, but verbs in -\(ending) go this way"
    case .hiatus:
      "a guess: the verb is not in the lexicon, but an i or u after h is stressed beside a, e or o (prohíbo)"
    case .regular: "a guess: the verb is not in the lexicon, so it is taken to be regular"
    }
  }
}

/// The name of a verb: its infinitive, and a number where several verbs share one.
///
/// *acostar*, to put to bed, is the first and has the plain infinitive as its name; `acostar#2` is said of a ship.
package struct VerbName: Sendable, Hashable {
  package let infinitive: Infinitive
  let homonym: Int

  init(_ infinitive: Infinitive, homonym: Int = 1) {
    self.infinitive = infinitive
    self.homonym = homonym
  }

  /// - Parameter text: an infinitive, with or without *-se*, and optionally `#` and a digit: 1 is the first.
  package init?(_ text: some StringProtocol) {
    let sign = text.utf8.firstIndex(of: Self.sign) ?? text.endIndex
    let homonym = sign == text.endIndex ? 1 : Int(text[sign...].dropFirst()) ?? 0
    guard let infinitive = Infinitive(text[..<sign]), homonym == 1 || Self.numbers.contains(homonym) else { return nil }
    self.init(infinitive, homonym: homonym)
  }

  static let sign = UInt8(ascii: "#")
  static let numbers = 2...9
  var plain: VerbName { VerbName(infinitive.plain, homonym: homonym) }
  var pronominal: VerbName { VerbName(infinitive.pronominal, homonym: homonym) }
}

extension VerbName: CustomStringConvertible {
  package var description: String { homonym == 1 ? infinitive.description : "\(infinitive)#\(homonym)" }
}

/// The defect of a verb: why some of its forms are missing in all of its senses.
///
/// Source: RAE & ASALE, Nueva gramática, 4.14: defective verbs.
public enum Defect: String, CaseIterable, Sendable, Hashable {
  /// Weather and the like: only the third person singular (*llueve*).
  case impersonal
  /// Events and concerns: only the third persons (*atañe, atañen*).
  case thirdPerson = "third-person"
  /// Only the forms whose ending begins with i (*aterido, aterimos*).
  case iEndings = "i-endings"
  /// Only the infinitive, gerund and participle, and with it the compound tenses (*ha usucapido*).
  case nonFinite = "non-finite"

  package var reason: String {
    switch self {
    case .impersonal: "it is impersonal: it has no subject, so only the third person singular is used"
    case .thirdPerson: "no person can be its subject, so only the third persons are used"
    case .iEndings: "only the forms whose ending begins with i are used"
    case .nonFinite: "only the infinitive, the gerund and the participle are used"
    }
  }
}
