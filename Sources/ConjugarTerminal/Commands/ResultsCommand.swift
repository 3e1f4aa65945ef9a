import ConjugarCore

/// Puts what a class handed in into one table.
enum ResultsCommand: Command {
  static let name = "results"

  static var options: [Option] { [Flags.format.option] }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let paths = try arguments.words("a file", as: "conjugar results ana.json")
    let format = try arguments[Flags.format]
    var exit = ExitCode.done
    var results: [(HandIn, file: String)] = []
    for path in paths {
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
    try world.show(
      page(results.map(\.0)), or: HandIn.columns + ["file"], results.map { $0.0.fields + [.text($0.file)] },
      as: format, arguments)
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
