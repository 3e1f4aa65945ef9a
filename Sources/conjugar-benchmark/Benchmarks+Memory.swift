import ConjugarCore

extension Benchmarks {
  /// Everything that `stats` tells of a million answers.
  static let progress = ofMillion("progress", "progress in a million answers") { history, now in
    Progress(history, now: now, zoneOffset: 3600).verbs.count
  }

  /// What a million answers say of every skill, and the session that follows.
  static let review = ofMillion("review", "a review after a million answers") { history, now in
    let review = try? Review(Schedule(history, at: now), ReviewChoices(region: .spain, difficulty: .difficult))
    return review?.plan(.seeded(1)).items.count ?? 0
  }

  /// Work on a million answers that were read; the limit only adds up their grades.
  private static func ofMillion(
    _ name: String, _ title: String, _ work: @escaping @Sendable (History, Timestamp) -> Int
  ) -> Benchmark {
    Benchmark(name: name, budget: "with reading them, under 1,000 ns an answer") {
      let answers = try Benchmarks.answers(1_000_000)
      let history = History(answers)
      let now = history.lastTime ?? Timestamp(milliseconds: 0)
      let measure = Measure.run(title, unit: "answer", units: history.count, samples: 5) { work(history, now) }
      let limit = Measure.run("adding up the grades", unit: "answer", units: history.count, samples: 5) {
        answers.reduce(0) { $0 + $1.grade.rawValue }
      }
      return (measure, limit)
    }
  }

  /// Weights fitted to ten thousand answers; the limit predicts them once.
  static let fit = Benchmark(name: "fit", budget: "under 1 s for 10,000 answers, 100,000 ns an answer") {
    let history = History(try answers(10_000))
    let now = history.lastTime ?? Timestamp(milliseconds: 0)
    let reviews = Schedule(history, at: now, keepsReviews: true).reviews ?? []
    let measure = Measure.run("fitting weights", unit: "answer", units: history.count, samples: 5) {
      WeightFit(reviews).isBetter ? 1 : 2
    }
    let limit = Measure.run("predicting once", unit: "answer", units: history.count, samples: 5) {
      var count = 0
      WeightFit.forEachReturn(reviews, FSRS()) { _, _, isKept in count += isKept ? 1 : 0 }
      return count
    }
    return (measure, limit)
  }

  /// The same answers as lines of a log; the limit counts their bytes.
  static let log = Benchmark(name: "log", budget: "with a review, under 1,000 ns an answer") {
    let lines = try answers(100_000).map(\.line)
    let measure = Measure.run("reading a log", unit: "answer", units: lines.count) {
      lines.reduce(0) { sum, line in sum + (LogEntry(line: line)?.milliseconds ?? 0) }
    }
    let limit = Measure.run("adding up its bytes", unit: "answer", units: lines.count) {
      lines.reduce(0) { $0 &+ $1.utf8.reduce(0) { $0 &+ Int($1) } }
    }
    return (measure, limit)
  }

  /// Answers of ten years, of common verbs more often than of others, nine in ten right.
  static func answers(_ number: Int) throws -> [LogEntry] {
    let names = Array(FrequencyList.embedded)
    let slots = Slot.all.filter { $0 != .infinitive }
    var generator = SplitMix64(seed: 1)
    return (0..<number).map { index in
      let chance = Double.random(in: 0..<1, using: &generator)
      let slot = slots[Int.random(in: slots.indices, using: &generator)]
      let isRight = Int.random(in: 0..<10, using: &generator) > 0
      return LogEntry(
        time: Timestamp(milliseconds: 1_500_000_000_000 + Int64(index) * 300_000),
        infinitive: names[Int(chance * chance * chance * Double(names.count))], tense: slot.tense, person: slot.person,
        answer: "tuvieron", result: isRight ? .correct : .wrong, grade: isRight ? .good : .again, milliseconds: 3000,
        mode: .quiz, version: "1.0.0")
    }
  }
}
