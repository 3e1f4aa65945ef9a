/// Whether somebody's scores stand on the leaderboard.
package enum BoardChoice: String, CaseIterable, Sendable, Hashable {
  /// Not known yet: it is asked once, after the first whole quiz.
  case ask
  case yes, no
}

extension BoardChoice: Named {
  package static let kindOfName = "choice"
  package static let table = NameTable<BoardChoice>([
    (.ask, ["ask"]), (.yes, ["yes", "sí", "on"]), (.no, ["no", "off"]),
  ])
}
