/// The ending that the conjugation gives the cell.
enum RegularEnding {
  static let all = [
    Rule(
      .ending, kind: .formation
    ) { draft in
      guard !draft.isStemFrozen else { return nil }
      let found =
        draft.isStrong
        ? Endings.strong(draft.base.conjugation, draft.slot) : Endings.regular(draft.base.conjugation, draft.slot)
      guard let ending = found else { return nil }
      draft.ending = ending.sounds
      if let stressed = ending.stressed { draft.stress = .ending(stressed) }
      return draft.reasonOfEnding
    }
  ]
}

extension Draft {
  fileprivate var reasonOfEnding: Reason {
    if slot.tense.mood == .nonPersonal { return .endingWithoutPerson }
    if TenseSet.futures.contains(slot.tense) { return .endingOfFuture }
    guard isStrong, slot.tense == .preterite else { return isStrong ? .endingOfErAndIr : .ending }
    return stress == .lastVowel ? .strongEnding : .endingOfErAndIr
  }
}
