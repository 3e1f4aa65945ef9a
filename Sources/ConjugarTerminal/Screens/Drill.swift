import ConjugarCore

/// Lines for the shell that practice or explain something.
enum Drill {
  static func line(_ weak: IrregularityInTense) -> String {
    "conjugar quiz --pattern \(quoted(weak.kind.id)) --tense \(weak.tense.id)"
  }

  static let all = "conjugar quiz --weak"
  static let spelling = "conjugar quiz --listen"

  /// The line that tells when to use what a question asked for, where the wrong answer was another choice.
  static func article(on verdict: Verdict) -> String? {
    let choice = verdict.question.cloze?.sentence?.choice.id
    let isOtherTense = [.otherTense, .otherTenseAndPerson].contains(verdict.lastDiagnosis?.kind)
    let article = choice.flatMap(Article.onChoice)?.id ?? (isOtherTense ? verdict.question.slot.tense.id : nil)
    return article.map { "conjugar tenses \($0)" }
  }

  /// A text as a shell takes it for one word: `>` would be a file to write to.
  static func quoted(_ text: String) -> String {
    let text = text.printable
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_./,:+=".contains($0) }
    return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }

  static func explanation(of question: Question) -> String {
    "conjugar explain \(question.verb.name) \(question.slot.tense.id)\((question.slot.person?.id).between(" "))"
  }
}
