import ConjugarCore

/// Logs the answers of a session, each the moment it is given.
struct AnswerLog: ~Copyable {
  private(set) var isKept = true
  private(set) var lines = 0
  private(set) var answers: [LogEntry] = []

  private let session: Session
  private let world: World
  /// The uptime at which the session began.
  private let start: UInt64
  /// Generates the identifiers of the lines; `nil` before the first answer.
  private var identifiers: LogIdentifiers?
  private var last = Timestamp(milliseconds: .min)

  init(_ session: Session, _ world: World) { (self.session, self.world, start) = (session, world, world.clock.uptime) }

  /// How long an answer took, in milliseconds, and how long until its first key, if known.
  typealias Thought = (milliseconds: Int, toFirstKey: Int?)

  var milliseconds: Int { Int((world.clock.uptime - start) / 1_000_000) }

  /// Logs the answer that a verdict is about; `quiz` is in the state before it.
  mutating func keep(_ verdict: Verdict, of quiz: Quiz, _ thought: Thought) {
    let now = world.clock.now
    // The answers of a session stay in order, however fast a program types and even if the clock is set back.
    let time = max(now, Timestamp(milliseconds: last.milliseconds &+ 1))
    last = time
    var identifiers = identifiers ?? LogIdentifiers(seed: world.randomness.seed(), time: now, uptime: start)
    var answer = LogEntry(
      verdict, id: identifiers.next(), at: time, zone: world.clock.zoneOffset(at: now) / 60,
      milliseconds: thought.milliseconds, mode: session.mode, seed: session.seed)
    self.identifiers = identifiers
    answer.firstKeyMilliseconds = thought.toFirstKey
    // A timed round is not resumed.
    if quiz.verdicts.isEmpty, session.deadline == nil {
      answer.rare.command = session.command.map { [$0, session.handIn?.option].compactJoined(" ") }
    }
    keep(answer.line)
    answers.append(answer)
  }

  /// Takes back the last answer at once, since a learner who leaves now has not given it.
  mutating func takeBack() {
    guard let answer = answers.popLast(), let id = answer.id, let own = identifiers?.next() else { return }
    keep(LogLine.retraction(of: id, id: own, at: world.clock.now))
  }

  /// Adds a line to the log; the first failure is reported.
  private mutating func keep(_ line: String) {
    lines += 1
    do throws(StorageError) { try world.history.append(line) } catch {
      if isKept { world.terminal.report("conjugar: \(error.sentence(on: "your answers are not being saved"))") }
      isKept = false
    }
  }
}
