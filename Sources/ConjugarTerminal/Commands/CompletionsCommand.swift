import ConjugarCore

/// Writes a script that completes commands, options, their values and verbs in a shell.
struct CompletionsCommand: Command {
  static let name = "completions"

  static let manual = Manual(
    name: name,
    summary: "what makes Tab complete commands, options and verbs in your shell",
    examples: [
      Example(
        "conjugar completions bash > conjugar.bash",
        "for bash, to be sourced by ~/.bashrc"),
      Example("conjugar completions zsh > ~/.zfunc/_conjugar", "for zsh, in a folder of $fpath"),
      Example("conjugar completions fish > conjugar.fish", "for fish, in ~/.config/fish/completions"),
    ],
    usage: ["completions bash|zsh|fish"], words: { Shell.table.identifiers })

  private let shell: Shell

  /// The shells that have a way to complete words.
  enum Shell: String, CaseIterable, Named {
    case bash, zsh, fish

    static let kindOfName = "shell that can be served"
    static let table = NameTable<Shell>(allCases.map { ($0, [$0.rawValue]) })
  }

  init(_ arguments: Arguments) throws {
    guard let word = arguments.words.first else {
      throw UsageError.missingWord("a shell", example: "conjugar completions bash")
    }
    if arguments.words.count > 1 { throw UsageError.extraWord(command: Self.name, arguments.words[1]) }
    shell = try Shell.named(word)
  }

  var isPaged: Bool { false }

  func run(in world: World) throws -> ExitCode {
    try world.terminal.write(CompletionScript(CommandList.manuals).text(for: shell))
    return .done
  }
}
