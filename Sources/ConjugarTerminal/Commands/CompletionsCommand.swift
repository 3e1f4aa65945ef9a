import ConjugarCore

/// Writes a script that lets a shell complete commands, options, their values and verbs, and answers what it asks.
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
    try arguments.refuseWords(of: name, behind: 2)
    guard let line = arguments.words.dropFirst().first else {
      try world.terminal.write(script(for: shell))
      return .done
    }
    for found in Completion(line).candidates {
      // Only fish shows what a word means.
      let meaning = shell == .fish && !found.meaning.isEmpty ? "\t\(found.meaning)" : ""
      try world.terminal.writeLine("\(found.word)\(meaning)")
    }
    return .done
  }

  /// What hands the line up to the cursor to the program, and takes the words from it that may stand there.
  private static func script(for shell: Shell) -> String {
    switch shell {
    case .bash:
      """
      # bash completion for conjugar
      _conjugar() {
        local found word="${COMP_WORDS[COMP_CWORD]}"
        found="$(conjugar completions bash "${COMP_WORDS[*]:0:COMP_CWORD+1}" 2>/dev/null)"
        # --option=value comes in three words.
        [ "$word" = = ] && word=''
        if [ "$found" = \(Completion.files) ]; then COMPREPLY=($(compgen -f -- "$word"))
        else COMPREPLY=($(compgen -W "$found" -- "$word"))
        fi
      }
      complete -o default -o nosort -F _conjugar conjugar 2>/dev/null || complete -o default -F _conjugar conjugar

      """
    case .zsh:
      """
      #compdef conjugar
      _conjugar() {
        local -a found
        found=("${(@f)$(conjugar completions zsh "${words[1,CURRENT-1]} $PREFIX" 2>/dev/null)}")
        if [[ "$found" == \(Completion.files) ]]; then _files
        elif [[ -n "$found" ]]; then compadd -V conjugar -- $found
        fi
      }
      if [[ "$funcstack[1]" == _conjugar ]]; then _conjugar "$@"; else compdef _conjugar conjugar; fi

      """
    case .fish:
      """
      # fish completion for conjugar
      function __conjugar
        set -l found (conjugar completions fish (commandline -cp | string collect) 2>/dev/null)
        if test "$found" = \(Completion.files)
          __fish_complete_path (commandline -ct)
        else
          string join \\n -- $found
        end
      end
      complete -c conjugar -f -k -a '(__conjugar)'

      """
    }
  }
}
