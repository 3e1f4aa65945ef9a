/// Operations for which the standard library uses regular expressions, whose engine would be a tenth of a statically
/// linked program and slow its every launch. These names shadow the library's; texts are compared as encoded.
extension String {
  package func contains(_ part: String) -> Bool { self[...].contains(part) }

  /// The words between spaces.
  package var words: [String] { utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }

  /// The text before and after the last separator, both trimmed; all of it is before if there is none.
  package func sides(ofLast separator: Unicode.Scalar) -> (first: String, second: String) {
    let place = utf8.lastIndex(of: UInt8(ascii: separator)) ?? endIndex
    return (String(self[..<place].trimmed), String(self[place...].dropFirst().trimmed))
  }

  package func replacing(_ part: String, with other: String) -> String {
    var text = ""
    var rest = self[...]
    while let place = rest.range(of: part) {
      text += String(rest[..<place.lowerBound]) + other
      rest = rest[place.upperBound...]
    }
    return text + String(rest)
  }
}

extension Substring {
  package var trimmed: Substring {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let first = utf8.firstIndex(where: { !isBlank($0) }), let last = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return self[first...last]
  }

  package func contains(_ part: String) -> Bool { part.isEmpty || range(of: part) != nil }

  /// Where a part first occurs; `nil` if it does not, or is empty.
  fileprivate func range(of part: String) -> Range<Index>? {
    guard let first = part.utf8.first else { return nil }
    var rest = utf8
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) { return start..<rest.index(start, offsetBy: part.utf8.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension Character {
  /// Whether it is punctuation around words or sentences.
  package var isMark: Bool { "¡!¿?.,;:…—–()[]«»“”\"".contains(self) }
}

extension Sequence where Element: Equatable {
  package var once: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension [String] {
  /// The strings as a list in a sentence: `a, b and c`.
  package func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension Int {
  /// The number with a noun: `1 day`, `2 days`.
  package func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}

extension ClosedRange where Bound: CustomStringConvertible {
  /// The range in words: `1 to 500`.
  package var listed: String { "\(lowerBound) to \(upperBound)" }
}
