/// An estimate of how much a learner knows, in percent, and its margin of error.
package struct Claim: Hashable, Sendable {
  package let share: Int
  package let margin: Int
}

/// How much a learner knows of a level.
package struct LevelProgress: Sendable, Hashable {
  package let level: Level
  package let skills: Int
  package let begun: Int
  /// The estimated share of its use that comes to mind; `nil` while there is too little evidence.
  package let claim: Claim?
}

/// The calibration of predictions about forms asked again on a later day: predicted recall and actual recall. Each bin
/// covers half the doubt of the bin before, because a nearly certain prediction says nothing about the others.
struct Returns: Sendable, Equatable {
  struct Bin: Sendable, Equatable {
    private(set) var (promised, kept, count) = (0.0, 0.0, 0.0)

    mutating func record(_ promise: Double, _ isKept: Bool) {
      (promised, kept, count) = (promised + promise, kept + (isKept ? 1 : 0), count + 1)
    }
  }

  private(set) var whole = Bin()
  private var bins: [Bin] = []

  /// The bin of a prediction: how often its doubt must be doubled to reach at least one half.
  private func place(_ promise: Double) -> Int {
    var (place, doubt) = (0, 1 - promise)
    while doubt < 0.5 { (place, doubt) = (place + 1, 2 * doubt) }
    return place
  }

  /// - Parameter promise: the predicted chance, less than 1.
  mutating func record(_ promise: Double, _ isKept: Bool) {
    let place = place(promise)
    while bins.count <= place { bins.append(Bin()) }
    whole.record(promise, isKept)
    bins[place].record(promise, isKept)
  }

  /// The calibrated chance of recall and its standard error: the prediction times the ratio of actual to predicted
  /// recall in its bin, which is shrunk toward the overall ratio while the bin holds few answers.
  func chance(_ promise: Double) -> (value: Double, error: Double) {
    guard promise > 0, promise < 1 else { return (promise, 0) }
    let bin = bins.dropFirst(place(promise)).first ?? Bin()
    let usual = (whole.kept + Policy.prior) / (whole.promised + Policy.prior)
    let (few, all) = (Policy.prior * promise, bin.count + Policy.prior)
    let (told, share) = ((bin.promised + few) / all, min(1, (bin.kept + few * usual) / all))
    return (min(1, promise * share / told), promise / told * Exponential.root(share * (1 - share) / all))
  }
}

/// What a learner knows, by level and overall.
extension Review {
  /// The share commanded of everything that is said, and of every level with skills that may be asked, lowest first; a
  /// claim is `nil` while there is too little evidence. The overall share leaves out infinitives, which nobody needs to
  /// conjugate, and forms beyond the three thousand most common.
  package var claims: (all: Claim?, levels: [LevelProgress]) {
    let guess = guess
    let entries = repertoire.entries.map { (level: level(of: $0.skills), form: ($0, max($0.use, 0.01))) }
    let skills = repertoire.skills.filter { !schedule.finder.skills[$0].isAccent }
    let levels = Level.allCases.compactMap { level -> LevelProgress? in
      let own = skills.filter { self.level(of: [$0]) == level }
      guard !own.isEmpty else { return nil }
      let begun = own.count { !schedule.record($0).isNew }
      let isTold = begun > 0 || !schedule.placed.isEmpty
      let claim = isTold ? claim(entries.filter { $0.level == level }.map(\.form), guess, ofLevel: true) : nil
      return LevelProgress(level: level, skills: own.count, begun: begun, claim: claim)
    }
    return (claim(spoken, guess), levels)
  }

  typealias WeighedForm = (entry: Repertoire.Entry, weight: Double)

  var spoken: [WeighedForm] { repertoire.entries.map { ($0, $0.counted) } }

  private func claim(_ forms: [WeighedForm], _ guess: Guess?, ofLevel: Bool = false) -> Claim? {
    let all = forms.reduce(0) { $0 + $1.weight }
    guard let guess, all > 0 else { return nil }
    var (sum, error, guessed) = (0.0, 0.0, 0.0)
    let isPlaced = !schedule.placed.isEmpty
    for (entry, weight) in forms where weight > 0 {
      let new = entry.skills.filter(isGuessed)
      let isTold = schedule.spots(of: new, repertoire).allSatisfy { guess.tenses?.contains($0.tense) ?? true }
      let known = chance(ofAll: entry.skills, isTold ? guess.placement : nil)
      let (share, chance) = (weight / all, schedule.returns.chance(known))
      // Without a placement, the guess counts half: between nothing and all that the first answers suggest.
      let told = share * chance.value * (new.isEmpty || isPlaced ? 1 : 0.5)
      sum += told
      if new.isEmpty { error += share * chance.error } else { guessed += told }
    }
    // Without a placement, no claim about a level rests mostly on guesses.
    if ofLevel, guessed > sum / 2, !isPlaced { return nil }
    // The doubt is the spread of the placement or the error of its fit to its own answers, whichever is greater. It
    // applies to all guesses at once: whoever knows less of one part knows less of the rest, too.
    let placement = guessed > 0 && isPlaced ? guess.placement : nil
    let doubt = placement.map { max($0.command(Placement.speech(forms, of: self)).spread / sum, $0.kept.error) } ?? 0
    let margin = ((error + doubt * guessed) * Policy.margin.errors + (isPlaced ? 0 : guessed)) * 100
    return Claim(share: Int(sum * 100 + 0.5), margin: Int(min(max(margin, Policy.margin.least), 100) + 0.5))
  }

  /// The highest level among some skills, accents aside: that of each skill's tense, or one higher if it is rare.
  func level(of skills: [Int]) -> Level {
    let levels = skills.compactMap { number -> Level? in
      let (skill, use) = (schedule.finder.skills[number], repertoire.use(of: number))
      if skill.isAccent { return nil }
      let isByUse = (skill.isForm || skill.pattern != nil) && !skill.comesWithTense
      return Level.allCases.drop { $0 < skill.tense.level }.prefix(isByUse && use < Policy.rareUse ? 2 : 1).last
    }
    return levels.max() ?? .a1
  }

  /// The chance of recalling a skill tomorrow: 0 if it never came to mind, or as placed if it was never asked.
  func chance(of number: Int) -> Double {
    let record = schedule.record(number)
    return schedule.retrievability(of: record, in: 1).map { record.cameToMind ? $0 : 0 } ?? worth.recall[number]
  }

  func chance(ofAll skills: [Int], _ guess: Placement?) -> Double {
    let new = skills.filter(isGuessed)
    let known = skills.reduce(1) { isGuessed($1) ? $0 : $0 * chance(of: $1) }
    guard !new.isEmpty, known > 0 else { return known }
    let guessed = guess.map { $0.chance(ofAll: schedule.spots(of: new, repertoire)) * $0.kept.share } ?? 0
    // A learner who knows nothing is not credited with a little of everything.
    return guessed < 2 * Policy.exception ? 0 : known * min(1, guessed)
  }

  /// The evidence about what was never asked, and the tenses it covers; `nil` for all.
  private typealias Guess = (placement: Placement?, tenses: Set<Int>?)

  /// The last placement, or else the first answers to what was not taught, if there are enough, and what the learner
  /// said. Answers in one tense are no evidence for another. `nil` while there are too few answers for a claim.
  private var guess: Guess? {
    guard schedule.answered >= Policy.answers || schedule.placed.count >= Policy.placement.fewest else { return nil }
    guard schedule.placed.isEmpty, schedule.untaught.count >= Policy.placement.fewest else { return (placement, nil) }
    let skills = schedule.untaught.flatMap(\.skills).filter { schedule.finder.skills[$0] != .pronoun }
    let tenses = Set(schedule.spots(of: skills, repertoire).map(\.tense))
    let told = schedule.placement(repertoire, options.background, schedule.untaught)
    return (told, tenses.count > 1 || options.background != .none ? nil : tenses)
  }

  /// Whether only a placement says anything about a skill, because it was never asked.
  private func isGuessed(_ number: Int) -> Bool {
    schedule.record(number).isNew && !schedule.finder.skills[number].isAccent
  }
}
