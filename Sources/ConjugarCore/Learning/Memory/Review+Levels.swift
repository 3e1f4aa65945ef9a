/// How much a learner knows of a level.
package struct LevelProgress: Sendable, Hashable {
  package let level: Level
  /// How many skills it has, and how many of them were begun.
  package let skills: Int
  package let begun: Int
  /// The share of its use that is claimed to come to mind; `nil` before there is enough to say it by.
  package let claim: Claim?
}

/// What a learner knows, by level and of all that is said.
extension Review {
  /// Every level that has skills among what may be asked, the first first.
  package var levels: [LevelProgress] {
    let entries = repertoire.entries.map { (level: level(of: $0), entry: $0) }
    let skills = repertoire.skills.filter { !schedule.finder.skills[$0].isAccent }
    return Level.allCases.compactMap { level in
      let own = skills.filter { self.level(of: $0) == level }
      guard !own.isEmpty else { return nil }
      return LevelProgress(
        level: level, skills: own.count, begun: own.count { !schedule.record($0).isNew },
        claim: claim(entries.filter { $0.level == level }.map { ($0.entry, max($0.entry.use, 0.01)) }))
    }
  }

  /// What of spoken Spanish is commanded; `nil` before there is enough to say it by. Infinitives, which nobody need
  /// conjugate, and forms beyond the commonest three thousand are not counted.
  package var claim: Claim? { claim(repertoire.entries.map { ($0, $0.counted) }) }

  private func claim(_ forms: [(entry: Repertoire.Entry, weight: Double)]) -> Claim? {
    guard schedule.answered >= Policy.fewestAnswers || schedule.placed.count >= Policy.fewestPlaced else { return nil }
    let (proven, unproven) = (schedule.proven.factor, schedule.unproven.factor)
    var (known, error, guessed, all) = (0.0, 0.0, 0.0, 0.0)
    for (entry, weight) in forms where weight > 0 {
      all += weight
      let chance = chance(ofAll: entry.skills)
      if entry.skills.contains(where: isGuessed) {
        known += weight * chance
        guessed += weight * chance
      } else {
        let isProven = entry.skills.allSatisfy {
          schedule.record($0).isProven || schedule.finder.skills[$0].isAccent
        }
        let factor = isProven ? proven : unproven
        known += weight * min(chance * factor.value, 1)
        error += weight * chance * factor.error
      }
    }
    return all > 0
      ? Claim(known: known / all, error: error / all, guessed: guessed / all, spread: guessed > 0 ? spread : 0) : nil
  }

  /// How much of what came back was promised to come to mind, and how much did; `nil` if nothing did.
  package var retention: (promised: Double, measured: Double, count: Int)? {
    let (proven, unproven) = (schedule.proven, schedule.unproven)
    let count = proven.count + unproven.count
    guard count > 0 else { return nil }
    return (
      (proven.promised + unproven.promised) / Double(count), (proven.kept + unproven.kept) / Double(count), count
    )
  }

  /// The standard deviation of what the placement tells.
  private var spread: Double { placement.map { $0.spread(SpeechShares(self).ofTenses) } ?? 0 }

  /// The level of a skill by its number.
  func level(of number: Int) -> Level { Curriculum.level(of: schedule.finder.skills[number], use: use(of: number)) }

  /// The level of a form: that of what comes last of its skills.
  private func level(of entry: Repertoire.Entry) -> Level {
    entry.skills.filter { !schedule.finder.skills[$0].isAccent }.map { level(of: $0) }.max() ?? .a1
  }

  /// The use of a skill; a little even of what is never said.
  func use(of number: Int) -> Double {
    if let choice = schedule.finder.skills[number].choice { return Double(ChoiceFamily(ofChoice: choice).weight) * 100 }
    return max(repertoire.use(of: number), 0.01)
  }

  /// The chance that a skill comes to mind tomorrow: as it is remembered, or, if it was never asked, as its kin or the
  /// placement say.
  func chance(of number: Int) -> Double {
    let record = schedule.record(number)
    return record.isNew ? worth.recall[number] : schedule.retrievability(of: record, in: 1) ?? 0
  }

  /// The chance that all skills of a form come to mind.
  func chance(ofAll skills: [Int]) -> Double {
    let known = skills.filter { !isGuessed($0) }.reduce(1) { $0 * chance(of: $1) }
    let guessed = skills.filter(isGuessed)
    guard !guessed.isEmpty, known > 0 else { return known }
    let guess = placement?.chance(ofAll: guessed.map { spot(of: $0) }) ?? 0
    return guess < Policy.leastGuess ? 0 : known * guess
  }

  /// Whether nothing but a placement tells of a skill.
  private func isGuessed(_ number: Int) -> Bool {
    schedule.record(number).memory == nil && !schedule.finder.skills[number].isAccent && schedule.kin(of: number) == 0
  }

  func spot(of number: Int) -> Placement.Spot { Placement.Spot(schedule.finder.skills[number], use: use(of: number)) }
}
