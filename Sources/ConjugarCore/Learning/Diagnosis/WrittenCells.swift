/// The words of all cells of a verb, without accents: worked out once for an answer, of which many kinds ask for them.
final class WrittenCells {
  let paradigm: Paradigm
  private lazy var words = Slot.all.flatMap { slot in
    paradigm.words(at: slot).map { (slot: slot, word: $0.withoutAccents) }
  }

  init(_ paradigm: Paradigm) { self.paradigm = paradigm }

  /// The cells of which some form ends in one of certain words, accents aside.
  func slots(endingIn typed: [Word]) -> [Slot] {
    var slots: [Slot] = []
    for (slot, word) in words where slots.last != slot && typed.contains(word) { slots.append(slot) }
    return slots
  }

  /// The cells that an answer may be a form of.
  func slots(of attempts: [Attempt]) -> [Slot] {
    slots(endingIn: attempts.compactMap { $0.plain.last.flatMap { Word($0) } })
  }
}
