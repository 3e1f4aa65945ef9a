import ConjugarCore

/// Why nothing can be asked.
enum SessionError: Failure {
  /// A word in a list of verbs is none.
  case noVerb(path: String, line: Int, reason: String)
  case noVerbs(path: String)
  case badPlan(path: String, QuizPlanError)
  /// A text has no form that is fair to ask.
  case noGaps(path: String)
  /// The learner has no weakness.
  case nothingWeak

  var exitCode: ExitCode { if case .nothingWeak = self { .usage } else { .badInput } }

  var description: String {
    switch self {
    case .noVerb(let path, let line, let reason): "line \(line) of “\(path)”: \(reason)"
    case .noVerbs(let path): "the file “\(path)” has no verbs: write one a line"
    case .badPlan(let path, let error):
      if let name = error.tense {
        "the file “\(path)”: \(error.location)\(name.sentence)"
      } else {
        "the file “\(path)”: \(error)"
      }
    case .noGaps(let path):
      "the file “\(path)” has no form that can be nothing but a verb, so there is nothing to ask"
    case .nothingWeak:
      "no answer of yours was wrong so far in what was chosen, so nothing is weak; try “conjugar review”"
    }
  }
}

extension QuizError: Failure {
  var exitCode: ExitCode {
    switch self {
    case .verb(let error): error.exitCode
    case .number, .infinitiveAsked, .personNotAskedInRegion, .personNotChosen, .tensesLackPersons, .verbLacksForms,
      .verbNotAsked, .verbsNotInTop, .nothingOfKind, .noTable, .noSentence:
      .usage
    case .plan: .badInput
    }
  }

  var sentence: String { if case .verb(let error) = self { error.sentence } else { description } }
}
