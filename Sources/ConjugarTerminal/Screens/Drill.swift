import ConjugarCore

/// Lines for the shell that practice or explain something.
enum Drill {
  /// The line that drills what is weak.
  static func line(_ weak: IrregularityInTense) -> String {
    "conjugar quiz --pattern \(quoted(weak.kind.id)) --tense \(weak.tense.id)"
  }

  /// The line that drills all that is weak.
  static let all = "conjugar quiz --weak"

  /// The line that tells when to use what a question asked for, where the wrong answer was another choice.
  static func article(on verdict: Verdict) -> String? {
    let question = verdict.question
    if let choice = question.cloze?.sentence?.choice.id, let article = Article.onChoice(choice) {
      return "conjugar tenses \(article.id)"
    }
    switch verdict.lastDiagnosis?.kind {
    case .otherTense, .otherTenseAndPerson: return "conjugar tenses \(question.slot.tense.id)"
    case _: return nil
    }
  }

  /// To a shell `>` would be a file to write to.
  static func quoted(_ word: String) -> String { word.contains(">") ? "'\(word)'" : word }

  /// The line that explains the right form of an answer.
  static func explanation(of answer: LogEntry) -> String {
    (["conjugar explain \(answer.infinitive) \(answer.tense.id)"] + (answer.person.map { [$0.id] } ?? []))
      .joined(separator: " ")
  }
}
