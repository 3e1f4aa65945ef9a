import ConjugarCore

/// Finds out what the learner knows already.
enum PlaceCommand: Command {
  static let name = "place"

  private static let format = Flags.format(of: Format<EventFormat>.self)

  static let manual = Manual(
    name: name,
    summary: "twenty questions that find out what you know already",
    examples: [
      Example("conjugar place", "the longer you are right, the harder they get"),
      Example("conjugar place --second-person vos", "with vos in place of tú"),
    ],
    usage: ["place"],
    options: [Flags.region.option, Flags.secondPerson.option, Flags.seed.option, format.option],
    details: [
      "Each question is the one whose answer tells most after those before it. Press return where you do not know: a "
        + "lucky guess only makes the result worse. What you surely know is not taught as new; “conjugar stats” tells how "
        + "much of each level that is. The answers are kept like any others, and the last placement counts: do it again "
        + "whenever you like."
    ])

  static func isPaged(_ arguments: Arguments) -> Bool { false }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    if let word = arguments.words.first { throw UsageError.extraWord(command: name, word) }
    let format = try arguments[format]
    let history = try world.answers()
    let schedule = try world.schedule(of: history)
    let options = try ReviewOptions(arguments, in: world, history)
    let review = try Review(schedule, options)
    let shuffling = try world.shuffling(arguments)
    let asked = QuizOptions(
      difficulty: .difficult, region: options.region, secondPerson: options.secondPerson,
      accents: try world.settings.accents, questions: PlacementQuestions.count)
    let quiz = Quiz(adaptive: PlacementQuestions(review, shuffling), total: PlacementQuestions.count, asked)
    var session = Session(quiz, .place, seed: shuffling.seed)
    func told(_ answers: [LogEntry]) throws -> Review? {
      answers.count < Policy.fewestPlaced ? nil : try Review(schedule.after(answers), options)
    }
    session.placed = { try told($0)?.claim }
    session.frame = QuizPage.Frame(opening: ReviewPage.openingOfPlacement) { answers in
      ReviewPage.placement(try told(answers))
    }
    return try session.run(arguments, as: format, in: world).code
  }
}
