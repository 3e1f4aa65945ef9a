/// What a learner is said to command, in percent, and by how much that may be wrong.
package struct Claim: Hashable, Sendable {
  package let share: Int
  package let margin: Int

  /// - Parameters:
  ///   - known: the share that is remembered, from 0 to 1, and its standard error.
  ///   - guessed: the part of it that rests on a placement alone.
  ///   - spread: the standard deviation of what the placement tells.
  init(known: Double, error: Double, guessed: Double, spread: Double) {
    let ofPlacement = known > 0 ? spread * guessed / known : 0
    let all = Exponential.root(error * error + ofPlacement * ofPlacement)
    share = Int(min(known, 1) * 100 + 0.5)
    margin = Int(min(max(all * 100 * Policy.errors, Policy.leastMargin), 100) + 0.5)
  }
}
