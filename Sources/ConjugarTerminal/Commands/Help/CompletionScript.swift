import ConjugarCore

/// A script for a shell, made from the commands alone.
struct CompletionScript {
  private let commands: [any Command.Type]

  init(_ commands: [any Command.Type]) { self.commands = commands }

  func text(for shell: CompletionsCommand.Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The values of an option that can be listed.
  private static func values(of option: Option) -> [String] {
    switch option.name {
    case Flags.tense.option.name: TenseGroup.table.identifiers + Tense.table.identifiers
    case Flags.person.option.name: Person.table.identifiers
    case Flags.pattern.option.name: Irregularity.table.identifiers
    case Flags.choice.option.name: Choices.known
    case Flags.level.option.name: Level.table.identifiers
    case Flags.set.option.name: Settings.all.map { "\($0.key)=" }
    default: option.valueName.map { $0.contains("|") ? $0.split(separator: "|").map { String($0) } : [] } ?? []
    }
  }

  private var names: [String] { commands.map { $0.name } }

  /// Every option once, and those that can have listed values.
  private var options: [Option] {
    commands.flatMap { $0.allOptions }.reduce(into: []) { all, option in
      if !all.contains(where: { $0.name == option.name && $0.valueName == option.valueName }) { all.append(option) }
    }
  }

  private func names(of options: [Option]) -> [String] {
    options.flatMap { option in [option.name] + (option.letter.map { ["-\($0)"] } ?? []) }
  }

  /// For a shell a `>` or a blank would be something else.
  private static func quoted(_ words: [String]) -> String {
    "'" + words.map { $0.replacing(">", with: "-") }.joined(separator: " ") + "'"
  }

  private func cases(_ rows: [(String, [String])], _ variable: String) -> String {
    rows.filter { !$0.1.isEmpty }.map { "    \($0.0)) \(variable)=\(Self.quoted($0.1)) ;;\n" }.joined()
  }

  /// Whether commands differ in what they accept for an option.
  private func differs(_ option: Option) -> Bool {
    options.contains { $0.name == option.name && Self.values(of: $0) != Self.values(of: option) }
  }

  /// Of an option in which commands differ, the values of `show`: a verb without a command is shown.
  private var valueCases: String {
    let shared = options.filter { !differs($0) }
    let shown = commands.first { $0.name == ShowCommand.name }.map { $0.allOptions.filter(differs) } ?? []
    var names: Set<String> = []
    return cases(
      (shared + shown).filter { names.insert($0.name).inserted }.map { option in
        (self.names(of: [option]).joined(separator: "|"), Self.values(of: option))
      }, "choices")
  }

  private var valuesOfCommandCases: String {
    cases(
      commands.flatMap { command in
        command.allOptions.filter(differs).map { option in
          (names(of: [option]).map { "'\(command.name) \($0)'" }.joined(separator: "|"), Self.values(of: option))
        }
      }, "choices")
  }

  private var optionCases: String { cases(commands.map { ($0.name, names(of: $0.allOptions)) }, "flags") }
  private var valuesOfWordsCases: String {
    cases(commands.flatMap { command in command.valuesOfWords.map { ("'\(command.name) \($0)'", $1) } }, "choices")
  }
  private var wordCases: String { cases(commands.map { ($0.name, $0.words) }, "listed") }

  /// What both shells that read POSIX's language work out: `choices`, `flags` and `listed` for the word at the cursor.
  private var body: String {
    """
      # A verb without a command is shown; of a list with commas the last part is at the cursor.
      case "$command" in ''|\(names.joined(separator: "|"))) ;; -*) command='' ;; *) command=\(ShowCommand.name) after=1 ;; esac
      part="${word##*,}"
      case "$before" in
    \(valueCases)  esac
      case "$command $before" in
    \(valuesOfCommandCases)\(valuesOfWordsCases)  esac
      case "$command" in
    \(optionCases)  esac
      case "$command" in
    \(wordCases)  esac
      case "$command" in
        ''|\(commands.filter { $0.takesVerbs }.map { $0.name }.joined(separator: "|"))) verbs=listed ;;
      esac
      # After a verb that is shown without a command, or explained, stands its tense.
      [ "$command" = \(ExplainCommand.name) ] && [ "$index" -gt 2 ] && after=1
      [ -n "$after" ] && verbs=''
      [ "$before" = \(Flags.verb.option.name) ] && verbs=choices
      case "$before" in \(names(of: options.filter(\.isFile)).joined(separator: "|"))) files=1 ;; esac
      if [ -n "$verbs" ] && [ "${#part}" -ge 2 ]; then
        found="$(\(Self.verbs("$part")) | tr '\\n' ' ')"
        if [ "$verbs" = choices ]; then choices="${found% }"; else listed="$listed $found"; fi
      fi
      if [ "$part" != "$word" ] && [ -n "$choices" ]; then
        part="${word%,*},"
        choices="$part${choices// / $part}"
      fi
      [ -n "$command" ] || listed="$listed "\(Self.quoted(names))

    """
  }

  /// The verbs that begin so, the most used first, no more than one looks through.
  private static func verbs(_ beginning: String) -> String {
    "conjugar verbs \"\(beginning)*\" --top 1000000 --format tsv 2>/dev/null | tail -n +2 | head -n 10 | cut -f 1"
  }

  private var bash: String {
    """
    # bash completion for conjugar
    _conjugar() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command='' choices='' flags='' listed=''
      local part='' verbs='' found='' after='' files='' index="$COMP_CWORD"
      [ "$COMP_CWORD" -gt 1 ] && command="${COMP_WORDS[1]}"
      # --option=value comes in three words.
      if [ "$word" = = ]; then word=''; elif [ "$before" = = ]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi
    \(body)  if [ -n "$files" ]; then COMPREPLY=($(compgen -f -- "$word"))
      elif [ -n "$choices" ]; then COMPREPLY=($(compgen -W "$choices" -- "$word"))
      elif [ "${word#-}" != "$word" ]; then COMPREPLY=($(compgen -W "$flags" -- "$word"))
      else COMPREPLY=($(compgen -W "$listed" -- "$word"))
      fi
    }
    complete -o default -F _conjugar conjugar

    """
  }

  private var zsh: String {
    """
    #compdef conjugar
    _conjugar() {
      local word="$PREFIX" before="${words[CURRENT-1]}" command='' choices='' flags='' listed=''
      local part='' verbs='' found='' after='' files='' index=$((CURRENT - 1))
      (( CURRENT > 2 )) && command="${words[2]}"
    \(body)  if [[ -n "$files" ]]; then _files
      elif [[ -n "$choices" ]]; then compadd -- ${=choices}
      elif [[ "$word" == -* ]]; then compadd -- ${=flags}
      else compadd -- ${=listed}
      fi
    }
    if [[ "$funcstack[1]" == _conjugar ]]; then _conjugar "$@"; else compdef _conjugar conjugar; fi

    """
  }

  private var fish: String {
    let verbs =
      "-a '(\(Self.verbs("(commandline -ct)").replacing("\"(", with: "(").replacing(")*\"", with: ")\"*\"")))'"
    let tenses = Self.quoted(TenseGroup.table.identifiers + Tense.table.identifiers)
    var lines = [
      "# fish completion for conjugar", "complete -c conjugar -f",
      "complete -c conjugar -n __fish_use_subcommand \(verbs)",
      "complete -c conjugar -n 'not __fish_use_subcommand; and not __fish_seen_subcommand_from "
        + "\(names.joined(separator: " "))' -a \(tenses)",
    ]
    for command in commands {
      let summary = Self.ofFish(command.manual.summary)
      lines.append("complete -c conjugar -n __fish_use_subcommand -a \(command.name) -d \(summary)")
      let seen = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let values = Self.values(of: option)
        let wanted =
          option.valueName == nil
          ? "" : values.isEmpty ? (option.isFile ? " -r -F" : " -x") : " -x -a \(Self.quoted(values))"
        let name = option.name.dropFirst(2)
        lines.append("complete -c conjugar \(seen)\(letter) -l \(name)\(wanted) -d \(Self.ofFish(option.meaning))")
      }
      let words = command.words
      // Where values stand after a word, the words stand first.
      let first = command.valuesOfWords.isEmpty ? seen : "-n '__fish_prev_arg_in \(command.name)'"
      if !words.isEmpty { lines.append("complete -c conjugar \(first) -a \(Self.quoted(words))") }
      for (word, values) in command.valuesOfWords where !values.isEmpty {
        let after = "-n '__fish_seen_subcommand_from \(command.name); and __fish_prev_arg_in \(word)'"
        lines.append("complete -c conjugar \(after) -a \(Self.quoted(values))")
      }
      if command.takesVerbs { lines.append("complete -c conjugar \(seen) \(verbs)") }
    }
    return lines.asText
  }

  private static func ofFish(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
