/// What a person may choose of a review.
public struct ReviewChoices: Sendable, Hashable {
  public var region: Region
  public var secondPerson: SecondPerson
  /// Which tenses new skills are of, unless `tenses` says so. What was begun comes back whatever the difficulty.
  public var difficulty: Difficulty
  /// Only these tenses; empty for all.
  public var tenses: [Tense] = []
  /// The most questions of a session.
  public var questions: Int
  /// The most skills to begin in a day.
  public var newSkills: Int

  /// The usual length of a session, and how many skills are usually begun in a day.
  public static let usualQuestions = 20
  public static let usualNewSkills = 5

  public init(
    region: Region = .spain, secondPerson: SecondPerson = .tu, difficulty: Difficulty = .easy, tenses: [Tense] = [],
    questions: Int = ReviewChoices.usualQuestions, newSkills: Int = ReviewChoices.usualNewSkills
  ) {
    self.region = region
    self.secondPerson = secondPerson
    self.difficulty = difficulty
    self.tenses = tenses
    self.questions = questions
    self.newSkills = newSkills
  }

  /// Every cell that may be asked, in order.
  var slots: [Slot] {
    let persons = Person.asked(in: region, secondPerson: secondPerson)
    return Slot.all.filter { slot in
      slot != .infinitive && (tenses.isEmpty || tenses.contains(slot.tense))
        && slot.person.map(persons.contains) ?? true
    }
  }

  /// Whether skills of a tense may be begun.
  func begins(_ tense: Tense) -> Bool {
    tenses.isEmpty ? QuizPlan.of(difficulty).rows.contains { $0.tense == tense } : tenses.contains(tense)
  }
}
