/// What a learner is said to command, in percent, and by how much that may be wrong.
package struct Claim: Hashable, Sendable {
  package let share: Int
  package let margin: Int
}

/// How much a learner knows of a level.
package struct LevelProgress: Sendable, Hashable {
  package let level: Level
  package let skills: Int
  package let begun: Int
  /// The share of its use that is claimed to come to mind; `nil` before there is enough to say it by.
  package let claim: Claim?
}

/// What was promised of forms that came back on a later day, and how many came to mind.
struct Returns: Sendable {
  private(set) var promised = 0.0
  private(set) var kept = 0.0
  private(set) var count = 0.0

  mutating func count(_ chance: Double, _ isKept: Bool) {
    promised += chance
    kept += isKept ? 1 : 0
    count += 1
  }

  /// What was kept over what was promised, drawn toward 1 while there is little, and its standard error.
  var factor: (value: Double, error: Double) {
    let few = Policy.prior
    let share = (kept + few / 2) / (count + few)
    let error = Exponential.root(share * (1 - share) / (count + few))
    return ((kept + few) / (promised + few), error * (count + few) / (promised + few))
  }
}

/// What a learner knows, by level and of all that is said.
extension Review {
  /// Every level that has skills among what may be asked, the first first.
  package var levels: [LevelProgress] {
    let entries = repertoire.entries.map { (level: level(of: $0.skills), entry: $0) }
    let skills = repertoire.skills.filter { !schedule.finder.skills[$0].isAccent }
    return Level.allCases.compactMap { level in
      let own = skills.filter { self.level(of: [$0]) == level }
      guard !own.isEmpty else { return nil }
      return LevelProgress(
        level: level, skills: own.count, begun: own.count { !schedule.record($0).isNew },
        claim: claim(entries.filter { $0.level == level }.map { ($0.entry, max($0.entry.use, 0.01)) }, ofLevel: true))
    }
  }

  /// What of spoken Spanish is commanded; `nil` before there is enough to say it by. Infinitives, which nobody need
  /// conjugate, and forms beyond the commonest three thousand are not counted.
  package var claim: Claim? { claim(repertoire.entries.map { ($0, $0.counted) }) }

  private func claim(_ forms: [(entry: Repertoire.Entry, weight: Double)], ofLevel: Bool = false) -> Claim? {
    let all = forms.reduce(0) { $0 + $1.weight }
    let isEnough = schedule.answered >= Policy.answers || schedule.placed.count >= Policy.placement.fewest
    guard isEnough, all > 0 else { return nil }
    let factor = schedule.returns.factor
    var (known, error, guessed) = (0.0, 0.0, 0.0)
    for (entry, weight) in forms where weight > 0 {
      let (share, chance) = (weight / all, chance(ofAll: entry.skills))
      if entry.skills.contains(where: isGuessed) {
        guessed += share * chance
      } else {
        known += share * min(chance * factor.value, 1)
        error += share * chance * factor.error
      }
    }
    // Of a level more is told than what somebody said of themselves.
    if ofLevel, guessed > known, schedule.placed.isEmpty { return nil }
    // What rests on the placement alone is as uncertain as that is, and what it rests on too is no more so.
    let isPlaced = guessed > 0 || !schedule.placed.isEmpty
    let placed = isPlaced ? (placement?.command(Placement.speech(self)).spread ?? 0) / (known + guessed) : 0
    let spread = Policy.placedSpread * placed * guessed
    if !schedule.placed.isEmpty { error = min(error, Policy.placedSpread * placed * known) }
    let margin = Exponential.root(error * error + spread * spread) * 100 * Policy.margin.errors
    return Claim(
      share: Int(min(known + guessed, 1) * 100 + 0.5), margin: Int(min(max(margin, Policy.margin.least), 100) + 0.5))
  }

  /// The level of what needs some skills, accents aside: of each that of its tense, and one or two higher for what is
  /// rarely said.
  func level(of skills: [Int]) -> Level {
    let levels = skills.compactMap { number -> Level? in
      let (skill, use) = (schedule.finder.skills[number], repertoire.use(of: number))
      if skill.isAccent { return nil }
      let isByUse = (skill.isForm || skill.pattern != nil) && !skill.comesWithTense
      let later = isByUse ? Policy.usesOfLevels.count { use < $0 } : 0
      return Level.allCases.drop { $0 < skill.tense.level }.prefix(later + 1).last
    }
    return levels.max() ?? .a1
  }

  /// The chance that a skill comes to mind tomorrow: as it is remembered, not at all if it never came to mind, or, if it
  /// was never asked, as the placement says.
  func chance(of number: Int) -> Double {
    let record = schedule.record(number)
    return schedule.retrievability(of: record, in: 1).map { record.cameToMind ? $0 : 0 } ?? worth.recall[number]
  }

  func chance(ofAll skills: [Int]) -> Double {
    let known = skills.filter { !isGuessed($0) }.reduce(1) { $0 * chance(of: $1) }
    let guessed = skills.filter(isGuessed)
    guard !guessed.isEmpty, known > 0 else { return known }
    let guess = placement?.chance(ofAll: spots(of: guessed)) ?? 0
    // Who knows nothing is not said to know a little of all.
    return guess < 2 * Policy.exception ? 0 : known * guess
  }

  /// Whether nothing but a placement tells of a skill.
  private func isGuessed(_ number: Int) -> Bool {
    schedule.record(number).isNew && !schedule.finder.skills[number].isAccent
  }
}
