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

  private static let tenses = 24
  static let rarities = 20
  /// What a learner who knows nothing gets right, and one who knows all gets wrong.
  private static let luck = 0.03
  private static let slip = 0.05
  /// What is known of a tense that was never met, and not known of one that was, however common it is.
  private static let stray = 0.05

  /// - Parameter background: what the learner said of it; `nil` if nothing was said, so that all is equally likely.
  package init(_ background: Background? = nil) {
    let abilities = Self.tenses * Self.rarities
    chances = Array(repeating: 1 / Double(abilities), count: abilities)
    if let level = background?.level {
      // Who is so far along the tenses knows forms as rare.
      let reach = Double(Tense.course.count { $0.level <= level })
      chances = chances.indices.map { ability in
        let tense = Double(ability / Self.rarities) - reach
        let rarity = Double(ability % Self.rarities) - reach * Double(Self.rarities) / Double(Self.tenses)
        return Exponential.exp(-(tense * tense + rarity * rarity) / 8)
      }
      let sum = chances.reduce(0, +)
      chances = chances.map { $0 / sum }
    }
    met = []
    met.reserveCapacity(abilities * Self.tenses)
    for ability in 0..<abilities {
      let reach = Double(ability / Self.rarities) - 0.5
      met += (0..<Self.tenses).map { Self.logistic((reach - Double($0)) * Self.steepness) }
    }
  }

  /// How strictly tenses are met one after another.
  private static let steepness = 0.8

  private static func logistic(_ number: Double) -> Double { 1 / (1 + Exponential.exp(-number)) }

  /// The chance that a learner knows a form of a tense that was met.
  ///
  /// - Parameter depth: the point on the scale of rarity.
  static func knows(rarity: Double, atDepth depth: Int) -> Double {
    (1 - stray) * logistic((Double(depth) * 0.8 + 1 - rarity) * 1.1)
  }

  /// What a form needs: the chance of its skills at each depth, and the tenses that they are of, each once.
  private struct Needed {
    let byDepth: [Double]
    let tenses: [Int]

    init(_ spots: [Spot]) {
      byDepth = (0..<Placement.rarities).map { depth in
        spots.reduce(1) { $0 * Placement.knows(rarity: $1.rarity, atDepth: depth) }
      }
      tenses = Array(Set(spots.map(\.tense))).sorted()
    }
  }

  /// The chance that a learner of an ability knows all that a form needs.
  ///
  /// - Parameter given: a tense that they are taken to have met.
  private func knows(_ needed: Needed, _ ability: Int, given: Int? = nil) -> Double {
    needed.tenses.reduce(needed.byDepth[ability % Self.rarities]) { chance, tense in
      chance * (tense == given ? 1 : reached(tense, ability))
    }
  }

  /// The chance that what is common in a tense is known.
  private func reached(_ tense: Int, _ ability: Int) -> Double {
    let met = met[ability * Self.tenses + tense]
    return met + (1 - met) * Self.stray
  }

  private static func answer(_ known: Double, isRight: Bool) -> Double {
    let right = luck + (1 - luck - slip) * known
    return isRight ? right : 1 - right
  }

  /// Takes an answer into account.
  ///
  /// - Parameter spots: the skills that the form needs.
  package mutating func count(_ spots: [Spot], isRight: Bool) {
    let needed = Needed(spots)
    for ability in chances.indices {
      let chance = Self.answer(knows(needed, ability), isRight: isRight)
      for tense in needed.tenses {
        let ifMet = Self.answer(knows(needed, ability, given: tense), isRight: isRight)
        met[ability * Self.tenses + tense] *= ifMet / chance
      }
      chances[ability] *= chance
    }
    let sum = chances.reduce(0, +)
    for ability in chances.indices { chances[ability] /= sum }
  }

  /// The chance that the learner knows a skill.
  package func chance(_ spot: Spot) -> Double { chance(ofAll: [spot]) }

  /// The chance that the learner knows all of some skills: who knows one is likelier to know another.
  func chance(ofAll spots: [Spot]) -> Double {
    let needed = Needed(spots)
    return chances.indices.reduce(0) { sum, ability in
      chances[ability] > Self.negligible ? sum + chances[ability] * knows(needed, ability) : sum
    }
  }

  private static let negligible = 1e-5

  /// The chance that a form is answered rightly.
  func rightAnswer(_ spots: [Spot]) -> Double { Self.answer(chance(ofAll: spots), isRight: true) }

  /// The share of speech that the learner commands.
  ///
  /// - Parameter shares: for each tense the share of speech that is known of it at each depth once it was met.
  func command(_ shares: [[Double]]) -> Double {
    moments(shares).mean
  }

  /// The standard deviation of the same.
  func spread(_ shares: [[Double]]) -> Double {
    let (mean, square) = moments(shares)
    return Exponential.root(square - mean * mean)
  }

  private func moments(_ shares: [[Double]]) -> (mean: Double, square: Double) {
    var (mean, square) = (0.0, 0.0)
    for ability in chances.indices where chances[ability] > Self.negligible {
      var known = 0.0
      for (tense, share) in shares.enumerated() where !share.isEmpty {
        known += share[ability % Self.rarities] * reached(tense, ability)
      }
      mean += chances[ability] * known
      square += chances[ability] * known * known
    }
    return (mean, square)
  }
}

extension Placement.Spot {
  init(_ skill: Skill, use: Double) {
    let isCourse = skill.isRegular || skill.isCompound
    self.init(tense: Curriculum.rank(of: skill), rarity: isCourse ? 0 : Curriculum.doublings(use))
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
