/// The order in which the rules of Spanish feed each other.
package enum Rulebook {
  /// Every rule, first to last: whose cell it is, then the stem, then the ending, then how they affect each other.
  package static let rules: [Rule] =
    ImperativeRules.all  // usted, nosotros, ustedes use the subjunctive
    + LexicalForms.all  // soy, hecho, ten
    + StrongPreterite.all  // tuv-, and tuviera built on it
    + FutureStem.all  // hablar-, tendr-
    + LexicalStems.all  // sep-, ve-, and quepa built on quepo
    + RegularEnding.all  // -o, -aste, -iendo
    + YoForm.all  // conozc-, teng-, oig-
    + StemChange.all  // piens-, cuent-, pid-
    + StressShift.all  // envío, reúno, actúo
    + Glide.all  // huyo, leyó, riñó, rio, yendo, huelo
    + Writing.all  // comió, busqué

  /// The rules that remain for a verb without any irregularity.
  static let regular =
    rules.filter { $0.kind != .change && $0.id != .spelling } + [keptSc] + rules.filter { $0.id == .spelling }

  /// Keeps sc, since no word has sz: without its own -zc-, a verb in -scer would keep its letters, *evanesco*.
  private static let keptSc = Rule(.spelling, kind: .sound) { draft in
    guard draft.stem.hasSuffix("sZ"), let next = draft.ending.first, !next.isFront else { return nil }
    draft.stem[draft.stem.count - 1] = "K"
    return .quToC
  }

  /// The rules that make verbs irregular because of their sound alone: *construyo, actúo*.
  static let changesOfAnyVerb = rules.filter { $0.kind == .change && $0.requirement == .none }

  /// The rules that a remark or a hint names, the most telling first: for *tuvieron*, the strong stem.
  static let mostTellingFirst = Rule.Part.telling.flatMap { part in rules.map(\.id).filter { $0.part == part } }

  static func rules(_ ids: Set<Rule.ID>) -> [Rule] { rules.filter { ids.contains($0.id) } }
}

/// The forms that the imperative borrows: it has its own only for *tú, vos* and *vosotros*.
enum ImperativeRules {
  static let all = [
    Rule(.imperativeFromSubjunctive, kind: .formation, tenses: TenseSet(.imperative, .negativeImperative)) { draft in
      guard draft.base.variant.exception(at: .cell(draft.slot)) == nil, let source = draft.slot.borrowed else {
        return nil
      }
      let isProhibition = draft.slot.tense == .negativeImperative
      draft.slot = source
      return isProhibition ? .prohibitionInSubjunctive : .orderInSubjunctive
    },
    Rule(.imperativeFromPresent, kind: .formation, tenses: TenseSet(.imperative)) { draft in
      guard draft.slot.person == .secondSingular, draft.base.variant.exception(at: .cell(draft.slot)) == nil,
        let source = Slot(.present, .thirdSingular)
      else { return nil }
      draft.slot = source
      return .orderInPresent
    },
  ]
}
