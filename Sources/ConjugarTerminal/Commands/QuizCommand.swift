import ConjugarCore

/// Asks verbs, one after another, and says how it went.
struct QuizCommand: AskingCommand {
  static let name = "quiz"

  static let manual = Manual(
    name: name,
    summary: "fifty forms to find; the way to begin",
    examples: [
      Example("conjugar quiz", "a quiz with the settings as they are"),
      Example("conjugar quiz 10 preterite", "ten questions on one tense; groups do as well: past, subjunctive"),
      Example("conjugar quiz tener ir everyday", "two verbs in the everyday tenses"),
      Example("conjugar quiz --difficulty moderate -n 10", "a short one in the everyday tenses"),
      Example("conjugar quiz --tense preterite --irregular", "only irregular preterites"),
      Example("conjugar quiz --verb ser,ir,haber --tense imperfect,present", "only these verbs and tenses"),
      Example("conjugar quiz --pattern go-verbs --seed 7", "tengo, salgo, hago…, the same quiz for everybody"),
      Example("conjugar quiz --sentences", "sentences: the tense is yours to find"),
      Example("conjugar quiz --choice ser-estar,saber-conocer", "sentences that ask for the verb too"),
      Example("conjugar quiz --text letter.txt", "gaps in a text of your own"),
      Example("conjugar quiz --recognize past", "the other way round: what is tuvieron?"),
      Example("conjugar quiz --table tener preterite", "a table to fill, person by person"),
      Example("conjugar quiz --meaning", "from the English: the verb is yours to find too"),
      Example("conjugar quiz --listen", "forms to be written as you hear them"),
      Example("conjugar quiz 20 preterite --seed 7 --hand-in ana.json", "homework: the result in a file"),
      Example("conjugar quiz --timed 3", "as many as you can in three minutes"),
      Example("conjugar quiz --weak --questions 15", "what you miss most often"),
    ],
    usage: ["quiz [NUMBER] [TENSE|VERB|PATTERN]…"],
    options: [
      Flags.questions.option, Flags.difficulty.option, Flags.region.option, Flags.secondPerson.option,
      Flags.accents.option, Flags.tense.option,
    ] + Flags.filters + [
      Flags.retry.option, Flags.timed.option, Flags.weak.option, Flags.sentences.option,
      Flags.choice.option,
    ] + Flags.directions + [
      Flags.text.option, Flags.seed.option, Flags.noHistory.option, handIn.option, format.option,
    ],
    details: [
      "Type the form and press return. “?” gives a hint: the rule, a verb that goes alike, another form of the verb, the "
        + "letters that differ; each halves what the question earns. An empty line shows the answer; “:why” explains the "
        + "last right form, “:say” speaks it; “:undo” takes the last answer back, for a slip of the finger; “:quit” or the end of input "
        + "ends the quiz, which then has no score.",
      "With --retry, or the setting retry, a wrong answer is told first what it was, and a second try earns 2 points.",
      "With --sentences the context decides the form: every form that is right there counts, one that is heard but is "
        + "not the norm is told so, and a wrong one is diagnosed by the words that decide. --choice takes what “conjugar "
        + "sentences” lists. With --text FILE the gaps are at forms that can be nothing but a verb.",
      "With --recognize a form is shown, and you say its verb, tense and person in any order, by any name: “tener preterite "
        + "ellos”. Every reading is right; two of the three earn 5 points. --table asks a tense person by person, as many "
        + "whole tables as the questions have room for. --meaning shows the English of a sentence and the first letter of "
        + "its form; another verb that says the same costs nothing. With --listen a voice says the form, “:say” says it "
        + "again, and another form that sounds the same is right.",
      "--plan FILE reads how much is asked of each tense: a line “present 9 10” asks nine questions on verbs that are "
        + "regular in it and ten on irregular ones, a third number more of either; “verbs 300” draws from the 300 most used.",
      "Without a Spanish keyboard: a' or 'a is á, n~ or ~n is ñ, u\" or \"u is ü.",
      "With --format jsonl the quiz is spoken in JSON, one event a line: start, question, hint, retry, why, verdict, "
        + "undo, error, finish. After each event with “awaits” a program writes one line: an answer, plain or as "
        + "{\"answer\":\"…\"}, or ?, :why, :undo, :quit. Misses do not come back. “conjugar help --format schema” prints "
        + "the JSON Schema of all events.",
      "“conjugar help patterns” lists the patterns, “conjugar tenses” the tenses and their groups.",
    ],
    takesVerbs: true, words: { TenseGroup.table.identifiers + Tense.table.identifiers })

  private static let handIn = Flag<String?>("--hand-in", text: "FILE", "a result for the teacher, in a new file")
  private static let format = Flags.format(of: Format<EventFormat>.self)

  private let arguments: Arguments
  private let format: Format<EventFormat>

  init(_ arguments: Arguments) throws {
    self.arguments = try arguments.addingQuizWords(of: Self.name, Self.manual.options)
    format = try arguments[Self.format]
  }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let command = try QuizCommand(arguments)
    return try command.ask(command.session(in: world, after: nil), in: world)
  }

  func session(in world: World, after left: LeftRound?) throws -> Session {
    let options = try QuizOptions(arguments, in: world, isMachine: format != .text)
    let shuffling = try world.shuffling(arguments)
    var session = Session(try world.quiz(options, arguments, shuffling), .quiz, seed: shuffling.seed)
    session.command = try arguments.isDrawnFromAnswers ? nil : session.quiz.options.commandLine(seed: shuffling.seed)
    session.deadline = session.quiz.options.minutes.map { Deadline(minutes: $0, world.clock) }
    return session
  }

  func ask(_ session: Session, in world: World) throws -> ExitCode {
    let options = session.quiz.options
    noteGuesses(options.verbs, world.terminal)
    let handIn = try arguments[Self.handIn]
    // Whoever has answered everything must not learn then that it cannot be handed in.
    if let handIn, (try? world.files.text(at: handIn)) != nil {
      throw StorageError.cannotCreate(location: handIn, reason: "File exists")
    }
    let keeper = ScoreKeeper(world: world, arguments: arguments, filters: try filters(options))
    world.analytics.note(.quizStarted, options.parameters)
    var isScoreKept = true
    let outcome = try session.run(arguments, as: format, in: world) { keeper.standing($0, isKept: &isScoreKept) }
    let report = outcome.report
    if let handIn, !report.verdicts.isEmpty {
      let name = try world.settings.player?.name ?? world.settings.profile.name
      let filter = [options.difficulty.rawValue, options.region.rawValue, keeper.filters].filter { !$0.isEmpty }
      let result = HandIn(report, name: name, seed: session.seed, filter: filter.joined(separator: " "))
      try world.files.create(result.line, at: handIn)
    }
    guard let score = report.score else {
      world.analytics.note(.quizLeft, ["question": "\(report.verdicts.count + 1)", "points": "\(report.points)"])
      return outcome.code
    }
    world.analytics.note(.quizFinished, ["score": "\(score)"])
    guard isScoreKept, outcome.isKept else { return .readWrite }
    if format == .text { try keeper.offerBoard(report) }
    return keeper.countQuiz()
  }

  /// What the questions were narrowed to.
  private func filters(_ options: QuizOptions) throws -> String {
    let others = try arguments[Flags.weak] ? Flags.weak.option.name : ""
    return [others, options.filters].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Says which of the verbs asked for the lexicon does not have, before somebody learns a slip of the keyboard.
  private func noteGuesses(_ names: [String], _ terminal: any Terminal) {
    let conjugator = Conjugator()
    for name in names {
      guard let verb = conjugator.find(name), let warning = conjugator.warning(of: verb) else { continue }
      terminal.report(warning)
    }
  }
}
