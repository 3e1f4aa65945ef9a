import ConjugarCore

/// A command whose questions can be gone on with where they were left.
protocol AskingCommand: Command {
  /// - Throws: a `Failure` that names the wrong word.
  init(_ arguments: Arguments) throws

  /// The questions as they begin.
  ///
  /// - Parameter left: the answers that were given before they were left; `nil` if they begin now.
  func session(in world: World, after left: LeftRound?) throws -> Session

  /// Asks them.
  func ask(_ session: Session, in world: World) throws -> ExitCode
}

extension AskingCommand {
  static func isPaged(_ arguments: Arguments) -> Bool { false }
}

/// The answers that were given before a round of questions was left, and the whole log.
struct LeftRound {
  let answers: [LogEntry]
  let history: History
}
