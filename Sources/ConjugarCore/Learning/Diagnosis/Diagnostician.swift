/// Diagnoses wrong answers using the conjugation rules and form identification, without any list of errors.
package struct Diagnostician: Sendable {
  private let conjugator: Conjugator
  let persons: Set<Person>

  /// - Parameter persons: those asked; another's form counts only if it cannot be a coinage for the cell asked for.
  package init(_ conjugator: Conjugator, persons: [Person] = Person.allCases) {
    (self.conjugator, self.persons) = (conjugator, Set(persons))
  }

  package func diagnose(_ answer: AnswerText, for question: Question) -> Diagnosis {
    let found = found(answer, for: question)
    return Diagnosis(found, found.remark)
  }

  func explains(_ answer: AnswerText, for question: Question) -> Bool { !found(answer, for: question).steps.isEmpty }

  private func found(_ answer: AnswerText, for question: Question) -> Finding {
    Search(context(of: question), answer).cheapest
  }

  func context(of question: Question) -> DiagnosisContext {
    DiagnosisContext(question, AnswerReader(conjugator), persons: persons, in: question.cloze?.sentence?.construction)
  }
}
