/// How often forms are said, those too that nobody counted.
///
/// *Vos* and *vosotros* are hardly heard in films, but needed by who learns them; an order with *no* is counted with the
/// subjunctive; a compound form is said as often as its form of *haber*, with each participle by its own share.
struct FormUse: Sendable {
  /// How many of 100,000 forms are asked for as this one, and how many were counted: *ha* is mostly *ha visto*.
  typealias Share = (slot: Slot, use: Double, counted: Double)

  static let embedded = FormUse()

  private let auxiliary = Lexicon.embedded.auxiliary?.infinitive.description
  /// How often each compound form is said, with whatever participle; and how often all participles are.
  private var compound: [(slot: Slot, use: Double)] = []
  private var participles = 0.0

  private init() {
    for (name, uses) in SpokenUse.embedded.verbs {
      for use in uses where name == auxiliary {
        guard let tense = Tense.allCases.first(where: { $0.auxiliary == use.slot.tense }) else { continue }
        compound += Self.slots(of: use.slot).compactMap { slot, part in
          slot.inTense(tense).map { ($0, Double(use.share) * part * (1 - Self.ownPart(of: use.slot))) }
        }
      }
      participles += name == auxiliary ? 0 : uses.reduce(0) { $0 + ($1.slot == .participle ? Double($1.share) : 0) }
    }
  }

  /// What is said of a verb, by what was counted of it.
  func shares(_ uses: [SpokenUse.Use]) -> [Share] {
    uses.flatMap { use -> [Share] in
      let (isAuxiliary, share) = (use.verb == auxiliary, Double(use.share))
      let own = isAuxiliary ? share * Self.ownPart(of: use.slot) : share
      let simple = Self.slots(of: use.slot).map { ($0, own * $1, $0 == use.slot ? share : 0) }
      guard use.slot == .participle, !isAuxiliary else { return simple }
      let parts = compound.lazy.map { (slot: $0, use: $1 * share / participles, counted: 0.0) }
      return simple + parts.filter { $0.use >= 1 }
    }
  }

  static func uncounted(rank: Int) -> Double { 1 / Double(rank + 10) }

  /// The part of its uses in which *haber* is no auxiliary: half of *hay* and *ha*, and *hubo* is all but always *there was*.
  private static func ownPart(of slot: Slot) -> Double {
    slot.person != .thirdSingular ? 0 : slot.tense == .preterite ? 0.99 : 0.5
  }

  /// The cells that share in what was counted of one: *vos* as often as *tú*, in whose place it is learned, *vosotros* a
  /// quarter; of the subjunctive a third is orders with *no*.
  private static func slots(of slot: Slot) -> [(slot: Slot, part: Double)] {
    var slots = [(slot: slot, part: 1.0)]
    if slot.person == .secondSingular {
      let others: [(Person, Double)] = [(.secondVoseo, 1), (.secondPlural, 0.25)]
      slots += others.compactMap { person, part in Slot(slot.tense, person).map { ($0, part) } }
    }
    if slot.tense == .presentSubjunctive {
      slots += slots.compactMap { other, part in other.inTense(.negativeImperative).map { ($0, part / 3) } }
    }
    return slots
  }
}
