import ConjugarCore

/// The program as a whole: it finds the command that the arguments name, and runs it.
enum Program {
  /// Runs the arguments that remain once the world is chosen; throws a `Failure`.
  static func run(_ arguments: [String], in world: World) throws -> ExitCode {
    if arguments.contains(where: { $0.allSatisfy(\.isWhitespace) }) { throw UsageError.emptyWord }
    // A question in quotation marks is still a question.
    if let whole = arguments.first, arguments.count == 1, whole.contains(" ") { return try run(whole.words, in: world) }
    let options = arguments.prefix { $0 != "--" }
    let index = firstWord(arguments)
    let named = index.flatMap { $0 < options.count ? CommandList.command(arguments[$0]) : nil }
    let asked = named ?? QuizCommand.self
    lazy var declared = asked.manual.allOptions
    if asks(Flags.version, options, declared) {
      try world.terminal.writeLine("conjugar \(Version.current)")
      return .done
    }
    // --help=quiz asks for help on the quiz.
    let topic = options.first { $0.hasPrefix("--help=") }?.split(separator: "=").dropFirst().map { String($0) } ?? []
    if !topic.isEmpty || asks(Flags.help, options, declared) {
      return try HelpCommand.run(Arguments(words: topic.isEmpty ? named.map { [$0.name] } ?? [] : topic), in: world)
    }
    if let index, named == nil, index < options.count, !Conjugator().knows(arguments[index]),
      let (meaning, count) = meaning(of: arguments, index)
    {
      return try run(arguments[..<index] + meaning + arguments[(index + count)...], in: world)
    }
    var rest = arguments
    if let index, named != nil { rest.remove(at: index) }
    // At a terminal, with no command and no option that only a quiz has, the day's page is wanted.
    let isDay =
      index == nil && world.isAtTerminal && (try? CommandLineParser(command: DayCommand.name).parse(arguments)) != nil
    let chosen = try named ?? (isDay ? DayCommand.self : unnamed(arguments, index))
    let parser = CommandLineParser(command: chosen.name, chosen.name == asked.name ? { declared } : nil)
    let parsed = try parser.parse(withFormats(rest, of: chosen.manual))
    let code = try run(chosen, parsed, parsed[Flags.noHistory] ? world.keepingNothing : world)
    // What was asked for is shown before anything is recorded.
    try world.terminal.flush()
    world.analytics.note(.commandVisited, ["command": chosen.name])
    return code
  }

  /// The arguments that the first words stand for, if they are not a command but what people type instead of one.
  private static func meaning(of arguments: [String], _ index: Int) -> (meaning: [String], count: Int)? {
    let rest = Array(arguments[(index + 1)...])
    let known = Synonyms.command([arguments[index]] + rest)
    // To do is English, not a list of things to do.
    if known?.meaning.first != ShowCommand.name, ShownWord.isEnglishInfinitive([arguments[index]] + rest) {
      return ([ShowCommand.name, arguments[index]], 1)
    }
    guard let (meaning, count) = known else {
      guard let next = rest.first, let last = rest.last else { return nil }
      // My progress, my mistakes.
      if arguments[index].lowercased() == "my" {
        return CommandList.command(next) != nil || Synonyms.command(rest) != nil ? ([], 1) : nil
      }
      // Easy quiz, irregular verbs; but shoe verbs is a name.
      let name = CommandList.command(last)?.name ?? Synonyms.command([last])?.meaning.joined()
      let others = [arguments[index]] + rest.dropLast(last == VerbsCommand.name ? 0 : 1)
      let said = NamedWord.all(in: others).map { $0.said?.option ?? Flags.verb.name }
      let isListed = NamedWord.narrows(others) && !said.contains(Flags.choice.name) || NamedWord.isTense(others)
      guard !said.contains(Flags.verb.name), name == QuizCommand.name || name == VerbsCommand.name && isListed
      else { return nil }
      return ([name ?? ""] + others, rest.count + 1)
    }
    // What does tuviera mean, what is the preterite of ser, what is the past tense of to go.
    if meaning == [TensesCommand.name] {
      if ShownWord.onlyWord(of: [arguments[index]] + rest) != nil { return ([ShowCommand.name], count) }
      if ShownWord.endInEnglishVerb(rest) {
        let opening = rest.prefix { WordList.standsAroundEnglishVerb($0) || Synonyms.saysNothing($0) }
        return ([ShowCommand.name], count + opening.count)
      }
    }
    return (meaning.isEmpty && firstWord(rest) != nil ? [QuizCommand.name] : meaning, count)
  }

  /// The arguments with `--format` before a word that is a format: *export csv*.
  private static func withFormats(_ arguments: [String], of manual: @autoclosure () -> Manual) -> [String] {
    let formats = arguments.indices.filter { index in
      (Format(rawValue: arguments[index]) ?? .text) != .text
        && !(index > 0 && CommandLineParser.isOption(arguments[index - 1]))
    }
    guard !formats.isEmpty, !arguments.contains("--"), manual().options.contains(where: { $0.name == Flags.format })
    else { return arguments }
    return arguments.indices.flatMap { (formats.contains($0) ? [Flags.format] : []) + [arguments[$0]] }
  }

  private static func run(_ command: any Command.Type, _ arguments: Arguments, _ world: World) throws -> ExitCode {
    guard command.isPaged(arguments), world.terminal.features.height != nil, try !arguments[Flags.noPager] else {
      return try command.run(arguments, in: world)
    }
    let pages = PagedTerminal(world.terminal)
    var world = world
    world.terminal = pages
    let outcome = Result { try command.run(arguments, in: world) }
    try pages.flush()
    return try outcome.get()
  }

  /// Whether help or the version is asked for; their letters may be grouped.
  private static func asks(
    _ flag: Flag<Bool>, _ arguments: some Sequence<String>, _ declared: @autoclosure () -> [Option]
  ) -> Bool {
    arguments.contains { argument in
      guard argument.hasPrefix("-"), argument != flag.name else { return argument == flag.name }
      let name = String(argument.prefix { $0 != "=" })
      if let option = declared().first(where: { $0.isNamed(by: name) }) {
        return option.name == flag.name && name == argument
      }
      // In -hn5, the 5 is the value of n.
      func option(_ letter: Character) -> Option? { declared().first { $0.letter == letter } }
      let letters = argument.dropFirst().prefix { option($0)?.valueName == nil }.map { option($0)?.name }
      return !letters.contains(nil) && letters.contains(flag.name) || Synonyms.option(argument) == [flag.name]
    }
  }

  /// The command for arguments that name none: a verb is shown; without any word, the quiz begins.
  private static func unnamed(_ arguments: [String], _ index: Int?) throws(UsageError) -> any Command.Type {
    guard let index else { return QuizCommand.self }
    if let last = arguments[..<index].last, last.hasPrefix("--"), last != "--", !last.contains("="),
      !options.contains(where: { $0.isNamed(by: last) })
    {
      return QuizCommand.self
    }
    let word = arguments[index]
    let words = [word] + arguments[(index + 1)...].filter { !CommandLineParser.isOption($0) }
    if words.count > 1, let told = Synonyms.explanation(of: word), told == Synonyms.explanation(of: words.last ?? "") {
      throw .foreignOption(word, told, kind: "a verb")
    }
    if NamedWord.isTense(words) || !Conjugator().knows(word) && TensesCommand.tellsApart(words) {
      return TensesCommand.self
    }
    if SettingsCommand.isNamed(by: words) { return SettingsCommand.self }
    if Int(word) != nil || NamedWord.narrows(words) { throw .bareWords(words) }
    if word.hasPrefix("*") { return VerbsCommand.self }
    // A verb or a form that resembles a command is a verb; a typo that cannot be one is a misspelled command.
    let nearest = Nearest.words(to: word, among: CommandList.all.map { $0.name } + [LaunchArguments.originalWord])
    let slips = nearest.first.map { Nearest.distance(word, $0) } ?? 0
    // After --, a command is a word like any other.
    guard word != "-", Infinitive(word) == nil, slips > 0,
      !Conjugator().suggestions(for: word).contains(where: { Nearest.distance(word, $0) < slips }),
      WordProposals.readings(of: word).isEmpty, WordProposals.verbs(meaning: word).isEmpty
    else { return lookup(of: words, arguments) }
    throw .unknownCommand(word, nearest: nearest)
  }

  /// The command that shows what words ask for; to programs, each lists something else: verbs, forms, English meanings.
  private static func lookup(of words: [String], _ arguments: [String]) -> any Command.Type {
    let parsed = try? CommandLineParser(command: ShowCommand.name).parse(arguments)
    guard (try? parsed?.format().records) != nil else { return ShowCommand.self }
    return switch ShownWord.all(in: words.filter { Format(rawValue: $0) == nil }).first {
    case .form: IdentifyCommand.self
    case .meaning: VerbsCommand.self
    case .verb, .nothing, nil: ShowCommand.self
    }
  }

  /// Every option of any command; made only when one precedes the first word, because manuals take time to read.
  private static let options = CommandList.all.flatMap { $0.manual.allOptions }

  private static func firstWord(_ arguments: [String]) -> Int? {
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      let next = arguments.dropFirst(index + 1).first
      if argument == "--" { return next.map { _ in index + 1 } }
      guard CommandLineParser.isOption(argument) else { return index }
      let takesNext = next.map { next in options.contains { $0.isNamed(by: argument) && $0.takes(next) } } ?? false
      index += takesNext ? 2 : 1
    }
    return nil
  }
}

enum CommandList {
  static let all: [any Command.Type] = [
    DayCommand.self, QuizCommand.self, ReviewCommand.self, PlaceCommand.self, ShowCommand.self, ExplainCommand.self,
    IdentifyCommand.self, VerbsCommand.self, WorksheetCommand.self, ResultsCommand.self, TensesCommand.self,
    SentencesCommand.self, SettingsCommand.self, ScoresCommand.self, StatsCommand.self, ExportCommand.self,
    CheckCommand.self, SayCommand.self, CompletionsCommand.self, HelpCommand.self,
  ]

  static func command(_ name: String) -> (any Command.Type)? {
    let key = Folding.key(name)
    return all.first { $0.name == key }
  }

  /// The command that people mean by another name: *practice*.
  static func command(meantBy word: String) -> (any Command.Type)? {
    Synonyms.command([word]).flatMap { command($0.meaning.first ?? DayCommand.name) }
  }
}
