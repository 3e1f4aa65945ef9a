/// What a few answers tell of a learner whose log is short: how far along the tenses they are, which tenses they have met,
/// and how rare a form they still know.
///
/// An ability is a point on two scales, of tenses and of rarity. All are equally likely at first; each answer makes some
/// more likely than others. An ability makes it likely that a tense has been met, but courses differ: what
/// is answered in a tense tells of that tense first.
///
/// Source: G. Rasch, *Probabilistic Models for Some Intelligence and Attainment Tests* (1960), in two dimensions.
package struct Placement: Sendable {
  /// Where a skill stands on the two scales.
  package struct Spot: Sendable, Hashable {
    /// The rank of its tense among those of a course.
    let tense: Int
    /// How often its use must double to be all; 0 for what whoever has met the tense has learned: its regular ways.
    let rarity: Double
  }

  /// The chance of each ability, tense by tense.
  private var chances: [Double]
  /// The chance that a learner of an ability has met a tense, ability by ability.
  private var met: [Double]

  static let tenses = 24
  static let rarities = 20
  /// What a learner who knows nothing gets right, and one who knows all gets wrong.
  private static let luck = 0.03
  private static let slip = 0.05
  /// What is known of a tense that was never met, and not known of one that was, however common it is.
  private static let stray = 0.05
  /// How strictly tenses are met one after another.
  private static let steepness = 0.8
  /// The chance below which an ability need not be looked at.
  private static let negligible = 1e-5

  /// - Parameter background: what the learner said of it; `nil` if nothing was said, so that all is equally likely.
  package init(_ background: Background? = nil) {
    let abilities = 0..<Self.tenses * Self.rarities
    met = abilities.flatMap { ability in
      (0..<Self.tenses).map { tense in
        Self.logistic((Double(ability / Self.rarities) - 0.5 - Double(tense)) * Self.steepness)
      }
    }
    // Who is so far along the tenses knows forms as rare.
    let reach = background?.level.map { level in Double(Tense.course.count { $0.level <= level }) }
    chances = abilities.map { ability in
      guard let reach else { return 1 }
      let tense = Double(ability / Self.rarities) - reach
      let rarity = Double(ability % Self.rarities) - reach * Double(Self.rarities) / Double(Self.tenses)
      return Exponential.exp(-(tense * tense + rarity * rarity) / 8)
    }
    normalize()
  }

  private mutating func normalize() {
    let sum = chances.reduce(0, +)
    for ability in chances.indices { chances[ability] /= sum }
  }

  private static func logistic(_ number: Double) -> Double { 1 / (1 + Exponential.exp(-number)) }

  /// The chance that a learner knows a form of a tense that was met.
  ///
  /// - Parameter depth: the point on the scale of rarity.
  static func knows(rarity: Double, atDepth depth: Int) -> Double {
    (1 - stray) * logistic((Double(depth) * 0.8 + 1 - rarity) * 1.1)
  }

  /// The chance that what is common in a tense is known to a learner of an ability.
  private func reached(_ tense: Int, _ ability: Int) -> Double {
    let met = met[ability * Self.tenses + tense]
    return met + (1 - met) * Self.stray
  }

  /// The chance that a learner of each ability knows all that a form needs.
  ///
  /// - Parameter given: a tense that they are taken to have met.
  private func chances(ofAll spots: [Spot], given: Int? = nil) -> [Double] {
    let tenses = Set(spots.map(\.tense)).sorted().filter { $0 != given }
    let byDepth = (0..<Self.rarities).map { depth in
      spots.reduce(1) { $0 * Self.knows(rarity: $1.rarity, atDepth: depth) }
    }
    return chances.indices.map { ability in
      tenses.reduce(byDepth[ability % Self.rarities]) { $0 * reached($1, ability) }
    }
  }

  private static func answer(_ known: Double, isRight: Bool) -> Double {
    let right = luck + (1 - luck - slip) * known
    return isRight ? right : 1 - right
  }

  /// Takes an answer into account.
  ///
  /// - Parameter spots: the skills that the form needs.
  package mutating func count(_ spots: [Spot], isRight: Bool) {
    let answers = chances(ofAll: spots).map { Self.answer($0, isRight: isRight) }
    for tense in Set(spots.map(\.tense)).sorted() {
      for (ability, known) in chances(ofAll: spots, given: tense).enumerated() {
        met[ability * Self.tenses + tense] *= Self.answer(known, isRight: isRight) / answers[ability]
      }
    }
    for ability in chances.indices { chances[ability] *= answers[ability] }
    normalize()
  }

  /// The chance that the learner knows all of some skills: who knows one is likelier to know another.
  package func chance(ofAll spots: [Spot]) -> Double {
    zip(chances, chances(ofAll: spots)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  func rightAnswer(_ spots: [Spot]) -> Double { Self.answer(chance(ofAll: spots), isRight: true) }

  /// The share of speech that the learner commands, and its standard deviation.
  ///
  /// - Parameter shares: for each tense the share of speech that is known of it at each depth once it was met.
  func command(_ shares: [[Double]]) -> (mean: Double, spread: Double) {
    var (mean, square) = (0.0, 0.0)
    for ability in chances.indices where chances[ability] > Self.negligible {
      let known = shares.indices.reduce(0) { sum, tense in
        shares[tense].isEmpty ? sum : sum + shares[tense][ability % Self.rarities] * reached(tense, ability)
      }
      mean += chances[ability] * known
      square += chances[ability] * known * known
    }
    return (mean, Exponential.root(max(0, square - mean * mean)))
  }
}

extension Schedule {
  /// What the last placement tells, or else what the learner said of themselves; `nil` if there was neither.
  mutating func placement(_ repertoire: Repertoire, _ background: Background) -> Placement? {
    guard !placed.isEmpty else { return background == .none ? nil : Placement(background) }
    var placement = Placement()
    for (cell, isRight, _) in placed {
      placement.count(spots(of: finder.skills(for: cell.slot, ofVerb: cell.verb), repertoire), isRight: isRight)
    }
    return placement
  }

  /// Where skills stand, accents aside.
  func spots(of skills: [Int], _ repertoire: Repertoire) -> [Placement.Spot] {
    skills.filter { !finder.skills[$0].isAccent }.map { number in
      let skill = finder.skills[number]
      let use = min(max(repertoire.use(of: number), 0.01), 100_000)
      return Placement.Spot(
        tense: Tense.course.firstIndex { $0.tense == skill.tense } ?? Tense.course.count,
        rarity: skill.comesWithTense ? 0 : Exponential.log(100_000 / use) / Exponential.log(2))
    }
  }
}

/// How much Spanish a learner brought along, as they say themselves: what is presumed known of what was never asked.
package enum Background: String, Named, CaseIterable, Hashable {
  case none, some, much

  package static let table = NameTable<Background>(
    "amount of Spanish",
    [(.none, ["none", "nothing", "beginning"]), (.some, ["some", "a little"]), (.much, ["much", "a lot"])])

  /// Through which level the tenses are likely known.
  fileprivate var level: Level? {
    switch self {
    case .none: nil
    case .some: .b1
    case .much: .b2
    }
  }
}
