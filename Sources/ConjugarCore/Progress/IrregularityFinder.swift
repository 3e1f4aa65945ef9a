/// Finds the kinds of many forms: each cell of each kind of verb is looked at once.
struct IrregularityFinder {
  private let verbs: [Verb?]
  /// What they are conjugated like.
  private let verbKinds: [Int?]
  /// For each kind of verb and slot the kinds, by their index; `nil` where they are not known yet.
  private var known: [[[Int]?]]

  /// - Parameter names: the verbs, by whose indices they go here; a log that was written by hand may have words that are
  ///   no verbs.
  init(_ names: [String], _ conjugator: Conjugator) {
    var verbKinds = ConjugationKinds()
    verbs = names.map { conjugator.find($0) }
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
