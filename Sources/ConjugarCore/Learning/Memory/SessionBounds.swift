/// How much a session holds: all its bounds, by what was chosen and what waits.
struct SessionBounds: Sendable, Hashable {
  /// The most questions.
  let questions: Int
  /// The most skills that it may begin, choices of sentences among them.
  let new: Int
  /// How many places are kept for what is new, while something new waits.
  let keptForNew: Int
  /// How long it may take; `nil` for as long as its questions take.
  private let seconds: Double?
  /// Whether what is new has to wait for what is due.
  private let isBehind: Bool
  private let pace: SessionPace

  /// - Parameters:
  ///   - due: how many skills are due.
  ///   - new: how many may be begun today.
  ///   - untaught: how many forms and patterns are left to begin.
  ///   - days: on how many days the learner has practiced.
  init(_ options: ReviewOptions, due: Int, new: Int, untaught: Int, days: Int) {
    questions = options.questions
    seconds = options.seconds
    pace = options.pace
    self.new = new
    var kept = questions / Self.questionsPerNew
    isBehind = Self.isBehind(questions, due: due)
    if isBehind {
      let daysLeft = max(1, Self.daysForAll - days)
      // One more than are needed, for a sentence.
      let needed = (untaught + daysLeft - 1) / daysLeft + 1
      kept = min(kept, max(questions / Self.questionsPerNewWhileBehind, needed))
    }
    keptForNew = min(new, kept)
  }

  /// Whether more is due than two sessions have questions, so that what is new has to wait for it.
  static func isBehind(_ questions: Int, due: Int) -> Bool { due > 2 * questions }

  /// Whether so many questions are within the bounds.
  ///
  /// - Parameter new: how many of them begin something.
  func allow(_ questions: Int, new: Int) -> Bool {
    questions <= self.questions && seconds.map { pace.seconds(questions, new: new) <= $0 } ?? true
  }

  /// How many questions may be on forms that were missed and have a card of their own.
  static func missedForms(of questions: Int) -> Int { max(1, questions / 5) }

  /// How many may be on what was missed last time, whether it is due or not.
  var missedLastTime: Int { questions / 4 }

  /// How many may be on one verb, beside those that begin a skill: of *ser* and *estar* nearly every form is one of its own.
  var onOneVerb: Int { max(2, questions / 8) }

  /// How many may be sentences.
  var sentences: Int { questions / 5 }

  /// How many of the places kept for what is new sentences may take.
  var newSentences: Int { isBehind ? min(1, keptForNew) : (keptForNew + 1) / 2 }

  /// One question in so many is kept for what is new; while too much is due fewer are, yet enough that who practices
  /// every day begins everything within so many days.
  private static let questionsPerNew = 4
  private static let questionsPerNewWhileBehind = 8
  private static let daysForAll = 85
}
