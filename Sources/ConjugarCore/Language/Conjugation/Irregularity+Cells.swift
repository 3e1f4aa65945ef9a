extension Irregularity {
  /// The irregularities that the preferred form of a cell shows: those of every rule that applies, without groups, or
  /// else the regular conjugation. Empty for a gap; a compound form shows *haber* and what its participle shows.
  public static func shown(by verb: Verb, at slot: Slot) -> [Irregularity] {
    guard let variant = verb.variants.first, Gap(of: verb, at: slot) == nil else { return [] }
    let base = Base(variant)
    guard slot.tense.isCompound else { return shown(by: base, at: slot) }
    return [.compound] + shown(by: base, at: .participle).filter { !$0.isRegular }
  }

  /// The irregularities of the preferred simple forms, each with the first slot, in table order, that shows it.
  package static func shown(by verb: Verb) -> [(irregularity: Irregularity, slot: Slot)] {
    guard let base = verb.variants.first.map({ Base($0) }) else { return [] }
    var first = [Slot?](repeating: nil, count: kinds.count)
    for slot in Slot.simple where Gap(of: verb, at: slot) == nil {
      for irregularity in shown(by: base, at: slot) where !irregularity.isRegular {
        if let index = kinds.firstIndex(of: irregularity), first[index] == nil { first[index] = slot }
      }
    }
    return zip(kinds, first).compactMap { kind, slot in slot.map { (kind, $0) } }
  }

  /// The irregularities that one way to conjugate a verb shows in a simple tense.
  static func shown(by base: Base, at slot: Slot) -> [Irregularity] {
    shown(by: base, at: slot, Derivation.rules(base, at: slot))
  }

  static func shown(by base: Base, at slot: Slot, _ rules: [Rule]) -> [Irregularity] {
    // A form that has to be memorized is memorized whole.
    if rules.contains(where: { $0.id == .ownForm }) { return [.oneOfAKind] }
    var shown = rules.lazy.compactMap { $0.id == .spelling ? respelling(base) : $0.irregularity }.once
    let endsOpen = base.stem.last?.isOpenVowel ?? false
    if shown.isEmpty, endsOpen, Endings.regular(base.conjugation, slot).map(needsHiatus) ?? false { shown = [.hiatus] }
    return shown.isEmpty ? [.regular(base.conjugation)] : shown
  }

  /// The change of letter that keeps the stem's sound: *buscar* writes c as qu, *vencer* writes c as z.
  private static func respelling(_ base: Base) -> Irregularity? {
    let isAr = base.conjugation == .ar
    return switch base.stem.last {
    case "K": isAr ? .cToQu : .quToC
    case "G": isAr ? .gToGu : .guToG
    case "Z": isAr ? .zToC : .cToZ
    case "X": .gToJ
    default: nil
    }
  }

  /// Whether an ending has an accent only after a vowel: *leíste*, but *comiste*.
  private static func needsHiatus(_ ending: Endings.Ending) -> Bool {
    ending.sounds.first == "i" && ending.stressed == 0
      && !StressAccent.isWritten(in: "cont" + ending.sounds, stressed: 4)
  }
}

extension Irregularity {
  package func isShown(by verb: Verb, at slot: Slot) -> Bool { test(on: verb)(slot) }
  package func isShown(by verb: Verb) -> Bool { Slot.simple.contains(where: test(on: verb)) }

  private func test(on verb: Verb) -> (Slot) -> Bool {
    // Most verbs need no closer look.
    let bases = verb.variants.filter { mayConcern($0) }.map { Base($0) }
    return { slot in
      guard self == .compound || !bases.isEmpty, Gap(of: verb, at: slot) == nil else { return false }
      guard slot.tense.isCompound else { return bases.contains { isShown(by: $0, at: slot) } }
      return self == .compound || !isRegular && bases.contains { isShown(by: $0, at: .participle) }
    }
  }

  private func isShown(by base: Base, at slot: Slot) -> Bool {
    if isToldByRule {
      let own = rules
      return Derivation.rules(base, at: slot).contains { own.contains($0.id) }
    }
    return Self.shown(by: base, at: slot).contains(self)
  }

  /// The rules, in order, one of which applies in every form that shows this; empty if none is needed.
  private var ownRules: [Rule] { Self.rulesOfEach[Int(rawValue)] }

  private static let rulesOfEach = allCases.map { irregularity in
    Rulebook.rules.filter { rule in
      rule.irregularity.map(irregularity.includes) ?? false || rule.id.others.contains(irregularity)
    }
  }

  package var rules: Set<Rule.ID> { Self.identifiers[Int(rawValue)] }
  private static let identifiers = rulesOfEach.map { Set($0.map(\.id)) }

  /// Whether some form of a verb may show this irregularity; if not, no closer look is needed.
  func mayConcern(_ verb: Verb) -> Bool { verb.variants.contains { mayConcern($0) } }

  private func mayConcern(_ variant: LexicalVariant) -> Bool {
    let bare = variant.infinitive.bare
    let last = bare.fromEnd(3)
    let isAr = variant.infinitive.conjugation == .ar
    if let letter { return last == letter && isAr == isLetterOfAr }
    // Only endings of -er and -ir verbs begin with i, and only after an open vowel do they need an accent.
    if self == .hiatus { return !isAr && last?.isOpenVowel ?? false }
    return !isToldByRule || ownRules.contains { $0.concerns(variant) }
  }

  /// Whether this changes only the spelling: in sound, the form is regular.
  var isOfWriting: Bool { letter != nil || self == .diaeresis || self == .hiatus }

  /// Whether the letter changes in *-ar* verbs: before e, rather than before o and a.
  private var isLetterOfAr: Bool { self == .cToQu || self == .gToGu || self == .zToC }

  /// The kinds that some verb may show in a tense, regular ones included; for a compound tense, the participle's.
  static func shown(in tense: Tense) -> [Irregularity] { ofTense[Int(tense.ofMainVerb.rawValue)] }

  private static let ofTense = Tense.allCases.map { tense in
    let tenses = Set([tense] + Slot.of(tense).compactMap(\.borrowed?.tense))
    return kinds.filter { kind in kind != .compound && (kind.isRegular || tenses.contains { kind.mayShow(in: $0) }) }
  }

  private func mayShow(in tense: Tense) -> Bool {
    if isToldByRule { return ownRules.contains { $0.tenses.contains(tense) } }
    let conjugation: Conjugation = isLetterOfAr ? .ar : .ir
    return Slot.of(tense).flatMap { [Endings.regular(conjugation, $0), Endings.strong(conjugation, $0)] }.contains {
      guard let ending = $0 else { return false }
      return letter == nil ? Self.needsHiatus(ending) : ending.sounds.first?.isFront == isLetterOfAr
    }
  }
}

/// Where a verb departs from the regular conjugation.
extension Conjugator {
  /// Whether the preferred form in a slot differs from what a regular verb would have; `false` for a gap.
  public func isIrregular(_ verb: Verb, at slot: Slot) -> Bool { test(verb)(slot) }

  func irregular(_ slots: [Slot], of verb: Verb) -> [Slot] { slots.filter(test(verb)) }

  /// Whether a verb is irregular in any of some tenses; a compound tense has the irregularity of its participle.
  package func isIrregular(_ verb: Verb, in tenses: TenseSet) -> Bool {
    let simple = TenseSet(tenses.list.map(\.ofMainVerb))
    return Slot.simple.filter { simple.contains($0.tense) }.contains(where: test(verb))
  }

  private func test(_ verb: Verb) -> (Slot) -> Bool {
    guard let base = verb.variants.first.map({ Base($0) }) else { return { _ in false } }
    let accented = TenseSet.presents.union(TenseSet(.negativeImperative))
    lazy var forms = paradigm(of: verb)
    return { slot in
      // Only a form that a rule or a pronoun (idos) changed, or that keeps an accent on its last syllable: desdé.
      let isSuspect =
        verb.infinitive.isPronominal
        || Derivation.rules(base, at: slot.ofMainVerb).contains { rule in
          rule.kind == .change || rule.id == .writtenAccent && accented.contains(slot.tense)
        }
      guard isSuspect, let form = forms.forms(at: slot).first else { return false }
      return form != forms.regularForm(at: slot)
    }
  }
}
