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
