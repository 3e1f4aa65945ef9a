/// What is chosen where nobody chose: the defaults of the settings are those of a quiz and of a review.
extension QuizOptions {
  /// What was chosen, of what is chosen of every quiz; questions are at least 1 and at most 500.
  public init(
    difficulty: Difficulty = Settings.difficulty.defaultValue, region: Region = Settings.region.defaultValue,
    secondPerson: SecondPerson = Settings.secondPerson.defaultValue,
    accents: AccentPolicy = Settings.accents.defaultValue, questions: Int = Settings.questions.defaultValue
  ) {
    self.difficulty = difficulty
    self.region = region
    self.secondPerson = secondPerson
    self.accents = accents
    self.questions = questions
  }
}

extension ReviewOptions {
  /// - Parameters:
  ///   - region: whose Spanish is asked.
  ///   - secondPerson: which familiar *you* is asked.
  ///   - tenses: the only tenses to ask; empty for all.
  ///   - questions: the most questions of a session.
  ///   - newSkills: the most lessons to begin in a day; `nil` for as many as go well.
  public init(
    region: Region = Settings.region.defaultValue, secondPerson: SecondPerson = Settings.secondPerson.defaultValue,
    tenses: [Tense] = [], questions: Int = 20, newSkills: Int? = nil
  ) {
    self.init(region, secondPerson, questions: questions)
    self.tenses = tenses
    self.newSkills = newSkills
  }
}
