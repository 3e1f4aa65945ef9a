import ConjugarCore

/// What certain words let follow: held against every sentence that has them in a trigger before its gap.
///
/// Source: the tense of the next unambiguous verb form in corrected essays and in news, where the words decide it.
struct TriggerRow: Sendable {
  let trigger: String
  let allowed: TenseSet
  /// Whether it must stand right before the gap.
  let isAdjacent: Bool

  /// Whether a sentence has the words before its gap: in a trigger, or as the last ones.
  func fits(_ context: TriggerContext) -> Bool {
    isAdjacent ? context.before.hasSuffix(folded) : context.triggers.contains { $0.contains(folded) }
  }

  private var folded: String { " \(trigger) " }
}

/// What stands before the gap of a sentence, in small letters, each word between blanks.
struct TriggerContext {
  let before: String
  /// The triggers before the gap.
  let triggers: [String]

  init(_ sentence: Sentence) {
    var before = ""
    var triggers: [String] = []
    for piece in sentence.pieces.prefix(while: { $0 != .gap }) {
      switch piece {
      case .gap: break
      case .text(let text): before += text
      case .trigger(let text, _):
        before += text
        triggers.append(Self.folded(text))
      }
    }
    self.before = Self.folded(before)
    self.triggers = triggers
  }

  /// A stop or a comma parts what stands on its two sides.
  private static func folded(_ text: String) -> String {
    let parted = text.lowercased().map { $0.isLetter || $0 == " " ? String($0) : " , " }.joined()
    return " " + parted.split(separator: " ").joined(separator: " ") + " "
  }
}

enum TriggerTable {
  private static let pasts = TenseSet(
    .imperfect, .preterite, .pluperfect, .pastAnterior, .conditional, .conditionalPerfect, .imperfectSubjunctiveRa,
    .imperfectSubjunctiveSe, .pluperfectSubjunctiveRa, .pluperfectSubjunctiveSe, .infinitive, .gerund, .participle)
  private static let subjunctives = TenseSet(
    .presentSubjunctive, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe, .presentPerfectSubjunctive,
    .pluperfectSubjunctiveRa, .pluperfectSubjunctiveSe, .futureSubjunctive, .futurePerfectSubjunctive)
  private static let pastSubjunctives = TenseSet(
    .imperfectSubjunctiveRa, .imperfectSubjunctiveSe, .pluperfectSubjunctiveRa, .pluperfectSubjunctiveSe)
  private static let presentSubjunctives = TenseSet(.presentSubjunctive, .presentPerfectSubjunctive)

  private static func adjacent(_ allowed: TenseSet, _ triggers: String...) -> [TriggerRow] {
    triggers.map { TriggerRow(trigger: $0, allowed: allowed, isAdjacent: true) }
  }
  private static func anywhere(_ allowed: TenseSet, _ triggers: String...) -> [TriggerRow] {
    triggers.map { TriggerRow(trigger: $0, allowed: allowed, isAdjacent: false) }
  }

  static let rows =
    adjacent(
      TenseSet(.infinitive), "antes de", "después de", "para", "sin", "tengo que", "tiene que", "tienes que",
      "tenemos que", "tienen que", "tenía que", "tuve que", "quiero", "quiere", "quieres", "queremos", "puedo", "puede",
      "puedes", "podemos", "debo", "debes", "debe", "suele", "suelo", "solía", "solíamos", "vamos a", "voy a", "va a",
      "van a", "vas a", "empezó a", "empecé a", "acabo de", "acaba de", "dejó de", "me gustaría", "te gustaría", "al")
    + adjacent(subjunctives, "ojalá", "para que", "antes de que", "sin que", "a menos que", "con tal de que")
    + adjacent(subjunctives, "es posible que", "es importante que", "dudo que", "no creo que", "como si")
    + adjacent(pastSubjunctives, "como si", "quería que", "querían que", "quería que yo", "ni que")
    + adjacent(
      presentSubjunctives, "quiero que", "quiere que", "espero que", "prefiero que", "necesito que", "quieren que")
    + adjacent(TenseSet(.participle), "he", "has", "ha", "hemos", "han", "había", "habías", "habían", "habíamos")
    + adjacent(TenseSet(.gerund), "sigo", "sigue", "siguen", "sigues", "lleva años", "llevo años")
    + adjacent(TenseSet(.gerund, .participle), "estoy", "estás", "estamos", "están", "estaba", "estaban", "estábamos")
    + adjacent(
      TenseSet(
        .present, .imperfect, .preterite, .presentPerfect, .pluperfect, .imperfectSubjunctiveRa,
        .imperfectSubjunctiveSe, .pluperfectSubjunctiveRa, .pluperfectSubjunctiveSe, .futureSubjunctive,
        .futurePerfectSubjunctive), "si", "si yo", "si tú", "si no")
    + anywhere(pasts, "ayer", "anoche", "anteayer", "el año pasado", "la semana pasada", "el mes pasado", "anteanoche")
    + anywhere(
      TenseSet(.present, .presentPerfect, .gerund, .infinitive, .imperative, .future, .negativeImperative),
      "ahora mismo")
    + anywhere(
      TenseSet(.future, .futurePerfect, .present, .infinitive, .presentSubjunctive, .conditional, .gerund),
      "dentro de un", "dentro de dos", "dentro de poco")
    + anywhere(
      TenseSet(.future, .futurePerfect, .conditional, .presentSubjunctive, .infinitive, .gerund), "algún día")
}
