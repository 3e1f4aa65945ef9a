import ConjugarCore

/// What a person reads of a name that nothing goes by, in English.
struct NameMessages {
  /// The sentence: where what is accepted is too much for a message, it names the command that lists it.
  func sentence(_ error: NameError) -> String {
    lists[error.kind].map { "\(error.beginning) (“\($0)” lists them)" } ?? error.description
  }

  func sentence(_ error: QuizPlanError) -> String {
    if case .tense(let name) = error.fault { error.location + sentence(name) } else { error.description }
  }

  private let lists = [
    Tense.kindOfName: "conjugar tenses", Irregularity.kindOfName: "conjugar help patterns",
    "setting": "conjugar settings", "command or topic": "conjugar help", "choice": "conjugar sentences",
  ]
}
