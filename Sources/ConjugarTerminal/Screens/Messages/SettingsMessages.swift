import ConjugarCore

/// What a learner reads of settings, in English.
struct SettingsMessages {
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

  func stray(_ key: String, in path: String, nearest: [String]) -> String {
    "“\(key.printable(upTo: 60))” in \(path) is no setting and is left alone\(Nearest.proposal(nearest))"
  }
}
