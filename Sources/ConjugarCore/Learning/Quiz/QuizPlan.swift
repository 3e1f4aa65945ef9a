/// What a quiz asks: how many questions of each tense, of verbs that are regular in it and of verbs that are not, and how
/// far down the list of the most used verbs it goes.
///
/// `Resources/plans.txt` has the plan of each difficulty, for a teacher to read and to change.
package struct QuizPlan: Sendable, Hashable {
  /// One tense's share.
  package struct Row: Sendable, Hashable {
    package let tense: Tense
    package let regular: Int
    package let irregular: Int
    /// How many more, of any verb.
    package let either: Int

    /// - Parameters:
    ///   - regular: how many questions on verbs that are regular in the tense.
    ///   - irregular: how many on verbs that are not.
    ///   - either: how many more, on any verb.
    package init(_ tense: Tense, regular: Int, irregular: Int, either: Int = 0) {
      self.tense = tense
      self.regular = regular
      self.irregular = irregular
      self.either = either
    }
  }

  package let rows: [Row]
  /// How many of the most used verbs the questions are drawn from.
  package let verbs: Int

  /// How many verbs a plan draws from that does not say.
  package static let defaultVerbs = 600

  /// - Parameters:
  ///   - rows: the share of each tense; a quiz of another length keeps the proportions.
  ///   - verbs: how many of the most used verbs to draw from.
  package init(_ rows: [Row], verbs: Int = QuizPlan.defaultVerbs) {
    self.rows = rows
    self.verbs = verbs
  }

  /// The rows of some tenses only; what this plan does not have comes from another one.
  func narrowed(to tenses: [Tense], orElse other: QuizPlan) -> QuizPlan {
    guard !tenses.isEmpty else { return self }
    let more = other.rows.filter { row in !rows.contains { $0.tense == row.tense } }
    return QuizPlan((rows + more).filter { tenses.contains($0.tense) }, verbs: verbs)
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
      [(Turn.Kind.regular, row.regular), (.irregular, row.irregular), (.any, row.either)].flatMap { kind, count in
        Array(repeating: Turn(tense: row.tense, kind: kind), count: count)
      }
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
