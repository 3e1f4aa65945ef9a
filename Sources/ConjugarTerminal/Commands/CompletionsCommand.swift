import ConjugarCore

/// Writes a script that lets a shell complete commands, options, their values and verbs, and answers its requests.
enum CompletionsCommand: Command {
  static let name = "completions"

  enum Shell: String, CaseIterable, Named {
    case bash, zsh, fish

    static let table = NameTable<Shell>("supported shell", allCases.map { ($0, [$0.rawValue]) })
  }

  static func isPaged(_ arguments: Arguments) -> Bool { false }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let shell = try Shell.named(arguments.words("a shell", as: "conjugar completions bash")[0])
    try arguments.refuseWords(behind: 2)
    guard let line = arguments.words.dropFirst().first else {
      try world.terminal.write(manual.lines(shell.rawValue).asText)
      return .done
    }
    for found in Completion(line).candidates {
      // Only fish shows what a word means.
      let meaning = shell == .fish && !found.meaning.isEmpty ? "\t\(found.meaning)" : ""
      try world.terminal.writeLine("\(found.word)\(meaning)")
    }
    return .done
  }
}

/// The completions of a word on a command line, all derived from what the commands declare.
struct Completion {
  /// Takes the place of words if a file name is wanted, which a shell completes better.
  static let files = ":files"

  /// The command that the line names; `nil` if it is still to come.
  private let command: (any Command.Type)?
  private let isVerbGiven: Bool
  /// The words between the command and the cursor.
  private let before: [Substring]
  /// The part of the word at the cursor that is fixed: `--tense=present,`.
  private let lead: Substring
  /// The part of it that may be completed.
  private let part: Substring

  init(_ line: String) {
    // Some shells split --tense=present into three words.
    var words = line.split(separator: " ").dropFirst().filter { $0 != "=" }
    let word = line.hasSuffix(" ") || line.hasSuffix(" =") ? "" : words.popLast() ?? ""
    let sign = word.hasPrefix("--") ? word.firstIndex(of: "=") : nil
    if let sign { words.append(word[..<sign]) }
    lead = (sign ?? word.lastIndex(of: ",")).map { word[...$0] } ?? ""
    part = word.dropFirst(lead.count)
    let first = words.prefix(1).filter { !$0.hasPrefix("-") }.map(String.init).first
    let named = first.flatMap { name in
      CommandList.command(name) ?? (Conjugator().knows(name) ? nil : CommandList.command(meantBy: name))
    }
    isVerbGiven = named == nil && first != nil
    command = named ?? (isVerbGiven ? ShowCommand.self : nil)
    before = named == nil ? words : Array(words.dropFirst())
  }

  /// The whole words, with the meanings of commands and options.
  var candidates: [(word: String, meaning: String)] {
    let found = found
    if found.first?.word == Self.files { return found }
    let key = Folding.key(String(part))
    return found.filter { $0.word.hasPrefix(part) || !key.isEmpty && Folding.key($0.word).hasPrefix(key) }
      .map { ("\(lead)\($0.word)", $0.meaning) }
  }

  private var found: [(word: String, meaning: String)] {
    let options = command?.manual.allOptions ?? Manual.everywhere
    if let last = before.last {
      if let option = options.first(where: { $0.isNamed(by: String(last)) }), option.valueName != nil {
        let values = words(option.name) ?? option.values
        if !values.isEmpty { return plain(values) }
        if !option.isValueOptional { return option.isFile ? plain([Self.files]) : [] }
      }
      if command?.name == SettingsCommand.name, let setting = Settings.all.first(where: { $0.key == last }) {
        // A range, or a name in capitals, is not a value to choose.
        return plain(setting.accepted.filter { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
      }
    }
    if part.hasPrefix("-") {
      return options.flatMap { option in
        ([option.name] + (option.letter.map { ["-\($0)"] } ?? [])).map { ($0, option.meaning) }
      }
    }
    let commands = command == nil ? CommandList.all : []
    let names: [(word: String, meaning: String)] = commands.map { ($0.name, $0.manual.summary) }
    // Other names for commands are offered only once one has begun, to keep the list short.
    let synonyms = command == nil && part.count > 2 ? Synonyms.commands : []
    return names + plain(synonyms + (command?.manual.words ?? ["verbs"]).flatMap { words($0) ?? [$0] })
  }

  /// The words of a kind, or the values of an option that help does not list; `nil` for anything else.
  private func words(_ kind: String) -> [String]? {
    switch kind {
    case "--verb", "--like": verbs
    case "--tense": TenseGroup.table.identifiers + Tense.table.identifiers
    case "--person": Person.table.identifiers
    case "persons": Person.allCases.flatMap(\.subjects)
    // To a shell, > would be a file to write to.
    case "--pattern", "patterns": Irregularity.table.identifiers.map { $0.replacing(">", with: "-") }
    case "--level": Level.table.identifiers
    case "--set": Settings.all.map { "\($0.key)=" }
    // A verb that is shown without a command, or explained, comes first.
    case "verbs": isVerbGiven || command?.name == ExplainCommand.name && !before.isEmpty ? [] : verbs
    case "groups": TenseGroup.table.identifiers
    case "tenses": Tense.table.identifiers
    case "articles": Article.onChoices.map(\.id)
    case "choices", "--choice": Choices.known
    case "settings": Settings.all.map(\.key)
    case "commands": CommandList.all.map { $0.name }
    case "topics": HelpTopic.table.identifiers
    default: nil
    }
  }

  private func plain(_ words: [String]) -> [(word: String, meaning: String)] { words.map { ($0, "") } }

  private var verbs: [String] {
    let key = Folding.key(String(part))
    guard key.count >= 2 else { return [] }
    return Array(FrequencyList.embedded.prefix(.max).lazy.filter { Folding.key($0).hasPrefix(key) }.prefix(10))
  }
}
