import ConjugarCore

/// What quizzes ask, counted over many seeds for each difficulty and region, beside what is wanted.
enum DrawTable {
  private static let mostListed = 60

  static func print(seeds: Int) throws {
    var lines = [
      [
        "quizzes", "verbs", "core", "busiest", "twice", "models", "unseen", "se", "dead", "persons", "families",
        "beside",
      ]
    ]
    var unseen: [String] = []
    for difficulty in Difficulty.allCases {
      for region in Region.allCases {
        let count = try DrawCount(difficulty, region, seeds: seeds)
        lines.append(["\(difficulty.rawValue), \(region.rawValue)"] + count.cells)
        unseen += count.unseen.map { "\(difficulty.rawValue), \(region.rawValue): \($0)" }
      }
    }
    for line in lines {
      let widths = [26, 7, 8, 16, 7, 8, 8, 7, 6, 9, 10, 7]
      Swift.print(zip(line, widths).map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }.joined())
    }
    Swift.print("wanted: verbs 120, 180, 250; core 15%; busiest 70%; twice 0; models 40; se 12%; dead 3.0; beside 0")
    for line in unseen.prefix(Self.mostListed) { Swift.print("unseen: \(line)") }
  }
}

/// What the quizzes of a kind ask.
private struct DrawCount {
  private var verbs: [String: Int] = [:]
  private var (questions, present, core, pronominal, dead, twice, beside) = (0, 0, 0, 0, 0, 0, 0)
  private var persons: [Person: Int] = [:]
  private var patterns: Set<String> = []
  private var models: Set<[Irregularity]> = []
  private var mostOfFamily = 0
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
      count(questions, isEarly: seed <= 20)
    }
    unseen = try Self.patterns(difficulty, region).subtracting(patterns).sorted()
  }

  private mutating func count(_ asked: [Question], isEarly: Bool) {
    questions += asked.count
    for name in Set(asked.map { Self.plain($0.verb) }) { verbs[name, default: 0] += 1 }
    twice += asked.count - Set(asked.map { "\(Self.plain($0.verb)) \($0.slot.tense.id)" }).count
    var families: [String: Int] = [:]
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
      if let person = question.slot.person { persons[person, default: 0] += 1 }
      if isEarly { models.insert(Self.model(question.verb)) }
      let family = question.verb.family
      if let family {
        families[family, default: 0] += 1
        if family == last { beside += 1 }
      }
      last = family
    }
    mostOfFamily = max(mostOfFamily, families.values.max() ?? 0)
  }

  private static func plain(_ verb: Verb) -> String { "\(verb.infinitive.bare)" }

  /// What a verb shows in each simple form: verbs that go alike show the same.
  private static func model(_ verb: Verb) -> [Irregularity] {
    let simple = Slot.simple.filter { $0.tense != .negativeImperative }
    return simple.flatMap { Irregularity.shown(by: verb, at: $0) }
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
    let share = persons.values.map { $0 * 100 / max(1, persons.values.reduce(0, +)) }
    return [
      "\(verbs.count)", "\(core * 1000 / max(1, present) / 10).\(core * 1000 / max(1, present) % 10)%",
      "\(busiest?.key ?? "") \((busiest?.value ?? 0) * 100 / quizzes)%", "\(twice)", "\(models.count)",
      "\(unseen.count)", "\(pronominal * 100 / questions)%", "\(dead * 10 / quizzes / 10).\(dead * 10 / quizzes % 10)",
      "\(share.min() ?? 0)–\(share.max() ?? 0)", "\(mostOfFamily)", "\(beside)",
    ]
  }
}
