/// How much a learner knows of a level.
package struct LevelProgress: Sendable, Hashable {
  package let level: Level
  /// How many skills it has, and how many of them were begun.
  package let skills: Int
  package let begun: Int
  /// The share of its use that comes to mind, from 0 to 1.
  package let known: Double
}

/// What a learner knows, by level and of all that is said.
extension Review {
  /// Every level that has skills among what may be asked, the first first.
  package var levels: [LevelProgress] {
    let skills = catalog.skills.filter { !schedule.finder.skills[$0].isAccent }
    return Level.allCases.compactMap { level in
      let own = skills.filter { self.level(of: $0) == level }
      let uses = own.map { max(use(of: $0), 0.01) }
      guard !own.isEmpty else { return nil }
      let known = zip(own, uses).reduce(0) { $0 + chance(of: $1.0) * $1.1 } / uses.reduce(0, +)
      return LevelProgress(
        level: level, skills: own.count, begun: own.count { !schedule.record($0).isNew }, known: known)
    }
  }

  /// The share of the verb forms of spoken Spanish that come to mind, from 0 to 1; infinitives, which nobody need
  /// conjugate, and forms beyond the commonest three thousand are not counted.
  package var commandOfSpeech: Double {
    var schedule = schedule
    let asked = Set(options.slots)
    var (known, all) = (0.0, 0.0)
    for cell in SpokenUse.embedded.cells() where asked.contains(cell.slot) {
      guard let verb = schedule.verb(named: cell.verb) else { continue }
      let share = Double(cell.share)
      all += share
      known += share * chance(ofAll: schedule.skills(for: cell.slot, ofVerb: verb))
    }
    return all > 0 ? known / all : 0
  }

  /// How much of what came back was promised to come to mind, and how much did; `nil` if that is not known.
  package var retention: (promised: Double, measured: Double)? { schedule.retention }

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
    let isGuessed = { (number: Int) in
      schedule.record(number).memory == nil && !schedule.finder.skills[number].isAccent
    }
    let known = skills.filter { !isGuessed($0) }.reduce(1) { $0 * chance(of: $1) }
    let guessed = skills.filter(isGuessed)
    guard !guessed.isEmpty, known > 0 else { return known }
    return known * (placement?.chance(ofAll: guessed.map { spot(of: $0) }) ?? 0)
  }

  func spot(of number: Int) -> Placement.Spot { Placement.Spot(schedule.finder.skills[number], use: use(of: number)) }
}
