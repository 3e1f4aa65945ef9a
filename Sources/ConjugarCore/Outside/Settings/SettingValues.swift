/// Something that is done or left.
package enum OnOff: String, Named, CaseIterable, Hashable {
  case on, off

  package static let table = NameTable<OnOff>("position of a switch")
}

/// Whether output has color: when a terminal shows it, always or never.
package enum ColorMode: String, Named, CaseIterable, Hashable {
  case auto, always, never

  package static let table = NameTable<ColorMode>("choice of color")
}

/// Whether a wrong answer is given a second try: always, never, or where a person sits at a terminal.
package enum RetryMode: String, Named, CaseIterable, Hashable {
  case auto, on, off

  package static let table = NameTable<RetryMode>("choice of a second try")
}

/// Whether somebody's scores stand on the leaderboard: until it is known it is asked once, after the first whole quiz.
package enum BoardAnswer: String, Named, CaseIterable, Hashable {
  case ask, yes, no

  package static let table = NameTable<BoardAnswer>("choice")
}

/// The name that stands beside scores, as it was typed: `Ana María`.
package struct PlayerName: Hashable, Sendable, CustomStringConvertible {
  package let name: String

  /// - Throws: `NameError` but for up to 32 letters, digits, blanks, hyphens and apostrophes.
  package init(_ name: String) throws(NameError) {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isFit = words.allSatisfy { $0.isLetter || $0.isNumber || " -'’".contains($0) }
    guard isFit, (1...32).contains(words.count), words.utf8.count <= 128 else {
      throw NameError(
        kind: "name of a player", name: name, accepted: ["up to 32 letters, digits, blanks", "none"])
    }
    self.name = words
  }

  package var description: String { name }
}
