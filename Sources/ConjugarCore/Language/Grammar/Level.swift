/// A level of proficiency, from a beginner's A1 to C2.
///
/// Source: Council of Europe, *Common European Framework of Reference*; for Spanish, Instituto Cervantes, *Plan
/// curricular*.
package enum Level: String, CaseIterable, Sendable, Hashable, Comparable {
  case a1 = "A1"
  case a2 = "A2"
  case b1 = "B1"
  case b2 = "B2"
  case c1 = "C1"
  case c2 = "C2"

  package static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
}

extension Level: Named {
  package static let table = NameTable<Level>("level", allCases.map { ($0, [$0.rawValue]) })
}
