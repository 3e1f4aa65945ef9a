/// Cells that cannot differ, so that a table of all forms derives them once: what the imperative borrows from the
/// subjunctive, and persons with one ending (*yo hablaba, él hablaba*).
enum Syncretism {
  /// The cell whose form is the form of a slot too, if the lexicon states neither; `nil` if there is none before it.
  static func source(of slot: Slot, in verb: Verb) -> Slot? {
    guard let source = sources[slot.index] else { return nil }
    let isStated = verb.variants.contains { variant in
      variant.exception(at: .cell(slot)) != nil || variant.exception(at: .cell(source)) != nil
    }
    return isStated ? nil : source
  }

  private static let sources: [Slot?] = Slot.all.map { slot in
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
