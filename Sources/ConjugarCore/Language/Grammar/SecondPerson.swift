/// Which familiar *you* of the singular is asked: *tú*, *vos* or both.
public enum SecondPerson: String, CaseIterable, Sendable, Hashable {
  case tu, vos, both
}

extension SecondPerson: Named {
  public static let table = NameTable<SecondPerson>(
    "second person",
    [
      (.tu, ["tu", "tú", "tuteo"]),
      (.vos, ["vos", "voseo"]),
      (.both, ["both", "ambos"]),
    ])
}
