import ConjugarCore

extension QuizOptions {
  /// The whole command that asks the same quiz again, whatever the settings are then; `nil` if it was not mixed, or its
  /// plan came from a file, whose name is not kept.
  func commandLine(seed: UInt64?) -> String? {
    guard let seed, plan == nil else { return nil }
    let usual = [
      minutes == nil ? Self.word(Flags.questions.option, ["\(questions)"]) : "",
      Self.word(Flags.difficulty.option, [difficulty.rawValue]),
      Self.word(Flags.region.option, [region.rawValue]),
      Self.word(Flags.secondPerson.option, [secondPerson.rawValue]),
      Self.word(Flags.accents.option, [accents.rawValue]),
      // Only is among the filters.
      Self.word(Flags.sentences.option, sentences == .only ? [] : [sentences.rawValue]),
    ]
    let words = ["conjugar quiz"] + usual + [filters, Self.word(Flags.seed.option, ["\(seed)"])]
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
      sentences == .only ? Flags.sentences.option.name : "",
    ]
    return given.filter { !$0.isEmpty }.joined(separator: " ")
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
