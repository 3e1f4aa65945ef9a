extension LexicalVariant {
  /// The tenses in which the verb may differ from one that the lexicon is silent on: those that its patterns and stated
  /// forms touch.
  var affectedTenses: TenseSet {
    var tenses: TenseSet = []
    for pattern in LexicalPattern.allCases where patterns.contains(pattern) {
      tenses.formUnion(TenseSet.touched[Int(pattern.rawValue)])
    }
    for exception in exceptions {
      switch exception.location {
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
  fileprivate static let touched = LexicalPattern.allCases.map { pattern in
    Rulebook.rules.filter { $0.requirement == .pattern(pattern) }.reduce(made(with: .present)) { $0.union($1.tenses) }
  }

  /// The tenses that may borrow from a tense.
  static func made(with tense: Tense) -> TenseSet {
    let groups: [TenseSet] = [presents.union(TenseSet(.negativeImperative)), preterites, futures]
    return groups.first { $0.contains(tense) } ?? TenseSet(tense)
  }
}
