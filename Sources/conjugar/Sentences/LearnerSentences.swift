import ConjugarCore

/// What a learner reads of scores, in English.
struct ScoreSentences {
  let bests = "Personal bests"
  let leaderboard = "Leaderboard"
  let none = "–"
  let otherBests = "Other kinds of quiz"
  let emptyBoard = "No whole quiz was finished yet: fifty questions, no filter."
  let askToJoin = "Do you join the leaderboard of this machine? y or n:"
  let joined = "Your scores stand on the leaderboard (“conjugar settings joined no” takes them off)."
  let notJoined = "You will not be asked again (“conjugar settings joined yes” joins)."

  /// What kind of quiz a score is of.
  func kind(_ score: Score) -> String {
    let length = score.isTimed ? nil : score.questions.map { "\($0) question\($0 == 1 ? "" : "s")" }
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
    if let questions = entry.score.questions { words.append("\(questions) question\(questions == 1 ? "" : "s")") }
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

/// What a learner reads of settings, in English.
struct SettingsSentences {
  func fitted(_ isBetter: Bool, answers: Int) -> String {
    isBetter
      ? "Fitted to \(answers) answers: reviews come as your own memory fades from now on. “settings weights usual” undoes it."
      : "\(answers) answers tell no more than the usual weights do: nothing was changed."
  }

  func explanation(_ setting: any AnySetting) -> String {
    "\(setting.explanation) (\(setting.accepted.joined(separator: ", ")))"
  }

  func kept(in path: String, _ profile: Profile) -> String {
    "Kept in \(path).\(profile.isUnnamed ? "" : " These hold for \(profile.name).")"
  }

  func reset(_ profile: Profile, in path: String) -> String {
    profile.isUnnamed
      ? "Every setting is as it was at first (\(path))."
      : "The settings of \(profile.name) are those without a profile again (\(path))."
  }

  func askReset(_ profile: Profile) -> String {
    "Forget every choice\(profile.isUnnamed ? "" : " of \(profile.name)")? Type y and return: "
  }

  let nothingChanged = "Nothing is changed."

  func profile(_ profile: Profile, isCurrent: Bool) -> String { "\(profile.name)\(isCurrent ? " (plays now)" : "")" }

  /// How many have rated the program, and what one more would be.
  func ratings(_ count: Int) -> String {
    switch count {
    case 0: "Nobody has rated conjugar yet. Be the first."
    case 1: "One person has rated conjugar. Be the second."
    default: "\(count) people have rated conjugar. Add yours."
    }
  }

  func changed(_ key: String, to value: String, in path: String) -> String { "\(key) is now \(value) (\(path))." }

  func journalStays(in path: String) -> String { "What was noted so far stays in \(path) until you delete it." }

  func stray(_ key: String, in path: String, nearest: String?) -> String {
    let proposal = nearest.map { "; did you mean “\($0)”?" } ?? ""
    return "“\(key.printable(upTo: 60))” in \(path) is no setting and is left alone\(proposal)"
  }
}

/// What a learner reads beside an export, in English.
struct ExportSentences {
  func nothingKept(in path: String) -> String { "Nothing is kept yet (\(path))." }

  func noAnswers(_ lines: Int, in path: String) -> String {
    let what = lines == 1 ? "1 line is no answer" : "\(lines) lines are no answers"
    return "\(what) and not written (\(path)); “--format jsonl” writes every line."
  }
}

/// What help says around what it lists, in English.
struct HelpSentences {
  let program = "conjugar: Spanish verbs, asked and explained."
  let examples = "Try"
  let commands = "Commands"
  let usage = "Usage"
  let options = "Options"
  let optionsOfEveryCommand = "Options of every command"

  func more(_ topics: [String]) -> String {
    "“conjugar help COMMAND” says more; so does “conjugar help” with \(topics.joined(separator: ", "))."
  }
}
