extension [String] {
  /// `a, b and c`.
  package func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension Int {
  /// `1 day`, `2 days`.
  package func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}

extension ClosedRange where Bound: CustomStringConvertible {
  /// `1 to 500`.
  package var listed: String { "\(lowerBound) to \(upperBound)" }
}
