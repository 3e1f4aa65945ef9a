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
    let shell = try Shell.named(arguments.words("a shell", as: "conjugar completions bash")[0])
    try arguments.refuseWords(of: name, behind: 1)
    try world.terminal.write(CompletionScript(CommandList.all).text(for: shell))
    return .done
  }
}
