/// Every number that decides what is asked and what is claimed, one per line.
///
/// Each comment says what the number is worth: the points by use and in breadth that simulated learners lose without
/// it, on average over days 10, 30 and 60 (`conjugar-benchmark learners`); below one point four seeds tell little.
package enum Policy {
  // What a question is worth.
  /// In how many days what is asked must still come to mind; what is stable for so long is learned, and a form or a sentence
  /// that was asked so long ago is fresh again.
  static let horizon = 30
  /// The power of use by which what is gained is weighed: 1 for depth alone, 0 for breadth alone; 1 gains a point by use
  /// and costs two of breadth.
  static let power = 0.85
  /// How likely something new comes to mind once it was shown; with 1 learners of rules lose one by use, two of breadth.
  /// The chance from which something that was never asked is presumed known, and not taught.
  static let success = 0.85
  /// What the other parts of a form count for at least, however little they are known: with 1 learners of rules lose three
  /// by use on day 10, the others nothing.
  static let leastPart = 0.5
  /// What is left of the gain of a lesson, and of the worth of a form of the same verb, each time that a session asks of it
  /// again; with 0.5 one point by use and 1.4 of breadth.
  static let repeated = 0.3
  /// What is left of the worth of a form each time that the session asks the same person: nobody simulated gains by it, and
  /// without it a first day is of *él* alone.
  static let samePerson = 0.95
  /// How much the more common of two forms of the same skills is preferred, by the rest of the power: two by use.
  static let commonness = 1 - power

  // What a session holds.
  /// At which place after it something new is asked again, off a screen of 24 lines: costs four points by use on day 10,
  /// less later, but a person wants to find at once what was just shown.
  static let returns = [5, 11]
  /// How many lessons a day begins, and how many more if most of the last was right: nothing is lost in twenty
  /// answers, and in fifty nobody could bear more.
  static let newADay = (usual: 10, more: 6)
  /// How many tenses it begins: costs a point by use on day 10, none later, and more nobody could tell apart.
  static let newTenses = 2
  /// The share of the last session that must have been right for that, and for anything new at all.
  static let rightShare = (most: 0.6, some: 0.5)
  /// How many seconds a question takes, with all that comes with it, until the learner's own answers tell; how fast nobody
  /// is but a program; and from how many seconds on something else was done meanwhile.
  package static let pace = (usual: 14.0, least: 6.0, longest: 90.0)
  /// Every how many questions of a session one is a sentence, and where nearly all that is said is known.
  static let questionsPerSentence = (usual: 5, fluent: 2)
  /// How many forms show a thing, and may ask for it.
  static let forms = 3

  // What is claimed.
  /// How many of the last answers tell how somebody is doing; with fewer nothing is claimed of what is known.
  package static let answers = 50
  /// How many questions a placement has, with how few something is claimed, and among how many forms drawn by use each is
  /// the one that tells most: with one, it is off by a point more; with all, who knows the commonest forms alone by four.
  package static let placement = (questions: 20, fewest: 6, compared: 5)
  /// How often a learner knows what they never met, does not know what they met, guesses or slips.
  static let exception = 0.05
  /// Below how much use a form is one level higher than its tense.
  static let rareUse = 10.0
  /// Where little is known yet, of what is kept of promises, of a weakness or of the pace, the usual is counted as if so
  /// many more answers had been like it.
  static let prior = 5.0
  /// A margin is so many standard errors, and never less than so many points: the models themselves are off by that.
  static let margin = (errors: 2.0, least: 5.0)
}
