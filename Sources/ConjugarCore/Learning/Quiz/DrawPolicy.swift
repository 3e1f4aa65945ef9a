/// The parameters by which a quiz draws its questions; the tests of the draw check their effects.
enum DrawPolicy {
  /// How many fitting verbs are compared, and how many are tried to find them.
  static let handful = 6
  static let tries = 60
  /// About this many of the top verbs are nearly equally likely.
  static let flatness = 20.0
  /// How far down the list to look for a verb that fits before settling for one that fits less well.
  static let reach = FrequencyList.Depth.learner.rawValue
  /// The fraction of its worth a pattern or a person keeps each time it is asked.
  static let repeated = 0.6
  /// The worth of a regular form relative to others.
  static let worthOfRegular = 0.5
  /// A family takes up at most one in this many questions of a quiz.
  static let partOfFamily = 20
  /// The forms nobody can speak without: the forty most common for *yo* and *él* in the present.
  static let commonest = SpokenUse.embedded.cells()
    .filter { [Slot(.present, .firstSingular), Slot(.present, .thirdSingular)].contains($0.slot) }
    .sorted { $0.share > $1.share }.prefix(40)
}
