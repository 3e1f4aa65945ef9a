import ConjugarCore

/// What a pupil hands in of a quiz, and a teacher puts into a table: a line of JSON.
struct HandIn {
  let name: String
  let seed: UInt64?
  let version: String
  /// What the questions were narrowed to.
  let filter: String
  let questions: Int
  let right: Int
  let seconds: Int
  /// The right forms of what was missed.
  let misses: String

  init(_ report: Report, name: String, seed: UInt64?, filter: String) {
    self.name = name
    self.seed = seed
    version = Version.current
    self.filter = filter
    questions = report.verdicts.count
    right = report.count(.correct)
    seconds = report.milliseconds / 1000
    misses = report.misses.map { verdict in
      let answer = verdict.answer.isEmpty ? "–" : verdict.answer
      return "\(verdict.question.recognition == nil ? verdict.rightForm : verdict.question.form) (\(answer))"
    }.joined(separator: "; ")
  }

  /// - Returns: `nil` if a text is no result.
  init?(_ text: String) {
    var (name, version, filter, misses): (String?, String?, String?, String?)
    var seed: UInt64?
    var (questions, right, seconds): (Int?, Int?, Int?)
    let isWhole = text.utf8.withSlice { bytes in
      JSONLine.forEachMember(of: bytes) { key, value in
        let number: Int? = if case .number(let number) = value { max(0, number) } else { nil }
        switch key.text {
        case "name": name = value.text
        case "seed": seed = number.map { UInt64($0) }
        case "version": version = value.text
        case "filter": filter = value.text
        case "questions": questions = number
        case "right": right = number
        case "seconds": seconds = number
        case "misses": misses = value.text
        default: break
        }
      }
    }
    guard isWhole, let name, let version, let filter, let misses, let questions, let right, let seconds,
      right <= questions
    else { return nil }
    (self.name, self.seed, self.version, self.filter) = (name, seed, version, filter)
    (self.questions, self.right, self.seconds, self.misses) = (questions, right, seconds, misses)
  }

  /// The line that `init` reads.
  var line: String { JSON.object(zip(Self.columns, fields).map { ($0, $1.json) }).text + "\n" }

  static let columns = ["name", "seed", "version", "filter", "questions", "right", "seconds", "misses"]

  /// What a table has of it.
  var fields: [Field] {
    [
      .text(name), .number(seed.map { Int(clamping: $0) }), .text(version), .text(filter), .number(questions),
      .number(right), .number(seconds), .text(misses),
    ]
  }
}
