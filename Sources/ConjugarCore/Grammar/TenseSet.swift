/// A set of tenses, in one word of memory.
public struct TenseSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ tenses: Tense...) { rawValue = tenses.reduce(0) { $0 | 1 << UInt32($1.rawValue) } }

  public func contains(_ tense: Tense) -> Bool { rawValue & (1 << UInt32(tense.rawValue)) != 0 }

  /// Every tense.
  public static let all = TenseSet(rawValue: (1 << UInt32(Tense.allCases.count)) - 1)
  /// The present of both moods, and the imperative that goes with it: where stems change.
  public static let presents = TenseSet(.present, .presentSubjunctive, .imperative)
  /// The preterite and what is built on it.
  public static let preterites = TenseSet(
    .preterite, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe, .futureSubjunctive)
  /// What stands on the whole infinitive.
  public static let futures = TenseSet(.future, .conditional)
}
