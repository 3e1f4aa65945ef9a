/// The figures, as a table.
enum BenchmarkReport {
  static func printTitle() {
    Swift.print("benchmark      median      spread   a second     limit       × limit  budget")
  }

  static func print(_ measure: Measure, _ limit: Measure, _ benchmark: Benchmark) {
    let fields = [
      (benchmark.name, 13), ("\(time(measure.median))/\(measure.unit)", 16), ("±\(rounded(measure.spread * 100))%", 6),
      (number(1e9 / measure.median), 8), (time(limit.median), 9), (number(measure.median / limit.median), 8),
      (benchmark.budget, 0),
    ]
    Swift.print(fields.map { $0.0 + String(repeating: " ", count: max(0, $0.1 - $0.0.count)) }.joined(separator: "  "))
    Swift.print("               limit: \(limit.name); \(measure.samples.count) samples")
  }

  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 10_000 ? "\(rounded(nanoseconds)) ns" : "\(rounded(nanoseconds / 1000)) µs"
  }

  private static func number(_ value: Double) -> String {
    value >= 1e6 ? "\(rounded(value / 1e6)) M" : value >= 10_000 ? "\(rounded(value / 1000)) k" : rounded(value)
  }

  /// Three digits are more than a noisy machine can vouch for.
  private static func rounded(_ value: Double) -> String {
    let factor = value < 10 ? 100 : value < 100 ? 10 : 1
    // By hand: without Foundation nothing links the C library's mathematics.
    let scaled = Int(value * Double(factor) + 0.5)
    return factor == 1 ? "\(scaled)" : "\(Double(scaled) / Double(factor))"
  }
}
