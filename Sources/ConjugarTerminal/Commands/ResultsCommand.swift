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
      [
        "\(result.name, .strong)", Text(file), "\(result.right) of \(result.questions)", "\(result.seconds) s",
        Text(result.filter + (result.seed.map { " --seed \($0)" } ?? ""), .faint), Text(result.misses, .faint),
      ]
    }
    let head = ["name", "file", "right", "time", "asked", "missed"].map { Text($0, .faint) }
    return results.isEmpty ? [] : [.table([head] + rows)] + missedBySeveral(results.map { $0.0 })
  }

  /// The forms that more than one missed, those first that most did, with what was answered.
  private static func missedBySeveral(_ results: [HandIn]) -> Page {
    var answers: [String: [String]] = [:]
    for miss in results.flatMap(\.missed) { answers[miss.form, default: []].append(miss.answer) }
    let several = answers.filter { $0.value.count > 1 }.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    guard !several.isEmpty else { return [] }
    let rows = several.prefix(10).map { form, answers -> [Text] in
      [
        "\(form, .strong)", Text("\(answers.count) of \(results.count)"),
        Text(Set(answers).sorted().joined(separator: ", "), .faint),
      ]
    }
    return [.gap, .phrase(Text("Missed by several", .strong)), .table(rows)]
  }
}
