import ConjugarCore

extension QuizOptions {
  /// The whole command that asks the same quiz again, whatever the settings are then; `nil` if there is none.
  func commandLine(_ arguments: Arguments, seed: UInt64?) throws -> String? {
    // Weak spots depend on the learner's own answers, which go on.
    guard let seed, try !arguments[Flags.weak] else { return nil }
    return [
      "conjugar \(arguments.command)", minutes == nil ? Flags.questions.with("\(questions)") : nil,
      try draw(arguments), Flags.seed.with("\(seed)"),
    ].compactJoined(" ")
  }

  /// What determines the questions besides number and seed, as options, and in a quiz also what an accent slip costs.
  func draw(_ arguments: Arguments) throws -> String {
    // On paper, accents have no price; tables and forms to be recognized leave no choice of sentences.
    let text = try arguments[Flags.text]
    let hasChoice = text == nil && !asksTables && (direction == .produce || direction == .listen)
    return [
      Flags.difficulty.with(difficulty.rawValue), Flags.region.with(region.rawValue),
      Flags.secondPerson.with(secondPerson.rawValue),
      arguments.command == "quiz" ? Flags.accents.with(accents.rawValue) : nil,
      // “Only” is among the filters.
      hasChoice && sentences != .only ? Flags.sentences.with(sentences.rawValue) : nil,
      verbs.isEmpty && !never.isEmpty ? Settings.never.with(never) : nil,
      try arguments[Flags.weak] ? Flags.weak.name : nil,
      // The filters, by which scores are filed, do not name the file of the plan.
      filters.replacing(Flags.plan.name, with: Flags.plan.with(try arguments[Flags.plan]) ?? ""), Flags.text.with(text),
    ].compactJoined(" ")
  }

  /// What narrows the quiz, as options; empty if nothing does.
  var filters: String {
    return [
      Flags.timed.with(minutes.map { "\($0)" }), Flags.tense.with(tenses.map(\.id)),
      Flags.person.with(persons.map(\.id)), Flags.verb.with(verbs), Flags.top.with(top.map { "\($0)" }),
      Flags.pattern.with(patterns.map(\.id)), irregularOnly ? Flags.irregular.name : nil,
      regularOnly ? Flags.regular.name : nil, plan == nil ? nil : Flags.plan.name, Flags.choice.with(sentenceChoices),
      Flags.level.with(levels.map { Set([$0.lowerBound, $0.upperBound]).map(\.rawValue).sorted() } ?? []),
      sentences == .only && direction != .meaning ? Flags.sentences.name : nil, asksTables ? Flags.table.name : nil,
      Flags.directions.first { $0.direction == direction }?.name,
    ].compactJoined(" ")
  }

  /// Creates options from the arguments, and the settings for the rest; a program must ask for second tries.
  init(_ arguments: Arguments, in world: World, isMachine: Bool) throws {
    let settings = world.settings
    try self.init(
      difficulty: arguments[Flags.difficulty] ?? settings.difficulty,
      region: arguments[Flags.region] ?? settings.region,
      secondPerson: arguments[Flags.secondPerson] ?? settings.secondPerson,
      accents: arguments[Flags.accents] ?? settings.accents,
      questions: arguments[Flags.questions] ?? settings.questions)
    let named = try arguments[Flags.tense] ?? []
    // Every question shows the infinitive, so a group that contains it does not mean it.
    let namesIt = try arguments[Flag<[String]>(Flags.tense.name)].contains { (try? Tense.named($0)) == .infinitive }
    tenses = namesIt ? named : named.filter { $0 != .infinitive }
    levels = try arguments.levels()
    persons = try arguments[Flags.person]
    // “ser, ir” in quotes contains blanks.
    verbs = try arguments[Flags.verb].map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    never = try settings.never
    if let file = try arguments[Flags.verbsFile] { verbs += try Self.verbs(inFile: file, world.files) }
    top = try arguments[Flags.top] ?? (verbs.isEmpty ? levels?.top : nil)
    irregularOnly = try arguments[Flags.irregular]
    minutes = try arguments[Flags.timed]
    if minutes != nil { questions = Self.mostQuestions }
    regularOnly = try arguments[Flags.regular]
    if let file = try arguments[Flags.plan] { plan = try plan(inFile: file, world.files) }
    patterns = try arguments[Flags.pattern]
    sentenceChoices = try arguments.choices()
    asksTables = try arguments[Flags.table]
    direction = Flags.directions.first { arguments.has($0.name) }?.direction ?? .produce
    sentences = try use(arguments, settings)
    if let levels, sentences != .only { tenses = try levels.tenses(of: tenses) }
    let isOffered = try settings.retry == .on || settings.retry == .auto && world.terminal.features.isInteractive
    retries = try arguments[Flags.retry] || isOffered && !isMachine
  }

  /// How much is asked in sentences: everything if they are asked for; nothing if only one kind of form is.
  private func use(_ arguments: Arguments, _ settings: Settings) throws -> SentenceUse {
    if asksTables || direction == .recognize { return .off }
    if direction == .meaning { return .only }
    if let use = try arguments[Flags.sentences] ?? (sentenceChoices.isEmpty ? nil : .only) { return use }
    return formKind != nil || direction == .listen ? .off : try settings.sentences
  }

  private func plan(inFile path: String, _ files: any FileReader) throws -> QuizPlan {
    let text = try files.text(at: path)
    do throws(QuizPlanError) { return try QuizPlan(text, for: difficulty) } catch {
      throw SessionError.badPlan(path: path, error)
    }
  }

  /// The words in a file, separated by blanks, commas or line breaks; `#` starts a comment.
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

extension ReviewOptions {
  /// The command that asks the same review again on the same day; `nil` if it was not shuffled.
  func commandLine(seed: UInt64?) -> String? {
    guard let seed else { return nil }
    return [
      "conjugar review", Flags.questions.with("\(questions)"), Flags.new.with(newSkills.map { "\($0)" }),
      Flags.region.with(region.rawValue), Flags.secondPerson.with(secondPerson.rawValue),
      Flags.tense.with(tenses.map(\.id)) ?? Settings.tenses.with([]), Settings.background.with(background),
      never.isEmpty ? nil : Settings.never.with(never), Flags.seed.with("\(seed)"),
    ].compactJoined(" ")
  }

  /// Creates options from the arguments; for the rest, from the settings and the answers, which show the pace.
  ///
  /// - Parameter answered: today's answers, if the goal limits a session: to what is left of it, or to another one.
  init(_ arguments: Arguments, in world: World, _ history: History, answered: Int? = nil) throws {
    let settings = world.settings
    try self.init(
      region: arguments[Flags.region] ?? settings.region,
      secondPerson: arguments[Flags.secondPerson] ?? settings.secondPerson,
      tenses: arguments[Flags.tense] ?? settings.tenses, newSkills: arguments[Flags.new])
    if let levels = try arguments.levels() { tenses = try levels.tenses(of: tenses) }
    (background, never) = (try settings.background, try settings.never)
    pace = history.pace
    try fit(minutes: settings.minutes)
    if let answered, let goal = try settings.goal {
      questions = min(questions, answered < goal ? goal - answered : goal)
    }
    if let questions = try arguments[Flags.session] { self.questions = questions }
  }
}

extension Flag {
  /// The option with its values, as on the command line; `nil` if there are none.
  fileprivate func with(_ values: [String]) -> String? {
    values.isEmpty ? nil : "\(name) \(values.map(Drill.quoted).joined(separator: ","))"
  }

  fileprivate func with(_ value: String?) -> String? { value.flatMap { with([$0]) } }
}

extension Setting {
  fileprivate func with(_ value: Value) -> String { "--set \(Drill.quoted("\(key)=\(write(value))"))" }
}

extension Arguments {
  func choices() throws -> [String] {
    try self[Flags.choice].flatMap { name in
      if let choices = Choices.named(name) { return choices }
      throw NameError(kind: "choice", name: name, among: Choices.names)
    }
  }
}
