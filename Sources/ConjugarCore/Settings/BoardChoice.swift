/// Whether somebody's scores stand on the leaderboard.
public enum BoardChoice: String, CaseIterable, Sendable, Hashable {
  /// Not known yet: it is asked once, after the first whole quiz.
  case ask
  case yes, no
}

extension BoardChoice: Named {
  public static let kindOfName = "choice"
  public static let table = NameTable<BoardChoice>([
    (.ask, ["ask"]), (.yes, ["yes", "sí", "on"]), (.no, ["no", "off"]),
  ])
}
