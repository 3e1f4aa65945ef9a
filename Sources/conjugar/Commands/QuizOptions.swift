import ConjugarCore

/// The options of the quiz alone.
extension Option {
  static let questions = Option("--questions", value: "N", "how many questions, 1 to \(QuizChoices.mostQuestions)")
  static let difficulty = Option("--difficulty", value: "easy|moderate|difficult", "which tenses are asked")
  static let accents = Option("--accents", value: "strict|half|lenient", "what an accent slip earns")
  static let verb = Option("--verb", values: "V[,V…]", "only these verbs, with -se or without")
  static let verbsFile = Option("--verbs-file", value: "FILE", "only the verbs in a file; # begins a comment")
  static let top = Option("--top", value: "N", "only the N most used verbs")
  static let irregular = Option("--irregular", "only forms that a regular verb would not have")
  static let pattern = Option("--pattern", value: "P", "only forms that show a pattern: e>ie, go-verbs…")
}

extension QuizChoices {
  /// What the arguments say, and for the rest the settings.
  init(_ arguments: Arguments, in world: World) throws {
    let settings = world.settings
    try self.init(
      difficulty: arguments.value(.difficulty) ?? settings.difficulty,
      region: arguments.region ?? settings.region,
      secondPerson: arguments.secondPerson ?? settings.secondPerson,
      accents: arguments.value(.accents) ?? settings.accents,
      questions: arguments.number(.questions, in: 1...QuizChoices.mostQuestions) ?? settings.questions)
    tenses = try arguments.tenses
    persons = try arguments.persons
    // “ser, ir” in quotes has blanks.
    verbs = arguments.list(.verb).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    if let file = arguments.text(.verbsFile) { verbs += try Self.verbs(inFile: file, world.files) }
    top = try arguments.number(.top, in: 1...1_000_000)
    irregularOnly = arguments.has(.irregular)
    focus = try arguments.value(.pattern)
  }

  /// The words of a file, between blanks, commas and lines; what follows `#` in a line is a comment.
  private static func verbs(inFile path: String, _ files: any FileReader) throws -> [String] {
    let lines = try files.text(at: path).split(whereSeparator: \.isNewline)
    let words = lines.flatMap { line in
      line.prefix { $0 != "#" }.split { $0.isWhitespace || $0 == "," }
    }
    if words.isEmpty { throw NoVerbs(path: path) }
    return words.map { String($0) }
  }
}

/// A list of verbs without any.
private struct NoVerbs: Failure {
  let path: String
  let exitCode = ExitCode.badInput

  var description: String { "the file “\(path)” has no verbs: write one a line" }
}

extension QuizError: Failure {
  var exitCode: ExitCode {
    switch self {
    case .verb(let error): error.exitCode
    case .number, .infinitiveAsked, .personNotAskedInRegion, .personNotChosen, .tensesLackPersons, .verbsLackForms,
      .verbsNotInTop, .nothingIrregular:
      .usage
    }
  }
}
