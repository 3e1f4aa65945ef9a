import ConjugarCore

/// Writes a script that completes commands, options, their values and verbs in a shell.
enum CompletionsCommand: Command {
  static let name = "completions"

  static var words: [String] { Shell.table.identifiers }

  /// The shells that have a way to complete words.
  enum Shell: String, CaseIterable, Named {
    case bash, zsh, fish

    static let table = NameTable<Shell>("shell that can be served", allCases.map { ($0, [$0.rawValue]) })
  }

  static func isPaged(_ arguments: Arguments) -> Bool { false }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    guard let word = arguments.words.first else {
      throw UsageError.missingWord("a shell", example: "conjugar completions bash")
    }
    if arguments.words.count > 1 { throw UsageError.extraWord(command: name, arguments.words[1]) }
    let shell = try Shell.named(word)
    try world.terminal.write(CompletionScript(CommandList.all).text(for: shell))
    return .done
  }
}
