/// What a learner is said to command, in percent, and by how much that may be wrong.
package struct Claim: Hashable, Sendable {
  package let share: Int
  package let margin: Int

  /// - Parameters:
  ///   - known: the share that the models promise, from 0 to 1, and the part of it that rests on a placement alone.
  ///   - calibration: what was remembered over what was promised, and the standard error of that.
  ///   - spread: the standard deviation of what a placement tells.
  init(known: Double, guessed: Double, _ calibration: (factor: Double, error: Double), spread: Double) {
    let all = min(known * calibration.factor, 1)
    let (ofMemory, ofPlacement) = ((known - guessed) * calibration.error, known > 0 ? spread * guessed / known : 0)
    let error = Exponential.root(ofMemory * ofMemory + ofPlacement * ofPlacement)
    share = Int(all * 100 + 0.5)
    margin = Int(min(max(error * 100 * Policy.errors, Policy.leastMargin), 100) + 0.5)
  }
}
