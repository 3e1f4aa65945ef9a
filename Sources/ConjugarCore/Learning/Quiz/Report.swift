/// The result of a quiz.
public struct Report: Sendable, Hashable {
  /// The answers in order, including those below a block that shows the form, which count toward no total here.
  package let verdicts: [Verdict]
  /// Whether every question was answered; if not, there is no score.
  package let isComplete: Bool
  /// The sum of what the answers earned.
  public let points: Int
  /// Points × region × difficulty, rounded down; `nil` for an unfinished quiz.
  public var score: Int? { isComplete ? scoreSoFar : nil }
  package let scoreSoFar: Int
  package var total: Int { questions - uncounted }
  /// How many questions there were, including those that do not count.
  package let questions: Int
  package let region: Region
  package let difficulty: Difficulty
  package let milliseconds: Int

  init(_ quiz: Quiz, milliseconds: Int) {
    (verdicts, isComplete, questions) = (quiz.verdicts, quiz.isComplete, quiz.total)
    (region, difficulty, self.milliseconds) = (quiz.options.region, quiz.options.difficulty, milliseconds)
    points = quiz.points
    scoreSoFar = Scoring.final(points: points, region: region, difficulty: difficulty)
  }

  package func count(_ result: Verdict.Result) -> Int { counted.count { $0.result == result } }

  /// How many answers were right on the second try, which does not count as a miss.
  package var mended: Int { counted.count(where: \.isMended) }

  package var answered: Int { counted.count }

  /// How many answers do not count: the form was shown just above, or the learner said they knew it.
  package var uncounted: Int { verdicts.count - answered }

  private var counted: [Verdict] { verdicts.filter { !$0.isShown && !$0.isKnown } }

  /// The percentage of answers that were right, rounded down; 0 if nothing was answered.
  public var accuracy: Int { answered == 0 ? 0 : count(.correct) * 100 / answered }

  /// The misses never corrected, each question once; if there are too many, the most used verbs, slips last.
  package func openMisses(upTo number: Int) -> [Verdict] {
    var met: Set<[String]> = []
    let open = misses.filter { !$0.isMended && !$0.isShown && met.insert($0.question.puzzle).inserted }
    guard open.count > number else { return open }
    let places = open.enumerated().map { index, verdict in
      (verdict.isMiss ? 0 : 1, FrequencyList.rankByVerb["\(verdict.question.verb.infinitive.bare)"] ?? .max, index)
    }
    return places.sorted(by: <).prefix(number).map { open[$0.2] }
  }

  /// The answers that were not right, in order: wrong answers, skips, and accent slips.
  public var misses: [Verdict] { verdicts.filter { $0.result != .correct } }
}

extension Question {
  /// What the learner has to find, so *es* for *ella* is the same puzzle as *es* for *usted*.
  var puzzle: [String] { accepted + [verb.name, cloze?.gapped ?? ""] }
}

/// What answers are worth, in integers, so that no score depends on intermediate rounding.
package enum Scoring {
  package static let right = 10

  /// What one answer earns: half if it breaks the very norm that the sentence trains. Each hint halves it again,
  /// rounding down: 5, 2, 1, 0 for a right form.
  static func points(
    for result: Verdict.Result, _ remark: UsageRemark? = nil, isPartial: Bool = false, accents: AccentPolicy, hints: Int
  ) -> Int {
    let whole =
      switch result {
      case .correct: right
      case .wrong where isPartial: right / 2
      case .accentSlip: accents.points
      case .wrong, .skipped: 0
      }
    return whole >> (max(0, hints) + (remark == .faulty ? 1 : 0))
  }

  static func points(afterHints hints: Int) -> Int { right >> max(0, hints) }

  package static let secondTry = 2

  /// The final score: points × region × difficulty, rounded down.
  ///
  /// A point is worth 1.0 with vosotros and 0.833 without it, times 0.5, 1.0 or 1.5 by difficulty.
  package static func final(points: Int, region: Region, difficulty: Difficulty) -> Int {
    points * region.scoreThousandths * difficulty.scoreHalves / 2000
  }
}

extension Region {
  /// What a point is worth, in thousandths so that scores stay exact: less where *vosotros* is not asked.
  fileprivate var scoreThousandths: Int { self == .spain ? 1000 : 833 }

  /// The region's factor as reports show it: `0.833`.
  package var scoreFactor: String { self == .spain ? "1.0" : "0.\(scoreThousandths)" }
}
