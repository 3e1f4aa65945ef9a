import ConjugarCore

/// What a learner reads of scores, in English.
struct ScoreMessages {
  let bests = "Personal bests"
  let leaderboard = "Leaderboard"
  let none = "–"
  let otherBests = "Other kinds of quiz"
  let emptyBoard = "No whole quiz was finished yet: fifty questions, no filter."
  let askToJoin = "Do you join the leaderboard of this machine? y or n:"
  let joined =
    "From now on the leaderboard is shown after whole quizzes (“conjugar settings joined no” ends that, and keeps your "
    + "scores from a shared one)."
  let notJoined = "You will not be asked again (“conjugar settings joined yes” joins)."

  /// What kind of quiz a score is of.
  func kind(_ score: Score) -> String {
    let length = score.isTimed ? nil : score.questions.map { $0.counted("question") }
    return [
      "\(score.difficulty.rawValue), \(score.region.rawValue)", length, score.filters.isEmpty ? nil : score.filters,
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }

  let noneOfThisKind = "No quiz of this kind was finished yet."
  let beginning =
    "No quiz was finished yet: “conjugar quiz” sets a first score, “conjugar quiz --questions 10” a quick one."

  func details(_ entry: Board.Entry) -> String {
    var words = [entry.score.difficulty.rawValue, entry.score.region.rawValue]
    if let questions = entry.score.questions { words.append(questions.counted("question")) }
    if let profile = entry.profile, !profile.isUnnamed { words.append("profile \(profile.name)") }
    return words.joined(separator: ", ")
  }

  func more(shown: Int, of total: Int) -> String { "\(shown) of \(total) scores; --top N shows more." }

  /// - Parameter isShared: whether a leaderboard is shared, which wants names.
  func noName(isShared: Bool) -> String {
    "You play without a name\(isShared ? ", which the shared leaderboard asks for" : ""): "
      + "“conjugar settings player NAME” chooses one."
  }

  func notKept(_ error: StorageError) -> String { "conjugar: \(error.sentence(on: "the score is not kept"))" }
  func bestNotKnown(_ error: StorageError) -> String { "conjugar: \(error.sentence(on: "your best is not known"))" }
  func quizNotCounted(_ error: StorageError) -> String {
    "conjugar: \(error.sentence(on: "the number of quizzes is not kept"))"
  }
  func answersNotKept(_ error: StorageError) -> String {
    "conjugar: \(error.sentence(on: "your answers are not kept"))"
  }
}
