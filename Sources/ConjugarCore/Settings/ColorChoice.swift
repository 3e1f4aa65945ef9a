/// Whether output has colour: when a terminal shows it, always or never.
public enum ColorChoice: String, CaseIterable, Sendable, Hashable {
  case auto, always, never
}

extension ColorChoice: Named {
  public static let kindOfName = "choice of colour"
  public static let table = NameTable<ColorChoice>([
    (.auto, ["auto", "automatic"]),
    (.always, ["always", "yes", "on"]),
    (.never, ["never", "no", "off"]),
  ])
}
