/// What became of cells, added up by what they have in common.
struct ProgressSums {
  private(set) var all = Tally()
  /// By the index of the slot.
  private(set) var slots = [Tally](repeating: Tally(), count: Slot.all.count)
  /// By the number of the verb.
  private(set) var verbs: [Tally]
  /// By the index of the tense, then by that of the kind.
  private(set) var kinds: [[Tally]]
  /// The indices of the kinds that each cell shows; none for one that was not asked.
  private(set) var kindsOfCells: [[Int]] = []

  /// - Parameter verbs: those that the cells' numbers stand for; `nil` for a word that is none.
  init(_ cells: [ProgressCount.CountedCell], of verbs: [Verb?]) {
    self.verbs = [Tally](repeating: Tally(), count: verbs.count)
    let none = [Tally](repeating: Tally(), count: Irregularity.kinds.count)
    kinds = [[Tally]](repeating: none, count: Tense.allCases.count)
    var finder = IrregularityFinder(verbs)
    for cell in cells {
      let kinds = cell.tally.answers > 0 ? finder.kinds(of: cell.verb, at: cell.slot) : []
      kindsOfCells.append(kinds)
      all += cell.tally
      slots[cell.slot.index] += cell.tally
      self.verbs[cell.verb] += cell.tally
      for kind in kinds { self.kinds[Int(cell.slot.tense.rawValue)][kind] += cell.tally }
    }
  }

  /// What became of the slots that something holds of.
  func ofSlots(where isMeant: (Slot) -> Bool) -> Tally {
    Slot.all.reduce(into: Tally()) { if isMeant($1) { $0 += slots[$1.index] } }
  }
}

/// Finds the kinds of many forms: each cell of each kind of verb is looked at once.
struct IrregularityFinder {
  private let verbs: [Verb?]
  /// What they are conjugated like.
  private let verbKinds: [Int?]
  /// For each kind of verb and slot the kinds, by their index; `nil` where they are not known yet.
  private var known: [[[Int]?]]

  /// - Parameter verbs: the verbs, by whose indices they go here.
  init(_ verbs: [Verb?]) {
    var verbKinds = ConjugationKinds()
    self.verbs = verbs
    self.verbKinds = verbs.map { verb in verb.map { verbKinds.kind(of: $0) } }
    let slots = [[Int]?](repeating: nil, count: Slot.all.count)
    known = [[[Int]?]](repeating: slots, count: verbKinds.count)
  }

  /// The indices in `Irregularity.kinds` of the kinds of a form; none for a word that is no verb.
  mutating func kinds(of verb: Int, at slot: Slot) -> [Int] {
    guard let verbKind = verbKinds[verb], let found = verbs[verb] else { return [] }
    if let kinds = known[verbKind][slot.index] { return kinds }
    let kinds = Irregularity.shown(by: found, at: slot).compactMap { Irregularity.kinds.firstIndex(of: $0) }
    known[verbKind][slot.index] = kinds
    return kinds
  }
}
