import ConjugarCore

/// What a learner reads around a review, and in the list of skills, in English.
struct ReviewMessages {
  func title(questions: Int, old: Int, new: Int) -> String {
    let parts = [old > 0 ? "\(old) to keep in mind" : nil, new > 0 ? "\(new) new" : nil]
    return "\(questions.counted("question")): "
      + parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// - Parameter days: until something is due; `nil` if nothing was ever begun.
  func nothingDue(comeBackIn days: Int?) -> String {
    "Nothing is due." + (days.map { " Come back \(when($0))." } ?? "")
  }

  let placement = "Twenty questions find out what you know"
  let howToPlace = "Press return twice where you do not know: nothing is lost, and what you know is found sooner."
  let placed = "What you surely know is not taught as new. “conjugar” begins with the rest."

  /// - Parameter level: the last of which most is known, with all before it.
  func reached(_ level: Level?) -> String {
    level.map { "You know about as much as level \($0.rawValue) asks." } ?? "Level A1 is where to begin."
  }

  func harder(_ difficulty: Difficulty) -> String {
    "“conjugar settings difficulty \(difficulty.rawValue)” lets the tenses of that level come too."
  }

  func waiting(_ due: Int) -> String { "\(due) more can wait." }

  /// What a session did, a row a fact; the last is when to come back, if that is known.
  func summary(_ summary: ReviewSummary) -> [[String]] {
    [
      ["due", summary.dueAfter == 0 ? "nothing more" : "\(summary.dueAfter), \(summary.dueBefore) before"],
      ["begun today", "\(summary.begunToday)"],
      ["learned", "\(summary.learned)" + (summary.newlyLearned > 0 ? ", \(summary.newlyLearned) of them now" : "")],
    ]
  }

  /// What a drill is on, the weakest first.
  func drilled(_ names: [String]) -> String { "Weak spots: \(names.joined(separator: "; "))." }

  let leftOver = "left"

  func goingOn(_ questions: Int) -> String {
    questions == 1
      ? "1 question: “conjugar” goes on with it" : "\(questions) questions: “conjugar” goes on with them"
  }

  let comeBack = "come back"
  let due = "Due"
  let learning = "Learning"
  let learned = "Learned"
  let surelyKnown = "Never asked, but known by the placement"
  let new = "New"
  let putAway = "put away"
  let isDue = "due"

  func section(_ title: String, _ count: Int) -> String { "\(title): \(count)" }

  func due(in days: Int) -> String { "due \(when(days))" }

  /// The chance that a skill comes to mind today; what was just missed would, and is no better known for it.
  func chance(_ percent: Int) -> String { "\(percent)% today" }
  let justMissed = "just missed"

  /// Only the accent off is no right answer, but the form is known.
  func recalled(_ recalled: Int, of asked: Int) -> String {
    asked == 0 ? "shown, not known yet" : "\(recalled) of \(asked) known"
  }

  /// `now`, `tomorrow`, `in 3 days`.
  func when(_ days: Int) -> String {
    switch days {
    case ...0: "now"
    case 1: "tomorrow"
    case ..<60: "in \(days) days"
    default: "in \(days / 30) months"
    }
  }
}

extension SkillIntroduction {
  /// What is new, its rule, and the model with its forms.
  var sentences: [String] {
    let shown = models.map { model in
      let meaning = model.meaning.isEmpty ? "" : " (\(model.meaning))"
      return model.verb + meaning + (model.forms.isEmpty ? "" : ": \(model.forms.joined(separator: ", "))")
    }.joined(separator: "; ")
    return [QuizMessages().new(name)] + [rule, shown].filter { !$0.isEmpty }
  }
}
