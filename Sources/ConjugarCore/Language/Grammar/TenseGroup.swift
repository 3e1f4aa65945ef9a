/// A group of tenses that goes by one name: `subjunctive`, `past`, `everyday`.
package enum TenseGroup: String, CaseIterable, Sendable, Hashable {
  case all, simple, compound, indicative, subjunctive, imperatives, past, everyday

  package var tenses: [Tense] { Tense.allCases.filter(contains) }

  private func contains(_ tense: Tense) -> Bool {
    switch self {
    case .all: true
    case .simple: !tense.isCompound
    case .compound: tense.isCompound
    case .indicative: tense.mood == .indicative
    case .subjunctive: tense.mood == .subjunctive
    case .imperatives: tense.mood == .imperative
    case .past: Self.pasts.contains(tense)
    case .everyday: Self.everydays.contains(tense)
    }
  }

  /// The past tenses of the indicative, except for the past anterior, which nobody uses in speech.
  private static let pasts = TenseSet(.imperfect, .preterite, .presentPerfect, .pluperfect)

  private static let everydays = TenseSet(
    .infinitive, .gerund, .participle, .present, .imperfect, .preterite, .future, .conditional, .presentPerfect,
    .presentSubjunctive, .imperfectSubjunctiveRa, .imperative, .negativeImperative)
}

extension TenseGroup: Named {
  package static let table = NameTable<TenseGroup>("group of tenses")

  /// The names of tenses and of groups, any of which may be abbreviated.
  private static let abbreviations = NameTable<[Tense]>(
    Tense.table.kind, table.rows.map { ($0.value.tenses, $0.names) } + Tense.table.rows.map { ([$0.value], $0.names) })

  /// The tenses that a full name stands for, without abbreviations; the name may be plural: *preterites*.
  package static func tenses(exactly name: some StringProtocol) -> [Tense]? {
    let found =
      abbreviations.value(exactly: name) ?? (name.hasSuffix("s") ? abbreviations.value(exactly: name.dropLast()) : nil)
    return found.map { meant($0, by: name) }
  }

  /// The tenses meant by a name: without its ending, the name of an imperfect or pluperfect subjunctive means both.
  private static func meant(_ tenses: [Tense], by name: some StringProtocol) -> [Tense] {
    let saysEnding = Folding.words(name).contains { ["ra", "se"].contains($0.suffix(2)) }
    guard tenses.count == 1, !saysEnding, let other = tenses[0].inOtherEnding else { return tenses }
    return tenses + [other]
  }

  /// The tenses that the beginning of a name stands for; if there are none, nothing is suggested.
  package static func tenses(abbreviated name: String) -> [Tense]? {
    let tenses = abbreviations.value(beginning: Folding.key(name)) ?? Tense.abbreviated(name).map { [$0] }
    return tenses.map { meant($0, by: name) }
  }

  package static func tenses(named name: some StringProtocol) throws(NameError) -> [Tense] {
    if let tenses = tenses(exactly: name) ?? tenses(abbreviated: String(name)) { return tenses }
    let nearest = Nearest.names(to: Folding.key(name), among: Tense.table.names + table.names)
    throw NameError(kind: Tense.table.kind, name: String(name), accepted: Tense.table.identifiers, nearest: nearest)
  }
}

package typealias TenseSet = EnumSet<Tense>

extension TenseSet {
  /// The present of both moods and the imperative that goes with it, where stems change.
  package static let presents = TenseSet(.present, .presentSubjunctive, .imperative)
  package static let preterites = TenseSet(
    .preterite, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe, .futureSubjunctive)
  /// The tenses built on the whole infinitive.
  package static let futures = TenseSet(.future, .conditional)
}
