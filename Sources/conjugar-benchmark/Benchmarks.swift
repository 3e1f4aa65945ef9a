import ConjugarCore

/// Work with a time budget, measured beside its limit: the least that the same work could cost on the same machine.
struct Benchmark: Sendable {
  let name: String
  let budget: String
  /// Runs the work, then its limit.
  let run: @Sendable () throws -> (Measure, limit: Measure)
}

enum Benchmarks {
  static let all: [Benchmark] = [forms, identify, log, progress, session]

  /// Every simple form in the lexicon, written into a reused buffer; the limit copies the same bytes.
  private static let forms = Benchmark(name: "forms", budget: "at most 10 ns a form (100 million a second)") {
    let conjugator = Conjugator()
    var bulk = BulkConjugator(layout: .forms)
    var entries: [BulkConjugator.Entry] = []
    for name in conjugator.lexicon.infinitives { entries.append(bulk.entry(of: try conjugator.verb(name))) }
    let count = entries.reduce(0) { $0 + $1.forms }
    var buffer = ByteBuffer(capacity: 1 << 25)
    let measure = Measure.run("forms", unit: "form", units: count) {
      buffer.removeAll()
      for entry in entries { bulk.write(entry, to: &buffer) }
      return buffer.count
    }
    var target = ByteBuffer(capacity: buffer.count)
    let limit = Measure.run("copying the same bytes", unit: "form", units: count) {
      target.removeAll()
      target.append(buffer, from: 0, count: buffer.count)
      return target.count
    }
    return (measure, limit)
  }

  /// All readings of the forms of every tenth verb; the limit iterates over the same forms.
  private static let identify = Benchmark(name: "identify", budget: "under 2,000 ns a form") {
    let conjugator = Conjugator()
    var forms: [String] = []
    for (number, name) in conjugator.lexicon.infinitives.enumerated() where number % 10 == 0 {
      let paradigm = conjugator.paradigm(of: try conjugator.verb(name))
      for slot in Slot.simple { forms += paradigm.forms(at: slot) }
    }
    var analyzer = MorphologicalAnalyzer()
    let measure = Measure.run("identify", unit: "form", units: forms.count, samples: 20) {
      forms.reduce(0) { $0 + analyzer.identify($1).count }
    }
    let limit = Measure.run("an empty loop over the same forms", unit: "form", units: forms.count) {
      forms.reduce(0) { $0 &+ $1.utf8.count }
    }
    return (measure, limit)
  }

  /// Everything that `stats` reports about ten years of answers.
  private static let progress = Benchmark(name: "progress", budget: "under 1,000 ns an answer") {
    let answers = try Benchmarks.answers(tenYears)
    let history = History(answers)
    let now = history.answers.last?.time ?? Timestamp(milliseconds: 0)
    let measure = Measure.run("progress in 100,000 answers", unit: "answer", units: history.count, samples: 5) {
      Progress(history, now: now, zoneOffset: 3600).verbs.count
    }
    let limit = Measure.run("adding up the grades", unit: "answer", units: history.count, samples: 5) {
      answers.reduce(0) { $0 + $1.grade.rawValue }
    }
    return (measure, limit)
  }

  /// From the lines of a log to the plan of a review; the limit adds up their bytes.
  private static let log = Benchmark(name: "log", budget: "under 0.25 s for 100,000 answers: 2,500 ns an answer") {
    let answers = try Benchmarks.answers(tenYears)
    let lines = answers.map { Array($0.line.utf8) }
    let now = answers.last?.time ?? Timestamp(milliseconds: 0)
    let measure = Measure.run("reading a log, to a review", unit: "answer", units: lines.count, samples: 5) {
      var reader = HistoryReader(now: now)
      for line in lines { _ = reader.add(line) }
      let schedule = Schedule(reader.history { _ in 0 }, at: now)
      let review = try? Review(schedule, ReviewOptions(region: .spain))
      return review?.plan(.seeded(1)).items.count ?? 0
    }
    let limit = Measure.run("adding up its bytes", unit: "answer", units: lines.count) {
      lines.reduce(0) { $0 &+ $1.reduce(0) { $0 &+ Int($1) } }
    }
    return (measure, limit)
  }

  /// A session for a learner with a year of answers; the limit visits every form that may be asked.
  private static let session = Benchmark(name: "session", budget: "under 20 ms") {
    let history = History(try answers(10_000))
    let schedule = Schedule(history, at: history.answers.last?.time ?? Timestamp(milliseconds: 0))
    let measure = Measure.run("planning a session", unit: "session", units: 1) {
      (try? Review(schedule, ReviewOptions(region: .spain)).plan(.seeded(1)).items.count) ?? 0
    }
    let limit = Measure.run("looking at every form", unit: "session", units: 1) { SpokenUse.embedded.cells().count }
    return (measure, limit)
  }

  /// Thirty answers a day.
  private static let tenYears = 100_000

  /// Simulated answers, more often about common verbs than about others, nine in ten right.
  private static func answers(_ number: Int) throws -> [LogEntry] {
    let names = Array(FrequencyList.embedded)
    let slots = Slot.all.filter { $0 != .infinitive }
    var generator = SplitMix64(seed: 1)
    var identifiers = LogIdentifiers(seed: 1, time: Timestamp(milliseconds: 0), uptime: 0)
    return (0..<number).map { index in
      let chance = Double.random(in: 0..<1, using: &generator)
      let slot = slots[Int.random(in: slots.indices, using: &generator)]
      let isRight = Int.random(in: 0..<10, using: &generator) > 0
      let time = Timestamp(milliseconds: 1_500_000_000_000 + Int64(index) * 300_000)
      let name = names[Int(chance * chance * chance * Double(names.count))]
      var answer = LogEntry(name, slot, isRight ? .correct : .wrong, at: time)
      (answer.id, answer.zone) = (identifiers.next(), 60)
      (answer.answer, answer.milliseconds) = ("tuvieron", 3000)
      return answer
    }
  }
}
