/// The numbers by which a quiz draws its questions; the tests of the draw hold what they lead to.
enum DrawPolicy {
  /// How many verbs that fit are compared, and how many are tried for them.
  static let handful = 6
  static let tries = 60
  /// The first so many verbs are nearly equal.
  static let flatness = 20.0
  /// How far down the list to look for a verb that fits, before one that fits less is taken.
  static let reach = FrequencyList.Depth.learner.rawValue
  /// How many of a hundred verbs rest.
  static let percentResting: UInt64 = 42
  /// How often the twin with *se* comes: the commonest verbs have none and come often, the others make up for them.
  static let weightOfTwins = 2.7

  /// What one cannot speak without: of so many verbs what one says of oneself and of others, more than so often of a
  /// hundred thousand forms.
  static let commonest = SpokenUse.embedded.cells(ofVerbs: mostCommon).filter { cell in
    cell.share >= 80 && [nil, .firstSingular, .thirdSingular].contains(cell.slot.person)
  }
  static let mostCommon = 40
  /// How often that is asked of irregular verbs.
  static let percentOfPresent = 75
  static let percentOfOthers = 15
  /// How much of its share counts.
  static let powerOfShare = 0.3

  /// What is left of the worth of a pattern or a person each time that it was asked, and what a regular form is worth.
  static let repeated = 0.6
  static let worthOfRegular = 0.5

  /// What speaks against a verb: each question on it, one in the same tense, a rest, a family that has more than its part
  /// of the quiz, and one that was asked just before.
  static let costOfUse = 8
  static let costOfTense = 32
  static let costOfRest = 10
  static let costOfCrowding = 12
  static let partOfFamily = 20
  static let costBeside = 24
}
