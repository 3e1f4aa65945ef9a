import ConjugarCore
import Testing

/// A line of the page of messages: what was asked, what was typed, what it was, and the facts that the message names.
///
/// `hablar present 1s | habla | other-person | él; yo; -o`; a fact after `!` must not be named. Of two errors each has
/// facts of its own: `pensar present 3p | pensen | not-a-form | present subjunctive | e→ie`.
struct MessageRow: Sendable, CustomTestStringConvertible {
  let asked: String
  let typed: String
  let kind: String
  let facts: [String]

  var testDescription: String { "\(asked) | \(typed)" }

  static func table(_ text: String) -> [MessageRow] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") && $0.contains("|") }.map { line in
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
      return MessageRow(
        asked: columns[0], typed: columns[1], kind: columns[2],
        facts: columns[3...].flatMap { $0.split(separator: ";") }.map { trimmed($0) }.filter { !$0.isEmpty })
    }
  }

  private static func trimmed(_ text: Substring) -> String { text.split(separator: " ").joined(separator: " ") }

  /// What no message may say, whatever the answer was: praise, blame, or how near it was.
  private static let never = ["nor near", "near to", "more regular than", "well done", "careless", "almost"]

  func check() throws {
    let words = asked.split(separator: " ").map(String.init)
    let person: Person? = words[2] == "-" ? nil : try Person.named(words[2])
    let question = try Question.asking(words[0], try Tense.named(words[1]), person)
    let persons = Person.asked(in: .spain, secondPerson: .tu)
    let verdict = Grader(Conjugator(), accents: .half, persons: persons).judge(typed, for: question)
    let diagnosis = try #require(verdict.diagnosis, "\(asked) | \(typed): \(verdict.result)")
    let message = diagnosis.message
    let line = "\(asked) | \(typed) → \(diagnosis.kind.rawValue): \(message)"
    #expect(diagnosis.kind.rawValue == kind, "\(line)")
    for fact in facts + Self.never.map({ "!\($0)" }) {
      if fact.hasPrefix("!") {
        #expect(!message.contains(fact.dropFirst()), "\(line)")
      } else {
        #expect(message.contains(fact), "\(line)")
      }
    }
    // Who tries again is not told the form, but where the answer was a form of it already.
    for form in question.accepted where !form.contains(" ") && form.count > 3 {
      let said = diagnosis.remark.prompt.split { !$0.isLetter && $0 != "-" }.map(String.init)
      #expect(!said.contains(form) || typed.contains(form), "prompt: \(diagnosis.remark.prompt)")
    }
  }
}
