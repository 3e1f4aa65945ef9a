import ConjugarCore

/// Asks what spaced repetition says is due today, or lists every skill with its state.
struct ReviewCommand: Command {
  private static let formats: [Format] = [.text, .tsv, .json, .jsonl]

  static let name = "review"

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
    options: [.list, .session, .new, .region, .secondPerson, .tense, .seed, .format(formats)],
    details: [
      "A skill is a pattern in a tense, such as e→ie in the present; forms that are one of a kind (soy, hecho), and those "
        + "that you missed although you knew their pattern, are skills by themselves. Every answer counts, in a quiz "
        + "too: the first of the day for each skill. It is asked again when the chance that you remember it has fallen "
        + "to the setting “retention”.",
      "However long you were away, a session is no longer than --questions; what does not fit waits, and nothing new is "
        + "begun meanwhile. New skills are of the tenses of your difficulty, unless --tense names others.",
      "The scheduler is FSRS-6. Nothing but your answers is kept: the schedule is computed from them.",
    ])

  private let arguments: Arguments
  private let format: Format

  init(_ arguments: Arguments) throws {
    if let word = arguments.words.first { throw UsageError.extraWord(command: Self.name, word) }
    format = try arguments.format(among: Self.formats)
    // A table of questions could not be answered.
    if ![.text, .jsonl].contains(format), !arguments.has(.list) {
      throw UsageError.unfitting(
        option: "--format \(format.rawValue)", beside: "review without --list", fitting: "text, jsonl")
    }
    self.arguments = arguments
  }

  func run(in world: World) throws -> ExitCode {
    let review = try Review(world.schedule(), ReviewChoices(arguments, in: world))
    if arguments.has(.list) { return try list(review, world) }
    let shuffling = try world.shuffling(arguments)
    let plan = review.plan(shuffling)
    var quiz = Quiz(plan.questions, try QuizChoices(arguments, in: world))
    switch format {
    case .jsonl:
      let events = QuizEvents(seed: shuffling.seed)
      let outcome = try loop(events, world, shuffling).run(&quiz) { _ in }
      try world.terminal.write(events.finish(outcome.report, score: nil, isBest: false))
      return outcome.code
    case .text, .tsv, .csv, .json, .markdown:
      let style = try world.style(arguments)
      let width = world.terminal.features.width
      let frame = ReviewScreen(style: style, width: width)
      guard !plan.items.isEmpty else {
        try world.terminal.write(frame.opening(review, plan))
        return .done
      }
      let screen = QuizScreen(style: style, width: width, heading: frame.opening(review, plan))
      let outcome = try loop(screen, world, shuffling).run(&quiz) { _ in }
      try world.terminal.write(screen.report(ofReview: outcome.report))
      guard !outcome.report.verdicts.isEmpty else { return outcome.code }
      let after = try Review(world.schedule(), review.choices)
      try world.terminal.write(frame.closing(ReviewSummary(before: review, after: after)))
      return outcome.code
    }
  }

  private func loop(_ face: any QuizPresenter, _ world: World, _ shuffling: Shuffling) -> QuizLoop {
    QuizLoop(face: face, world: world, mode: .review, seed: shuffling.seed)
  }

  private func list(_ review: Review, _ world: World) throws -> ExitCode {
    let terminal = world.terminal
    switch format {
    case .tsv:
      try terminal.writeLine(SkillFields.names.joined(separator: "\t"))
      for row in review.rows { try terminal.writeLine(SkillFields(row).tsv) }
    case .json: try terminal.writeLine(JSON.array(review.rows.map { SkillFields($0).json }).text)
    case .jsonl: for row in review.rows { try terminal.writeLine(SkillFields(row).json.text) }
    case .text, .csv, .markdown:
      let screen = ReviewScreen(style: try world.style(arguments), width: terminal.features.width)
      try terminal.write(screen.list(review))
    }
    return .done
  }
}

extension Option {
  static let list = Option("--list", "list the skills instead of asking")
  static let session = Option("--questions", value: "N", "the most questions, 1 to 200")
  static let new = Option("--new", value: "N", "how many new skills a day, 0 to 50")
}

extension ReviewChoices {
  /// What the arguments say, and for the rest the settings.
  init(_ arguments: Arguments, in world: World) throws {
    let settings = world.settings
    try self.init(
      region: arguments.region ?? settings.region,
      secondPerson: arguments.secondPerson ?? settings.secondPerson,
      difficulty: settings.difficulty,
      tenses: arguments.tenses,
      questions: arguments.number(.session, in: 1...200) ?? settings.session,
      newSkills: arguments.number(.new, in: 0...50) ?? settings.newSkills)
  }
}

extension World {
  /// What the history says of every skill today.
  func schedule() throws -> Schedule {
    let now = clock.now
    let retention = try settings.retention
    return Schedule(
      try history.history(), at: now, zoneOffset: clock.zoneOffset(at: now), scheduler: FSRS(retention: retention))
  }
}
