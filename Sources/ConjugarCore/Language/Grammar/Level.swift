/// A level of proficiency. Source: Council of Europe, *CEFR*; for Spanish, Instituto Cervantes, *Plan curricular*.
package enum Level: String, CaseIterable, Sendable, Hashable, Comparable {
  case a1 = "A1"
  case a2 = "A2"
  case b1 = "B1"
  case b2 = "B2"
  case c1 = "C1"
  case c2 = "C2"

  package static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
}

extension Level: Named { package static let table = NameTable<Level>("level", allCases.map { ($0, [$0.rawValue]) }) }

extension Tense {
  /// The tenses in the order in which courses teach them, each with its level; a teacher may move a line.
  ///
  /// Source: Instituto Cervantes, *Plan curricular*, Gramática 9; the literary and legal tenses come last.
  static let course: [(tense: Tense, level: Level)] = [
    (.present, .a1), (.gerund, .a2), (.participle, .a2), (.presentPerfect, .a2), (.preterite, .a2), (.imperfect, .a2),
    (.imperative, .a2), (.future, .b1), (.presentSubjunctive, .b1), (.conditional, .b1), (.negativeImperative, .b1),
    (.pluperfect, .b1), (.presentPerfectSubjunctive, .b2), (.imperfectSubjunctiveRa, .b2), (.futurePerfect, .b2),
    (.conditionalPerfect, .b2), (.pluperfectSubjunctiveRa, .b2), (.imperfectSubjunctiveSe, .c1),
    (.pluperfectSubjunctiveSe, .c1), (.pastAnterior, .c1), (.futureSubjunctive, .c2), (.futurePerfectSubjunctive, .c2),
  ]

  /// The level at which courses teach the tense; infinitives are there from the start.
  package var level: Level { Self.course.first { $0.tense == self }?.level ?? .a1 }
}
