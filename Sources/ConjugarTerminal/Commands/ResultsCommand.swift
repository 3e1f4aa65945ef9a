import ConjugarCore

/// Puts what a class handed in into one table.
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
        world.terminal.report("conjugar: \(path.printable) is no result of “conjugar quiz --hand-in FILE”")
      } catch { world.terminal.report("conjugar: \(error)") }
      exit = .badInput
    }
    let columns: [Member<(HandIn, file: String)>] = HandIn.columns.map { $0.of { $0.0 } } + [Member("file") { $0.file }]
    try world.show(page(results), or: columns, results, as: format, arguments)
    return exit
  }

  private static func page(_ results: [(HandIn, file: String)]) -> Page {
    let rows = results.map { result, file -> [Text] in
      let rest = result.answered < result.questions ? ", \(result.answered) answered" : ""
      return [
        "\(result.name, .strong)", Text(file), Text("\(result.right) of \(result.questions)\(rest)"),
        "\(result.seconds) s",
        Text(result.asked, .faint), Text(result.misses, .faint),
      ]
    }
    let head = ["name", "file", "right", "time", "asked", "missed"].map { Text($0, .faint) }
    return results.isEmpty ? [] : [.table([head] + rows)] + missedBySeveral(results.map { $0.0 })
  }

  /// The forms that more than one missed in the same quiz, those first that most did, with what was answered.
  private static func missedBySeveral(_ results: [HandIn]) -> Page {
    let quizzes = Dictionary(grouping: results) { ["\($0.asked) -n \($0.questions)", $0.version] }
    let several = quizzes.flatMap { quiz, results in
      Dictionary(grouping: results.flatMap(\.missed), by: \.form).map { form, misses in
        let pupils = results.count { $0.missed.contains { $0.form == form } }
        return (form: form, answers: misses.map(\.answer), pupils: pupils, of: results.count, quiz: quiz)
      }
    }.filter { $0.pupils > 1 }.sorted {
      ($1.pupils, $0.form, $0.quiz.joined()) < ($0.pupils, $1.form, $1.quiz.joined())
    }
    let rows = several.prefix(10).map { miss -> [Text] in
      [
        "\(miss.form, .strong)", Text("\(miss.pupils) of \(miss.of)"),
        Text(Set(miss.answers).sorted().joined(separator: ", "), .faint),
      ] + (quizzes.count > 1 ? [Text(miss.quiz.joined(separator: " · "), .faint)] : [])
    }
    return rows.isEmpty ? [] : [.gap, .phrase(Text("Missed by several", .strong)), .table(rows)]
  }
}
