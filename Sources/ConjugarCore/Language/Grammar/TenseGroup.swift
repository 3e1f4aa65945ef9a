/// A group of tenses that goes by one name: `subjunctive`, `past`, `everyday`.
package enum TenseGroup: String, CaseIterable, Sendable, Hashable {
  case all, simple, compound, indicative, subjunctive, imperatives, past, everyday

  /// The members, in the order of every output.
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

  /// The past of the indicative, but for the past anterior, which nobody speaks.
  private static let pasts = TenseSet(.imperfect, .preterite, .presentPerfect, .pluperfect)

  /// The tenses that a conversation needs.
  private static let everydays = TenseSet(
    .infinitive, .gerund, .participle, .present, .imperfect, .preterite, .future, .conditional, .presentPerfect,
    .presentSubjunctive, .imperfectSubjunctiveRa, .imperative, .negativeImperative)
}

extension TenseGroup: Named {
  package static let table = NameTable<TenseGroup>(
    "group of tenses",
    [
      (.all, ["all", "todos"]), (.simple, ["simple", "simples"]), (.compound, ["compound", "compuestos", "perfect"]),
      (.indicative, ["indicative", "indicativo"]), (.subjunctive, ["subjunctive", "subjuntivo"]),
      (.imperatives, ["imperatives", "imperativos"]), (.past, ["past", "pasado", "pasados"]),
      (.everyday, ["everyday", "cotidianos"]),
    ])

  /// The tenses that a name stands for: those of a group, or one.
  ///
  /// - Throws: `NameError` if neither a group nor a tense has the name.
  package static func tenses(named name: some StringProtocol) throws(NameError) -> [Tense] {
    if let group = try? TenseGroup.named(name) { return group.tenses }
    do { return [try Tense.named(name)] } catch {
      let nearest = Nearest.names(to: Folding.key(name), among: Tense.table.names + table.names)
      throw NameError(kind: error.kind, name: error.name, accepted: error.accepted, nearest: nearest)
    }
  }
}
