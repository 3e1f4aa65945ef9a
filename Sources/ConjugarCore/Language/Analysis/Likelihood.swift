/// A ranking of competing readings by how often each is used.
struct Likelihood: Sendable {
  private let lexicon: Lexicon
  private var uses: [String: UseOfVerb] = [:]

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// Sorts readings by likelihood: first those spelled as typed, then by how often the verb, its tense and its person
  /// are used. An accent slip in a common verb comes before a form that only a rare verb has: *seria* is more likely
  /// *sería* than a form of *seriar*.
  mutating func sorted(_ readings: [Reading], typed: String) -> [Reading] {
    if readings.count < 2 { return readings }
    var ranked = readings.map { Rank($0, use(of: $0.infinitive)) }
    let hasAccent =
      typed.utf8.contains { $0 >= 0x80 }
      && (Word(typed).map { $0 != $0.withoutAccents } ?? (WrittenAccents.removed(typed) != typed))
    let isOfCommonVerb = hasAccent || readings.indices.contains { ranked[$0].isKnown && readings[$0].isPlain }
    // Sort indices, not readings: a reading holds many strings, so copying one costs more than comparing two.
    for index in readings.indices {
      let (slot, isExact) = (readings[index].slot, readings[index].isExact)
      // A form that a command borrows is more likely what it is on its own: pierdan is subjunctive.
      let tense = slot.borrowed == nil ? slot.tense : nil
      for other in readings.indices where readings[other].infinitive == readings[index].infinitive {
        let share = ranked[other].shares.cell
        if readings[other].isExact == isExact { ranked[index].shares.verb += share }
        if readings[other].slot.tense == tense { ranked[index].shares.tense += share }
      }
      let isBare = readings[index].clitics.isEmpty && readings[index].construction == nil
      if isBare, slot.tense == .imperative { ranked[index].shares.tense *= 0.5 }
      let isUnlikely = (isOfCommonVerb || !ranked[index].isKnown) && !readings[index].isSaid
      if isExact ? !isOfCommonVerb : isUnlikely { ranked[index].rank += isExact ? 2 : 4 }
      // A verb few people know is not meant either: amare is more likely amaré than a form of amarar.
      if isExact, isOfCommonVerb, !hasAccent, !ranked[index].isKnown { ranked[index].rank += 6 }
      if isExact, slot.tense == .imperative, typed.utf8.contains(UInt8(ascii: "!")) { ranked[index].rank -= 1 }
    }
    let isOfFew = !ranked.contains(where: \.isKnown)
    lazy var letters = Array(typed.lowercased().unicodeScalars)
    func slips(_ one: Reading) -> Int {
      if one.isExact || one.isSaid {
        // Comio lacks an accent; but with an obscure verb, many people do not know the stem: soldo is sueldo.
        return one.note != .popular || isOfFew && TenseSet.presents.contains(one.slot.tense) ? 0 : .max
      }
      return zip(letters, one.form.unicodeScalars).count(where: !=)
    }
    let order = readings.indices.sorted { one, other in
      if ranked[one].rank != ranked[other].rank { return ranked[one].rank < ranked[other].rank }
      let (ofOne, ofOther) = (slips(readings[one]), slips(readings[other]))
      if ofOne != ofOther { return ofOne < ofOther }
      let (shares, others) = (ranked[one].shares, ranked[other].shares)
      return shares == others ? readings[one] < readings[other] : shares > others
    }
    // Nobody who means a well-known verb drops an accent from an obscure one: díme is not a form of dimir.
    let isFirstKnown = ranked[order[0]].isKnown
    return order.filter { readings[$0].isExact || ranked[$0].isKnown || !isFirstKnown || readings[$0].isSaid }
      .map { readings[$0] }
  }

  /// What a reading is sorted by, besides its letters: its distance from what is meant, then how often it is used.
  private struct Rank {
    let isKnown: Bool
    var rank: Int
    var shares: (verb: Double, tense: Double, cell: Double)
    /// Notes on readings that hardly anyone means where something else fits.
    private static let marginal: [Reading.Note?] = [.withoutPronoun, .archaicEnclitic, .presentative]

    init(_ reading: Reading, _ use: UseOfVerb) {
      isKnown = use.isKnown
      let (isBare, hasOwn) = (reading.clitics.isEmpty, reading.verb.hasSuffix("se"))
      // Nobody gives ir an object or the weather a command: vela, neva.
      let isRare = use.isIntransitive && !isBare && !hasOwn || use.seldom.map { !$0.allows(reading.slot) } ?? false
      rank = Self.marginal.contains(reading.note) || isRare ? 1 : 0
      // Se sienta is from sentar, which takes se more often. Half of all commands have a common pronoun: dame, not da.
      let pronouns = hasOwn ? Double(use.pronominalPercent) / 100 : 0.05
      shares = (0, 0, use.share(of: reading.slot) * (isBare ? 1 : pronouns))
    }
  }

  private mutating func use(of verb: String) -> UseOfVerb {
    if let known = uses[verb] { return known }
    let found = UseOfVerb(verb, lexicon)
    uses[verb] = found
    return found
  }

  /// The verb that a reading with pronouns means: the one with *-se* if one of them is the verb's own.
  func verb(meantBy reading: Reading) -> String {
    guard reading.slot.hasOwnPronoun(in: reading.clitics), reading.note != .presentative,
      let name = VerbName(reading.infinitive), !name.infinitive.isPronominal, isOwn(reading, name),
      lexicon.entry(reading.infinitive)?.traits.contains(.neverPronominal) != true
    else { return reading.infinitive }
    return name.pronominal.description
  }

  /// Whether the pronoun that matches the person is the verb's own rather than an object.
  private func isOwn(_ reading: Reading, _ name: VerbName) -> Bool {
    if reading.clitics.contains("se") {
      return !Clitics.haveLe(reading.clitics) || lexicon.verb(name)?.livesWithPronoun ?? false
        || lexicon.entry(reading.infinitive)?.traits.contains(.pronominalWithObject) ?? false
    }
    // Verte, decirme: with a nonfinite form, me and te usually refer to someone else.
    return reading.slot.person != nil || Self.isMostlyPronominal(reading.infinitive)
      || lexicon.entry(reading.infinitive)?.traits.contains(.intransitive) ?? false
  }

  /// Whether a verb's infinitive has *-se* often enough for *me* and *te* to be taken as its own pronoun: *sentirme*.
  static func isMostlyPronominal(_ verb: String) -> Bool { FrequencyList.embedded.pronominalPercent(of: verb) >= 15 }
}

private struct UseOfVerb: Sendable {
  let isKnown: Bool
  let isIntransitive: Bool
  let seldom: Defect?
  let pronominalPercent: Int
  private let counted: [SpokenUse.Use]
  /// The share to expect for uncounted forms: a verb's use is inversely proportional to its rank (Zipf's law), and
  /// falls off faster among rare verbs, as counted in film subtitles.
  private let weight: Double

  init(_ verb: String, _ lexicon: Lexicon) {
    let entry = lexicon.entry(verb)
    isIntransitive = entry?.traits.contains { [.intransitive, .neverPronominal].contains($0) } ?? false
    seldom = entry?.usage.seldom
    let rank = FrequencyList.embedded.rank(of: verb)
    isKnown = rank <= FrequencyList.Depth.reader.rawValue
    pronominalPercent = FrequencyList.embedded.pronominalPercent(of: verb)
    counted = SpokenUse.embedded.cells(of: verb)
    weight = 0.115 / Double(rank) * Exponential.exp(-Double(rank) / 900)
  }

  /// A slot's expected count per hundred thousand verb forms; for a compound slot, that of its auxiliary.
  func share(of slot: Slot) -> Double {
    let slot = slot.tense.auxiliary.flatMap(slot.inTense) ?? slot
    let usual = SpokenUse.usual[slot.index]
    // If counts are equal, the more common cell wins: suceda goes with él.
    if let count = counted.first(where: { $0.slot == slot }) { return Double(count.share) + usual / 1_000_000 }
    return usual * weight
  }
}
