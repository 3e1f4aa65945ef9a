/// The figures, as a table or as JSON.
struct BenchmarkReport {
  let isJSON: Bool
  private var objects: [String] = []

  init(isJSON: Bool) {
    self.isJSON = isJSON
    if !isJSON { print("benchmark      median      spread   a second     limit       × limit  budget") }
  }

  mutating func add(_ measure: Measure, _ limit: Measure, _ benchmark: Benchmark) {
    let ratio = measure.median / limit.median
    guard isJSON else {
      let fields = [
        (benchmark.name, 13), ("\(Self.time(measure.median))/\(measure.unit)", 16), ("±\(percent(measure.spread))", 6),
        (Self.number(1e9 / measure.median), 8), (Self.time(limit.median), 9), (Self.number(ratio), 8),
        (benchmark.budget, 0),
      ]
      print(fields.map { $0.0 + String(repeating: " ", count: max(0, $0.1 - $0.0.count)) }.joined(separator: "  "))
      print("               limit: \(limit.name); \(measure.samples.count) samples")
      return
    }
    objects.append(
      "{\"name\":\"\(benchmark.name)\",\"unit\":\"\(measure.unit)\",\"medianNanoseconds\":\(measure.median),"
        + "\"spread\":\(measure.spread),\"samples\":\(measure.samples.count),\"perSecond\":\(1e9 / measure.median),"
        + "\"limit\":\"\(limit.name)\",\"limitNanoseconds\":\(limit.median),\"timesLimit\":\(ratio)}")
  }

  func finish() {
    if isJSON { print("[\(objects.joined(separator: ",\n"))]") }
  }

  private func percent(_ share: Double) -> String { "\(Self.rounded(share * 100))%" }

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
