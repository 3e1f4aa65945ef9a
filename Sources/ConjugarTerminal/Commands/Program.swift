import ConjugarCore

/// The program as a whole: it finds the command that the arguments name, and runs it.
enum Program {
  /// - Parameter arguments: those that the choice of the world left.
  /// - Throws: a `Failure`.
  static func run(_ arguments: [String], in world: World) throws -> ExitCode {
    if arguments.contains("") { throw UsageError.emptyWord }
    // A question in quotes is a question all the same.
    if let whole = arguments.first, arguments.count == 1, whole.contains(" ") {
      return try run(whole.split(separator: " ").map { String($0) }, in: world)
    }
    let options = arguments.prefix { $0 != "--" }
    let index = firstWord(arguments)
    let named = index.flatMap { $0 < options.count ? CommandList.command(arguments[$0]) : nil }
    let declared = (named ?? QuizCommand.self).allOptions
    if asks(Flags.version, options, beside: declared) {
      try world.terminal.writeLine("conjugar \(Version.current)")
      return .done
    }
    if let index, index < options.count, Folding.key(arguments[index]) == wordOfVersion {
      return try run([Flags.version.option.name], in: world)
    }
    if let topic = topicOfHelp(options) {
      return try HelpCommand.run(Arguments(words: [topic]), in: world)
    }
    if asks(Flags.help, options, beside: declared) {
      return try HelpCommand.run(Arguments(words: named.map { [$0.name] } ?? []), in: world)
    }
    if let index, named == nil, index < options.count, !Conjugator().knows(arguments[index]),
      let (meaning, count) = meaning(of: arguments, index)
    {
      return try run(arguments[..<index] + meaning + arguments[(index + count)...], in: world)
    }
    var rest = arguments
    if let index, named != nil { rest.remove(at: index) }
    let chosen = try named ?? (isDay(arguments, world) ? DayCommand.self : unnamed(arguments, index))
    let parser = CommandLineParser(command: chosen.name, options: chosen.allOptions)
    let parsed = try parser.parse(withFormats(rest, of: chosen.allOptions))
    let code = try run(chosen, parsed, parsed[Flags.noHistory] ? world.keepingNothing : world)
    // What was asked for is seen before anything is noted of it.
    try world.terminal.flush()
    world.analytics.note(.commandVisited, ["command": chosen.name])
    return code
  }

  /// The arguments that the first word stands for, if it is no command but what people type for one. What `conjugar` alone
  /// is, is a quiz with words.
  private static func meaning(of arguments: [String], _ index: Int) -> (meaning: [String], count: Int)? {
    let rest = Array(arguments[(index + 1)...])
    guard let (meaning, count) = Synonyms.command([arguments[index]] + rest) else {
      guard let next = rest.first, let last = rest.last else { return nil }
      // My progress, my mistakes.
      if arguments[index].lowercased() == "my" {
        return CommandList.command(next) != nil || Synonyms.command(rest) != nil ? ([], 1) : nil
      }
      // Easy quiz, irregular verbs; shoe verbs are named so.
      let name = CommandList.command(last)?.name ?? Synonyms.command([last])?.meaning.joined()
      let others = [arguments[index]] + rest.dropLast(last == VerbsCommand.name ? 0 : 1)
      let said = NamedWord.all(in: others).map { $0.said?.option ?? Flags.verb.option.name }
      let isListed = NamedWord.narrows(others) && !said.contains(Flags.choice.option.name) || NamedWord.isTense(others)
      guard !said.contains(Flags.verb.option.name), name == QuizCommand.name || name == VerbsCommand.name && isListed
      else { return nil }
      return ([name ?? ""] + others, rest.count + 1)
    }
    // What does tuviera mean, what is the preterite of ser.
    if meaning == [TensesCommand.name], ShownWord.onlyWord(of: [arguments[index]] + rest) != nil {
      return ([ShowCommand.name], count)
    }
    return (meaning.isEmpty && firstWord(rest) != nil ? [QuizCommand.name] : meaning, count)
  }

  /// The same with the option in the place of a word that is a format: *export csv*.
  private static func withFormats(_ arguments: [String], of declared: [Option]) -> [String] {
    let option = Flags.format.option.name
    guard declared.contains(where: { $0.name == option }), !arguments.contains("--") else { return arguments }
    return arguments.indices.flatMap { index in
      let isValue = index > 0 && CommandLineParser.isOption(arguments[index - 1])
      let isFormat = !isValue && (Format(rawValue: arguments[index]) ?? .text) != .text
      return isFormat ? [option, arguments[index]] : [arguments[index]]
    }
  }

  /// Runs a command, and pages what it prints where a person reads that.
  private static func run(_ command: any Command.Type, _ arguments: Arguments, _ world: World) throws -> ExitCode {
    guard command.isPaged(arguments), world.terminal.features.height != nil, try !arguments[Flags.noPager] else {
      return try command.run(arguments, in: world)
    }
    let pages = PagedTerminal(world.terminal)
    var world = world
    world.terminal = pages
    let code: ExitCode
    do { code = try command.run(arguments, in: world) } catch {
      try pages.flush()
      throw error
    }
    try pages.show()
    return code
  }

  /// Whether the day's page is wanted: at a terminal, no command, and no option that only a quiz has.
  private static func isDay(_ arguments: [String], _ world: World) -> Bool {
    guard firstWord(arguments) == nil, world.isAtTerminal else { return false }
    let parser = CommandLineParser(command: DayCommand.name, options: DayCommand.allOptions)
    return (try? parser.parse(arguments)) != nil
  }

  /// The word that does what `--version` does.
  private static let wordOfVersion = "version"

  /// What `--help=quiz` asks help on.
  private static func topicOfHelp(_ arguments: some Sequence<String>) -> String? {
    let prefix = "\(Flags.help.option.name)="
    return arguments.first { $0.hasPrefix(prefix) && $0 != prefix }.map { String($0.dropFirst(prefix.count)) }
  }

  /// Whether help or the version is asked for; their letters may be joined. Other programs' words for them are looked
  /// up only for what the command does not declare.
  private static func asks(
    _ flag: Flag<Bool>, _ arguments: some Sequence<String>, beside declared: [Option]
  ) -> Bool {
    let letters = [Flags.help, Flags.version].compactMap(\.option.letter)
    return arguments.contains { argument in
      guard argument.hasPrefix("-") else { return false }
      let joined = argument.dropFirst()
      let name = String(argument.prefix { $0 != "=" })
      return flag.option.isNamed(by: argument)
        || !declared.contains { $0.isNamed(by: name) } && Synonyms.option(argument) == [flag.option.name]
        || joined.allSatisfy(letters.contains) && joined.contains { $0 == flag.option.letter }
    }
  }

  /// The command for arguments that name none: a verb is shown; without any word the quiz begins, which refuses an
  /// option that nothing has.
  ///
  /// - Parameter index: that of the first word.
  private static func unnamed(_ arguments: [String], _ index: Int?) throws(UsageError) -> any Command.Type {
    guard let index, !hasStrayOption(arguments[..<index]) else { return QuizCommand.self }
    let word = arguments[index]
    let words = [word] + arguments[(index + 1)...].filter { !CommandLineParser.isOption($0) }
    if NamedWord.isTense(words) || !Conjugator().knows(word) && TensesCommand.tellsApart(words) {
      return TensesCommand.self
    }
    if SettingsCommand.isNamed(by: words) { return SettingsCommand.self }
    if Int(word) != nil || NamedWord.narrows(words) { throw .bareWords(words) }
    if word.contains("*"), Glob(word) != nil { return VerbsCommand.self }
    // A verb or a form that happens to be near a command is a verb; a slip that could be none is a misspelled command.
    let nearest = Nearest.words(to: word, among: CommandList.all.map { $0.name })
    guard word != "-", Infinitive(word) == nil, !nearest.isEmpty,
      WordProposals.readings(of: word).isEmpty, WordProposals.verbs(meaning: word).isEmpty
    else { return ShowCommand.self }
    throw .unknownCommand(word, nearest: nearest)
  }

  private static func hasStrayOption(_ arguments: ArraySlice<String>) -> Bool {
    guard let last = arguments.last, last.hasPrefix("--"), last != "--", !last.contains("=") else { return false }
    return !CommandList.all.flatMap { $0.allOptions }.contains { $0.isNamed(by: last) }
  }

  /// The index of the first word that is neither an option nor the value of one.
  private static func firstWord(_ arguments: [String]) -> Int? {
    // Asked only when an option stands before the first word, which is rare: manuals take time to make.
    lazy var options = CommandList.all.flatMap { $0.allOptions }
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if argument == "--" { return index + 1 < arguments.count ? index + 1 : nil }
      guard CommandLineParser.isOption(argument) else { return index }
      let next = index + 1 < arguments.count ? arguments[index + 1] : nil
      let takesNext = next.map { next in options.contains { $0.isNamed(by: argument) && $0.takes(next) } } ?? false
      index += takesNext ? 2 : 1
    }
    return nil
  }
}

/// The commands that there are.
enum CommandList {
  /// Every command, in the order of help.
  static let all: [any Command.Type] = [
    DayCommand.self, QuizCommand.self, ReviewCommand.self, PlaceCommand.self, ShowCommand.self, ExplainCommand.self,
    IdentifyCommand.self, VerbsCommand.self, WorksheetCommand.self, ResultsCommand.self, TensesCommand.self,
    SentencesCommand.self,
    SettingsCommand.self,
    ScoresCommand.self, StatsCommand.self, ExportCommand.self, CheckCommand.self, SayCommand.self,
    CompletionsCommand.self, HelpCommand.self,
  ]

  /// The command of a name, in any case, with or without hyphens.
  static func command(_ name: String) -> (any Command.Type)? {
    let key = Folding.key(name)
    return all.first { $0.name == key }
  }
}
