/// The name that stands beside scores, as it was typed: `Ana María`.
package struct PlayerName: Hashable, Sendable, CustomStringConvertible {
  package let name: String

  /// - Parameter name: letters, digits, blanks, hyphens and apostrophes, 32 at most; of several blanks one stays.
  /// - Throws: `NameError` if the name has anything else, or nothing.
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
