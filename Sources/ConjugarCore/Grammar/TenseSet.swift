/// A set of tenses, in one word of memory.
public typealias TenseSet = EnumSet<Tense>

extension TenseSet {
  /// The present of both moods, and the imperative that goes with it: where stems change.
  public static let presents = TenseSet(.present, .presentSubjunctive, .imperative)
  /// The preterite and what is built on it.
  public static let preterites = TenseSet(
    .preterite, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe, .futureSubjunctive)
  /// What stands on the whole infinitive.
  public static let futures = TenseSet(.future, .conditional)
}
