import ConjugarCore

/// An error that may reach `main`: it has a sentence for the learner and an exit code for programs.
protocol Failure: Error, CustomStringConvertible {
  var exitCode: ExitCode { get }

  /// The text for the learner: the description or, for the library's errors, also what the program can do about them.
  var sentence: String { get }
}

extension Failure { var sentence: String { description } }

extension UsageError: Failure {
  var exitCode: ExitCode {
    switch self {
    case .guessedVerb: .badInput
    case .unknownQuizWord(_, let nearest) where nearest.contains(where: Conjugator().knows): .badInput
    case _: .usage
    }
  }
}

extension NameError: Failure {
  var exitCode: ExitCode { kind == "verb" ? .badInput : .usage }

  /// If too much is accepted to fit into a message, it names the command that lists it.
  var sentence: String { Self.lists[kind].map { "\(beginning) (“\($0)” lists them)" } ?? description }

  private static let lists = [
    Tense.table.kind: "conjugar tenses", Irregularity.table.kind: "conjugar help patterns",
    "setting": "conjugar settings", "command or topic": "conjugar help", "choice": "conjugar sentences",
  ]
}

extension LaunchError: Failure { var exitCode: ExitCode { .usage } }

extension EffectError: Failure { var exitCode: ExitCode { .readWrite } }

extension ConjugationError: Failure {
  var exitCode: ExitCode { .badInput }
  var sentence: String { WordProposals.sentence(of: self) }
}

extension SettingsError: Failure {
  private var cause: (any Failure)? {
    switch self {
    case .unknownSetting(let error), .badValue(let error): error
    case .storage(let error): error
    case .former, .broken: nil
    }
  }

  var exitCode: ExitCode { if case .broken = self { .brokenSettings } else { cause?.exitCode ?? .usage } }
  var sentence: String { cause?.sentence ?? description }
}

extension StorageError: Failure {
  var exitCode: ExitCode {
    switch self {
    case .nowhere, .cannotCreate: .cannotCreate
    case .cannotRead, .cannotWrite, .locked, .notDurable: .readWrite
    case .broken: .brokenSettings
    }
  }
}

extension TerminalError: Failure {
  var exitCode: ExitCode {
    switch self {
    case .closed: .done
    case .interrupted: .interrupted
    case .cannotRead, .cannotWrite: .readWrite
    }
  }
}

extension ExitCode {
  /// Reports an error to the learner, on one line; output that nobody reads is not an error.
  init(telling error: any Error, on terminal: any Terminal) {
    let failure = error as? any Failure
    self = failure?.exitCode ?? .readWrite
    if let error = error as? TerminalError, error == .closed || error == .interrupted { return }
    terminal.report("conjugar: \((failure?.sentence ?? "\(error)").printable(upTo: 1000))")
  }

  /// Returns one value of several; if that fails, the error is reported, and the others are still handled.
  mutating func telling<Value>(on terminal: any Terminal, _ value: () throws -> Value) -> Value? {
    do { return try value() } catch { self = ExitCode(telling: error, on: terminal) }
    return nil
  }
}

extension Terminal {
  /// Does something that may fail without harm to the rest, and reports what is lost. Returns whether it succeeded.
  @discardableResult
  func telling(_ loss: String?, _ body: @autoclosure () throws -> some Any) -> Bool {
    do { _ = try body() } catch StorageError.nowhere where loss != nil {
      // The answers before it already reported that.
      return false
    } catch {
      report("conjugar: \(loss.flatMap { (error as? StorageError)?.sentence(on: $0) } ?? "\(error)")")
      return false
    }
    return true
  }
}
