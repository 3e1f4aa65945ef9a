/// Where a verb leaves the path that every regular verb takes.
extension Conjugator {
  /// Whether the form that the norm prefers in a slot is not the one that a regular verb would have; a gap is no form.
  public func isIrregular(_ verb: Verb, at slot: Slot) -> Bool { !irregular([slot], of: verb).isEmpty }

  func irregular(_ slots: [Slot], of verb: Verb) -> [Slot] {
    let possible = verb.tensesOffThePath
    let suspect = slots.filter { possible.contains($0.tense.ofMainVerb) }
    guard !suspect.isEmpty else { return [] }
    let paradigm = paradigm(of: verb)
    return suspect.filter { paradigm.isIrregular(at: $0) }
  }

  /// Whether a verb has an irregular form in one of some tenses; a compound tense has the irregularity of its participle.
  package func isIrregular(_ verb: Verb, in tenses: TenseSet) -> Bool {
    let wanted = tenses.withoutCompounds.intersection(verb.tensesOffThePath)
    guard !wanted.isEmpty else { return false }
    let paradigm = paradigm(of: verb)
    return Slot.all.contains { wanted.contains($0.tense) && paradigm.isIrregular(at: $0) }
  }
}

extension Paradigm {
  fileprivate func isIrregular(at slot: Slot) -> Bool {
    guard let form = forms(at: slot).first else { return false }
    return form != regularForm(at: slot)
  }
}

extension Verb {
  /// The tenses in which a rule may take the verb off the regular path: most verbs are regular in most, which their line
  /// tells without a form.
  fileprivate var tensesOffThePath: TenseSet {
    variants.reduce(into: .changedInAnyVerb) { $0.formUnion($1.affectedTenses) }
  }
}

extension TenseSet {
  /// The tenses that rules change which need nothing from the lexicon: *construyo, actúo*.
  fileprivate static let changedInAnyVerb = Rulebook.changesOfAnyVerb.reduce(made(with: .present)) {
    $0.union($1.tenses)
  }

  /// The participle for all compound tenses, and the simple ones as they are.
  fileprivate var withoutCompounds: TenseSet {
    let compounds = Tense.allCases.filter { $0.isCompound && contains($0) }
    return compounds.isEmpty ? self : union(TenseSet(.participle))
  }
}

extension LexicalVariant {
  /// The tenses in which the verb may differ from one that the lexicon is silent on: those that its patterns and stated
  /// forms touch.
  fileprivate var affectedTenses: TenseSet {
    var tenses: TenseSet = []
    for pattern in patterns.list { tenses.formUnion(TenseSet.touched[Int(pattern.rawValue)]) }
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
  fileprivate static let touched = Irregularity.patterns.map { pattern in
    Rulebook.rules.filter { $0.requirement == .pattern && $0.irregularity == pattern }.reduce(made(with: .present)) {
      $0.union($1.tenses)
    }
  }

  /// The tenses that may borrow from a tense.
  static func made(with tense: Tense) -> TenseSet {
    let groups: [TenseSet] = [presents.union(TenseSet(.negativeImperative)), preterites, futures]
    return groups.first { $0.contains(tense) } ?? TenseSet(tense)
  }
}
