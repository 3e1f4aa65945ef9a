import ConjugarCore

/// Collects what a class handed in into one table.
enum ResultsCommand: Command {
  static let name = "results"

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let paths = try arguments.words("a file", as: "conjugar results ana.json")
    let format = try arguments.format()
    var exit = ExitCode.done
    var results: [(HandIn, file: String)] = []
    for path in paths {
      do throws(StorageError) {
        if let result = HandIn(try world.files.text(at: path)) {
          results.append((result, path))
          continue
        }
        world.terminal.report("conjugar: \(path.printable) is not a result of “conjugar quiz --hand-in FILE”")
      } catch { world.terminal.report("conjugar: \(error)") }
      exit = .badInput
    }
    let columns: [Member<(HandIn, file: String)>] = HandIn.columns.map { $0.of { $0.0 } } + [Member("file") { $0.file }]
    try world.show(page(results), or: columns, results, as: format, arguments)
    return exit
  }

  /// For each quiz: what was asked, a table, and what several students missed.
  private static func page(_ results: [(HandIn, file: String)]) -> Page {
    let quizzes = results.map(\.0.asked).once.map { quiz -> Page in
      let results = results.filter { $0.0.asked == quiz }
      let rows = results.map { result, file -> [Text] in
        let rest = result.answered < result.questions ? ", \(result.answered) answered" : ""
        return [
          "\(result.name, .strong)", Text(file), Text("\(result.right) of \(result.questions)\(rest)"),
          "\(result.seconds) s", Text(result.misses, .faint),
        ]
      }
      let head = ["name", "file", "right", "time", "missed"].map { Text($0, .faint) }
      return [.phrase(Text(quiz)), .table([head] + rows)] + missedBySeveral(results.map(\.0.missed))
    }
    return Page(quizzes.joined(separator: [.gap]))
  }

  private static func missedBySeveral(_ results: [[(form: String, answer: String)]]) -> Page {
    let several = Dictionary(grouping: results.joined(), by: \.form).map { form, misses in
      (form: form, answers: misses.map(\.answer), pupils: results.count { $0.contains { $0.form == form } })
    }.filter { $0.pupils > 1 }.sorted { ($1.pupils, $0.form) < ($0.pupils, $1.form) }
    let rows = several.prefix(10).map { miss -> [Text] in
      [
        "\(miss.form, .strong)", Text("\(miss.pupils) of \(results.count)"),
        Text(Set(miss.answers).sorted().joined(separator: ", "), .faint),
      ]
    }
    return rows.isEmpty ? [] : [.gap, .phrase(Text("Missed by several", .strong)), .table(rows)]
  }
}
