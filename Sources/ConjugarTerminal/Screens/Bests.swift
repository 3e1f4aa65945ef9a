import ConjugarCore

/// The best score of each kind of quiz that one learner finished.
struct Bests {
  private let scores: [Score]

  /// - Parameter scores: the best first.
  init(_ scores: [Score]) { self.scores = scores }

  /// Whether no quiz was finished.
  var isEmpty: Bool { scores.isEmpty }

  /// The best of whole quizzes.
  func best(_ difficulty: Difficulty, _ region: Region) -> Score? {
    scores.first { $0.difficulty == difficulty && $0.region == region && $0.isWhole && $0.points > 0 }
  }

  /// The best of each other kind, the newest first.
  var ofOtherKinds: [Score] {
    var bests: [Score] = []
    for score in scores where !score.isWhole && score.points > 0 && !bests.contains(where: score.isLike) {
      bests.append(score)
    }
    return bests.sorted { $0.time > $1.time }
  }

  func contains(_ score: Score) -> Bool { score.points > 0 && scores.first(where: score.isLike) == score }
}
