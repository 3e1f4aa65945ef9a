/// What a person may choose of a review.
public struct ReviewOptions: Sendable, Hashable {
  /// Whose Spanish is asked.
  package var region: Region
  /// Which familiar *you* is asked.
  package var secondPerson: SecondPerson
  /// Only these tenses; empty for all.
  package var tenses: [Tense] = []
  /// The verbs that the learner suspended.
  package var never: [String] = []
  /// The most questions of a session.
  package var questions: Int
  /// The most lessons to begin in a day; as many as go well if `nil`.
  package var newSkills: Int?
  /// How fast the learner is.
  package var pace = SessionPace.assumed

  init(_ region: Region, _ secondPerson: SecondPerson, questions: Int) {
    self.region = region
    self.secondPerson = secondPerson
    self.questions = questions
  }

  /// Bounds the session by time: as many questions as fit, at least one.
  package mutating func fit(minutes: Int) {
    questions = max(1, Int(Double(60 * minutes) / pace.question))
  }

  /// Every cell that may be asked, in order; what nobody says only where its tense is named.
  var slots: [Slot] {
    let persons = Person.asked(in: region, secondPerson: secondPerson)
    return Slot.all.filter { slot in
      slot != .infinitive && (tenses.isEmpty ? !slot.tense.isUnsaid : tenses.contains(slot.tense))
        && slot.person.map(persons.contains) ?? true
    }
  }
}

extension Tense {
  /// Whether nobody says it: it is of literature and law.
  fileprivate var isUnsaid: Bool { [.pastAnterior, .futureSubjunctive, .futurePerfectSubjunctive].contains(self) }
}
