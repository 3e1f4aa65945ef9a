import ConjugarCore

/// The proof that the planner teaches: simulated learners in several worlds, each trained in several ways.
enum LearnersTable {
  /// - Parameters:
  ///   - learners: how many in each world.
  ///   - seed: that of the first of them; the others count on from there.
  ///   - names: the worlds and trainers that are wanted, and `weak` and `place`; all if none is named.
  static func print(learners: Int, seed: UInt64, names: Set<String>) throws {
    let known = Set(Trainer.allCases.map(\.rawValue))
    let trainers = Trainer.allCases.filter { names.isDisjoint(with: known) || names.contains($0.rawValue) }
    let isWanted = { (name: String) in names.isSubset(of: known) || names.contains(name) }
    Swift.print(
      row([
        "world", "trainer", "mean", "day 30", "day 180", "right", "promised", "skills right", "promised", "a day",
        "begun", "by", "idle", "left", "most", "short", "ser+estar", "claims",
      ]))
    for model in LearnerModel.all where isWanted(model.name) {
      for trainer in trainers {
        var all: [Course.Figures] = []
        for seed in seed..<seed + UInt64(learners) {
          var course = Course(trainer, model, seed: seed)
          all.append(try course.run())
        }
        Swift.print(row([model.name, trainer.rawValue] + cells(all)))
      }
    }
    if isWanted("weak") { try drills(learners: learners, seed: seed) }
    if isWanted("place") { try PlacementTable.print(learners: 100, seed: seed) }
  }

  private static func cells(_ all: [Course.Figures]) -> [String] {
    func mean(_ value: (Course.Figures) -> Double) -> Double { all.reduce(0) { $0 + value($1) } / Double(all.count) }
    let returns = mean { Double($0.returns) }
    let skills = mean { Double($0.skills) }
    return [
      share(mean(\.mean)), share(mean { $0.score(at: 30) }), share(mean { $0.score(at: 180) }),
      returns > 0 ? share(mean { Double($0.kept) } / returns) : "-",
      returns > 0 ? share(mean(\.promised) / returns) : "-",
      skills > 0 ? share(mean { Double($0.keptOfSkills) } / skills) : "-",
      skills > 0 ? share(mean(\.promisedOfSkills) / skills) : "-",
      "\(Int(mean { Double($0.questions) / Double($0.sessions) } + 0.5))",
      "\(Int(mean { Double($0.begun) } + 0.5))",
      all.contains { $0.completed == nil } ? "-" : "\(all.compactMap(\.completed).max() ?? 0)",
      "\(all.reduce(0) { $0 + $1.empty })",
      "\(Int(mean { Double($0.left) / 90 } + 0.5))", "\(all.map(\.mostLeft).max() ?? 0)",
      "\(all.reduce(0) { $0 + $1.short })", "\(Int((all.map(\.busiest).max() ?? 0) * 100)) %",
      all.allSatisfy { $0.claimErrors.isEmpty } ? "-" : share(mean(\.claimError)),
    ]
  }

  /// Learners who are weak at exactly two things: how many questions of a drill are on them.
  private static func drills(learners: Int, seed: UInt64) throws {
    let weak: Set = ["e>ie/present", "short-future/future"]
    for answers in [100, 200, 400, 600] {
      var (hits, questions) = (0, 0)
      for seed in seed..<seed + UInt64(learners * 3) {
        var drill = WeakLearner(weak: weak, seed: seed)
        let plan = try drill.plan(after: answers)
        questions += plan.items.count
        hits += plan.items.count { weak.contains($0.record.skill.id) }
      }
      Swift.print(
        "weak at two things, after \(answers) answers: \(hits * 100 / max(1, questions))% of the drill on them")
    }
  }

  private static func share(_ value: Double) -> String {
    let thousandths = String(Int(value * 1000 + 0.5))
    return "0." + String(repeating: "0", count: max(0, 3 - thousandths.count)) + thousandths
  }

  private static func row(_ cells: [String]) -> String {
    let widths = [18, 15, 7, 7, 8, 7, 9, 13, 9, 6, 6, 5, 5, 5, 5, 6, 10, 6]
    return zip(cells, widths).map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }.joined()
  }
}

/// A learner who knows nine things in ten, but two skills only one time in three.
private struct WeakLearner {
  let weak: Set<String>
  private var generator: SplitMix64
  private var finder = SkillFinder(Conjugator())
  private let seed: UInt64

  init(weak: Set<String>, seed: UInt64) {
    self.weak = weak
    self.seed = seed
    generator = SplitMix64(seed: seed)
  }

  /// What `quiz --weak` asks after so many answers of daily quizzes.
  mutating func plan(after answers: Int) throws -> ReviewPlan {
    var schedule = Schedule(History([]), at: Timestamp(milliseconds: 0))
    for day in 1...answers / 20 {
      var quiz = try Quiz(
        QuizOptions(difficulty: .moderate, region: .latinAmerica, questions: 20),
        shuffling: .seeded(seed &* 1000 &+ UInt64(day)))
      while let question = quiz.current, !quiz.isPractice {
        schedule.count(answer(question), on: day)
        _ = quiz.submit("")
      }
    }
    schedule.today = answers / 20 + 1
    let review = try Review(schedule, ReviewOptions(region: .latinAmerica, difficulty: .moderate))
    return review.plan(onWeakest: 20, .seeded(seed))
  }

  private mutating func answer(_ question: Question) -> LogEntry {
    let name = question.verb.name
    let numbers = finder.verb(named: name).map { finder.skills(for: question.slot, ofVerb: $0) } ?? []
    let isWeak = numbers.contains { weak.contains(finder.skills[$0].id) }
    let isRight = Double(generator.next() >> 11) * 0x1p-53 < (isWeak ? 0.35 : 0.9)
    var entry = LogEntry(
      time: Timestamp(milliseconds: 0), infinitive: name, tense: question.slot.tense, person: question.slot.person,
      answer: "", result: isRight ? .correct : .wrong, grade: isRight ? .good : .again, milliseconds: 1, mode: .quiz,
      version: "2")
    entry.kind = isRight ? nil : isWeak ? Diagnosis.Kind.stemChange.rawValue : Diagnosis.Kind.notAForm.rawValue
    return entry
  }
}
