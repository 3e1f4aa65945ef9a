/// Which of several readings is meant: by how often each is said.
struct Likelihood: Sendable {
  private let lexicon: Lexicon
  private var uses: [String: UseOfVerb] = [:]

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// Readings in the order of likelihood: those as typed, of the verb that says the form most often, its tenses and persons
  /// by their use too. An accent slip in a common verb comes before what only a rare verb has: *seria* is sooner *sería* than
  /// of *seriar*.
  mutating func sorted(_ readings: [Reading], typed: String) -> [Reading] {
    if readings.count < 2 { return readings }
    let uses = readings.indices.map { use(of: readings[$0].infinitive) }
    let shares = readings.indices.map { uses[$0].share(of: readings[$0].slot) }
    let isOfCommonVerb =
      readings.indices.contains { readings[$0].isExact && uses[$0].isKnown } || typed.utf8.contains(0xC3)
    let keys = readings.indices.map { index -> (rank: Int, verb: Double, tense: Double, cell: Double) in
      let (isExact, slot) = (readings[index].isExact, readings[index].slot)
      // What orders borrow is sooner what it is by itself: pierdan is subjunctive.
      let tense = slot.borrowed == nil ? slot.tense : nil
      var (shareOfVerb, shareOfTense) = (0.0, 0.0)
      for other in readings.indices where readings[other].infinitive == readings[index].infinitive {
        if readings[other].isExact == isExact { shareOfVerb += shares[other] }
        if readings[other].slot.tense == tense { shareOfTense += shares[other] }
      }
      // Se sienta is of sentar, which has se oftener than sentir.
      if slot.hasOwnPronoun(in: readings[index].clitics) { shareOfVerb *= Double(uses[index].pronominalPercent) }
      let isMeant = isExact || !isOfCommonVerb && uses[index].isKnown
      let isRare = isExact && !isOfCommonVerb
      let rank = (isMeant ? 0 : 4) + (isRare ? 2 : 0) + (readings[index].isMarginal ? 1 : 0)
      return (rank, -shareOfVerb, -shareOfTense, -shares[index])
    }
    lazy var letters = Array(typed.lowercased().unicodeScalars)
    func slips(_ index: Int) -> Int {
      readings[index].isExact ? 0 : zip(letters, readings[index].form.unicodeScalars).count(where: !=)
    }
    return readings.indices.sorted { first, second in
      if keys[first].rank == keys[second].rank, readings[first].form != readings[second].form {
        let (firstSlips, secondSlips) = (slips(first), slips(second))
        if firstSlips != secondSlips { return firstSlips < secondSlips }
      }
      return keys[first] == keys[second] ? readings[first] < readings[second] : keys[first] < keys[second]
    }.map { readings[$0] }
  }

  private mutating func use(of verb: String) -> UseOfVerb {
    if let known = uses[verb] { return known }
    let found = UseOfVerb(verb)
    uses[verb] = found
    return found
  }

  /// The verb that a reading with pronouns means: with *-se* where one of them is the verb's own.
  func verb(meantBy reading: Reading) -> String {
    guard reading.slot.hasOwnPronoun(in: reading.clitics), reading.note != .presentative,
      let name = VerbName(reading.infinitive), !name.infinitive.isPronominal, isOwn(reading, name)
    else { return reading.infinitive }
    return name.pronominal.description
  }

  /// Whether the pronoun that fits the person is the verb's own and no object.
  private func isOwn(_ reading: Reading, _ name: VerbName) -> Bool {
    let clitics = reading.clitics
    if let se = clitics.firstIndex(of: "se") {
      // Se lo dijo: before lo, la, los, las it stands for le.
      let next = clitics.index(after: se)
      guard next < clitics.count, Self.objects.contains(clitics[next]) else { return true }
      return lexicon.verb(name)?.livesWithPronoun ?? false
    }
    // Verte, decirme: of a form without person me and te are mostly somebody else's.
    if reading.slot.person != nil { return true }
    return FrequencyList.embedded.pronominalPercent(of: reading.infinitive) >= Self.mostlyOwn
      || lexicon.entry(reading.infinitive)?.traits.contains(.intransitive) ?? false
  }

  private static let objects: Set<String> = ["lo", "la", "los", "las"]

  /// The percentage of infinitives with *-se* from which on *me* and *te* are taken for the verb's own: *sentirme*.
  private static let mostlyOwn = 15
}

extension Reading {
  /// Whether it is what hardly anybody means where something else fits.
  fileprivate var isMarginal: Bool {
    switch note {
    case .withoutPronoun, .regionalVoseo, .archaicEnclitic, .presentative: true
    case .inflected, .compound, .popular, nil: false
    }
  }
}

/// How often a verb is said in each of its cells.
private struct UseOfVerb: Sendable {
  let isKnown: Bool
  /// The share of its uses with *-se*, in percent, at least 1.
  let pronominalPercent: Int
  private let counted: [SpokenUse.Use]
  /// What to expect of the others, of a thousand forms: the use of a verb is inverse to its rank (Zipf's law).
  private let weight: Double

  init(_ verb: String) {
    let rank = FrequencyList.embedded.rank(of: verb)
    isKnown = rank <= FrequencyList.Depth.reader.rawValue
    pronominalPercent = max(1, FrequencyList.embedded.pronominalPercent(of: verb))
    counted = SpokenUse.embedded.cells(of: verb)
    weight = 11.5 / Double(rank)
  }

  /// Of a hundred thousand forms of verbs those of a slot; of a compound one those of its auxiliary's tense.
  func share(of slot: Slot) -> Double {
    let slot = slot.tense.auxiliary.flatMap(slot.inTense) ?? slot
    return counted.first { $0.slot == slot }.map { Double($0.share) } ?? SpokenUse.usual[slot.index] * weight
  }
}
