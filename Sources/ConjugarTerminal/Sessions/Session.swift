import ConjugarCore

/// Questions that are asked in one go, and what stands around them.
struct Session {
  var quiz: Quiz
  let mode: LogEntry.Mode
  /// What the questions can be had again by, if they are mixed.
  let seed: UInt64?
  /// The command line that asks the same questions again; `nil` if there is none.
  var command: String?
  /// When a round against the clock ends.
  var deadline: Deadline?
  /// What the questions are for, if spaced repetition chose them.
  var plan: ReviewPlan?
  /// What the answers of a placement tell; there is none of anything else.
  var placed: (([LogEntry]) throws -> Claim?)?
  /// What stands above the first question and below the last; `nil` for a quiz.
  var frame: QuizPage.Frame?

  init(_ quiz: Quiz, _ mode: LogEntry.Mode, seed: UInt64?) {
    self.quiz = quiz
    self.mode = mode
    self.seed = seed
  }

  /// Asks them.
  ///
  /// - Parameter whenComplete: told once, when every question that counts is answered; practice comes after it. Returns
  ///   how the score stands; `nil` if there is none.
  func run(
    _ arguments: Arguments, as format: Format = .text, in world: World,
    whenComplete: (Report) -> PersonalBest? = { _ in nil }
  ) throws -> QuizLoop.Outcome {
    let presenter: any QuizPresenter =
      format == .text
      ? try world.quizPage(arguments, again: command, deadline: deadline, frame: frame)
      : QuizEvents(seed: seed, mode: mode, plan: plan, placed: placed)
    var loop = QuizLoop(self, presenter, world)
    return try loop.run(whenComplete: whenComplete)
  }
}

/// The end of a round against the clock.
struct Deadline {
  let minutes: Int
  private let clock: any WorldClock
  private let end: UInt64

  /// The round begins now.
  init(minutes: Int, _ clock: any WorldClock) {
    self.minutes = minutes
    self.clock = clock
    end = clock.uptime + UInt64(minutes) * 60_000_000_000
  }

  /// How many seconds are left; 0 when the time is over.
  var secondsLeft: Int {
    let now = clock.uptime
    return now < end ? Int((end - now + 999_999_999) / 1_000_000_000) : 0
  }
}
