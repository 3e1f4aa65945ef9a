/// The numbers by which a quiz draws its questions; the tests of the draw hold what they lead to.
enum DrawPolicy {
  /// How many verbs that fit are compared, and how many are tried for them.
  static let handful = 6
  static let tries = 60
  /// The first so many verbs are nearly equal.
  static let flatness = 20.0
  /// How far down the list to look for a verb that fits, before one that fits less is taken.
  static let reach = FrequencyList.Depth.learner.rawValue
  /// What is left of the worth of a pattern or a person each time that it was asked.
  static let repeated = 0.6
  /// What a regular form is worth beside the others.
  static let worthOfRegular = 0.5
  /// A family has no more than such a part of a quiz.
  static let partOfFamily = 20
  /// What one cannot speak without: the forty most common forms for *yo* and *él* in the present.
  static let commonest = SpokenUse.embedded.cells()
    .filter { [Slot(.present, .firstSingular), Slot(.present, .thirdSingular)].contains($0.slot) }
    .sorted { $0.share > $1.share }.prefix(40)
}
