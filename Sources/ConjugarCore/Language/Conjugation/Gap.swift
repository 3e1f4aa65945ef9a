/// Why a verb has no form in a cell.
public enum Gap: Sendable, Hashable {
  /// The verb is defective.
  case defective(Defect)
  /// Only this cell or tense is missing: *haber* has no imperative.
  case unused

  /// The reason, as a clause that can follow *because*.
  public var reason: String {
    if case .defective(let defect) = self { defect.reason } else { "the verb is not used in this tense and person" }
  }
}

extension Gap {
  package init?(of verb: Verb, at slot: Slot) {
    if let defect = verb.defect, !defect.allows(slot) {
      self = .defective(defect)
    } else if verb.variants.allSatisfy({ $0.lacks(slot) }) {
      self = .unused
    } else {
      return nil
    }
  }
}

extension Verb {
  package var isDefective: Bool {
    // Only a defect or a statement in the lexicon makes a gap.
    let statesGap = variants.contains { $0.exceptions.contains { $0.word == nil } }
    return defect != nil || statesGap && Slot.all.contains { Gap(of: self, at: $0) != nil }
  }
}

extension LexicalVariant {
  /// Whether there is no form in a slot; a command takes its form from the subjunctive or from another command.
  fileprivate func lacks(_ slot: Slot) -> Bool {
    guard !exceptions.isEmpty else { return false }
    if isWithout(slot) || slot.borrowed.map(isWithout) ?? false { return true }
    // What cannot be commanded cannot be forbidden.
    return slot.tense == .negativeImperative && slot.inTense(.imperative).map(isWithout) ?? false
  }

  private func isWithout(_ slot: Slot) -> Bool { exception(at: .cell(slot)).map { $0.word == nil } ?? false }
}

/// Which cells a defective verb has. Source: RAE & ASALE, Nueva gramática, 4.14.
extension Defect {
  /// Whether a helping verb can be in a slot, and so have the endings that this verb lacks.
  func allowsHelp(at slot: Slot) -> Bool { self == .iEndings || self == .nonFinite || allows(slot) }

  func allows(_ slot: Slot) -> Bool {
    switch self {
    case .impersonal: slot.person == nil || (slot.person == .thirdSingular && slot.tense.mood != .imperative)
    case .thirdPerson: slot.person == nil || ((slot.person?.isThird ?? false) && slot.tense.mood != .imperative)
    case .iEndings: Endings.beginsWithI(slot)
    case .nonFinite: slot.person == nil || slot.tense.isCompound
    }
  }
}
