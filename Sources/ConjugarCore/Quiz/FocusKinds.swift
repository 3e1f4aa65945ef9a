extension Focus {
  /// Those that gather several kinds of irregularity.
  private static let gathering: Set<String> = ["go-verbs", "stem-changing", "diphthong", "stress"]

  /// The kinds of irregularity that stand for themselves, in the order of the table.
  static let kinds = table.rows.map(\.value).filter { !gathering.contains($0.name) }

  /// The kinds of irregularity that a verb shows in a cell.
  public static func kinds(in slot: Slot, of verb: Verb, _ conjugator: Conjugator) -> [Focus] {
    let working = conjugator.rules(of: verb, at: slot)
    return kinds.filter { focus in working.contains { rule in focus.rules.contains { $0 === rule } } }
  }
}
