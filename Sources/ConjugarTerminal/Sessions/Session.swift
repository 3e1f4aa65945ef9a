import ConjugarCore

/// Questions that are asked in one go, and what surrounds them.
struct Session {
  var quiz: Quiz
  let mode: LogEntry.Mode
  let seed: UInt64?
  /// The command line that asks the same questions again; `nil` if there is none.
  var command: String?
  /// The end of a timed round.
  var deadline: Deadline?
  /// What the questions are for, if spaced repetition chose them.
  var plan: ReviewPlan?
  /// Returns what the answers of a placement tell; `nil` for any other session.
  var placed: (([LogEntry]) throws -> Claim?)?
  /// The file in which a student hands in the result.
  var handIn: HandInFile?
  /// The pages above the first question and below the last; `nil` for a quiz.
  var frame: QuizPage.Frame?

  /// Asks them; `whenComplete` ranks the score once every question that counts is answered.
  func run(
    _ arguments: Arguments, as format: Format, in world: World,
    whenComplete: (Report) -> PersonalBest? = { _ in nil }
  ) throws -> QuizLoop.Outcome {
    var presenter: any QuizPresenter = QuizEvents(session: self)
    if format == .text {
      let renderer = try world.renderer(arguments)
      presenter = QuizPage(
        renderer: renderer, again: command, hasProgress: world.isAtTerminal && renderer is StyledRenderer,
        clock: deadline.map { deadline in { (deadline.secondsLeft, deadline.minutes * 60) } }, frame: frame)
    }
    var loop = QuizLoop(self, presenter, world)
    return try loop.run(whenComplete: whenComplete)
  }
}

/// The end of a timed round.
struct Deadline {
  let minutes: Int
  private let clock: any WorldClock
  private let end: UInt64

  init(minutes: Int, _ clock: any WorldClock) {
    (self.minutes, self.clock) = (minutes, clock)
    end = clock.uptime + UInt64(minutes) * 60_000_000_000
  }

  var secondsLeft: Int {
    let now = clock.uptime
    return now < end ? Int((end - now + 999_999_999) / 1_000_000_000) : 0
  }
}

/// Why nothing can be asked.
enum SessionError: Failure {
  case noVerb(path: String, line: Int, reason: String)
  case noVerbs(path: String)
  case badPlan(path: String, QuizPlanError)
  case noGaps(path: String)
  case nothingWeak

  var exitCode: ExitCode { if case .nothingWeak = self { .usage } else { .badInput } }

  var description: String {
    switch self {
    case .noVerb(let path, let line, let reason): "line \(line) of “\(path)”: \(reason)"
    case .noVerbs(let path): "the file “\(path)” has no verbs: write one per line"
    case .badPlan(let path, let error):
      "the file “\(path)”: \(error.tense.map { "\(error.location)\($0.sentence)" } ?? "\(error)")"
    case .noGaps(let path): "the file “\(path)” has no form that can only be a verb, so there is nothing to ask"
    case .nothingWeak: "you have no wrong answers there so far, so nothing is weak; try “conjugar review”"
    }
  }
}

extension QuizError: Failure {
  var exitCode: ExitCode {
    switch self {
    case .verb(let error): error.exitCode
    case .plan: .badInput
    case _: .usage
    }
  }

  var sentence: String { if case .verb(let error) = self { error.sentence } else { description } }
}
