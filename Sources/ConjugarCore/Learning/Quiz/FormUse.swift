/// How often forms are used, including those that were never counted.
///
/// *Vos* and *vosotros* are rare in films, but those who learn them need them; a command with *no* is counted with the
/// subjunctive; a compound form is as frequent as its form of *haber*, split among participles by their shares.
struct FormUse: Sendable {
  /// A form's estimated use per 100,000 forms, and the count it is based on: *ha* occurs mostly in *ha visto*.
  typealias Share = (slot: Slot, use: Double, counted: Double)

  static let embedded = FormUse()

  private let auxiliary = Lexicon.embedded.auxiliary?.infinitive.description
  /// How often each compound form is used, with any participle; and how often all participles together are.
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

  /// The estimated use of a verb's forms, based on what was counted for it.
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

  /// The share of uses where *haber* is not an auxiliary: half of *hay* and *ha*; *hubo* is nearly always *there was*.
  private static func ownPart(of slot: Slot) -> Double {
    slot.person != .thirdSingular ? 0 : slot.tense == .preterite ? 0.99 : 0.5
  }

  /// The slots that share in one slot's count: *vos* gets as much as *tú*, in whose place it is learned, *vosotros* a
  /// quarter; of the present subjunctive, a third goes to commands with *no*.
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
