import ConjugarCore

/// Command lines for the shell that practice or explain something.
enum Drill {
  static func line(_ weak: IrregularityInTense) -> String {
    "conjugar quiz --pattern \(quoted(weak.kind.id)) --tense \(weak.tense.id)"
  }

  static let all = "conjugar quiz --weak"

  /// The line that drills spelling: by ear if something can speak, otherwise by review until it is spelled right.
  static func spelling(hasVoice: Bool) -> String { hasVoice ? "conjugar quiz --listen" : "conjugar review" }

  /// The line that tells when to use what a question asked for, if the wrong answer was another choice.
  static func article(on verdict: Verdict) -> String? {
    let isOtherTense = [.otherTense, .otherTenseAndPerson].contains(verdict.lastDiagnosis?.kind)
    return articleOnChoice(verdict) ?? (isOtherTense ? "conjugar tenses \(verdict.question.slot.tense.id)" : nil)
  }

  /// The line that tells why something else was right: when to choose it, or how it is formed.
  static func reason(of verdict: Verdict) -> String {
    let (verb, slot) = (verdict.question.verb.name, verdict.question.slot)
    return articleOnChoice(verdict) ?? "conjugar explain \(verb) \(slot.tense.id)\((slot.person?.id).between(" "))"
  }

  private static func articleOnChoice(_ verdict: Verdict) -> String? {
    let choice = verdict.diagnosis?.missed == .form ? nil : verdict.question.cloze?.sentence?.choice.id
    return choice.flatMap(Article.onChoice).map { "conjugar tenses \($0.id)" }
  }

  /// A text quoted so that a shell takes it as one word: `>` would be a file to write to.
  static func quoted(_ text: String) -> String {
    let text = text.printable
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_./,:+=".contains($0) }
    return isPlain ? text : "'\(text.replacing("'", with: quote))'"
  }

  /// The words of a line, read as a shell reads what was `quoted`.
  static func words(_ line: String) -> [String] {
    var isQuoted = false
    return line.replacing(quote, with: "\n").split {
      isQuoted = isQuoted != ($0 == "'")
      return $0 == " " && !isQuoted
    }.map { $0.filter { $0 != "'" }.replacing("\n", with: "'") }
  }

  private static let quote = "'\\''"
}
