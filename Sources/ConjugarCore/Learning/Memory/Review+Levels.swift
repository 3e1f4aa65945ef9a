/// How much a learner knows of a level.
package struct LevelProgress: Sendable, Hashable {
  package let level: Level
  /// How many skills it has, and how many of them were begun.
  package let skills: Int
  package let begun: Int
  /// The share of its use that the models promise, from 0 to 1.
  package let known: Double
  /// The share of its use that is claimed to come to mind; `nil` before there is enough to say it by.
  package let claim: Claim?
}

/// What a learner knows, by level and of all that is said.
extension Review {
  /// Every level that has skills among what may be asked, the first first.
  package var levels: [LevelProgress] {
    let skills = catalog.skills.filter { !schedule.finder.skills[$0].isAccent }
    let (calibration, spread) = (calibration, hasClaims ? spread : 0)
    return Level.allCases.compactMap { level in
      let own = skills.filter { self.level(of: $0) == level }
      let uses = own.map { max(use(of: $0), 0.01) }
      guard !own.isEmpty else { return nil }
      let sum = uses.reduce(0, +)
      let parts = zip(own, uses).map { (skill: $0, known: chance(of: $0) * $1 / sum) }
      let known = parts.reduce(0) { $0 + $1.known }
      let guessed = parts.filter { schedule.record($0.skill).memory == nil }.reduce(0) { $0 + $1.known }
      return LevelProgress(
        level: level, skills: own.count, begun: own.count { !schedule.record($0).isNew },
        known: known, claim: hasClaims ? Claim(known: known, guessed: guessed, calibration, spread: spread) : nil)
    }
  }

  /// Whether there is enough to say by what is known: answers, or a placement.
  private var hasClaims: Bool {
    schedule.answered >= Policy.fewestAnswers || schedule.placedCount >= Policy.fewestPlaced
  }

  /// What of spoken Spanish is commanded; `nil` before there is enough to say it by.
  package var claim: Claim? {
    guard hasClaims else { return nil }
    let (known, guessed) = speech
    return Claim(known: known, guessed: guessed, calibration, spread: spread)
  }

  /// What was remembered of what came back over what was promised of it, and its standard error (Agresti and Coull, 1998).
  private var calibration: (factor: Double, error: Double) {
    let kept = schedule.retention ?? (promised: 1, measured: 1, count: 0)
    let share = (kept.measured * Double(kept.count) + 2) / Double(kept.count + 4)
    let error = Exponential.root(share * (1 - share) / Double(kept.count + 4))
    return (kept.measured / kept.promised, error / kept.promised)
  }

  /// The standard deviation of what the placement tells.
  private var spread: Double { placement.map { $0.spread(SpeechShares(self).ofTenses) } ?? 0 }

  /// The share of the verb forms of spoken Spanish that the models promise, from 0 to 1; infinitives, which nobody need
  /// conjugate, and forms beyond the commonest three thousand are not counted.
  package var commandOfSpeech: Double { speech.known }

  /// The same, and what of it rests on a placement alone.
  private var speech: (known: Double, guessed: Double) {
    var schedule = schedule
    let asked = Set(options.slots)
    var (known, guessed, all) = (0.0, 0.0, 0.0)
    for cell in SpokenUse.embedded.cells() where asked.contains(cell.slot) {
      guard let verb = schedule.verb(named: cell.verb) else { continue }
      let share = Double(cell.share)
      all += share
      let needed = schedule.skills(for: cell.slot, ofVerb: verb)
      let own = share * chance(ofAll: needed)
      known += own
      if needed.contains(where: isGuessed) { guessed += own }
    }
    return all > 0 ? (known / all, guessed / all) : (0, 0)
  }

  /// How much of what came back was promised to come to mind, and how much did; `nil` if that is not known.
  package var retention: (promised: Double, measured: Double, count: Int)? { schedule.retention }

  /// Whether weights fitted to the answers may keep the promise better.
  package var isWorthFitting: Bool { schedule.isWorthFitting }

  /// The level of a skill by its number.
  func level(of number: Int) -> Level { Curriculum.level(of: schedule.finder.skills[number], use: use(of: number)) }

  /// The share of use of a skill; for one that none of the commonest forms needs by the rank of its most used verb.
  func use(of number: Int) -> Double {
    if let choice = schedule.finder.skills[number].choice { return Double(ChoiceFamily(ofChoice: choice).weight) * 100 }
    if let cell = schedule.cell(ofMissed: number) { return use(of: cell) }
    return max(catalog.use[number], 1 / Double(10 + (catalog.examples(of: number).first?.rank ?? 100_000)))
  }

  /// The share of use of a form; in a compound tense that of its participle.
  func use(of cell: VerbCell) -> Double {
    max(catalog.use[VerbCell(verb: cell.verb, slot: cell.slot.tense.isCompound ? .participle : cell.slot)], 0.001)
  }

  /// The chance that a skill comes to mind: as it is remembered, or, if it was never asked, as the placement says.
  func chance(of number: Int) -> Double {
    let record = schedule.record(number)
    if let known = schedule.retrievability(of: record) {
      // What never came to mind, or was just shown, is not known yet.
      return record.right == 0 || record.lastGrade == .again && record.lastDay == schedule.today ? 0 : known
    }
    // The accent is learned with the endings.
    if schedule.finder.skills[number].isAccent { return placement == nil ? 0 : 1 }
    let guess = placement?.chance(spot(of: number)) ?? 0
    return guess < Self.leastGuess ? 0 : guess
  }

  /// The chance below which nothing speaks for it that something is known that was never asked.
  private static let leastGuess = 0.1

  /// The chance that all skills of a form come to mind.
  private func chance(ofAll skills: [Int]) -> Double {
    let known = skills.filter { !isGuessed($0) }.reduce(1) { $0 * chance(of: $1) }
    let guessed = skills.filter(isGuessed)
    guard !guessed.isEmpty, known > 0 else { return known }
    return known * (placement?.chance(ofAll: guessed.map { spot(of: $0) }) ?? 0)
  }

  private func isGuessed(_ number: Int) -> Bool {
    schedule.record(number).memory == nil && !schedule.finder.skills[number].isAccent
  }

  func spot(of number: Int) -> Placement.Spot { Placement.Spot(schedule.finder.skills[number], use: use(of: number)) }
}
