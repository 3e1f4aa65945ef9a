/// A measurement: how long a unit of work takes, over many samples.
struct Measure {
  let name: String
  /// The unit that is counted: `form`, `verb`.
  let unit: String
  /// Nanoseconds per unit, one value per sample, sorted.
  let samples: [Double]

  var median: Double { samples[samples.count / 2] }
  var spread: Double { (samples[samples.count * 3 / 4] - samples[samples.count / 4]) / 2 / median }

  /// Runs the work until it has warmed up, then samples it.
  ///
  /// - Parameters:
  ///   - units: how many units one run of `work` does.
  ///   - work: the work to measure; it returns a value that depends on it, so that it cannot be optimized away.
  static func run(_ name: String, unit: String, units: Int, samples count: Int = 25, _ work: () -> Int) -> Measure {
    let clock = ContinuousClock()
    var sink = 0
    let once = clock.measure { sink &+= work() }
    // A sample takes some milliseconds, long enough for the clock.
    let repeats = max(1, Int(5_000_000 / max(1, once / .nanoseconds(1))))
    for _ in 0..<max(1, repeats / 2) { sink &+= work() }
    let samples = (0..<count).map { _ in
      clock.measure { for _ in 0..<repeats { sink &+= work() } } / .nanoseconds(repeats * units)
    }
    return Measure(name: name, unit: unit, samples: kept(samples, sink).sorted())
  }

  /// Returns the samples; checking the sum keeps the work from being optimized away.
  @inline(never)
  private static func kept(_ samples: [Double], _ sink: Int) -> [Double] { sink == .min ? [] : samples }
}

enum BenchmarkReport {
  static func printTitle() { Swift.print("benchmark      median            spread  limit      × limit  budget") }

  static func print(_ measure: Measure, _ limit: Measure, _ benchmark: Benchmark) {
    let fields = [
      (benchmark.name, 13), ("\(time(measure.median))/\(measure.unit)", 16), ("±\(rounded(measure.spread * 100))%", 6),
      (time(limit.median), 9), (rounded(measure.median / limit.median), 8), (benchmark.budget, 0),
    ]
    Swift.print(fields.map { $0.0 + String(repeating: " ", count: max(0, $0.1 - $0.0.count)) }.joined(separator: "  "))
    Swift.print("               limit: \(limit.name); \(measure.samples.count) samples")
  }

  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 10_000 ? "\(rounded(nanoseconds)) ns" : "\(rounded(nanoseconds / 1000)) µs"
  }

  /// Rounds to three digits at most, as no noisy machine can vouch for more.
  private static func rounded(_ value: Double) -> String {
    let factor = value < 10 ? 100 : value < 100 ? 10 : 1
    // Rounded by hand: without Foundation, nothing links the C library's math.
    let scaled = Int(value * Double(factor) + 0.5)
    return factor == 1 ? "\(scaled)" : "\(Double(scaled) / Double(factor))"
  }
}
