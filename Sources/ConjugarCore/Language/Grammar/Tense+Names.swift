/// The names that a tense goes by: the identifier, English, the academies', and then Bello's and others.
extension Tense: Named {
  package static let table = NameTable<Tense>("tense")

  /// The identifier that every format uses: `present-subjunctive`.
  public var id: String { Self.table.identifiers[Int(rawValue)] }

  /// The name in English: `present subjunctive`.
  public var englishName: String { Self.table.names(of: Int(rawValue))[1] }

  /// The academies' name: `presente de subjuntivo`.
  public var spanishName: String { Self.table.names(of: Int(rawValue))[2] }

  /// The tense that goes by a name.
  ///
  /// - Parameter name: an identifier or another name, English or Spanish, in any case, with or without accents.
  /// - Throws: `NameError`, which says what is accepted and proposes the nearest.
  public static func named(_ name: some StringProtocol) throws(NameError) -> Tense { try table.value(named: name) }
}
