/// Which of several readings is meant: by how often the form is said of each verb, and by the use of the verbs.
struct Likelihood: Sendable {
  private let lexicon: Lexicon
  /// What is known of the use of the verbs met so far.
  private var uses: [String: (cells: [SpokenUse.Use], place: Int)] = [:]

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// Readings in the order of likelihood: those as typed, of the verb that says the form most often, the cells of a verb
  /// in their order.
  ///
  /// - Parameter readings: in their usual order.
  mutating func sorted(_ readings: [Reading], typed: String) -> [Reading] {
    guard let first = readings.first else { return readings }
    let isOfOneVerb = readings.allSatisfy { $0.infinitive == first.infinitive }
    if isOfOneVerb, readings.allSatisfy({ $0.isExact == first.isExact && $0.form == first.form }) { return readings }
    var ranks: [String: (share: Int, place: Int)] = [:]
    for reading in readings where ranks[reading.infinitive] == nil {
      let (cells, place) = use(of: reading.infinitive)
      let own =
        cells.isEmpty ? [] : readings.filter { $0.infinitive == reading.infinitive && $0.isExact == reading.isExact }
      let share = cells.reduce(0) { sum, cell in own.contains { $0.slot == cell.slot } ? sum + cell.share : sum }
      // Se sienta is of sentar, which has se oftener than sentir.
      let isPronominal = reading.slot.hasOwnPronoun(in: reading.clitics)
      let percent = isPronominal ? max(1, FrequencyList.embedded.pronominalPercent(of: reading.infinitive)) : 1
      ranks[reading.infinitive] = (-(share + Self.unlisted) * percent, place)
    }
    func key(_ index: Int) -> (Int, Int, Int, Int, Int) {
      let reading = readings[index]
      let rank = ranks[reading.infinitive] ?? (0, .max)
      let slips = reading.isExact ? 0 : zip(typed.lowercased(), reading.form).count { $0 != $1 }
      return ((reading.isExact ? 0 : 2) + (reading.isMarginal ? 1 : 0), slips, rank.share, rank.place, index)
    }
    return readings.indices.map(key).sorted(by: <).map { readings[$0.4] }
  }

  private mutating func use(of verb: String) -> (cells: [SpokenUse.Use], place: Int) {
    if let known = uses[verb] { return known }
    let found = (SpokenUse.embedded.cells(of: verb), FrequencyList.embedded.place(of: verb) ?? .max)
    uses[verb] = found
    return found
  }

  /// The verb that a reading with pronouns means: with *-se* where one of them is the verb's own.
  func verb(meantBy reading: Reading) -> String {
    guard let name = VerbName(reading.infinitive), !name.infinitive.isPronominal, reading.note != .presentative,
      reading.slot.hasOwnPronoun(in: reading.clitics), isOwn(reading, name)
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
      return (try? lexicon.verb(name))??.livesWithPronoun ?? false
    }
    // Verte, decirme: of a form without person me and te are mostly somebody else's.
    if reading.slot.person != nil { return true }
    return FrequencyList.embedded.pronominalPercent(of: reading.infinitive) >= Self.mostlyOwn
      || (try? lexicon.entry(reading.infinitive))??.traits.contains(.intransitive) ?? false
  }

  /// The share of a form that is too rare to be listed.
  private static let unlisted = 3

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
