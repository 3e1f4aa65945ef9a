/// Cells that cannot differ, so that whoever makes a whole paradigm derives them once.
extension Base {
  /// The slot whose form is the form of this one by the rules: what the imperative borrows from the subjunctive, and
  /// persons that have one ending (*yo hablaba, él hablaba*). The slot itself if there is none such.
  func source(of slot: Slot) -> Slot {
    guard let other = AlikeSlots.sources[slot.index], facts.exceptions.isEmpty || !states(slot) && !states(other) else {
      return slot
    }
    return other
  }

  private func states(_ slot: Slot) -> Bool { facts.exception(at: .cell(slot)) != nil }
}

private enum AlikeSlots {
  static let sources: [Slot?] = Slot.all.map(source)

  private static func source(of slot: Slot) -> Slot? {
    guard !slot.tense.isCompound else { return nil }
    if slot.tense.mood == .imperative { return slot.borrowed }
    return Slot.of(slot.tense).first { $0 < slot && haveOneEnding($0, slot) }
  }

  private static func haveOneEnding(_ first: Slot, _ second: Slot) -> Bool {
    Conjugation.allCases.allSatisfy {
      Endings.regular($0, first) == Endings.regular($0, second)
        && Endings.strong($0, first) == Endings.strong($0, second)
    }
  }
}
