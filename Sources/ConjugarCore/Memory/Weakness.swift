/// The one measure of weakness: a share of right answers, drawn toward the learner's own mean as if six more answers had
/// been like the rest.
///
/// One miss of one says little, seven of ten say much. It is used wherever weakness is told or drilled.
package struct Weakness: Sendable, Hashable {
  /// The learner's own share of right answers.
  package let mean: Double

  /// How many answers the mean stands for.
  static let weight = 6.0

  /// - Parameters:
  ///   - right: how many answers were no misses, of all that count.
  package init(right: Int, of asked: Int) { mean = asked == 0 ? 0.8 : Double(right) / Double(asked) }

  /// The share of right answers as it is believed to be, from 0 to 1; the lower, the weaker.
  package func strength(right: Int, of asked: Int) -> Double {
    (Double(right) + Self.weight * mean) / (Double(asked) + Self.weight)
  }
}
