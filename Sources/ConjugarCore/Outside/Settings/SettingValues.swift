/// Something that is done or left.
package enum OnOff: String, CaseIterable, Sendable, Hashable {
  case on, off
}

extension OnOff: Named {
  package static let table = NameTable<OnOff>(
    "position of a switch",
    [
      (.on, ["on", "yes", "true"]),
      (.off, ["off", "no", "false"]),
    ])
}

/// Whether output has color: when a terminal shows it, always or never.
package enum ColorMode: String, CaseIterable, Sendable, Hashable {
  case auto, always, never
}

extension ColorMode: Named {
  package static let table = NameTable<ColorMode>(
    "choice of color",
    [
      (.auto, ["auto", "automatic"]),
      (.always, ["always", "yes", "on"]),
      (.never, ["never", "no", "off"]),
    ])
}

/// Whether a wrong answer is given a second try: always, never, or where a person sits at a terminal.
package enum RetryMode: String, CaseIterable, Sendable, Hashable {
  case auto, on, off
}

extension RetryMode: Named {
  package static let table = NameTable<RetryMode>(
    "choice of a second try",
    [
      (.auto, ["auto", "automatic"]),
      (.on, ["on", "yes", "true"]),
      (.off, ["off", "no", "false"]),
    ])
}

/// Whether somebody's scores stand on the leaderboard.
package enum BoardAnswer: String, CaseIterable, Sendable, Hashable {
  /// Not known yet: it is asked once, after the first whole quiz.
  case ask
  case yes, no
}

extension BoardAnswer: Named {
  package static let table = NameTable<BoardAnswer>(
    "choice",
    [
      (.ask, ["ask"]), (.yes, ["yes", "sí", "on"]), (.no, ["no", "off"]),
    ])
}
