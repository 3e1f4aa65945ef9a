import ConjugarCore

/// Puts what a class handed in into one table.
enum ResultsCommand: Command {
  static let name = "results"

  private static let format = Flags.format(of: Format<RecordFormat>.self)

  static var options: [Option] { [format.option] }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    if arguments.words.isEmpty { throw UsageError.missingWord("a file", example: "conjugar results ana.json") }
    let format = try arguments[format]
    var exit = ExitCode.done
    var results: [(HandIn, file: String)] = []
    for path in arguments.words {
      let text: String
      do throws(StorageError) { text = try world.files.text(at: path) } catch {
        exit = .badInput
        world.terminal.report("conjugar: \(error)")
        continue
      }
      if let result = HandIn(text) {
        results.append((result, path))
      } else {
        exit = .badInput
        world.terminal.report("conjugar: \(path.printable) is no result of “conjugar quiz --hand-in FILE”")
      }
    }
    switch format {
    case .machine(let format):
      try Records.write(
        format, HandIn.columns + ["file"], results.map { $0.0.fields + [.text($0.file)] }, to: world.terminal)
    case .text: try world.show(page(results.map(\.0)), arguments)
    }
    return exit
  }

  private static func page(_ results: [HandIn]) -> Page {
    let rows = results.map { result -> [Text] in
      [
        "\(result.name, .strong)", "\(result.right) of \(result.questions)", "\(result.seconds) s",
        Text(result.misses, .faint),
      ]
    }
    return results.isEmpty ? [] : [.table(rows)]
  }
}
