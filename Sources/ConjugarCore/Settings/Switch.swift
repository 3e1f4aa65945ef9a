/// Something that is done or left.
public enum Switch: String, CaseIterable, Sendable, Hashable {
  case on, off
}

extension Switch: Named {
  public static let kindOfName = "position of a switch"
  public static let table = NameTable<Switch>([
    (.on, ["on", "yes", "true"]),
    (.off, ["off", "no", "false"]),
  ])
}
