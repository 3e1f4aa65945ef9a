import ConjugarCore

/// A question on paper: what stands before the room to write and after it, and what is to be written.
struct WorksheetItem {
  let question: Question
  let language: WorksheetLanguage

  /// What stands before the answer.
  var before: String {
    if let cloze = question.cloze { return cloze.before }
    if let form = question.recognition?.form { return "\(form): " }
    return question.subject.map { "\($0) " } ?? ""
  }

  /// What stands after the answer, with the verb in brackets.
  var after: String {
    if let cloze = question.cloze {
      return "\(cloze.after) (\(cloze.cue))" + (cloze.subject.map { " (\($0))" } ?? "")
    }
    guard question.recognition == nil else { return "" }
    return " (\(question.verb.name), \(language.name(of: question.slot.tense)))"
  }

  /// Everything that is right, what is preferred first.
  var answers: [String] { question.recognition?.titles ?? question.accepted }

  /// Why the first answer is as it is.
  func reason(_ conjugator: Conjugator) -> String { conjugator.reasons(of: question).joined(separator: "; ") }

  /// The question in the notation that systems of courses import, the rule as the feedback of each answer.
  ///
  /// Source: Moodle documentation, *GIFT format*.
  func gift(_ number: Int, _ conjugator: Conjugator) -> String {
    let feedback = reason(conjugator)
    let others = question.recognition?.names ?? []
    let answers = (answers + others).map {
      "=\(Self.escaped($0))" + (feedback.isEmpty ? "" : "#\(Self.escaped(feedback))")
    }
    return "::\(number)::\(Self.escaped(before)){\(answers.joined(separator: " "))}\(Self.escaped(after))\n\n"
  }

  /// Signs that would end a part of a question.
  private static let signs: Set<Character> = ["~", "=", "#", "{", "}", ":", "\\"]

  private static func escaped(_ text: String) -> String {
    text.printable.reduce(into: "") { $0 += signs.contains($1) ? "\\\($1)" : String($1) }
  }
}
