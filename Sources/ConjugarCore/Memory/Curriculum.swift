/// In which order skills are taught: the tenses in everyday use first, and in each the regular way and what the most used
/// verbs show.
enum Curriculum {
  /// The tenses as courses have them; a teacher may move a line.
  private static let tenses: [Tense] = [
    .present, .preterite, .participle, .presentPerfect, .gerund, .imperfect, .future, .imperative, .conditional,
    .presentSubjunctive, .negativeImperative, .pluperfect, .imperfectSubjunctiveRa, .futurePerfect,
    .conditionalPerfect, .presentPerfectSubjunctive, .pluperfectSubjunctiveRa, .imperfectSubjunctiveSe,
    .pluperfectSubjunctiveSe, .pastAnterior, .futureSubjunctive, .futurePerfectSubjunctive,
  ]

  private static let places: [Int] = Tense.allCases.map { tense in tenses.firstIndex(of: tense) ?? tenses.count }

  /// What says how late a skill comes: four for every tense before its own, and one for every time that the rank of its
  /// first verb doubles. So *tengo* comes before *comí*, but *comí* before *yazgo*.
  ///
  /// - Parameter rank: the place of its most used verb, counted from 0.
  static func cost(of skill: Skill, rank: Int) -> Int {
    let rarity =
      switch skill {
      case .pattern(let pattern, _, .vos) where pattern.isRegular: 2
      case .pattern(let pattern, _, .vosotros) where pattern.isRegular: 2
      case .pattern(let pattern, _, _) where pattern.isRegular: 0
      case .choice: 6
      case .pattern, .form: Int.bitWidth - (rank + 1).leadingZeroBitCount
      }
    return 4 * places[Int(skill.tense.rawValue)] + rarity
  }
}
