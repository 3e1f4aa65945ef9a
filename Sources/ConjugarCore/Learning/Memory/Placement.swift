/// What a few answers say of a learner: how far along the tenses they are, which they met, how rare a form they know.
///
/// An ability is a point on two scales, of tenses and of rarity. All are equally likely at first; each answer makes some
/// more likely than others. An ability makes it likely that a tense has been met, but courses differ: what
/// is answered in a tense tells of that tense first.
///
/// Source: G. Rasch, *Probabilistic Models for Some Intelligence and Attainment Tests* (1960), in two dimensions.
package struct Placement: Sendable {
  /// Where a skill stands on the two scales.
  package struct Spot: Sendable, Hashable {
    let tense: Int
    /// How often its use must triple to be all; 0 for what whoever has met the tense has learned: its regular ways.
    let rarity: Double
  }

  private var chances: [Double]
  private var met: [Double]
  /// How many answers were right over how many it would have expected, and the standard error of that.
  private(set) var kept = (share: 1.0, error: 0.0)

  static let tenses = Tense.course.count + 1
  /// What is said once in a hundred thousand forms has tripled so often.
  static let rarities = 12

  /// - Parameter background: what the learner said of it; `nil` if nothing was said, so that all is equally likely.
  package init(_ background: Background? = nil) {
    let abilities = 0..<Self.tenses * Self.rarities
    met = abilities.flatMap { ability in
      (0..<Self.tenses).map { Self.logistic(Double(ability / Self.rarities - $0) - 0.5) }
    }
    chances = Array(repeating: 1 / Double(abilities.count), count: abilities.count)
    guard let level = background?.level else { return }
    // As if a form of each tense was right through the level, and none beyond: the later the tense, the rarer the form.
    for (rank, taught) in Tense.course.enumerated() {
      let rarity = Double(rank * Self.rarities) / Double(Self.tenses)
      count([Spot(tense: rank, rarity: rarity)], isRight: taught.level <= level)
    }
  }

  private static func logistic(_ number: Double) -> Double { 1 / (1 + Exponential.exp(-number)) }

  /// The chance that a learner at a depth of the scale of rarity who has met the tenses knows all that a form needs.
  private static func knows(_ spots: [Spot], atDepth depth: Int) -> Double {
    spots.reduce(1) { $0 * (1 - Policy.exception) * logistic(Double(depth) - $1.rarity) }
  }

  /// The chance that what is common in a tense is known to a learner of an ability.
  private func reached(_ tense: Int, _ ability: Int) -> Double {
    let met = met[ability * Self.tenses + tense]
    return met + (1 - met) * Policy.exception
  }

  private func chances(ofAll spots: [Spot]) -> [Double] {
    let tenses = spots.map(\.tense).once
    let byDepth = (0..<Self.rarities).map { Self.knows(spots, atDepth: $0) }
    return chances.indices.map { ability in
      tenses.reduce(byDepth[ability % Self.rarities]) { $0 * reached($1, ability) }
    }
  }

  /// The chance of an answer, of which some are right by luck, and some wrong by a slip.
  static func answer(_ known: Double, isRight: Bool) -> Double {
    let right = Policy.exception + (1 - 2 * Policy.exception) * known
    return isRight ? right : 1 - right
  }

  package mutating func count(_ spots: [Spot], isRight: Bool) {
    for (ability, known) in chances(ofAll: spots).enumerated() {
      let answer = Self.answer(known, isRight: isRight)
      for tense in spots.map(\.tense).once {
        let ofMet = Self.answer(known / reached(tense, ability), isRight: isRight)
        met[ability * Self.tenses + tense] *= ofMet / answer
      }
      chances[ability] *= answer
    }
    let sum = chances.reduce(0, +)
    for ability in chances.indices { chances[ability] /= sum }
  }

  /// Takes all answers into account, and holds what it then would have expected of them against them.
  mutating func count(_ answers: [(spots: [Spot], isRight: Bool)]) {
    for (spots, isRight) in answers { count(spots, isRight: isRight) }
    var (expected, variance) = (Policy.prior, 0.0)
    for answer in answers {
      let right = Self.answer(chance(ofAll: answer.spots), isRight: true)
      expected += right
      variance += right * (1 - right)
    }
    kept.share = (Double(answers.count(where: \.isRight)) + Policy.prior) / expected
    kept.error = Exponential.root(variance) / expected
  }

  /// The chance that the learner knows all of some skills: who knows one is likelier to know another.
  package func chance(ofAll spots: [Spot]) -> Double {
    zip(chances, chances(ofAll: spots)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  func command(_ speech: [[Double]]) -> (mean: Double, spread: Double) {
    var (mean, square) = (0.0, 0.0)
    for ability in chances.indices {
      let known = speech.indices.reduce(0) { $0 + speech[$1][ability % Self.rarities] * reached($1, ability) }
      mean += chances[ability] * known
      square += chances[ability] * known * known
    }
    return (mean, Exponential.root(max(0, square - mean * mean)))
  }

  /// The share of some forms that is known at each depth, tense by tense, to whoever has met the tense.
  static func speech(_ forms: [Review.WeighedForm], of review: Review) -> [[Double]] {
    let all = forms.reduce(0) { $0 + $1.weight }
    var speech = Array(repeating: Array(repeating: 0.0, count: rarities), count: tenses)
    for (entry, weight) in forms where weight > 0 {
      let spots = review.schedule.spots(of: entry.skills, review.repertoire)
      guard let tense = spots.first?.tense else { continue }
      for depth in 0..<rarities { speech[tense][depth] += weight / all * knows(spots, atDepth: depth) }
    }
    return speech
  }
}

/// How much Spanish learners say they already knew, which decides what is presumed known before it is asked.
package enum Background: String, Named, CaseIterable, Hashable {
  case none, some, much

  package static let table = NameTable<Background>("level of Spanish")

  /// Through which level the tenses are likely known.
  fileprivate var level: Level? { [.some: .b1, .much: .b2][self] }
}
