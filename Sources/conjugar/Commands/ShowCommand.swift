import ConjugarCore

/// Prints every form of some verbs, for people or for programs.
struct ShowCommand: Command {
  private static let formats: [Format] = Format.allCases

  static let name = "show"

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
    options: [.tense, .person, .region, .secondPerson, .format(formats)],
    details: [
      "Letters that a regular verb would not have are marked: in colour, or as CAPITALS where there is none.",
      "A verb that the lexicon does not have is conjugated by its family and ending, and said to be a guess.",
    ])

  private let words: [String]
  private let cells: CellFilter
  private let format: Format
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    guard !arguments.words.isEmpty else { throw UsageError.missingWord("a verb", example: "conjugar show tener") }
    self.arguments = arguments
    words = arguments.words
    cells = try CellFilter(arguments)
    format = try arguments.format(among: Self.formats)
  }

  func run(in world: World) throws -> ExitCode {
    let conjugator = Conjugator()
    // What is for programs has no colour, so no settings have to be read for it.
    let style = format == .text ? try world.style(arguments) : Style(isOn: false)
    let writer = ParadigmWriter(
      conjugator: conjugator, slots: cells.slots, format: format, style: style, width: world.terminal.features.width)
    var exit = ExitCode.done
    var shown = 0
    try world.terminal.write(writer.header)
    try forEachName(in: world.terminal) { name in
      let verb: Verb
      do { verb = try conjugator.verb(name) } catch {
        exit = ExitCode(telling: error, on: world.terminal)
        return
      }
      if format == .text, let warning = conjugator.warning(of: verb) { world.terminal.report(warning) }
      try world.terminal.write(writer.text(of: verb, isFirst: shown == 0))
      shown += 1
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
