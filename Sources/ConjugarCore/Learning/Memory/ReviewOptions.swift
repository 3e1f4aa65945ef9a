/// What the learner may choose about a review.
public struct ReviewOptions: Sendable, Hashable {
  package var region: Region
  package var secondPerson: SecondPerson
  /// The only tenses to ask; empty for all.
  package var tenses: [Tense] = []
  /// What is presumed known until a placement tells.
  package var background = Background.none
  /// The verbs that the learner suspended.
  package var never: [String] = []
  package var questions: Int
  /// The most lessons to begin in a day; `nil` for as many as go well.
  package var newSkills: Int?
  /// How many seconds a question takes the learner, all told.
  package var pace = Policy.pace.usual

  /// Limits the session to a time: as many questions as fit, but at least one.
  package mutating func fit(minutes: Int) { questions = max(1, Int(Double(60 * minutes) / pace)) }

  /// How many minutes some questions take, rounded up.
  package func minutes(_ questions: Int) -> Int { (Int(Double(questions) * pace) + 59) / 60 }

  /// How a form is asked: one that nobody says is only to be recognized, unless its tense was named.
  func direction(of tense: Tense) -> Direction { tenses.isEmpty && tense.isOnlyRead ? .recognize : .produce }

  var slots: [Slot] {
    let persons = Person.asked(in: region, secondPerson: secondPerson)
    return Slot.all.filter { slot in
      slot != .infinitive && (tenses.isEmpty || tenses.contains(slot.tense))
        && slot.person.map(persons.contains) ?? true
    }
  }
}

extension Tense {
  /// Whether hardly anybody says it, because it is literary or legal, or *-ra* is said instead.
  var isOnlyRead: Bool {
    [
      .pastAnterior, .futureSubjunctive, .futurePerfectSubjunctive, .imperfectSubjunctiveSe, .pluperfectSubjunctiveSe,
    ].contains(self)
  }
}

extension History {
  /// How many seconds a question takes this learner: the time between recent answers, practice included, divided by the
  /// questions that count.
  package var pace: Double {
    var (seconds, questions) = (Policy.prior * Policy.pace.usual, Policy.prior)
    let last = answers.suffix(Policy.answers)
    for (before, answer) in zip(last, last.dropFirst()) {
      let gap = Double(answer.time.milliseconds - before.time.milliseconds) / 1000
      let isOfSession = [before, answer].allSatisfy { $0.mode == .review || $0.mode == .practice }
      guard isOfSession, answer.day == before.day, gap < Policy.pace.longest else { continue }
      seconds += gap
      if answer.mode == .review { questions += 1 }
    }
    return max(Policy.pace.least, seconds / questions)
  }
}
