import ConjugarCore

/// The options of the quiz alone.
enum QuizFlags {
  static let questions = Flags.questions(Settings.Bounds.questions, "how many questions")
  static let accents = Flag<AccentPolicy?>("--accents", one: "strict|half|lenient", "what an accent slip earns")
  static let verbsFile = Flag<String?>("--verbs-file", text: "FILE", "only the verbs in a file; # begins a comment")
  static let irregular = Flag<Bool>("--irregular", "only forms that a regular verb would not have")
  static let regular = Flag<Bool>("--regular", "only verbs that are regular in the tense")
  static let plan = Flag<String?>("--plan", text: "FILE", "how much is asked of each tense")
  static let retry = Flag<Bool>("--retry", "tell what a wrong answer was, and let it be tried again")
  static let timed = Flag<Int?>("--timed", number: 1...60, "as many questions as you can answer in N minutes")
  static let weak = Flag<Bool>("--weak", "what you miss most often, by your answers so far")

  /// The options that choose verbs, persons or kinds of forms.
  static let filters = [
    Flags.person.option, Flags.verb.option, verbsFile.option, Flags.top.option, irregular.option,
    regular.option, Flags.pattern.option, plan.option,
  ]
}

extension QuizChoices {
  /// What the arguments say, and for the rest the settings.
  init(_ arguments: Arguments, in world: World) throws {
    let settings = world.settings
    try self.init(
      difficulty: arguments[Flags.difficulty] ?? settings.difficulty,
      region: arguments[Flags.region] ?? settings.region,
      secondPerson: arguments[Flags.secondPerson] ?? settings.secondPerson,
      accents: arguments[QuizFlags.accents] ?? settings.accents,
      questions: arguments[QuizFlags.questions] ?? settings.questions)
    let named = try arguments[Flags.tense]
    // Every question shows the infinitive; a group that has it does not mean it.
    let namesIt = arguments.texts(Flags.tense).contains { (try? Tense.named($0)) == .infinitive }
    tenses = namesIt ? named : named.filter { $0 != .infinitive }
    persons = try arguments[Flags.person]
    // “ser, ir” in quotes has blanks.
    verbs = try arguments[Flags.verb].map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    if let file = try arguments[QuizFlags.verbsFile] { verbs += try Self.verbs(inFile: file, world.files) }
    top = try arguments[Flags.top]
    irregularOnly = try arguments[QuizFlags.irregular]
    minutes = try arguments[QuizFlags.timed]
    if minutes != nil {
      if arguments.has(QuizFlags.questions) {
        throw UsageError.unfitting(
          option: QuizFlags.questions.option.name, beside: QuizFlags.timed.option.name, fitting: "the filters")
      }
      questions = Self.mostQuestions
    }
    regularOnly = try arguments[QuizFlags.regular]
    if let file = try arguments[QuizFlags.plan] { plan = try Self.plan(inFile: file, difficulty, world.files) }
    pattern = try arguments[Flags.pattern]
    for option in [QuizFlags.irregular.option, Flags.pattern.option] where regularOnly && arguments.has(option) {
      throw UsageError.unfitting(
        option: option.name, beside: QuizFlags.regular.option.name, fitting: "--tense, --person, --verb, --top, --plan")
    }
    sentenceChoices = try arguments.choices()
    sentences = try use(arguments, settings)
  }

  /// How much is asked in sentences: alone where they are asked for; of forms of one kind there are too few to mix in.
  private func use(_ arguments: Arguments, _ settings: Settings) throws -> SentenceUse {
    let isOfKind = irregularOnly || regularOnly || pattern != nil
    guard let use = try arguments[SentenceFlags.sentences] ?? (sentenceChoices.isEmpty ? nil : .only) else {
      return isOfKind ? .off : try settings.sentences
    }
    if use == .off, !sentenceChoices.isEmpty {
      throw UsageError.unfitting(
        option: SentenceFlags.choice.option.name, beside: "\(SentenceFlags.sentences.option.name) \(use.rawValue)",
        fitting: "--tense, --person, --verb, --top")
    }
    if use == .off { return use }
    let hasChoiceAlone = !arguments.has(SentenceFlags.sentences)
    for option in [QuizFlags.irregular, QuizFlags.regular].map(\.option) + [
      Flags.pattern.option, QuizFlags.plan.option,
    ]
    where arguments.has(option) {
      throw UsageError.unfitting(
        option: option.name,
        beside: (hasChoiceAlone ? SentenceFlags.choice.option : SentenceFlags.sentences.option).name,
        fitting: "--tense, --person, --verb, --top\(hasChoiceAlone ? "" : ", --choice")")
    }
    return use
  }

  private static func plan(
    inFile path: String, _ difficulty: Difficulty, _ files: any FileReader
  ) throws -> QuizPlan {
    let text = try files.text(at: path)
    do throws(QuizPlanError) { return try QuizPlan(text, for: difficulty) } catch {
      throw BadPlan(path: path, error: error)
    }
  }

  /// The words of a file, between blanks, commas and lines; what follows `#` in a line is a comment.
  private static func verbs(inFile path: String, _ files: any FileReader) throws -> [String] {
    let lines = try files.text(at: path).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let conjugator = Conjugator()
    var verbs: [String] = []
    for (index, line) in lines.enumerated() {
      for word in line.prefix(while: { $0 != "#" }).split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
        let word = String(word)
        do throws(ConjugationError) { _ = try conjugator.verb(word) } catch {
          throw NoVerb(path: path, line: index + 1, reason: error.sentence)
        }
        verbs.append(word)
      }
    }
    if verbs.isEmpty { throw NoVerbs(path: path) }
    return verbs
  }
}

/// A word in a list of verbs that is none.
private struct NoVerb: Failure {
  let path: String
  let line: Int
  let reason: String
  let exitCode = ExitCode.badInput

  var description: String { "line \(line) of “\(path)”: \(reason)" }
}

/// A list of verbs without any.
private struct NoVerbs: Failure {
  let path: String
  let exitCode = ExitCode.badInput

  var description: String { "the file “\(path)” has no verbs: write one a line" }
}

/// A plan that cannot be read.
private struct BadPlan: Failure {
  let path: String
  let error: QuizPlanError
  let exitCode = ExitCode.badInput

  var description: String {
    if case .tense(let name) = error.fault { return "the file “\(path)”: \(error.location)\(name.sentence)" }
    return "the file “\(path)”: \(error)"
  }
}

extension QuizError: Failure {
  var exitCode: ExitCode {
    switch self {
    case .verb(let error): error.exitCode
    case .number, .infinitiveAsked, .personNotAskedInRegion, .personNotChosen, .tensesLackPersons, .verbsLackForms,
      .verbsNotAsked, .verbsNotInTop, .nothingOfKind, .noSentence:
      .usage
    case .sentence, .plan: .badInput
    }
  }

  var sentence: String { if case .verb(let error) = self { error.sentence } else { description } }
}

extension World {
  /// Whether a wrong answer is given a second try: in a machine format only if asked for.
  func retries(_ arguments: Arguments, isMachine: Bool) throws -> Bool {
    if try arguments[QuizFlags.retry] { return true }
    guard !isMachine else { return false }
    switch try settings.retry {
    case .on: return true
    case .off: return false
    case .auto: return terminal.features.isInteractive
    }
  }

  /// A quiz on the skills that the learner misses most often.
  ///
  /// - Throws: `NothingWeak`, or a `UsageError` if another option chooses the verbs or persons too.
  func weakQuiz(_ choices: QuizChoices, _ arguments: Arguments, _ shuffling: Shuffling) throws -> Quiz {
    for option in QuizFlags.filters where arguments.has(option) {
      throw UsageError.unfitting(
        option: option.name, beside: QuizFlags.weak.option.name,
        fitting: "--tense, --region, --second-person, --questions")
    }
    let review = try Review(
      schedule(),
      ReviewChoices(
        region: choices.region, secondPerson: choices.secondPerson, difficulty: choices.difficulty,
        tenses: choices.tenses))
    let plan = review.plan(onWeakest: choices.questions, shuffling)
    if plan.items.isEmpty { throw NothingWeak() }
    terminal.report("Weak spots: \(review.weakSpots(of: plan).joined(separator: "; ")).")
    return Quiz(plan.questions, choices)
  }
}

/// A learner without a weakness.
private struct NothingWeak: Failure {
  let exitCode = ExitCode.usage
  let description = "no answer of yours was wrong so far in what was chosen, so nothing is weak; try “conjugar review”"
}
