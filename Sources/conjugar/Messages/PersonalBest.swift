import ConjugarCore

/// A score beside the best one of its kind.
struct PersonalBest: Equatable {
  let score: Int
  /// The best score of this kind before, or `nil` if there is none.
  let before: Int?
  /// Whether it stands among others; a quiz of sentences does not.
  var isCompared = true

  var isNew: Bool { isCompared && score > before ?? 0 }
}
