/// The choices for a quiz; the difficulty decides whatever is left empty.
public struct QuizOptions: Sendable, Hashable {
  /// Which tenses are asked, and what a point is worth.
  public var difficulty: Difficulty
  /// The region whose Spanish is asked.
  public var region: Region
  /// Which familiar *you* is asked.
  public var secondPerson: SecondPerson
  /// What an answer earns when only its accent is wrong.
  public var accents: AccentPolicy
  /// How many questions to ask; fewer if there are no more.
  public var questions: Int
  /// Only these tenses; those of the plan if empty.
  public var tenses: [Tense] = []
  /// Only these persons; those of the region if empty.
  public var persons: [Person] = []
  /// Infinitives, in the lexicon or not, with *-se* or without.
  public var verbs: [String] = []
  /// Only this many of the most used verbs; all if `nil`.
  public var top: Int?
  package var irregularOnly = false
  package var regularOnly = false
  /// Only forms that show one of certain irregularities; any form if empty.
  public var patterns: [Irregularity] = []
  /// The length in minutes of a timed round, which asks as many questions as fit; `nil` for an ordinary quiz.
  package var minutes: Int?
  /// What to ask in each tense; the difficulty's plan if `nil`.
  package var plan: QuizPlan?
  /// Whether a wrong answer gets a diagnosis, without the form, and a second try.
  public var retries = false
  /// The direction in which the forms are asked.
  package var direction = Direction.produce
  package var asksTables = false
  /// How much of the quiz is in sentences.
  public var sentences = SentenceUse.off
  /// Identifiers, or prefixes of identifiers, of the choices that the sentences train; all if empty.
  package var sentenceChoices: [String] = []

  /// Verbs that are not asked unless they are named.
  package var never: [String] = []
  /// The levels whose sentences are asked; those of the difficulty if `nil`.
  package var levels: ClosedRange<Level>?
  /// What distinguishes the quiz from one that asks for single forms; `nil` if nothing does.
  package var kind: String? {
    switch direction {
    case .recognize: "to be recognized"
    case .meaning: "from the English"
    case .listen: "by ear"
    case .produce: asksTables ? "tables" : sentences == .only ? "in sentences" : nil
    }
  }

  /// The only kind of form asked, as worded in a sentence; `nil` for every kind.
  package var formKind: String? {
    if !patterns.isEmpty { return "the pattern \(patterns.map(\.id).listed("or"))" }
    return irregularOnly ? "an irregular form" : regularOnly ? "a regular form" : nil
  }

  package var askedPersons: [Person] { Person.asked(in: region, secondPerson: secondPerson) + persons }

  package static let mostQuestions = 500
}

/// How hard a quiz is: which tenses it asks and what a point is worth.
public enum Difficulty: String, CaseIterable, Sendable, Hashable {
  case easy, moderate, difficult

  private var facts: (scoreHalves: Int, levels: ClosedRange<Level>) {
    switch self {
    case .easy: (1, .a1 ... .a2)
    case .moderate: (2, .a1 ... .b1)
    case .difficult: (3, .a1 ... .c2)
    }
  }

  /// What a point is worth, in halves, so that scores stay exact: 1 (× 0.5), 2 (× 1.0), 3 (× 1.5).
  package var scoreHalves: Int { facts.scoreHalves }
  /// The difficulty's factor as a report shows it: `1.5`.
  package var scoreFactor: String { "\(scoreHalves / 2).\(scoreHalves % 2 * 5)" }
  package var levels: ClosedRange<Level> { facts.levels }
}

extension Difficulty: Named { package static let table = NameTable<Difficulty>("difficulty") }

/// What an answer earns when only its written accent is wrong.
public enum AccentPolicy: String, CaseIterable, Sendable, Hashable {
  case strict, half, lenient

  /// Points for an accent slip, out of the 10 for a right answer.
  package var points: Int { self == .strict ? 0 : self == .half ? 5 : 10 }
}

extension AccentPolicy: Named { package static let table = NameTable<AccentPolicy>("rule for accents") }
