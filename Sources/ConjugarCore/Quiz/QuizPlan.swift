/// What a quiz asks: how many questions of each tense, of verbs that are regular in it and of verbs that are not.
///
/// The tables are for a teacher to read and to change. The numbers add up to fifty, a quiz's usual length; a longer or
/// shorter quiz keeps their proportions. Rows choose their verbs from top to bottom, so a tense with few irregular verbs
/// stands high: the imperfect has only *ser, ir* and *ver*, and would find them taken.
public struct QuizPlan: Sendable, Hashable {
  /// One tense's share.
  public struct Row: Sendable, Hashable {
    public let tense: Tense
    public let regular: Int
    public let irregular: Int

    public init(_ tense: Tense, regular: Int, irregular: Int) {
      self.tense = tense
      self.regular = regular
      self.irregular = irregular
    }
  }

  public let rows: [Row]

  public init(_ rows: [Row]) { self.rows = rows }

  /// The three tenses that one cannot do without.
  public static let easy = QuizPlan([
    Row(.future, regular: 7, irregular: 6),
    Row(.preterite, regular: 9, irregular: 9),
    Row(.present, regular: 9, irregular: 10),
  ])

  /// The tenses in everyday use.
  public static let moderate = QuizPlan([
    Row(.imperfect, regular: 3, irregular: 2),
    Row(.participle, regular: 1, irregular: 2),
    Row(.presentPerfect, regular: 2, irregular: 2),
    Row(.gerund, regular: 1, irregular: 2),
    Row(.future, regular: 2, irregular: 2),
    Row(.conditional, regular: 2, irregular: 2),
    Row(.imperative, regular: 2, irregular: 2),
    Row(.negativeImperative, regular: 1, irregular: 2),
    Row(.presentSubjunctive, regular: 3, irregular: 3),
    Row(.preterite, regular: 3, irregular: 4),
    Row(.present, regular: 3, irregular: 4),
  ])

  /// All tenses but the infinitive: every question shows it, so it cannot be one.
  public static let difficult = QuizPlan([
    Row(.imperfect, regular: 1, irregular: 1),
    Row(.participle, regular: 1, irregular: 1),
    Row(.presentPerfect, regular: 1, irregular: 1),
    Row(.pluperfect, regular: 1, irregular: 1),
    Row(.pastAnterior, regular: 1, irregular: 1),
    Row(.futurePerfect, regular: 1, irregular: 1),
    Row(.conditionalPerfect, regular: 1, irregular: 1),
    Row(.presentPerfectSubjunctive, regular: 1, irregular: 1),
    Row(.pluperfectSubjunctiveRa, regular: 1, irregular: 1),
    Row(.pluperfectSubjunctiveSe, regular: 1, irregular: 1),
    Row(.futurePerfectSubjunctive, regular: 1, irregular: 1),
    Row(.gerund, regular: 1, irregular: 1),
    Row(.future, regular: 1, irregular: 1),
    Row(.conditional, regular: 1, irregular: 1),
    Row(.imperative, regular: 1, irregular: 1),
    Row(.negativeImperative, regular: 1, irregular: 1),
    Row(.futureSubjunctive, regular: 1, irregular: 1),
    Row(.imperfectSubjunctiveRa, regular: 1, irregular: 2),
    Row(.imperfectSubjunctiveSe, regular: 1, irregular: 1),
    Row(.presentSubjunctive, regular: 2, irregular: 2),
    Row(.preterite, regular: 2, irregular: 2),
    Row(.present, regular: 1, irregular: 2),
  ])

  /// The plan of a difficulty.
  public static func of(_ difficulty: Difficulty) -> QuizPlan {
    switch difficulty {
    case .easy: easy
    case .moderate: moderate
    case .difficult: difficult
    }
  }

  /// The rows of some tenses only; what this plan does not have comes from the difficult one.
  func narrowed(to tenses: [Tense]) -> QuizPlan {
    guard !tenses.isEmpty else { return self }
    let more = Self.difficult.rows.filter { row in !rows.contains { $0.tense == row.tense } }
    return QuizPlan((rows + more).filter { tenses.contains($0.tense) })
  }
}

/// One question to be: its tense, and how the verb is to be there.
struct Turn: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case regular, irregular, any
  }

  let tense: Tense
  let kind: Kind
}

extension QuizPlan {
  /// Every turn of the table, row by row.
  var turns: [Turn] {
    rows.flatMap { row in
      Array(repeating: Turn(tense: row.tense, kind: .regular), count: row.regular)
        + Array(repeating: Turn(tense: row.tense, kind: .irregular), count: row.irregular)
    }
  }

  /// So many turns, taken from the table at even steps, so that the proportions hold for any number.
  ///
  /// - Parameter offset: where in the table's first step to begin; any number below the number of turns.
  func turns(_ number: Int, from offset: Int = 0) -> [Turn] {
    let all = turns
    return (0..<number).map { all[($0 * all.count + offset) / number] }
  }
}
