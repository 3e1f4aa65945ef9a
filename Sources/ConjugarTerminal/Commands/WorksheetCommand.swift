import ConjugarCore

/// Prints questions to be answered on paper, with their key; nothing is saved.
enum WorksheetCommand: Command {
  static let name = "worksheet"
  private static let title = Flag<String?>("--title")
  private static let language = Flag<WorksheetLanguage?>("--language")
  private static let key = Flag<Bool>("--key")
  private static let noKey = Flag<Bool>("--no-key")

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let arguments = try arguments.takingWords()
    let format = try arguments.format()
    let sheet = try sheet(arguments, as: format, in: world)
    switch format {
    case .markdown: try world.terminal.write(MarkdownRenderer().text(sheet.page))
    case .html:
      let document = HTMLRenderer().document(sheet.page, title: sheet.title, language: sheet.language.rawValue)
      try world.terminal.write(document)
    case .gift: try world.terminal.write(sheet.gift)
    case _: try world.show(sheet.page, or: sheet.columns, sheet.items, as: format, arguments)
    }
    return .done
  }

  private static func sheet(_ arguments: Arguments, as format: Format, in world: World) throws -> Worksheet {
    var options = try QuizOptions(arguments, in: world, isMachine: true)
    // As many as fit on a page of a notebook.
    if !arguments.has(Flags.questions) { options.questions = 20 }
    let shuffling = try world.shuffling(arguments)
    let quiz = try world.quiz(options, arguments, shuffling)
    let language = try arguments[language] ?? .english
    let title = try arguments[title]?.printable
    world.warn(of: quiz)
    let line = try quiz.options.commandLine(arguments, seed: shuffling.seed)
    let others = [
      title.map { "\(Self.title.name) \(Drill.quoted($0))" }, language == .spanish ? "--language es" : nil,
      try arguments[noKey] ? noKey.name : nil, format == .text ? nil : "\(Flags.format) \(format.rawValue)",
    ]
    return try Worksheet(
      title: title ?? language.text("Spanish verbs"), language: language, options: options, questions: quiz.questions,
      command: line.map { ([$0] + others.compactMap { $0 }).joined(separator: " ") },
      parts: arguments[key] ? .key : arguments[noKey] ? .questions : .all)
  }
}
