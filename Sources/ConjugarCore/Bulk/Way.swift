/// The simple forms of one way to conjugate a verb, from a cut on: in the tenses that nothing in the lexicon touches
/// they are those of a regular verb.
struct Way: Sendable {
  private var own: SimpleForms?
  private let tensesApart: TenseSet
  private let regular: Int
  /// What stands between the cut and the later one of a regular verb.
  private let middle: Word

  init(_ facts: LexicalVariant, _ cut: Cut, _ shared: inout RegularForms) {
    let bare = facts.infinitive.bare
    let later = Cut(LexicalVariant(infinitive: facts.infinitive), isStressSeen: false)
    let tail = cut.tail(of: bare)
    regular = shared.number(of: facts, later)
    tensesApart = later.length >= cut.coda?.upperBound ?? cut.length ? facts.tensesApart : .all
    own = tensesApart.isEmpty ? nil : SimpleForms(Base(facts, cut: cut.length, tail: tail, head: cut.head))
    middle = tail[0..<max(0, tail.count - bare.count + later.length)]
  }

  mutating func form(at slot: Slot, _ shared: inout RegularForms) -> Word {
    if tensesApart.contains(slot.tense), let form = own?.form(at: slot) { return form }
    return middle + shared.form(regular, at: slot)
  }
}

extension LexicalVariant {
  /// The tenses in which the verb may differ from one that the lexicon is silent on: those that its patterns and exceptions touch.
  var tensesApart: TenseSet {
    var tenses: TenseSet = []
    for pattern in Pattern.allCases where patterns.contains(pattern) {
      tenses.formUnion(TenseSet.touched[Int(pattern.rawValue)])
    }
    for exception in exceptions {
      switch exception.place {
      case .wholeStem: tenses.formUnion(.all)
      case .stem(let tense): tenses.formUnion(TenseSet.made(with: tense))
      case .cell(let slot): tenses.formUnion(TenseSet.made(with: slot.tense))
      }
    }
    return tenses
  }
}

extension TenseSet {
  /// The tenses that each pattern touches, as the rules tell.
  fileprivate static let touched = Pattern.allCases.map { pattern in
    Rulebook.rules.filter { $0.requirement == .pattern(pattern) }.reduce(made(with: .present)) { $0.union($1.tenses) }
  }

  /// The tenses that may borrow from a tense.
  static func made(with tense: Tense) -> TenseSet {
    let groups: [TenseSet] = [presents.union(TenseSet(.negativeImperative)), preterites, futures]
    return groups.first { $0.contains(tense) } ?? TenseSet(tense)
  }
}
