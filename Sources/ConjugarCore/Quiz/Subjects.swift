/// Who can be the subject of a verb in a cell.
enum Subjects {
  /// The subjects to choose from, the usual one first; empty where there is none to name.
  ///
  /// *suceder* happens to things; *llover* has no subject at all, nor *haber* where it is asked by itself: *hay*.
  static func of(_ verb: Verb, at slot: Slot) -> [String] {
    if verb.usage.persons == .impersonal, slot.person == .thirdSingular, !slot.tense.isCompound { return [] }
    switch verb.usage.seldom ?? verb.defect {
    case .impersonal: return []
    case .thirdPerson: return slot.person.map { [$0 == .thirdSingular ? "eso" : "esas cosas"] } ?? []
    case .iEndings, .nonFinite, nil: return slot.subjects
    }
  }
}
