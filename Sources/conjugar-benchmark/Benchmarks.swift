import ConjugarCore

/// What has a budget, each beside its limit: the least that the same work could cost on the same machine.
struct Benchmark: Sendable {
  let name: String
  let budget: String
  /// The work, then its limit.
  let run: @Sendable () throws -> (Measure, limit: Measure)
}

enum Benchmarks {
  static let all: [Benchmark] = [forms, lookup, identify, firstTouch, plan, log, progress, session]

  /// Every simple form of the lexicon into a buffer that is used again; the limit copies the same bytes.
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

  /// A verb by its name; the limit asks for the first verb of the file again and again.
  private static let lookup = Benchmark(name: "lookup", budget: "none; a binary search takes some 250 ns") {
    let lexicon = Lexicon.embedded
    let names = lexicon.infinitives
    let measure = Measure.run("lookup", unit: "verb", units: names.count) {
      names.reduce(0) { $0 + (lexicon.contains($1) ? 1 : 0) }
    }
    let limit = Measure.run("an empty loop over the same names", unit: "verb", units: names.count) {
      names.reduce(0) { $0 &+ $1.utf8.count }
    }
    return (measure, limit)
  }

  /// All readings of the forms of every tenth verb; the limit walks over the same forms.
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

  /// A new conjugator's first verb, all 141 cells; the limit makes the cells again.
  private static let firstTouch = Benchmark(name: "first-touch", budget: "none by itself; show starts within 1 ms") {
    let measure = Measure.run("first touch of the lexicon", unit: "verb", units: 1) {
      (try? Conjugator().verb("tener"))?.patterns.count ?? 0
    }
    let limit = Measure.run("making a conjugator", unit: "verb", units: 1) {
      Conjugator().lexicon.contains("tener") ? 1 : 0
    }
    return (measure, limit)
  }

  /// The first question of a quiz, and all fifty; the limit is the first alone.
  private static let plan = Benchmark(name: "plan", budget: "none by itself; a quiz asks within 1 ms") {
    let measure = Measure.run("a quiz of fifty", unit: "quiz", units: 1, samples: 20) {
      guard var quiz = try? Quiz(options, shuffling: .seeded(1)) else { return 0 }
      while quiz.current != nil, !quiz.isComplete { _ = quiz.submit("") }
      return quiz.total
    }
    let limit = Measure.run("its first question", unit: "quiz", units: 1, samples: 20) {
      (try? Quiz(options, shuffling: .seeded(1)))?.total ?? 0
    }
    return (measure, limit)
  }

  private static let options = QuizOptions(
    difficulty: .difficult, region: .spain, secondPerson: .tu, accents: .half, questions: 50)
}
