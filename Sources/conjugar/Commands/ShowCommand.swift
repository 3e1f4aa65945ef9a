import ConjugarCore

/// Prints every form of some verbs, for people or for programs.
struct ShowCommand: Command {
  static let name = "show"

  private static let format = Flags.format(of: Format<RecordFormat>.self)

  static let manual = Manual(
    name: name,
    summary: "every form of a verb, its irregular letters marked",
    examples: [
      Example("conjugar show tener", "all forms of tener; “conjugar tener” does the same"),
      Example("conjugar show ir irse --tense imperative", "one tense of two verbs"),
      Example("conjugar show poder --region latin-america --second-person vos", "without vosotros and tú"),
      Example("conjugar show hablar --format tsv", "a line a form, for programs"),
      Example("conjugar show - < verbs.txt", "the verbs of a file, one a line"),
    ],
    usage: ["show VERB…", "show -"],
    options: [
      Flags.tense.option, Flags.person.option, Flags.region.option, Flags.secondPerson.option, format.option,
    ],
    details: [
      "Letters that a regular verb would not have are marked: in colour, or as CAPITALS where there is none.",
      "A verb that the lexicon does not have is conjugated by its family and ending, and said to be a guess.",
    ])

  private let words: [String]
  private let cells: CellFilter
  private let format: Format<RecordFormat>
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    guard !arguments.words.isEmpty else { throw UsageError.missingWord("a verb", example: "conjugar show tener") }
    self.arguments = arguments
    words = arguments.words
    cells = try CellFilter(arguments)
    format = try arguments[Self.format]
  }

  func run(in world: World) throws -> ExitCode {
    let conjugator = Conjugator()
    switch format {
    case .text: return try writePages(conjugator, world)
    case .machine(let format):
      var records = try ShowRecords(format, conjugator, cells.slots, to: world.terminal)
      let exit = try forEachVerb(conjugator, world.terminal) { verb in try records.write(verb) }
      try records.finish()
      return exit
    }
  }

  private func writePages(_ conjugator: Conjugator, _ world: World) throws -> ExitCode {
    let terminal = world.terminal
    let style = try world.style(arguments)
    var isFirst = true
    return try forEachVerb(conjugator, terminal) { verb in
      if let warning = conjugator.warning(of: verb) { terminal.report(warning) }
      if !isFirst { try terminal.writeLine() }
      isFirst = false
      let page = ShowPage(paradigm: conjugator.paradigm(of: verb), slots: cells.slots, style: style)
      let quotes = try SentenceBook.embedded.quotes(of: verb.name, in: cells.slots, upTo: 3)
      let width = terminal.features.width
      try terminal.write(
        lines: page.lines(width: width) + SentencesPage(style: style, width: width).quotes(quotes))
    }
  }

  /// Does something with each verb; a word that is none is told, and the others go on.
  private func forEachVerb(
    _ conjugator: Conjugator, _ terminal: any Terminal, _ body: (Verb) throws -> Void
  ) throws -> ExitCode {
    var exit = ExitCode.done
    try forEachName(in: terminal) { name in
      let verb: Verb
      do { verb = try conjugator.verb(name) } catch {
        exit = ExitCode(telling: error, on: terminal)
        return
      }
      try body(verb)
    }
    return exit
  }

  /// The verbs that the words name; `-` stands for the lines of the input, blank ones left out.
  private func forEachName(in terminal: any Terminal, _ body: (String) throws -> Void) throws {
    for word in words {
      guard word == "-" else {
        try body(word)
        continue
      }
      while let line = try terminal.readLine() {
        for name in line.split(whereSeparator: \.isWhitespace) { try body(String(name)) }
      }
    }
  }
}
