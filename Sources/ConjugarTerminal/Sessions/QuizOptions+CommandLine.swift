import ConjugarCore

extension QuizOptions {
  /// The whole command that asks the same quiz again, whatever the settings are then; `nil` if it was not mixed, or its
  /// plan came from a file, whose name is not kept.
  ///
  /// - Parameter command: what asks it: a quiz, or a sheet of paper, on which no accent has a price.
  func commandLine(_ command: String = "quiz", seed: UInt64?) -> String? {
    guard let seed, plan == nil else { return nil }
    let isQuiz = command == "quiz"
    let usual = [
      minutes == nil ? Self.word(Flags.questions.option, ["\(questions)"]) : "",
      Self.word(Flags.difficulty.option, [difficulty.rawValue]),
      Self.word(Flags.region.option, [region.rawValue]),
      Self.word(Flags.secondPerson.option, [secondPerson.rawValue]),
      isQuiz ? Self.word(Flags.accents.option, [accents.rawValue]) : "",
      // Only is among the filters.
      isSentenceChoiceOpen ? Self.word(Flags.sentences.option, sentences == .only ? [] : [sentences.rawValue]) : "",
    ]
    let words = ["conjugar \(command)"] + usual + [filters, Self.word(Flags.seed.option, ["\(seed)"])]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What narrows the quiz down, as the command line says it; empty if nothing does.
  var filters: String {
    let given = [
      Self.word(Flags.timed.option, minutes.map { ["\($0)"] } ?? []),
      Self.word(Flags.tense.option, tenses.map(\.id)),
      Self.word(Flags.person.option, persons.map(\.id)),
      Self.word(Flags.verb.option, verbs),
      Self.word(Flags.top.option, top.map { ["\($0)"] } ?? []),
      Self.word(Flags.pattern.option, pattern.map { [$0.id] } ?? []),
      irregularOnly ? Flags.irregular.option.name : "",
      regularOnly ? Flags.regular.option.name : "",
      plan == nil ? "" : Flags.plan.option.name,
      Self.word(Flags.choice.option, sentenceChoices),
      Self.word(Flags.level.option, levels.map { Set([$0.lowerBound, $0.upperBound]).map(\.rawValue).sorted() } ?? []),
      sentences == .only && direction != .meaning ? Flags.sentences.option.name : "",
      asksTables ? Flags.table.option.name : "",
      directionOption?.name ?? "",
    ]
    return given.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether sentences may be asked for or not beside the way in which forms are asked.
  private var isSentenceChoiceOpen: Bool { !asksTables && (direction == .produce || direction == .listen) }

  private var directionOption: Option? {
    switch direction {
    case .produce: nil
    case .recognize: Flags.recognize.option
    case .meaning: Flags.meaning.option
    case .listen: Flags.listen.option
    }
  }

  fileprivate static func word(_ option: Option, _ values: [String]) -> String {
    values.isEmpty ? "" : "\(option.name) \(values.map(Drill.quoted).joined(separator: ","))"
  }
}

extension QuizOptions {
  /// What is noted of a quiz that begins.
  var parameters: [String: String] {
    ["difficulty": difficulty.rawValue, "region": region.rawValue, "questions": "\(questions)", "filters": filters]
      .filter { !$0.value.isEmpty }
  }
}

extension ReviewOptions {
  /// The command that asks the same review again on the same day; `nil` if it was not mixed.
  func commandLine(seed: UInt64?) -> String? {
    guard let seed else { return nil }
    let words = [
      QuizOptions.word(Flags.questions.option, ["\(questions)"]),
      QuizOptions.word(Flags.new.option, newSkills.map { ["\($0)"] } ?? []),
      QuizOptions.word(Flags.region.option, [region.rawValue]),
      QuizOptions.word(Flags.secondPerson.option, [secondPerson.rawValue]),
      QuizOptions.word(Flags.tense.option, tenses.map(\.id)), QuizOptions.word(Flags.seed.option, ["\(seed)"]),
    ]
    return (["conjugar review"] + words.filter { !$0.isEmpty }).joined(separator: " ")
  }
}
