/// The simple forms of one way to conjugate a verb, from a cut on: in the tenses that nothing in the lexicon touches
/// they are those of a regular verb.
struct Way: Sendable {
  private var own: SimpleForms?
  private let tensesApart: Tenses
  private let regular: Int
  /// What stands between the cut and the later one of a regular verb.
  private let middle: Letters

  init(_ facts: Facts, _ cut: Cut, _ shared: inout RegularForms) {
    let later = Cut(Facts(infinitive: facts.infinitive), isStressSeen: false)
    regular = shared.number(of: facts, later)
    tensesApart = later.length >= cut.length ? facts.tensesApart : .all
    own = tensesApart.isEmpty ? nil : SimpleForms(Root(facts, cut: cut.length, head: cut.head))
    middle = later.length > cut.length ? facts.infinitive.bare[cut.length..<later.length] : Letters()
  }

  mutating func form(at slot: Slot, _ shared: inout RegularForms) -> Letters {
    if tensesApart.contains(slot.tense), let form = own?.form(at: slot) { return form }
    return middle + shared.form(regular, at: slot)
  }
}

extension Facts {
  /// The tenses in which the verb may differ from one that the lexicon is silent on: those that its patterns and exceptions touch.
  var tensesApart: Tenses {
    var tenses: Tenses = []
    for pattern in Pattern.allCases where patterns.contains(pattern) {
      tenses.formUnion(Tenses.touched[Int(pattern.rawValue)])
    }
    for exception in exceptions {
      switch exception.place {
      case .wholeStem: tenses.formUnion(.all)
      case .stem(let tense): tenses.formUnion(Tenses.made(with: tense))
      case .cell(let slot): tenses.formUnion(Tenses.made(with: slot.tense))
      }
    }
    return tenses
  }
}

extension Tenses {
  /// The tenses that each pattern touches, as the rules tell.
  fileprivate static let touched = Pattern.allCases.map { pattern in
    Rulebook.rules.filter { $0.requirement == .pattern(pattern) }.reduce(made(with: .present)) { $0.union($1.tenses) }
  }

  /// The tenses that may borrow from a tense.
  static func made(with tense: Tense) -> Tenses {
    let groups: [Tenses] = [presents.union(Tenses(.negativeImperative)), preterites, futures]
    return groups.first { $0.contains(tense) } ?? Tenses(tense)
  }
}
