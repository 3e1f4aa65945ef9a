/// The way from what a question shows to what is to be found.
public enum Direction: String, CaseIterable, Sendable, Hashable {
  /// From a cell, or from a gap, to its form.
  case produce
  /// From a form to its verb, tense and person.
  case recognize
  /// From the English of a sentence to the form in its gap, of which only the first letter is shown.
  case meaning
  /// From the sound of a form, or of a sentence, to its letters.
  case listen
}

extension Conjugator {
  /// The question for a cell, to whoever usually stands there.
  package func question(_ verb: Verb, _ slot: Slot) -> Question {
    Question(verb: verb, slot: slot, subject: Subjects.of(verb, at: slot).first, accepted: asked(of: verb, at: slot))
  }
}

extension Question {
  /// The same form, to be recognized; `nil` for one in a sentence.
  package func recognizing(_ conjugator: Conjugator) -> Question? { asked(.recognize, conjugator) }

  /// The same form asked in another direction.
  ///
  /// - Returns: `nil` if it cannot be: no English is known of it.
  package func asked(_ direction: Direction, _ conjugator: Conjugator) -> Question? {
    var question = self
    question.direction = direction
    switch direction {
    case .produce, .listen: return question
    case .meaning: return cloze?.sentence == nil ? nil : question
    case .recognize:
      guard cloze == nil, let form = accepted.first else { return nil }
      let recognition = Recognition(of: form, asked: verb, at: slot, conjugator)
      question.recognition = recognition
      question.accepted = recognition.names
      return question
    }
  }

  /// What stands for the form where its first letters are told: `v___`, of several words `e___ c___`.
  package var gap: String {
    guard direction == .meaning, let form = cloze?.form else { return Sentence.gap }
    return form.split(separator: " ").map { "\($0.prefix(1))\(Sentence.gap)" }.joined(separator: " ")
  }

  /// The form itself, whatever is asked of it.
  package var form: String { recognition?.form ?? cloze?.form ?? accepted.first ?? "" }

  /// What a voice says: the form, or the whole text that it stands in.
  package var spoken: String { cloze.map { $0.text(filling: $0.form) } ?? form }
}
