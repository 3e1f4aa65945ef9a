import ConjugarCore

/// Prints questions to be answered on paper, with their key; nothing is kept.
enum WorksheetCommand: Command {
  static let name = "worksheet"

  private static let title = Flag<String?>("--title", text: "TEXT", "what stands above the sheet")
  private static let language = Flag<WorksheetLanguage?>(
    "--language", one: "en|es", "of what stands around the questions")
  private static let key = Flag<Bool>("--key", "the key alone")
  private static let noKey = Flag<Bool>("--no-key", "the questions alone")
  private static let format = Flags.format(
    [.text, .markdown, .html, .gift, .tsv], "for paper, a page, or a system of courses")

  static var options: [Option] {
    [
      Flags.questions.option, Flags.difficulty.option, Flags.region.option, Flags.secondPerson.option,
      Flags.tense.option,
    ] + Flags.filters + [
      Flags.sentences.option, Flags.choice.option, Flags.recognize.option, Flags.table.option, Flags.text.option,
      title.option, language.option, key.option, noKey.option, Flags.seed.option, format.option,
    ]
  }
  static let takesVerbs = true
  static var words: [String] { TenseGroup.table.identifiers + Tense.table.identifiers }

  /// As many as a page of a notebook has room for.
  private static let usual = 20
  private static let usualOfTables = 50

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let arguments = try arguments.takingWords(of: self)
    let format = try arguments[format]
    let sheet = try sheet(arguments, in: world)
    if format == .gift || format == .tsv {
      try arguments.refuse([key.option, noKey.option], beside: "--format \(format)", fitting: "--seed, --language")
    }
    switch format {
    case .markdown: try world.terminal.write(MarkdownRenderer().text(sheet.page))
    case .html:
      let document = HTMLRenderer().document(sheet.page, title: sheet.title, language: sheet.language.rawValue)
      try world.terminal.write(document)
    case .gift: try world.terminal.write(sheet.gift)
    case _: try world.show(sheet.page, or: Worksheet.columns, sheet.rows, as: format, arguments)
    }
    return .done
  }

  private static func sheet(_ arguments: Arguments, in world: World) throws -> Worksheet {
    if try arguments[key] { try arguments.refuse([noKey.option], beside: key.option.name, fitting: "--seed, --title") }
    var options = try QuizOptions(arguments, in: world, isMachine: true)
    if !arguments.has(Flags.questions) { options.questions = options.asksTables ? usualOfTables : usual }
    let shuffling = try world.shuffling(arguments)
    let quiz = try world.quiz(options, arguments, shuffling)
    let language = try arguments[language] ?? .english
    let title = try arguments[title]
    let line = try arguments.isDrawnFromAnswers ? nil : options.commandLine(name, seed: shuffling.seed)
    let others = [
      title.map { "\(Self.title.option.name) \(quoted($0))" }, language == .spanish ? "--language es" : nil,
    ]
    return try Worksheet(
      title: title ?? language.title, language: language, options: options, questions: quiz.questions,
      command: line.map { ([$0] + others.compactMap { $0 }).joined(separator: " ") },
      parts: arguments[key] ? .key : arguments[noKey] ? .questions : .all)
  }

  /// A text as a shell takes it for one word.
  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
