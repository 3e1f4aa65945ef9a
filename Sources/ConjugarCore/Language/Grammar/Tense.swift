/// The 23 tenses of the Spanish verb, counting its three nonfinite forms, in the order of all output.
///
/// Source of the names: RAE & ASALE, Nueva gramática de la lengua española, ch. 4 and 23; Bello's in parentheses there.
public enum Tense: UInt8, CaseIterable, Sendable, Hashable {
  case infinitive, gerund, participle
  case present, imperfect, preterite, future, conditional
  case presentPerfect, pluperfect, pastAnterior, futurePerfect, conditionalPerfect
  case presentSubjunctive, imperfectSubjunctiveRa, imperfectSubjunctiveSe, futureSubjunctive
  case presentPerfectSubjunctive, pluperfectSubjunctiveRa, pluperfectSubjunctiveSe, futurePerfectSubjunctive
  case imperative, negativeImperative

  package var mood: Mood {
    switch self {
    case .infinitive, .gerund, .participle: .nonPersonal
    case .present, .imperfect, .preterite, .future, .conditional, .presentPerfect, .pluperfect, .pastAnterior,
      .futurePerfect, .conditionalPerfect:
      .indicative
    case .presentSubjunctive, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe, .futureSubjunctive,
      .presentPerfectSubjunctive, .pluperfectSubjunctiveRa, .pluperfectSubjunctiveSe, .futurePerfectSubjunctive:
      .subjunctive
    case .imperative, .negativeImperative: .imperative
    }
  }

  /// The tense of *haber* that a compound tense is built with; `nil` for a simple one.
  package var auxiliary: Tense? {
    // In both moods, the compound tenses follow the simple ones in the same order.
    switch self {
    case .presentPerfect, .pluperfect, .pastAnterior, .futurePerfect, .conditionalPerfect: Tense(rawValue: rawValue - 5)
    case .presentPerfectSubjunctive, .pluperfectSubjunctiveRa, .pluperfectSubjunctiveSe, .futurePerfectSubjunctive:
      Tense(rawValue: rawValue - 4)
    case _: nil
    }
  }

  /// The tense with the other of its two endings, *-ra* for *-se* or *-se* for *-ra*.
  package var inOtherEnding: Tense? {
    switch self {
    case .imperfectSubjunctiveRa, .pluperfectSubjunctiveRa: Tense(rawValue: rawValue + 1)
    case .imperfectSubjunctiveSe, .pluperfectSubjunctiveSe: Tense(rawValue: rawValue - 1)
    case _: nil
    }
  }

  package var isCompound: Bool { auxiliary != nil }

  /// The tense of the main verb's own form: the participle if *haber* has the tense.
  var ofMainVerb: Tense { isCompound ? .participle : self }

  /// The persons of the tense, in order: none, all seven, or the six that can be given a command.
  public var persons: [Person] {
    switch mood {
    case .nonPersonal: []
    case .indicative, .subjunctive: Person.allCases
    case .imperative: Person.allCases.filter { $0 != .firstSingular }
    }
  }
}

package enum Mood: String, CaseIterable, Sendable, Hashable {
  case nonPersonal = "non-personal"
  case indicative, subjunctive, imperative
}

/// The names that a tense goes by: the identifier, English, the academies', and then Bello's and others.
extension Tense: Named {
  package static let table = NameTable<Tense>("tense")

  /// The identifier used in every format: `present-subjunctive`.
  public var id: String { Self.table.identifiers[Int(rawValue)] }

  /// The name in English: `present subjunctive`.
  public var englishName: String { Self.table.names(of: Int(rawValue))[1] }

  /// The English name without the words that tell *-ra* from *-se*: `imperfect subjunctive`.
  package var nameOfBothEndings: String {
    [" in -ra", " in -se"].contains(where: englishName.hasSuffix) ? String(englishName.dropLast(7)) : englishName
  }

  /// The academies' name: `presente de subjuntivo`.
  public var spanishName: String { Self.table.names(of: Int(rawValue))[2] }

  /// The tense that goes by a name.
  ///
  /// - Parameter name: an identifier or another name, English or Spanish, in any case, with or without accents.
  /// - Throws: `NameError`, which says what is accepted and proposes the nearest.
  public static func named(_ name: some StringProtocol) throws(NameError) -> Tense { try table.value(named: name) }
}
