/// A set of tenses, in one word of memory.
package typealias TenseSet = EnumSet<Tense>

extension TenseSet {
  /// The present of both moods, and the imperative that goes with it: where stems change.
  package static let presents = TenseSet(.present, .presentSubjunctive, .imperative)
  /// The preterite and what is built on it.
  package static let preterites = TenseSet(
    .preterite, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe, .futureSubjunctive)
  /// What stands on the whole infinitive.
  package static let futures = TenseSet(.future, .conditional)
}
