/// What is left of a name when case, accents, hyphens, underscores and blanks do not matter.
package enum Folding {
  /// The bare letters and digits of a text: `Pretérito perfecto` and `preterito-perfecto` give the same key.
  ///
  /// `ñ` counts as `n` here: this is for names of options, never for judging an answer.
  package static func key(_ text: some StringProtocol) -> String {
    var key = ""
    for character in text.lowercased() where character != " " && character != "-" && character != "_" {
      key.append(plain(character))
    }
    return key
  }

  private static func plain(_ character: Character) -> Character {
    guard !character.isASCII, let letter = Letter(character) else { return character }
    return letter == "ñ" ? "n" : Character(letter.plain.scalar)
  }
}

/// The nearest of several names to one that was misspelled.
package enum Nearest {
  /// The name with the fewest letters to add, leave out, change or swap, if they are few enough to be a slip.
  ///
  /// - Parameters:
  ///   - key: what was written, folded.
  ///   - names: the names to compare with, each with the identifier to propose for it.
  static func name(to key: String, among names: [(name: String, identifier: String)]) -> String? {
    let length = key.count
    let limit = length < 4 ? 1 : length < 8 ? 2 : 3
    let scored = names.compactMap { name -> (identifier: String, distance: Int)? in
      let other = Folding.key(name.name)
      // Nothing is compared letter by letter with what is far too long.
      guard abs(other.count - length) <= limit else { return nil }
      return (name.identifier, distance(key, other))
    }
    return scored.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.identifier
  }

  /// The nearest of some words to a misspelled one, if one is near enough to be a slip.
  package static func word(to word: String, among words: [String]) -> String? {
    name(to: Folding.key(word), among: words.map { ($0, $0) })
  }

  /// How many single-letter slips lie between two words.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (start, end) = (Array(first), Array(second))
    let most = max(start.count, end.count)
    var slips = EditDistance(from: start, upTo: most)
    return slips.distance(to: end) ?? most
  }
}
