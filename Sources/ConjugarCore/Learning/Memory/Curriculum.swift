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
      case .choice, .accent, .person, .pronoun: 0
      case .pattern(let pattern, _, _) where pattern.isRegular || pattern == .compound: 0
      case .pattern, .form: use >= usual ? 0 : use >= rare ? 1 : 2
      }
    let levels = Level.allCases
    return levels[min((levels.firstIndex(of: base) ?? 0) + later, levels.count - 1)]
  }

  /// Of a hundred thousand verb forms: what is usual, and what is rare.
  private static let usual = 10.0
  static let rare = 2.0

  /// The tense that teaches what a tense needs: who says *piense* knows *pienso*.
  static func base(of tense: Tense) -> Tense? {
    switch tense {
    case .presentSubjunctive, .imperative: .present
    case .negativeImperative: .presentSubjunctive
    case .imperfectSubjunctiveRa: .preterite
    case .imperfectSubjunctiveSe, .futureSubjunctive: .imperfectSubjunctiveRa
    case .conditional: .future
    case .presentPerfect: .participle
    case .pluperfect, .futurePerfect, .conditionalPerfect, .presentPerfectSubjunctive, .pastAnterior: .presentPerfect
    case .pluperfectSubjunctiveRa: .pluperfect
    case .pluperfectSubjunctiveSe, .futurePerfectSubjunctive: .pluperfectSubjunctiveRa
    case .infinitive, .gerund, .participle, .present, .imperfect, .preterite, .future: nil
    }
  }

  /// The numbers that say how late each skill comes: so many for every time that its use halves, some for every tense
  /// before its own, and at least one more than what it builds on.
  ///
  /// - Parameter uses: for each skill its share of use.
  static func costs(of skills: [Skill], uses: [Double]) -> [Int] {
    var costs = zip(skills, uses).map { skill, use in
      if skill == first { return 0 }
      let rank = ranks[skill.tense.index]
      return (rank > 0 ? lead + step * rank : 0) + rarity(use)
    }
    var ways: [Way: Int] = [:]
    // From the tense that is taught first, so that what is built on has its cost.
    for index in skills.indices.sorted(by: { ranks[skills[$0].tense.index] < ranks[skills[$1].tense.index] }) {
      let skill = skills[index]
      guard case .pattern(let pattern, _, _) = skill else { continue }
      if let base = base(of: skill.tense) {
        let builtOn = [Way(pattern, base), pattern == .compound ? Way(.regularAr, base) : nil].compactMap { $0 }
        if let least = builtOn.compactMap({ ways[$0] }).max() { costs[index] = max(costs[index], least + 1) }
      }
      let way = Way(pattern, skill.tense)
      ways[way] = min(ways[way] ?? .max, costs[index])
    }
    return costs
  }

  /// What every course begins with, *hablo*.
  private static let first = Skill.pattern(.regularAr, .present, nil)

  /// What it costs that something is said half as often.
  private static let halving = 16
  /// What every tense before its own costs, and what not being the present does: a course begins with that.
  private static let step = 4
  private static let lead = 24

  private static func rarity(_ use: Double) -> Int { Int(Double(halving) * doublings(use)) }

  /// How often a share of use must double to be all.
  static func doublings(_ use: Double) -> Double {
    Exponential.log(100_000 / min(max(use, 0.01), 100_000)) / 0.693147
  }

  /// The rank of the tense of a skill among those of a course.
  static func rank(of skill: Skill) -> Int { ranks[skill.tense.index] }

  /// A pattern in a tense, whatever the persons.
  private struct Way: Hashable {
    let pattern: Irregularity
    let tense: Tense

    init(_ pattern: Irregularity, _ tense: Tense) {
      self.pattern = pattern
      self.tense = tense
    }
  }
}

extension Tense {
  fileprivate var index: Int { Int(rawValue) }
}
