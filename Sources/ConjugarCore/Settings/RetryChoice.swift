/// Whether a wrong answer is given a second try: always, never, or where a person sits at a terminal.
public enum RetryChoice: String, CaseIterable, Sendable, Hashable {
  case auto, on, off
}

extension RetryChoice: Named {
  public static let kindOfName = "choice of a second try"
  public static let table = NameTable<RetryChoice>([
    (.auto, ["auto", "automatic"]),
    (.on, ["on", "yes", "true"]),
    (.off, ["off", "no", "false"]),
  ])
}
