/// What came of a quiz.
public struct Report: Sendable, Hashable {
  /// The answers that count, in order.
  public let verdicts: [Verdict]
  /// Whether every question was answered; if not, there is no score.
  public let isComplete: Bool
  public let points: Int
  /// Points × region × difficulty, rounded down; `nil` for an unfinished quiz.
  public let score: Int?
  /// How long it took.
  public let milliseconds: Int

  init(verdicts: [Verdict], isComplete: Bool, choices: QuizChoices, milliseconds: Int) {
    self.verdicts = verdicts
    self.isComplete = isComplete
    self.milliseconds = milliseconds
    points = verdicts.reduce(0) { $0 + $1.points }
    score =
      isComplete ? Score.final(points: points, region: choices.region, difficulty: choices.difficulty) : nil
  }

  /// How many answers were judged so.
  public func count(_ result: Verdict.Result) -> Int { verdicts.count { $0.result == result } }

  /// Right answers of a hundred, rounded down; 0 if nothing was answered.
  public var accuracy: Int { verdicts.isEmpty ? 0 : count(.correct) * 100 / verdicts.count }

  /// The answers that were not right, in order: wrong ones, skipped ones, and accent slips.
  public var misses: [Verdict] { verdicts.filter { $0.result != .correct } }
}
