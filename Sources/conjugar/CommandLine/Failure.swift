import ConjugarCore

/// An error that may reach `main`: it has a sentence for the learner and an exit code for programs.
protocol Failure: Error, CustomStringConvertible {
  var exitCode: ExitCode { get }
}

extension UsageError: Failure { var exitCode: ExitCode { .usage } }
extension NameError: Failure { var exitCode: ExitCode { .usage } }

extension LaunchError: Failure {
  var exitCode: ExitCode {
    switch self {
    case .missingValue, .repeated, .noAssignment, .noMoment, .clockOfDevice, .badName: .usage
    case .badSetting(let error): error.exitCode
    }
  }
}

extension ConjugationError: Failure {
  var exitCode: ExitCode {
    switch self {
    case .notAnInfinitive, .unknownVerb, .lexicon: .badInput
    }
  }
}

extension ArticleError: Failure { var exitCode: ExitCode { .badInput } }
extension LexiconError: Failure { var exitCode: ExitCode { .badInput } }

extension SettingsError: Failure {
  var exitCode: ExitCode {
    switch self {
    case .unknownSetting, .badValue: .usage
    case .broken: .brokenSettings
    case .storage(let error): error.exitCode
    }
  }
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
  /// Tells the learner, in one line, what went wrong; that nobody reads the output is nothing wrong.
  init(telling error: any Error, on terminal: any Terminal) {
    self = (error as? any Failure)?.exitCode ?? .readWrite
    switch error as? TerminalError {
    case .closed, .interrupted: return
    case .cannotRead, .cannotWrite, nil: break
    }
    terminal.report("conjugar: \(Self.sentence(of: error).printable(upTo: 1000))")
  }

  /// What is wrong, and for a word that is no verb what it may have been meant for.
  private static func sentence(of error: any Error) -> String {
    switch error {
    case let error as ConjugationError: WordProposals.sentence(of: error)
    case QuizError.verb(let error): WordProposals.sentence(of: error)
    default: "\(error)"
    }
  }
}
