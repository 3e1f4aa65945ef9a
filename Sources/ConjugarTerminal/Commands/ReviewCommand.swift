import ConjugarCore

/// Asks what spaced repetition says is due today, or lists every skill with its state.
struct ReviewCommand: ResumableCommand {
  static let name = "review"

  private static let list = Flag<Bool>("--list", "list the skills instead of asking")
  private static let questions = Flags.questions(Settings.Bounds.session, "the most questions")
  static let new = Flag<Int?>(
    "--new", number: Settings.Bounds.newSkills,
    "the most new skills to begin today, \(Settings.Bounds.newSkills.listed)")
  /// The formats of the list; a table of questions could not be answered.
  private static let formatOfList = Flags.format(of: Format<RecordFormat>.self)
  private static let formatOfSession = Flags.format(of: Format<EventFormat>.self)

  static let manual = Manual(
    name: name,
    summary: "what is due today, by spaced repetition",
    examples: [
      Example("conjugar review", "what you are about to forget, and a few new skills"),
      Example("conjugar review --questions 10 --new 0", "a short one, without anything new"),
      Example("conjugar review --tense preterite,imperfect", "only these tenses"),
      Example("conjugar review --list", "every skill, how well you know it and when it is due"),
    ],
    usage: ["review [OPTIONS]", "review --list"],
    options: [
      list.option, questions.option, new.option, Flags.region.option, Flags.secondPerson.option, Flags.tense.option,
      Flags.seed.option, QuizFlags.retry.option, Flags.noHistory.option, formatOfList.option,
    ],
    details: [
      "A skill is a pattern in a tense, such as e→ie in the present; forms that are one of a kind (soy, hecho), those "
        + "that you missed although you knew their pattern, and a person for which you gave another one’s form, are "
        + "skills by themselves. Every answer counts, in a quiz too, and a wrong one is charged to what was wrong: the "
        + "pattern, the ending, the person, the spelling. A skill is asked again when the chance that you remember it "
        + "has fallen to the setting “retention”.",
      "However long you were away, a session is no longer than --questions; what does not fit waits, and until it fits "
        + "again little is new. Else what is new fills the session, unless --new allows less. It is shown before it is "
        + "asked, and is of the tenses of your difficulty, unless --tense names others.",
      "The scheduler is FSRS-6. Nothing but your answers is kept: the schedule is computed from them.",
    ])

  private let arguments: Arguments
  private let wish: Wish
  var earlier: [LogEntry] = []

  private enum Wish {
    case list(Format<RecordFormat>)
    case session(Format<EventFormat>)
  }

  init(_ arguments: Arguments) throws {
    if let word = arguments.words.first { throw UsageError.extraWord(command: Self.name, word) }
    let format = try arguments[Self.formatOfList]
    if try arguments[Self.list] {
      wish = .list(format)
    } else {
      let accepted = Format<EventFormat>.allCases.map(\.name)
      guard accepted.contains(format.name) else {
        throw UsageError.unfitting(
          option: "--format \(format.name)", beside: "review without --list",
          fitting: accepted.joined(separator: ", "))
      }
      wish = .session(try arguments[Self.formatOfSession])
    }
    self.arguments = arguments
  }

  var isPaged: Bool { if case .list = wish { true } else { false } }

  func run(in world: World) throws -> ExitCode {
    switch wish {
    case .list(let format): return try list(Review(world.schedule(), choices(in: world)), format, world)
    case .session(let format): return try ask(format, world)
    }
  }

  /// What the arguments say, and for the rest the settings.
  private func choices(in world: World) throws -> ReviewChoices {
    let settings = world.settings
    return try ReviewChoices(
      region: arguments[Flags.region] ?? settings.region,
      secondPerson: arguments[Flags.secondPerson] ?? settings.secondPerson,
      difficulty: settings.difficulty,
      tenses: arguments[Flags.tense],
      questions: arguments[Self.questions] ?? settings.session,
      newSkills: arguments[Self.new] ?? settings.newSkills)
  }

  func beginning(in world: World, _ history: History) throws -> Quiz {
    let review = try Review(world.schedule(of: history, before: earlier.first), choices(in: world))
    return try quiz(review.plan(world.shuffling(arguments)), .text, world)
  }

  private func quiz(_ plan: ReviewPlan, _ format: Format<EventFormat>, _ world: World) throws -> Quiz {
    var choices = try QuizChoices(arguments, in: world)
    choices.retries = try world.retries(arguments, isMachine: format != .text)
    return Quiz(plan.questions, choices)
  }

  private func ask(_ format: Format<EventFormat>, _ world: World) throws -> ExitCode {
    let history = try world.answers()
    let schedule = try world.schedule(of: history)
    let begun = try earlier.isEmpty ? schedule : world.schedule(of: history, before: earlier.first)
    let review = try Review(begun, choices(in: world))
    let shuffling = try world.shuffling(arguments)
    let plan = review.plan(shuffling)
    var quiz = try quiz(plan, format, world)
    for answer in earlier { quiz.repeatAnswer(answer) }
    let presenter: any QuizPresenter =
      switch format {
      case .machine(.jsonl): QuizEvents(seed: shuffling.seed, mode: .review, plan: plan)
      case .text: try page(review, schedule, plan, world)
      }
    var loop = QuizLoop(presenter: presenter, world: world, mode: .review, seed: shuffling.seed)
    loop.command = review.choices.commandLine(seed: shuffling.seed)
    return try loop.run(&quiz).code
  }

  private func page(
    _ review: Review, _ schedule: Schedule, _ plan: ReviewPlan, _ world: World
  ) throws -> any QuizPresenter {
    let keeps = try !arguments[Flags.noHistory]
    let frame = QuizPage.Frame(opening: ReviewPage.opening(review, plan), introductions: plan.introductions) {
      answers in
      var after = schedule
      for answer in answers { after.count(answer) }
      let answered = earlier.count + answers.count { $0.mode != .practice }
      return ReviewPage.closing(
        ReviewSummary(
          before: review, after: try Review(after, review.choices), shown: plan.newCount(ofFirst: answered)),
        left: keeps ? plan.items.count - answered : 0)
    }
    return try world.quizPage(arguments, frame: frame)
  }

  private func list(_ review: Review, _ format: Format<RecordFormat>, _ world: World) throws -> ExitCode {
    switch format {
    case .machine(let format):
      try Records.write(format, ReviewPage.columns, review.rows.lazy.map(ReviewPage.fields), to: world.terminal)
    case .text: try world.show(ReviewPage.list(review), arguments)
    }
    return .done
  }
}
