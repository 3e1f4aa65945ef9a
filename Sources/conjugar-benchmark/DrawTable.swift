import ConjugarCore

/// What quizzes ask, counted over many seeds for each difficulty and region, beside what is wanted.
enum DrawTable {
  private static let mostListed = 60

  static func print(seeds: Int) throws {
    var lines = [["quizzes", "verbs", "core", "busiest", "unseen", "se", "dead", "beside"]]
    var unseen: [String] = []
    for difficulty in Difficulty.allCases {
      for region in Region.allCases {
        let count = try DrawCount(difficulty, region, seeds: seeds)
        lines.append(["\(difficulty.rawValue), \(region.rawValue)"] + count.cells)
        unseen += count.unseen.map { "\(difficulty.rawValue), \(region.rawValue): \($0)" }
      }
    }
    for line in lines {
      let widths = [26, 7, 8, 16, 8, 7, 6, 7]
      Swift.print(zip(line, widths).map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }.joined())
    }
    Swift.print("wanted: verbs 120, 180, 250; core 15%; busiest 70%; se 12%; dead 3.0; beside 0")
    for line in unseen.prefix(Self.mostListed) { Swift.print("unseen: \(line)") }
  }
}

/// What the quizzes of a kind ask.
private struct DrawCount {
  private var verbs: [String: Int] = [:]
  private var (questions, present, core, pronominal, dead, beside) = (0, 0, 0, 0, 0, 0)
  private var patterns: Set<String> = []
  private let quizzes: Int
  /// Patterns in a tense that a verb of the first 500 shows, and no question.
  private(set) var unseen: [String] = []

  /// The forms that one cannot speak without.
  private static let coreForms: Set = [
    "soy", "es", "estoy", "está", "tengo", "tiene", "voy", "va", "hago", "puede", "quiero", "ha", "digo",
  ]

  init(_ difficulty: Difficulty, _ region: Region, seeds: Int) throws {
    quizzes = seeds
    for seed in 1...UInt64(seeds) {
      var quiz = try Quiz(QuizOptions(difficulty: difficulty, region: region), shuffling: .seeded(seed))
      var questions: [Question] = []
      while !quiz.isPractice, let question = quiz.current {
        questions.append(question)
        _ = quiz.submit(question.accepted[0])
      }
      count(questions)
    }
    unseen = try Self.patterns(difficulty, region).subtracting(patterns).sorted()
  }

  private mutating func count(_ asked: [Question]) {
    questions += asked.count
    for name in Set(asked.map { "\($0.verb.infinitive.bare)" }) { verbs[name, default: 0] += 1 }
    var last: String?
    for question in asked {
      let shown = Irregularity.shown(by: question.verb, at: question.slot)
      for pattern in shown { patterns.insert("\(pattern.id) \(question.slot.tense.id)") }
      if question.slot.tense == .present {
        present += 1
        if Self.coreForms.contains(question.accepted[0]) { core += 1 }
      }
      if question.verb.infinitive.isPronominal { pronominal += 1 }
      if [.pastAnterior, .futureSubjunctive, .futurePerfectSubjunctive].contains(question.slot.tense) { dead += 1 }
      let family = question.verb.family
      if family != nil, family == last { beside += 1 }
      last = family
    }
  }

  private static func patterns(_ difficulty: Difficulty, _ region: Region) throws -> Set<String> {
    let tenses = try QuizPlan.of(difficulty).rows.map(\.tense)
    let persons = Person.asked(in: region, secondPerson: .tu)
    var found: Set<String> = []
    for name in FrequencyList.embedded.prefix(500) {
      guard let plain = Conjugator().find(name),
        let verb = plain.isAsked(in: region) ? plain : plain.pronominal
      else { continue }
      for slot in tenses.flatMap(Slot.of) where slot.person.map(persons.contains) ?? true {
        guard verb.isAsked(at: slot, in: region) else { continue }
        for pattern in Irregularity.shown(by: verb, at: slot) { found.insert("\(pattern.id) \(slot.tense.id)") }
      }
    }
    return found
  }

  var cells: [String] {
    let busiest = verbs.max { ($0.value, $1.key) < ($1.value, $0.key) }
    func tenths(_ number: Int, of all: Int) -> String { "\(number * 10 / all / 10).\(number * 10 / all % 10)" }
    return [
      "\(verbs.count)", "\(tenths(core * 100, of: max(1, present)))%",
      "\(busiest?.key ?? "") \((busiest?.value ?? 0) * 100 / quizzes)%", "\(unseen.count)",
      "\(pronominal * 100 / questions)%", tenths(dead, of: quizzes), "\(beside)",
    ]
  }
}
