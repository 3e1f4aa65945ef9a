import ConjugarCore

extension Benchmarks {
  /// Everything that `stats` tells of a million answers; the limit only adds up their grades.
  static let progress = Benchmark(name: "progress", budget: "with reading them, under 1,000 ns an answer") {
    let answers = try Benchmarks.answers(1_000_000)
    let history = History(answers)
    let now = history.lastTime ?? Timestamp(milliseconds: 0)
    let measure = Measure.run(
      "progress in a million answers", unit: "answer", units: history.count, samples: 5
    ) {
      Progress(history, now: now, zoneOffset: 3600).verbs.count
    }
    let limit = Measure.run("adding up the grades", unit: "answer", units: history.count, samples: 5) {
      answers.reduce(0) { $0 + $1.grade.rawValue }
    }
    return (measure, limit)
  }
}
