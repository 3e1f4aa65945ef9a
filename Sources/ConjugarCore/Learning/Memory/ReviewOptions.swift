/// What a person may choose of a review.
public struct ReviewOptions: Sendable, Hashable {
  /// Whose Spanish is asked.
  package var region: Region
  /// Which familiar *you* is asked.
  package var secondPerson: SecondPerson
  /// Which tenses new skills are of, unless `tenses` says so. What was begun comes back whatever the difficulty.
  package var difficulty: Difficulty
  /// Only these tenses; empty for all.
  package var tenses: [Tense] = []
  /// The most questions of a session.
  package var questions: Int
  /// The most skills to begin in a day; as many as the session has room for if `nil`.
  package var newSkills: Int?
  /// How long the session may take; `nil` for as long as its questions take.
  package var seconds: Double?
  /// How fast the learner is.
  package var pace = SessionPace.assumed

  init(_ region: Region, _ secondPerson: SecondPerson, _ difficulty: Difficulty, questions: Int) {
    self.region = region
    self.secondPerson = secondPerson
    self.difficulty = difficulty
    self.questions = questions
  }

  /// Bounds the session by time: as many questions as fit, at least one.
  package mutating func fit(minutes: Int) {
    let seconds = Double(60 * minutes)
    questions = max(1, Int(seconds / pace.question))
    self.seconds = max(seconds, pace.seconds(1, new: 1))
  }

  /// Every cell that may be asked, in order.
  var slots: [Slot] {
    let persons = Person.asked(in: region, secondPerson: secondPerson)
    return Slot.all.filter { slot in
      slot != .infinitive && (tenses.isEmpty || tenses.contains(slot.tense))
        && slot.person.map(persons.contains) ?? true
    }
  }

  /// The tenses whose skills may be begun.
  ///
  /// - Throws: `QuizError.plan` if the plan of the difficulty cannot be read.
  func newTenses() throws(QuizError) -> [Tense] {
    guard tenses.isEmpty else { return tenses }
    do throws(QuizPlanError) { return try QuizPlan.of(difficulty).rows.map(\.tense) } catch { throw .plan(error) }
  }
}
