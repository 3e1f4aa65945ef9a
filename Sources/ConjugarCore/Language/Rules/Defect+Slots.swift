/// Which cells a defective verb has. Source: RAE & ASALE, Nueva gramática, 4.14.
extension Defect {
  /// Whether the verb has a form in a slot, by this defect alone.
  func allows(_ slot: Slot) -> Bool {
    switch self {
    case .impersonal:
      slot.person == nil || (slot.person == .thirdSingular && slot.tense.mood != .imperative)
    case .thirdPerson:
      slot.person == nil
        || ((slot.person?.isThird ?? false) && slot.tense.mood != .imperative)
    case .iEndings: Endings.beginsWithI(slot)
    case .nonFinite: slot.person == nil || slot.tense.isCompound
    }
  }
}
