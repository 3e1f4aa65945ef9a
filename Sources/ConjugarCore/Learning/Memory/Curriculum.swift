/// The order in which skills are taught, and the level of each: every tense soon, in each the regular way and what is said
/// most, and nothing before what it builds on.
enum Curriculum {
  private static let tenses = Tense.course

  private static let ranks: [Int] = Tense.allCases.map { tense in
    tenses.firstIndex { $0.tense == tense } ?? tenses.count
  }

  /// The level of a skill: that of its tense, and one or two higher for what is rarely said.
  ///
  /// - Parameter use: of a hundred thousand verb forms, how many need it.
  static func level(of skill: Skill, use: Double) -> Level {
    let base = ranks[skill.tense.index] < tenses.count ? tenses[ranks[skill.tense.index]].level : .a1
    let later =
      switch skill {
      case .choice, .accent, .pronoun: 0
      case .pattern(let pattern, _, _) where pattern.isRegular || pattern == .compound: 0
      case .pattern, .form: use >= usual ? 0 : use >= rare ? 1 : 2
      }
    let levels = Level.allCases
    return levels[min((levels.firstIndex(of: base) ?? 0) + later, levels.count - 1)]
  }

  /// Of a hundred thousand verb forms: what is usual, and what is rare.
  private static let usual = 10.0
  static let rare = 2.0

  /// How often a share of use must double to be all.
  static func doublings(_ use: Double) -> Double {
    Exponential.log(100_000 / min(max(use, 0.01), 100_000)) / 0.693147
  }

  /// The rank of the tense of a skill among those of a course.
  static func rank(of skill: Skill) -> Int { ranks[skill.tense.index] }
}

extension Tense {
  fileprivate var index: Int { Int(rawValue) }
}
