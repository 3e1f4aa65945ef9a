import ConjugarCore

/// What a learner reads of levels and of what they command of the language.
struct LevelMessages {
  let title = "How much you know of each level"
  let headers = ["known", "begun", "of"]

  /// A row a level, and last the share of speech.
  func rows(_ review: Review) -> [[String]] {
    review.levels.map { [$0.level.rawValue, percent($0.known)] }
      + [["verbs of spoken Spanish", percent(review.commandOfSpeech)]]
  }

  func speech(_ share: Double) -> String {
    "You command \(percent(share)) of the verb forms that spoken Spanish is made of."
  }

  /// What was promised of what came back, and what came of it.
  func retention(_ review: Review) -> String? {
    review.retention.map {
      "Of what came back, \(percent($0.promised)) was to be known, and \(percent($0.measured)) was."
        + (review.isWorthFitting ? fitting : "")
    }
  }

  private let fitting = " Let your answers tell how your memory fades: conjugar settings retention fit"

  func sentence(_ levels: [LevelProgress]) -> String {
    "Known of the levels: \(levels.map { "\($0.level.rawValue) \(percent($0.known))" }.joined(separator: ", "))."
  }

  func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
}
