/// Why a quiz is impossible: which choices rule each other out.
public enum QuizError: Error, Equatable, CustomStringConvertible {
  case number(Int)
  case infinitiveAsked
  case personNotAskedInRegion(Person, Region)
  case personNotChosen(Person, SecondPerson)
  case tensesLackPersons([Tense], [Person])
  case verbLacksForms(String, reason: String, [Tense], [Person])
  case verbNotAsked(String, reason: String, [Tense], [Person])
  case verbsNotInTop([String], Int)
  /// No form is of the kind chosen.
  case nothingOfKind(verbs: [String], top: Int?, kind: String, [Tense], [Person])
  /// No table has what was chosen.
  case noTable([Tense])
  /// No sentence has what was chosen.
  case noSentence([Tense], verbs: [String], choices: [String], kind: String?)
  /// The plan for the difficulty is malformed; the value is a sentence that says how.
  case plan(String)
  case verb(ConjugationError)

  /// The message shown to people.
  public var description: String {
    switch self {
    case .number(let number):
      return "a quiz of \(number) questions is not possible (accepted: 1 to \(QuizOptions.mostQuestions))"
    case .infinitiveAsked: return "the infinitive cannot be asked: it is the name of the verb"
    case .personNotAskedInRegion(let person, let region):
      return "\(Self.named([person])) is not asked in the region \(region.rawValue); “--region spain” asks it"
    case .personNotChosen(let person, let choice):
      let other = person == .secondVoseo ? "vos" : "tu"
      return "\(Self.named([person])) is not asked with “--second-person \(choice.rawValue)”, but with \(other) or both"
    case .tensesLackPersons(let tenses, let persons):
      return "\(Self.named(tenses)) has no \(Self.named(persons)): nothing is left to ask"
    case .verbLacksForms(let verb, let reason, let tenses, let persons):
      return "\(verb) has no form for \(Self.named(tenses, persons)): \(reason)"
    case .verbNotAsked(let verb, let reason, let tenses, let persons):
      return "\(verb) is not asked for \(Self.named(tenses, persons)): by itself \(reason)"
    case .verbsNotInTop(let verbs, let top):
      let names = verbs.listed("and") + (verbs.count == 1 ? " is" : " are")
      return "\(names) not among the \(top) most used verbs: nothing is left to ask"
    case .nothingOfKind(let verbs, let top, let kind, let tenses, let persons):
      let whose = verbs.isEmpty ? top.map { "the \($0) most used verbs" } ?? "all verbs" : verbs.listed("and")
      return "\(kind) does not occur in \(Self.named(tenses, persons)) of \(whose): nothing is left to ask"
    case .noTable(let tenses):
      let what = tenses.isEmpty ? "that" : Self.named(tenses)
      return "there is no table of \(what): a table has the persons of a verb in a tense"
    case .noSentence(let tenses, let verbs, let choices, let kind):
      let parts = [
        tenses.isEmpty ? nil : "of \(Self.named(tenses))", verbs.isEmpty ? nil : "with \(verbs.listed("or"))",
        kind.map { "with \($0)" }, choices.isEmpty ? nil : "on \(choices.listed("or"))",
      ]
      let what = (["there is no sentence"] + parts.compactMap { $0 }).joined(separator: " ")
      return "\(what) for this region and “you”"
    case .plan(let sentence): return sentence
    case .verb(let error): return error.description
    }
  }

  private static func named(_ tenses: [Tense], _ persons: [Person]) -> String {
    persons.isEmpty ? named(tenses) : "\(named(persons)) of \(named(tenses))"
  }

  private static func named(_ tenses: [Tense]) -> String {
    let names = tenses.prefix(4).map { "the \($0.englishName)" }
    return tenses.count > 4 ? "the tenses chosen" : names.listed("or")
  }

  private static func named(_ persons: [Person]) -> String {
    persons.map { "\($0.id) (\($0.subjects[0]))" }.listed("or")
  }
}
