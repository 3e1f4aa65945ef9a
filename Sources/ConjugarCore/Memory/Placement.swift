/// What a few answers tell of a learner whose log is short: how far along the tenses they are, and how rare a form they
/// still know.
///
/// Each learner is taken for a place on these two scales. All places are equally likely at first; each answer makes some
/// more likely than others.
///
/// Source: G. Rasch, *Probabilistic Models for Some Intelligence and Attainment Tests* (1960), in two dimensions.
package struct Placement: Sendable {
  /// Where a skill stands on the two scales.
  package struct Spot: Sendable, Hashable {
    /// The place of its tense among those of a course.
    let tense: Int
    /// How often its use must double to be all.
    let rarity: Double
  }

  /// The chance of each place, tense by tense.
  private var chances: [Double]

  private static let tenses = 24
  private static let rarities = 20
  /// What a learner who knows nothing gets right, and one who knows all gets wrong.
  private static let luck = 0.03
  private static let slip = 0.05

  package init() {
    chances = Array(repeating: 1 / Double(Self.tenses * Self.rarities), count: Self.tenses * Self.rarities)
  }

  /// The chance that a learner at a place knows a skill.
  private static func knows(_ spot: Spot, _ place: Int) -> Double {
    let reach = Double(place / rarities) - 1
    let depth = Double(place % rarities) * 0.8 + 1
    return logistic((reach - Double(spot.tense)) * 1.5) * logistic((depth - spot.rarity) * 1.1)
  }

  private static func logistic(_ number: Double) -> Double { 1 / (1 + Exponential.exp(-number)) }

  private static func answers(_ spots: [Spot], _ place: Int) -> Double {
    luck + (1 - luck - slip) * spots.reduce(1) { $0 * knows($1, place) }
  }

  /// Takes an answer into account.
  ///
  /// - Parameter spots: the skills that the form needs.
  package mutating func count(_ spots: [Spot], isRight: Bool) {
    for place in chances.indices {
      let right = Self.answers(spots, place)
      chances[place] *= isRight ? right : 1 - right
    }
    let sum = chances.reduce(0, +)
    for place in chances.indices { chances[place] /= sum }
  }

  /// The chance that the learner knows a skill.
  package func chance(_ spot: Spot) -> Double { chance(ofAll: [spot]) }

  /// The chance that the learner knows all of some skills: who knows one is likelier to know another.
  func chance(ofAll spots: [Spot]) -> Double {
    chances.indices.reduce(0) { sum, place in
      guard chances[place] > Self.negligible else { return sum }
      return sum + chances[place] * spots.reduce(1) { $0 * Self.knows($1, place) }
    }
  }

  private static let negligible = 1e-5

  /// How much the answer to a form would tell, in nats.
  func gain(_ spots: [Spot]) -> Double {
    var (mean, rest) = (0.0, 0.0)
    for place in chances.indices where chances[place] > 1e-4 {
      let right = Self.answers(spots, place)
      mean += chances[place] * right
      rest += chances[place] * Self.entropy(right)
    }
    return Self.entropy(mean) - rest
  }

  private static func entropy(_ chance: Double) -> Double {
    -chance * Exponential.log(chance) - (1 - chance) * Exponential.log(1 - chance)
  }
}

extension Placement.Spot {
  init(_ skill: Skill, use: Double) {
    self.init(tense: Curriculum.place(of: skill), rarity: Curriculum.doublings(use))
  }
}
