import ConjugarCore

extension QuizOptions {
  /// The whole command that asks the same quiz again, whatever the settings are then; `nil` if it was not mixed, or its
  /// plan came from a file, whose name is not kept.
  ///
  /// - Parameter command: what asks it: a quiz, or a sheet of paper, on which no accent has a price.
  func commandLine(_ command: String = "quiz", seed: UInt64?) -> String? {
    guard let seed, plan == nil else { return nil }
    let isQuiz = command == "quiz"
    let usual = [
      minutes == nil ? Self.word(Flags.questions.option, ["\(questions)"]) : "",
      Self.word(Flags.difficulty.option, [difficulty.rawValue]),
      Self.word(Flags.region.option, [region.rawValue]),
      Self.word(Flags.secondPerson.option, [secondPerson.rawValue]),
      isQuiz ? Self.word(Flags.accents.option, [accents.rawValue]) : "",
      // Only is among the filters.
      isSentenceChoiceOpen ? Self.word(Flags.sentences.option, sentences == .only ? [] : [sentences.rawValue]) : "",
    ]
    let words = ["conjugar \(command)"] + usual + [filters, Self.word(Flags.seed.option, ["\(seed)"])]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What narrows the quiz down, as the command line says it; empty if nothing does.
  var filters: String {
    let given = [
      Self.word(Flags.timed.option, minutes.map { ["\($0)"] } ?? []),
      Self.word(Flags.tense.option, tenses.map(\.id)),
      Self.word(Flags.person.option, persons.map(\.id)),
      Self.word(Flags.verb.option, verbs),
      Self.word(Flags.top.option, top.map { ["\($0)"] } ?? []),
      Self.word(Flags.pattern.option, pattern.map { [$0.id] } ?? []),
      irregularOnly ? Flags.irregular.option.name : "",
      regularOnly ? Flags.regular.option.name : "",
      plan == nil ? "" : Flags.plan.option.name,
      Self.word(Flags.choice.option, sentenceChoices),
      Self.word(Flags.level.option, levels.map { Set([$0.lowerBound, $0.upperBound]).map(\.rawValue).sorted() } ?? []),
      sentences == .only && direction != .meaning ? Flags.sentences.option.name : "",
      asksTables ? Flags.table.option.name : "",
      Flags.directions.first { $0.direction == direction }?.option.name ?? "",
    ]
    return given.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether sentences may be asked for or not beside the way in which forms are asked.
  private var isSentenceChoiceOpen: Bool { !asksTables && (direction == .produce || direction == .listen) }

  fileprivate static func word(_ option: Option, _ values: [String]) -> String {
    values.isEmpty ? "" : "\(option.name) \(values.map(Drill.quoted).joined(separator: ","))"
  }
}

extension QuizOptions {
  /// What is noted of a quiz that begins.
  var parameters: [String: String] {
    ["difficulty": difficulty.rawValue, "region": region.rawValue, "questions": "\(questions)", "filters": filters]
      .filter { !$0.value.isEmpty }
  }
}

extension ReviewOptions {
  /// The command that asks the same review again on the same day; `nil` if it was not mixed.
  func commandLine(seed: UInt64?) -> String? {
    guard let seed else { return nil }
    let words = [
      QuizOptions.word(Flags.questions.option, ["\(questions)"]),
      QuizOptions.word(Flags.new.option, newSkills.map { ["\($0)"] } ?? []),
      QuizOptions.word(Flags.region.option, [region.rawValue]),
      QuizOptions.word(Flags.secondPerson.option, [secondPerson.rawValue]),
      QuizOptions.word(Flags.tense.option, tenses.map(\.id)), QuizOptions.word(Flags.seed.option, ["\(seed)"]),
    ]
    return (["conjugar review"] + words.filter { !$0.isEmpty }).joined(separator: " ")
  }
}

extension QuizOptions {
  /// What the arguments say, and for the rest the settings.
  ///
  /// - Parameter isMachine: whether a program answers, which gets a second try only if it asks for one.
  init(_ arguments: Arguments, in world: World, isMachine: Bool = false) throws {
    let settings = world.settings
    try self.init(
      difficulty: arguments[Flags.difficulty] ?? settings.difficulty,
      region: arguments[Flags.region] ?? settings.region,
      secondPerson: arguments[Flags.secondPerson] ?? settings.secondPerson,
      accents: arguments[Flags.accents] ?? settings.accents,
      questions: arguments[Flags.questions] ?? settings.questions)
    let named = try arguments[Flags.tense]
    // Every question shows the infinitive; a group that has it does not mean it.
    let namesIt = arguments.texts(Flags.tense).contains { (try? Tense.named($0)) == .infinitive }
    tenses = namesIt ? named : named.filter { $0 != .infinitive }
    let level = try LevelFilter(arguments[Flags.level])
    levels = level?.levels
    persons = try arguments[Flags.person]
    // “ser, ir” in quotes has blanks.
    verbs = try arguments[Flags.verb].map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    never = try settings.never
    if let file = try arguments[Flags.verbsFile] { verbs += try Self.verbs(inFile: file, world.files) }
    top = try arguments[Flags.top] ?? (verbs.isEmpty ? level?.top : nil)
    irregularOnly = try arguments[Flags.irregular]
    minutes = try arguments[Flags.timed]
    if minutes != nil {
      try arguments.refuse([Flags.questions.option], beside: Flags.timed.option.name, fitting: "the filters")
      questions = Self.mostQuestions
    }
    regularOnly = try arguments[Flags.regular]
    if let file = try arguments[Flags.plan] { plan = try Self.plan(inFile: file, difficulty, world.files) }
    pattern = try arguments[Flags.pattern]
    if regularOnly {
      try arguments.refuse(
        [Flags.irregular.option, Flags.pattern.option], beside: Flags.regular.option.name,
        fitting: "--tense, --person, --verb, --top, --plan")
    }
    sentenceChoices = try arguments.choices()
    asksTables = try arguments[Flags.table]
    direction = try arguments.direction()
    sentences = try use(arguments, settings)
    if let level, sentences != .only { tenses = try level.tenses(of: tenses) }
    retries = try arguments[Flags.retry] || world.retries(isMachine)
  }

  /// How much is asked in sentences: alone where they are asked for; of forms of one kind there are too few to mix in.
  private func use(_ arguments: Arguments, _ settings: Settings) throws -> SentenceUse {
    let ofSentences = [Flags.sentences.option, Flags.choice.option, Flags.text.option]
    if asksTables || direction == .recognize {
      let option = asksTables ? Flags.table.option : Flags.recognize.option
      let others = ofSentences + (asksTables ? [Flags.weak.option] : [])
      try arguments.refuse(
        others, beside: option.name, fitting: "--tense, --person, --verb, --top, --irregular, --pattern")
      return .off
    }
    if direction == .meaning {
      try arguments.refuse(
        [Flags.irregular.option, Flags.regular.option, Flags.pattern.option, Flags.plan.option, Flags.weak.option]
          + [ofSentences[2]], beside: Flags.meaning.option.name, fitting: "--tense, --person, --verb, --top, --choice")
      return .only
    }
    if direction == .listen, !arguments.has(Flags.sentences), sentenceChoices.isEmpty { return .off }
    let isOfKind = irregularOnly || regularOnly || pattern != nil
    guard let use = try arguments[Flags.sentences] ?? (sentenceChoices.isEmpty ? nil : .only) else {
      return isOfKind ? .off : try settings.sentences
    }
    let (asked, choice) = (Flags.sentences.option, Flags.choice.option)
    let fitting = "--tense, --person, --verb, --top"
    guard use != .off else {
      try arguments.refuse([choice], beside: "\(asked.name) \(use.rawValue)", fitting: fitting)
      return use
    }
    let isAsked = arguments.has(asked)
    try arguments.refuse(
      [Flags.irregular.option, Flags.regular.option, Flags.pattern.option, Flags.plan.option],
      beside: (isAsked ? asked : choice).name, fitting: fitting + (isAsked ? ", --choice" : ""))
    return use
  }

  private static func plan(
    inFile path: String, _ difficulty: Difficulty, _ files: any FileReader
  ) throws -> QuizPlan {
    let text = try files.text(at: path)
    do throws(QuizPlanError) { return try QuizPlan(text, for: difficulty) } catch {
      throw SessionError.badPlan(path: path, error)
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
        do throws(ConjugationError) { _ = try conjugator.verb(word, guessing: true) } catch {
          throw SessionError.noVerb(path: path, line: index + 1, reason: error.sentence)
        }
        verbs.append(word)
      }
    }
    if verbs.isEmpty { throw SessionError.noVerbs(path: path) }
    return verbs
  }
}

extension Arguments {
  /// The way in which forms are to be asked.
  ///
  /// - Throws: `UsageError` if two are named.
  func direction() throws(UsageError) -> Direction {
    let named = Flags.directions.filter { has($0.option) }
    if named.count > 1 { try refuse([named[1].option], beside: named[0].option.name, fitting: "the filters") }
    return named.first?.direction ?? .produce
  }

  /// The choices of sentences that were named.
  ///
  /// - Throws: `UsageError` if one is unknown.
  func choices() throws -> [String] {
    try self[Flags.choice].flatMap { name throws(UsageError) in
      guard let choices = Choices.named(name) else {
        throw .badName(NameError(kind: "choice", name: name, among: Choices.known))
      }
      return choices
    }
  }
}

extension ReviewOptions {
  /// What the arguments say, and for the rest the settings.
  ///
  /// - Parameter history: the answers that tell how fast the learner is.
  init(_ arguments: Arguments, in world: World, _ history: History) throws {
    let settings = world.settings
    try self.init(
      region: arguments[Flags.region] ?? settings.region,
      secondPerson: arguments[Flags.secondPerson] ?? settings.secondPerson,
      tenses: arguments[Flags.tense], newSkills: arguments[Flags.new])
    if tenses.isEmpty { tenses = try settings.tenses }
    if let level = try LevelFilter(arguments[Flags.level]) { tenses = try level.tenses(of: tenses) }
    (background, never) = (try settings.background, try settings.never)
    pace = history.pace
    try fit(minutes: settings.minutes)
    if let questions = try arguments[Flags.session] { self.questions = questions }
  }
}
