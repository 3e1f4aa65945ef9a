/// Every number that decides what is asked and what is claimed, one per line.
///
/// Each comment says what its number is worth: the points by use and in breadth that simulated learners lose without
/// it, averaged over days 10, 30 and 60 (`conjugar-benchmark learners`); four seeds say little below one point.
package enum Policy {
  // What a question is worth.
  /// How many days later what is asked must still come to mind. What is stable for that long is learned, and a form or
  /// sentence last asked that long ago is fresh again.
  static let horizon = 30
  /// The exponent of use by which gains are weighted: 1 for depth alone, 0 for breadth alone; 1 gains a point by use
  /// and costs two in breadth.
  static let power = 0.85
  /// The chance that something new comes to mind once it was shown: 1 costs learners of rules one by use, two in
  /// breadth. It is also the chance from which something never asked is presumed known and not taught.
  static let success = 0.85
  /// The least that the other parts of a form count for, however little they are known: 1 costs learners of rules three
  /// by use on day 10, the others nothing.
  static let leastPart = 0.5
  /// What is left of a lesson's gain, and of the worth of a form of the same verb, each time a session asks about it
  /// again: 0.5 costs one point by use and 1.4 in breadth.
  static let repeated = 0.3
  /// What is left of a form's worth each time the session asks the same person: no simulated learner gains by it, but
  /// without it a first day is all *él*.
  static let samePerson = 0.95
  /// How much the more common of two forms with the same skills is preferred, by the rest of the exponent: two by use.
  static let commonness = 1 - power

  // What a session contains.
  /// How many questions later something new is asked again, off a screen of 24 lines: costs four points by use on day
  /// 10, less later, but people want to recall at once what they were just shown.
  static let returns = [5, 11]
  /// How many lessons a day begins, and how many more if most of the last session was right: costs nothing with twenty
  /// answers a day, and with fifty nobody could bear more.
  static let newADay = (usual: 10, more: 6)
  /// How many new tenses a session begins: costs a point by use on day 10, none later; nobody could keep more apart.
  static let newTenses = 2
  /// The share of the last session that must have been right for the extra lessons, and for anything new at all.
  static let rightShare = (most: 0.6, some: 0.5)
  /// The most of a session that missed forms take: 1 costs learners of a third kind who forget fast one by use.
  static let missedShare = 0.5
  /// How many seconds a question takes, all told, until the learner's own answers tell; the least it takes anyone but a
  /// program; and how many mean that the learner was doing something else.
  package static let pace = (usual: 14.0, least: 6.0, longest: 90.0)
  /// One question in this many is a sentence; the second number is for those who know nearly all that is said.
  static let questionsPerSentence = (usual: 5, fluent: 2)
  /// How many forms illustrate a skill.
  static let forms = 3

  // What is claimed.
  /// How many recent answers show how a learner is doing; with fewer, nothing is claimed about what they know.
  package static let answers = 50
  /// How many questions a placement has, how few suffice for a claim, of how many forms drawn by use each is the most
  /// informative (with one, it is off by a point more), and how many twentieths of speech apart two questions are drawn
  /// (from all of speech at once, it is off by two points more): with no divisor of 20, each is reached once.
  package static let placement = (questions: 20, fewest: 6, compared: 5, step: 7)
  /// How often learners know what they never met, do not know what they met, guess right or slip.
  static let exception = 0.05
  /// The use below which a form is one level higher than its tense.
  static let rareUse = 10.0
  /// The weight of the prior, in answers: while there are few for calibration, a weakness or the pace, the usual value
  /// counts as if this many more had shown it.
  static let prior = 5.0
  /// A margin is this many standard errors, and at least this many points, by which the models themselves are off.
  static let margin = (errors: 2.0, least: 5.0)
}
