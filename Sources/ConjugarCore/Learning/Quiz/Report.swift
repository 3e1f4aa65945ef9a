/// What came of a quiz.
public struct Report: Sendable, Hashable {
  /// The answers in order, those below a block that shows the form among them, which are in no number here.
  package let verdicts: [Verdict]
  /// Whether every question was answered; if not, there is no score.
  package let isComplete: Bool
  /// The sum of what the answers earned.
  public let points: Int
  /// Points × region × difficulty, rounded down; `nil` for an unfinished quiz.
  public let score: Int?
  /// How many questions there were to answer.
  package let total: Int
  package let region: Region
  package let difficulty: Difficulty
  /// How long it took.
  package let milliseconds: Int

  init(_ quiz: Quiz, milliseconds: Int) {
    verdicts = quiz.verdicts
    isComplete = quiz.isComplete
    total = quiz.total - quiz.shownTotal - verdicts.count { $0.isKnown && !$0.isShown }
    region = quiz.options.region
    difficulty = quiz.options.difficulty
    self.milliseconds = milliseconds
    points = verdicts.reduce(0) { $0 + $1.points }
    score =
      isComplete ? Scoring.final(points: points, region: region, difficulty: difficulty) : nil
  }

  /// How many answers were judged so.
  package func count(_ result: Verdict.Result) -> Int { counted.count { $0.result == result } }

  /// How many answers count.
  package var answered: Int { counted.count }

  /// How many answers do not: where the form was shown just above, and where the learner said to know it.
  package var uncounted: Int { verdicts.count - answered }

  private var counted: [Verdict] { verdicts.filter { !$0.isShown && !$0.isKnown } }

  /// Right answers of a hundred, rounded down; 0 if nothing was answered.
  public var accuracy: Int { answered == 0 ? 0 : count(.correct) * 100 / answered }

  /// The misses that were not mended at the second try, each question once; of more than so many those on the most used
  /// verbs.
  package func openMisses(upTo number: Int) -> [Verdict] {
    var met: Set<Question> = []
    let open = misses.filter { $0.secondTry?.result != .correct && met.insert($0.question).inserted }
    guard open.count > number else { return open }
    let places = open.map { FrequencyList.placeByVerb[$0.question.verb.name] ?? .max }
    return open.indices.sorted { (places[$0], $0) < (places[$1], $1) }.prefix(number).map { open[$0] }
  }

  /// The answers that were not right, in order: wrong ones, skipped ones, and accent slips.
  public var misses: [Verdict] { verdicts.filter { $0.result != .correct } }
}
