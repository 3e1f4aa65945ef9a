/// What a few answers say about a learner: how far along they are, which tenses they met, how rare a form they know.
///
/// An ability is a point on two scales, tenses and rarity. All abilities are equally likely at first, and each answer
/// updates their likelihood. An ability makes it likely that a tense has been met, but courses differ, so an answer in
/// a tense is evidence about that tense first.
///
/// Source: G. Rasch, *Probabilistic Models for Some Intelligence and Attainment Tests* (1960), in two dimensions.
package struct Placement: Sendable {
  /// The position of a skill on the two scales.
  package struct Spot: Sendable, Hashable {
    let tense: Int
    /// How many times its use must triple to be all there is; 0 for the regular patterns, which come with the tense.
    let rarity: Double
  }

  private var chances: [Double]
  private var met: [Double]
  /// The ratio of right answers to those that would have been expected, and its standard error.
  private(set) var kept = (share: 1.0, error: 0.0)

  static let tenses = Tense.course.count + 1
  /// How many times a use of once in a hundred thousand forms triples before it is all there is, rounded up.
  static let rarities = 12

  /// - Parameter background: what the learner said they know; `nil` for a uniform prior.
  package init(_ background: Background? = nil) {
    let abilities = 0..<Self.tenses * Self.rarities
    met = abilities.flatMap { ability in
      (0..<Self.tenses).map { Self.logistic(Double(ability / Self.rarities - $0) - 0.5) }
    }
    chances = Array(repeating: 1 / Double(abilities.count), count: abilities.count)
    guard let level = background?.level else { return }
    // As if one form per tense was right up to the level, and wrong beyond it: the later the tense, the rarer the form.
    for (rank, taught) in Tense.course.enumerated() {
      let rarity = Double(rank * Self.rarities) / Double(Self.tenses)
      count([Spot(tense: rank, rarity: rarity)], isRight: taught.level <= level)
    }
  }

  private static func logistic(_ number: Double) -> Double { 1 / (1 + Exponential.exp(-number)) }

  /// The chance that a learner at a depth of the rarity scale, who has met the tenses, knows everything a form needs.
  private static func knows(_ spots: [Spot], atDepth depth: Int) -> Double {
    spots.reduce(1) { $0 * (1 - Policy.exception) * logistic(Double(depth) - $1.rarity) }
  }

  /// The chance that a learner of an ability knows what is common in a tense.
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

  /// The chance of an answer, allowing for lucky guesses and slips.
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

  /// Counts all answers, then compares them with what the updated model would have expected of them.
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

  /// The chance that the learner knows all of some skills; knowing one makes knowing another likelier.
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

  /// The share of some forms that is known at each depth, by tense, to a learner who has met the tense.
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

/// How much Spanish learners say they know, which decides what is presumed known before it is asked.
package enum Background: String, Named, CaseIterable, Hashable {
  case none, some, much

  package static let table = NameTable<Background>("level of Spanish")

  /// The level up to which the tenses are likely known.
  fileprivate var level: Level? { [.some: .b1, .much: .b2][self] }
}
