/// The ending that the conjugation gives the cell.
enum RegularEnding {
  static let all = [
    Rule(
      .ending, kind: .formation
    ) { draft in
      guard !draft.isStemFrozen else { return nil }
      let found =
        draft.isStrong
        ? Endings.strong(draft.root.conjugation, draft.slot) : Endings.regular(draft.root.conjugation, draft.slot)
      guard let ending = found else { return nil }
      draft.ending = ending.sounds
      if let stressed = ending.stressed { draft.stress = .ending(stressed) }
      return draft.reasonOfEnding
    }
  ]
}

extension WorkingForm {
  fileprivate var reasonOfEnding: Reason {
    if slot.tense.mood == .nonPersonal { return .endingWithoutPerson }
    if TenseSet.futures.contains(slot.tense) { return .endingOfFuture }
    guard isStrong, slot.tense == .preterite else { return isStrong ? .endingOfErAndIr : .ending }
    return stress == .lastVowel ? .strongEnding : .endingOfErAndIr
  }
}
