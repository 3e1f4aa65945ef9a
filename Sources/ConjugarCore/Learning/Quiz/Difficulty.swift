/// How hard a quiz is: which tenses it asks and what a point is worth.
public enum Difficulty: String, CaseIterable, Sendable, Hashable {
  case easy, moderate, difficult

  /// What a point is worth, in halves, so that scores stay exact: 1 (× 0.5), 2 (× 1.0), 3 (× 1.5).
  package var scoreHalves: Int {
    switch self {
    case .easy: 1
    case .moderate: 2
    case .difficult: 3
    }
  }
}

extension Difficulty: Named {
  public static let table = NameTable<Difficulty>(
    "difficulty",
    [
      (.easy, ["easy", "fácil"]),
      (.moderate, ["moderate", "moderado", "medium", "intermedio"]),
      (.difficult, ["difficult", "difícil", "hard"]),
    ])
}
