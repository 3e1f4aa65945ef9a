import ConjugarCore

extension QuizChoices {
  /// The whole command that asks the same quiz again, whatever the settings are then; `nil` if it was not mixed.
  func commandLine(seed: UInt64?) -> String? {
    guard let seed else { return nil }
    let given: [(Option, [String])] = [
      (QuizFlags.questions.option, ["\(questions)"]),
      (Flags.difficulty.option, [difficulty.rawValue]),
      (Flags.region.option, [region.rawValue]),
      (Flags.secondPerson.option, [secondPerson.rawValue]),
      (QuizFlags.accents.option, accents == Settings.accents.usual ? [] : [accents.rawValue]),
      (Flags.tense.option, tenses.map(\.id)),
      (Flags.person.option, persons.map(\.id)),
      (Flags.verb.option, verbs),
      (Flags.top.option, top.map { ["\($0)"] } ?? []),
      (Flags.pattern.option, pattern.map { [$0.id] } ?? []),
      (SentenceFlags.choice.option, sentenceChoices),
    ]
    let alone = [(QuizFlags.irregular.option, irregularOnly), (SentenceFlags.sentences.option, sentences == .only)]
    return
      (["conjugar quiz"]
      + given.filter { !$0.1.isEmpty }.map { "\($0.name) \($1.map(Drill.quoted).joined(separator: ","))" }
      + alone.filter(\.1).map(\.0.name)
      + (sentences == .mixed ? ["--set sentences=mixed"] : [])
      + ["\(Flags.seed.option.name) \(seed)"])
      .joined(separator: " ")
  }
}
