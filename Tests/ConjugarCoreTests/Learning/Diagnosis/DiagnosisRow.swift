import ConjugarCore
import Testing

extension Diagnostician {
  /// What a line was as it was typed.
  func diagnose(_ typed: String, for question: Question) -> Diagnosis {
    diagnose(AnswerText(typed, to: question), for: question)
  }
}

/// A line of a teacher's table: what was asked, what was typed, what it was, and which form it is if it is one.
///
/// `tener preterite 3p | tuvo | other-person | tener preterite 3s`
struct DiagnosisRow: Sendable, CustomTestStringConvertible {
  let line: String
  let columns: [String]

  var testDescription: String { line }

  /// The rows of a table; lines that begin with `#` are headings.
  static func table(_ text: String) -> [DiagnosisRow] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") && $0.contains("|") }.map { line in
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { column in
        column.split(separator: " ").joined(separator: " ")
      }
      return DiagnosisRow(line: columns.joined(separator: " | "), columns: columns)
    }
  }

  func check(_ diagnose: (String, Question) -> Diagnosis?) throws {
    let asked = columns[0].split(separator: " ").map(String.init)
    let person: Person? = asked[2] == "-" ? nil : try Person.named(asked[2])
    let question = try Question.asking(asked[0], try Tense.named(asked[1]), person)
    let verdict = Grader(Conjugator(), accents: .half).judge(columns[1], for: question)
    #expect(verdict.result == .wrong, "\(line)")
    let diagnosis = try #require(diagnose(columns[1], question))
    var words = [diagnosis.infinitive, diagnosis.tense?.id].compactMap { $0 }
    if !words.isEmpty { words.append(diagnosis.person?.id ?? "-") }
    let found = [diagnosis.kind.rawValue, words.joined(separator: " ")].filter { !$0.isEmpty }
    #expect(found == columns.dropFirst(2).filter { !$0.isEmpty }, "\(line)")
  }
}
