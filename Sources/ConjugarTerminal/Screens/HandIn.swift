import ConjugarCore

/// What a student hands in after a quiz, and a teacher collects in a table: one line of JSON.
struct HandIn {
  let name: String
  let seed: Int?
  let version: String
  /// How the questions were narrowed.
  let filter: String
  let questions: Int
  /// How many of them were answered, and how many were right at once, earning points.
  let answered: Int
  let right: Int
  var seconds: Int
  let misses: String

  init(_ report: Report, name: String, seed: Int?, filter: String) {
    (self.name, self.seed, version, self.filter) = (name, seed, Version.current, filter)
    (questions, answered) = (report.total, report.answered)
    // An answer that hints spelled out to the last letter is not right, nor is one that was left blank.
    func isRight(_ verdict: Verdict) -> Bool { verdict.result == .correct && verdict.points > 0 }
    right = report.verdicts.count(where: isRight)
    seconds = report.milliseconds / 1000
    misses = report.verdicts.filter { !isRight($0) && !$0.isMended }.map { verdict in
      let answer = verdict.answer.isEmpty ? "–" : verdict.answer + (verdict.result == .correct ? ", hinted" : "")
      return "\(verdict.question.recognition == nil ? verdict.rightForm : verdict.question.form) (\(answer))"
    }.joined(separator: "; ")
  }

  var missed: [(form: String, answer: String)] {
    misses.split(separator: ";").compactMap { miss in
      guard let start = miss.firstIndex(of: "("), miss.last == ")" else { return nil }
      return (String(miss[..<start].trimmed), String(miss[miss.index(after: start)...].dropLast()))
    }
  }

  /// - Returns: `nil` if the text is not a result.
  init?(_ text: String) {
    var (texts, numbers): ([String: String], [String: Int]) = ([:], [:])
    let isWhole = text.utf8.withSlice { bytes in
      JSONLine.forEachMember(of: bytes) { key, value in
        if case .number(let number) = value { numbers[key.text] = max(0, number) } else { texts[key.text] = value.text }
      }
    }
    guard isWhole, let name = texts["name"], let version = texts["version"], let filter = texts["filter"],
      let misses = texts["misses"], let questions = numbers["questions"], let right = numbers["right"],
      let seconds = numbers["seconds"], right <= questions
    else { return nil }
    (self.name, self.version, self.filter, self.misses) = (name, version, filter, misses)
    (self.questions, self.right, self.seconds, seed) = (questions, right, seconds, numbers["seed"])
    answered = numbers["answered"] ?? questions
  }

  var line: String { (Self.columns + [Member("answered") { $0.answered }]).line(of: self) }

  /// What was asked; only results of the same quiz can be added up.
  var asked: String { "\(filter) -n \(questions)\(seed.map { " --seed \($0)" } ?? ""), version \(version)" }

  /// The members that the line and a table have in common.
  static let columns: [Member<HandIn>] = [
    Member("name") { $0.name }, Member("seed", nil, .null) { $0.seed }, Member("version") { $0.version },
    Member("filter") { $0.filter }, Member("questions") { $0.questions }, Member("right") { $0.right },
    Member("seconds") { $0.seconds }, Member("misses") { $0.misses },
  ]
}
