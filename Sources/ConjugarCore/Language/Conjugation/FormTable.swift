/// The forms that the verbs of one kind share, from the head on: *-o, -as, -a …* for *cantar* and *montar*.
struct FormTable: Sendable {
  /// One cell of the paradigm.
  struct SharedCell: Sendable {
    let slot: Slot
    /// The words before the head, each with its blank: `me `, `no te `, `he `.
    let before: Word
    /// The accepted forms after the head, the preferred one first; none in a gap.
    let ends: [Word]
  }

  let cells: [SharedCell]

  /// - Parameters:
  ///   - paradigm: that of any verb of the kind.
  ///   - slots: the cells that are wanted.
  init(_ paradigm: Paradigm, _ split: StemSplit, _ slots: [Slot]) {
    var cells: [SharedCell] = []
    cells.reserveCapacity(slots.count)
    for slot in slots {
      let known = Self.source(of: slot, paradigm.verb).flatMap { source in cells.first { $0.slot == source } }
      let ends = known?.ends ?? paradigm.words(at: slot).map { $0[split.headLength..<$0.count] }
      cells.append(SharedCell(slot: slot, before: paradigm.before(slot), ends: ends))
    }
    self.cells = cells
  }

  /// The cell that has the forms of a slot already; no pronoun may be joined to them, and none be missing.
  private static func source(of slot: Slot, _ verb: Verb) -> Slot? {
    guard let source = Syncretism.source(of: slot, in: verb), !Gap.isPossible(in: verb) else { return nil }
    return verb.infinitive.isPronominal && slot.tense == .imperative ? nil : source
  }
}

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
