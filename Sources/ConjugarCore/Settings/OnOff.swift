/// Something that is done or left.
public enum OnOff: String, CaseIterable, Sendable, Hashable {
  case on, off
}

extension OnOff: Named {
  public static let kindOfName = "position of a switch"
  public static let table = NameTable<OnOff>([
    (.on, ["on", "yes", "true"]),
    (.off, ["off", "no", "false"]),
  ])
}
