import Testing

@testable import ConjugarCore

/// A wrong answer to a sentence, as a teacher would mark it: what it is, what was missed, and what the message must name.
///
/// A sentence in the notation of the book stands above its answers: `> present | other-tense | choice | ojalá; subjunctive`.
struct SentenceRow: Sendable, CustomTestStringConvertible {
  let section: String
  let sentence: String
  let columns: [String]

  var testDescription: String { "\(sentence.prefix { $0 != "|" }) > \(columns.joined(separator: " | "))" }

  static func table(_ text: String) -> [SentenceRow] {
    var rows: [SentenceRow] = []
    var section = ""
    var sentence = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("= ") {
        section = String(line)
      } else if line.hasPrefix("> ") {
        let columns = line.dropFirst(2).split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
        rows.append(SentenceRow(section: section, sentence: sentence, columns: columns))
      } else {
        sentence = String(line)
      }
    }
    return rows
  }

  func check() throws {
    let question = try Question(Sentence(parsing: sentence, under: section), Conjugator())
    let verdict = Grader(Conjugator(), accents: .half).judge(columns[0], for: question)
    #expect(verdict.result == .wrong, "\(testDescription)")
    let diagnosis = try #require(verdict.diagnosis, "\(testDescription)")
    #expect(diagnosis.kind.rawValue == columns[1], "\(testDescription): \(diagnosis.message)")
    #expect(diagnosis.missed?.rawValue == columns[2], "\(testDescription): \(diagnosis.message)")
    // Of a wrong form the rule is told whole.
    #expect(diagnosis.message.count <= 160 || columns[2] == "form", "\(testDescription): \(diagnosis.message)")
    for part in columns[3].split(separator: ";").map({ $0.split(separator: " ").joined(separator: " ") }) {
      let (fact, isSaid) = part.hasPrefix("!") ? (String(part.dropFirst()), false) : (part, true)
      #expect(diagnosis.message.contains(fact) == isSaid, "\(testDescription): \(diagnosis.message)")
    }
  }
}

extension Sentence {
  /// A sentence in the notation of the book, under a heading of it.
  init(parsing line: String, under heading: String = "= test | a test") throws {
    let words = heading.dropFirst(2).split(separator: "|")
    let id = words[0].split(separator: " ").joined()
    let choice = Choice(id: id, title: String(words[1].dropFirst()))
    self = try #require(line.utf8.withSlice { SentenceLine($0).map { Sentence($0, choice) } })
  }
}
