/// Every number that decides what is claimed of a learner, a line each.
package enum Policy {
  /// Answers before anything is claimed of what is known; and those of a placement, which tell more.
  package static let fewestAnswers = 50
  package static let fewestPlaced = 6
  /// A margin is so many standard errors, and never less than so many points: the models themselves are off by that.
  static let errors = 2.0
  static let leastMargin = 5.0
  /// Less than three fifths right without help are too few to begin something new the next day.
  static let fewestRight = (of: 5, right: 3)
}
