/// One way in which a verb leaves the regular path: what the lexicon must know because no rule can predict it.
///
/// *When* a pattern shows is the business of the rules; *which* verbs have it is a fact of the lexicon.
package enum LexicalPattern: UInt8, CaseIterable, Sendable, Hashable {
  case eToIe, oToUe, uToUe, iToIe, oToHue
  case eToI, oToU
  case stressedI, stressedU
  case cToZc, cToZg, cToG, cToJ, addedG, addedIg, addedY

  /// How the lexicon writes it: `e>ie`.
  package var notation: String {
    switch self {
    case .eToIe: "e>ie"
    case .oToUe: "o>ue"
    case .uToUe: "u>ue"
    case .iToIe: "i>ie"
    case .oToHue: "o>hue"
    case .eToI: "e>i"
    case .oToU: "o>u"
    case .stressedI: "i>í"
    case .stressedU: "u>ú"
    case .cToZc: "c>zc"
    case .cToZg: "c>zg"
    case .cToG: "c>g"
    case .cToJ: "c>j"
    case .addedG: "+g"
    case .addedIg: "+ig"
    case .addedY: "+y"
    }
  }
}

/// A set of patterns, in one word of memory.
package typealias LexicalPatternSet = EnumSet<LexicalPattern>
