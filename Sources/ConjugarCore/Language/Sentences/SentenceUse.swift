/// How much of a quiz is asked in sentences.
public enum SentenceUse: String, CaseIterable, Sendable, Hashable {
  case off
  /// Every fourth question.
  case mixed
  case only
}

extension SentenceUse: Named {
  public static let table = NameTable<SentenceUse>(
    "use of sentences",
    [
      (.off, ["off", "no"]),
      (.mixed, ["mixed", "some"]),
      (.only, ["only", "all"]),
    ])
}
