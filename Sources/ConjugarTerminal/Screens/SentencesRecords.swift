import ConjugarCore

/// Sentences for programs.
enum SentencesRecords {
  static let columns = [
    "id", "choice", "level", "variety", "sentence", "cue", "subject", "form", "infinitive", "tense", "person",
    "accepted", "heard", "triggers", "translation", "reason",
  ]

  static func fields(_ sentence: Sentence, _ conjugator: Conjugator) throws(ConjugationError) -> [Field] {
    let question = try Question(sentence, conjugator)
    return [
      .text(sentence.id), .text(sentence.choice.id), .text(sentence.level.rawValue), .text(sentence.variety?.rawValue),
      .text(sentence.text(filling: Sentence.gap)), .text(sentence.cue), .text(sentence.subject), .text(sentence.form),
      .text(sentence.verb), .text(sentence.slot.tense.id), .person(sentence.slot.person),
      .list(question.accepted, "/"), .list(question.cloze?.heard ?? [], "/"), .list(sentence.triggers, " … "),
      .text(sentence.translation), .text(sentence.reason),
    ]
  }
}
