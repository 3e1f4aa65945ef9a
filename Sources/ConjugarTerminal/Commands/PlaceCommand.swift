import ConjugarCore

/// Runs a placement test, which finds out what the learner already knows.
enum PlaceCommand: Command {
  static let name = "place"

  static func isPaged(_ arguments: Arguments) -> Bool { false }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    try arguments.refuseWords()
    let format = try arguments.format()
    let history = try world.answers()
    let schedule = world.schedule(of: history)
    var options = try ReviewOptions(arguments, in: world, history)
    options.tenses = []
    let review = try Review(schedule, options)
    let shuffling = try world.shuffling(arguments)
    let asked = QuizOptions(
      difficulty: .difficult, region: options.region, secondPerson: options.secondPerson,
      accents: try world.settings.accents, questions: Policy.placement.questions)
    let quiz = Quiz(
      from: PlacementQuestions(review, shuffling), total: Policy.placement.questions, isAdaptive: true, asked)
    var session = Session(quiz: quiz, mode: .place, seed: shuffling.seed)
    func told(_ answers: [LogEntry]) throws -> Review? {
      answers.count < Policy.placement.fewest ? nil : try Review(schedule.after(answers), options)
    }
    session.placed = { try told($0)?.claims.all }
    session.frame = QuizPage.Frame(opening: ReviewPage.openingOfPlacement(world), listsMisses: false) { _, answers in
      ReviewPage.placement(try told(answers))
    }
    return try session.run(arguments, as: format, in: world).code
  }
}
