/// How much of spoken Spanish needs each skill: of a hundred thousand verb forms, how many.
///
/// It decides what is taught first and at which level, and weighs what is known.
struct SkillUse: Sendable {
  private var shares: [Double] = []
  private var cells: [VerbCell: Double] = [:]

  init() {}

  /// - Parameters:
  ///   - finder: numbers the skills.
  ///   - slots: those that are asked.
  ///   - pronominalShares: the share of uses with *-se* of each verb that has one.
  init(_ finder: inout SkillFinder, _ slots: [Slot], _ pronominalShares: [String: Double]) {
    let asked = Set(slots)
    let pronoun = finder.number(of: .pronoun)
    for cell in SpokenUse.embedded.cells() {
      guard let verb = finder.verb(named: cell.verb) else { continue }
      let isAuxiliary = finder.verbs[verb].isAuxiliary
      for (slot, part) in Self.slots(of: cell.slot) where asked.contains(slot) {
        let own = isAuxiliary ? part * Self.ownPart(of: slot.tense) : part
        cells[VerbCell(verb: verb, slot: slot), default: 0] += Double(cell.share) * own
        for skill in finder.skills(for: slot, ofVerb: verb) { add(Double(cell.share) * own, to: skill) }
        if slot != .participle, let share = pronominalShares[cell.verb] {
          add(Double(cell.share) * own * share, to: pronoun)
        }
      }
      // What is counted of haber is mostly the compound tenses.
      guard isAuxiliary else { continue }
      for tense in Tense.allCases where tense.auxiliary == cell.slot.tense {
        let share = Double(cell.share) * (1 - Self.ownPart(of: cell.slot.tense))
        add(share, to: finder.number(of: .pattern(.compound, tense, nil)))
      }
    }
  }

  /// The part of its uses in which it is no auxiliary: little, but *hubo* is all but always *there was*.
  private static func ownPart(of tense: Tense) -> Double { tense == .preterite ? 0.99 : 0.02 }

  /// Vos and vosotros are hardly heard in films: who learns them needs them half as often as others need *tú*, and a
  /// quarter. An order with *no* is a third of the subjunctive's use for that person.
  private static func slots(of slot: Slot) -> [(Slot, Double)] {
    var slots = [(slot, 1.0)]
    if slot.person == .secondSingular {
      slots += [(Person.secondVoseo, 0.5), (.secondPlural, 0.25)].compactMap { person, part in
        Slot(slot.tense, person).map { ($0, part) }
      }
    }
    if slot.tense == .presentSubjunctive {
      slots += slots.compactMap { other, part in Slot(.negativeImperative, other.person).map { ($0, part / 3) } }
    }
    return slots
  }

  /// The use of a skill, 0 where none of the commonest forms needs it.
  subscript(skill: Int) -> Double { skill < shares.count ? shares[skill] : 0 }

  /// The use of a form, 0 if it is none of the commonest.
  subscript(cell: VerbCell) -> Double { cells[cell] ?? 0 }

  private mutating func add(_ share: Double, to skill: Int) {
    if skill >= shares.count { shares += Array(repeating: 0, count: skill + 1 - shares.count) }
    shares[skill] += share
  }
}
