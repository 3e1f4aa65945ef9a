import ConjugarCore

/// Finds out what the learner knows already.
struct PlaceCommand: Command {
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

  private let arguments: Arguments
  private let format: Format<EventFormat>

  init(_ arguments: Arguments) throws {
    if let word = arguments.words.first { throw UsageError.extraWord(command: Self.name, word) }
    format = try arguments[Self.format]
    self.arguments = arguments
  }

  var isPaged: Bool { false }

  func run(in world: World) throws -> ExitCode {
    let settings = world.settings
    let schedule = try world.schedule()
    let choices = try ReviewChoices(
      region: arguments[Flags.region] ?? settings.region,
      secondPerson: arguments[Flags.secondPerson] ?? settings.secondPerson, difficulty: .difficult)
    let review = try Review(schedule, choices)
    let shuffling = try world.shuffling(arguments)
    let asked = QuizChoices(
      difficulty: .difficult, region: choices.region, secondPerson: choices.secondPerson,
      accents: try settings.accents, questions: PlacementQuestions.count)
    var quiz = Quiz(PlacementQuestions(review, shuffling), total: PlacementQuestions.count, asked)
    let presenter = try presenter(schedule, choices, world, seed: shuffling.seed)
    return try QuizLoop(presenter: presenter, world: world, mode: .place, seed: shuffling.seed).run(&quiz).code
  }

  private func presenter(
    _ schedule: Schedule, _ choices: ReviewChoices, _ world: World, seed: UInt64?
  ) throws -> any QuizPresenter {
    switch format {
    case .machine(.jsonl): return QuizEvents(seed: seed, mode: .place)
    case .text:
      let frame = QuizPage.Frame(opening: ReviewPage.openingOfPlacement) { answers in
        var after = schedule
        for answer in answers { after.count(answer) }
        return ReviewPage.placement(try Review(after, choices), difficulty: try world.settings.difficulty)
      }
      return try world.quizPage(arguments, frame: frame)
    }
  }
}
