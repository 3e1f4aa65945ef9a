/// Tells what a wrong answer was, from what the rules and the identification of forms know; nothing is listed.
package struct Diagnostician: Sendable {
  private let conjugator: Conjugator
  private let persons: Set<Person>

  /// - Parameter persons: those that the learner is asked; a form of another one is what the answer was only if it cannot
  ///   have been built for the cell that is asked.
  package init(_ conjugator: Conjugator, persons: [Person] = Person.allCases) {
    self.conjugator = conjugator
    self.persons = Set(persons)
  }

  /// What a wrong answer to a question was.
  ///
  /// - Parameters:
  ///   - typed: a line as it was typed, that is no right answer.
  ///   - question: what was asked.
  package func diagnose(_ typed: some StringProtocol, for question: Question) -> Diagnosis {
    diagnose(AnswerText(typed, in: question.cloze, tense: question.slot.tense), for: question)
  }

  /// The same for an answer that was read already.
  func diagnose(_ answer: AnswerText, for question: Question) -> Diagnosis {
    let asked = DiagnosisContext(question, conjugator, persons: persons)
    let found = Search(asked, answer.readings.map { Attempt($0, at: question.slot) }).cheapest
    let form = found.steps.first { $0.slot != nil && found.kind != .notAForm }
    return Diagnosis(found.kind, infinitive: form?.infinitive, at: form?.slot, remark: found.remark)
  }

  /// The question that a sentence puts, taken apart.
  func context(of question: Question) -> DiagnosisContext { DiagnosisContext(question, conjugator, persons: persons) }
}

/// A wrong answer as it is compared: in words, without a *no* that costs nothing.
struct Attempt {
  /// The answer as it was read.
  let text: String
  /// The same without the *no* that may lack.
  let core: String
  let words: [String]
  /// The words without their written accents.
  let plain: [String]

  init(_ text: String, at slot: Slot) {
    self.text = text
    core = AnswerText.withoutFreeNo(text, at: slot)
    words = core.split(separator: " ").map(String.init)
    plain = words.map { WrittenAccents.removed($0) }
  }

  /// The same with another last word.
  func ending(in word: Word) -> Attempt {
    Attempt((words.dropLast() + [word.description]).joined(separator: " "), at: .infinitive)
  }

  /// Whether it is right but for a *no*.
  func isRightButForNo(_ asked: DiagnosisContext) -> Bool {
    words.indices.contains { index in
      words[index] == "no"
        && asked.accepted.contains((words[..<index] + words[(index + 1)...]).joined(separator: " "))
    }
  }

  /// Whether one letter, accents aside, was added, left out, changed, or two swapped.
  func isRightButForALetter(_ asked: DiagnosisContext) -> Bool {
    let typed = WrittenAccents.removed(core)
    // Noden is no den without its blank.
    if asked.isNoFree, asked.accepted.contains(where: { "no\(WrittenAccents.removed($0))" == typed }) { return true }
    return asked.accepted.contains { form in
      let right = WrittenAccents.removed(form)
      // Of two letters one is half the word: el is no slip for es.
      guard right.count > 2 || right.count != typed.count else { return false }
      return Nearest.distance(typed, right) == 1
    }
  }

  /// Whether it is right but for a letter that stands there twice: *quierras*.
  func isRightButForATwin(_ asked: DiagnosisContext) -> Bool {
    let letters = Array(WrittenAccents.removed(core))
    return letters.indices.dropFirst().contains { index in
      guard letters[index] == letters[index - 1] else { return false }
      let once = String(letters[..<index] + letters[(index + 1)...])
      return asked.accepted.contains { WrittenAccents.removed($0) == once }
    }
  }
}
