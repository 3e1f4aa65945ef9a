/// One way in which a verb leaves the regular path: what the lexicon must know because no rule can predict it.
///
/// *When* a pattern shows is the business of the rules; *which* verbs have it is a fact of the lexicon.
public enum Pattern: UInt8, CaseIterable, Sendable, Hashable {
  case eToIe, oToUe, uToUe, iToIe, oToHue
  case eToI, oToU
  case stressedI, stressedU
  case cToZc, cToZg, cToG, cToJ, addedG, addedIg, addedY

  private struct Facts {
    let notation: String
    let name: String
  }

  private static let facts: [Facts] = [
    Facts(notation: "e>ie", name: "e→ie (pensar, pienso)"),
    Facts(notation: "o>ue", name: "o→ue (contar, cuento)"),
    Facts(notation: "u>ue", name: "u→ue (jugar, juego)"),
    Facts(notation: "i>ie", name: "i→ie (adquirir, adquiero)"),
    Facts(notation: "o>hue", name: "o→hue (desosar, deshueso)"),
    Facts(notation: "e>i", name: "e→i (pedir, pido)"),
    Facts(notation: "o>u", name: "o→u (dormir, durmió)"),
    Facts(notation: "i>í", name: "i→í (enviar, envío)"),
    Facts(notation: "u>ú", name: "u→ú (reunir, reúno)"),
    Facts(notation: "c>zc", name: "c→zc (conocer, conozco)"),
    Facts(notation: "c>zg", name: "c→zg (yacer, yazgo)"),
    Facts(notation: "c>g", name: "c→g (hacer, hago)"),
    Facts(notation: "c>j", name: "c→j (conducir, conduje)"),
    Facts(notation: "+g", name: "added g (salir, salgo)"),
    Facts(notation: "+ig", name: "added ig (caer, caigo)"),
    Facts(notation: "+y", name: "added y (roer, royo)"),
  ]

  /// How the lexicon writes it: `e>ie`.
  public var notation: String { Self.facts[Int(rawValue)].notation }

  /// How a learner reads it, with an example: `e→ie (pensar, pienso)`.
  public var name: String { Self.facts[Int(rawValue)].name }
}

/// A set of patterns, in one word of memory.
public struct PatternSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ pattern: Pattern) { self.init(rawValue: 1 << UInt32(pattern.rawValue)) }

  /// The patterns one by one, in the order of `Pattern`.
  public var list: [Pattern] { Pattern.allCases.filter { contains(PatternSet($0)) } }

  public func contains(_ pattern: Pattern) -> Bool { contains(PatternSet(pattern)) }
}
