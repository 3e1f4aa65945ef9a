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
  /// What was chosen: the only tenses to ask (all if empty), the most questions of a session, the most skills to begin in a
  /// day (as many as there is room for if `nil`).
  public init(
    region: Region = Settings.region.defaultValue, secondPerson: SecondPerson = Settings.secondPerson.defaultValue,
    difficulty: Difficulty = Settings.difficulty.defaultValue, tenses: [Tense] = [],
    questions: Int = Settings.session.defaultValue, newSkills: Int? = Settings.newSkills.defaultValue
  ) {
    self.init(region, secondPerson, difficulty, questions: questions)
    self.tenses = tenses
    self.newSkills = newSkills
  }
}
