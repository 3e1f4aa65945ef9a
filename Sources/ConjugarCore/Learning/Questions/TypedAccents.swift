/// Accents typed without a Spanish keyboard: `a'` or `'a` is á, `n~` or `~n` is ñ, `u"` or `"u` is ü.
package enum TypedAccents {
  private static let acute = Dictionary(uniqueKeysWithValues: zip("aeiouAEIOU", "áéíóúÁÉÍÓÚ"))
  private static let tilde: [Character: Character] = ["n": "ñ", "N": "Ñ"]
  private static let diaeresis: [Character: Character] = ["u": "ü", "U": "Ü"]

  /// The accented letters that each mark produces; typographic marks count as plain ones.
  private static let marks: [Character: [Character: Character]] = [
    "'": acute, "’": acute, "‘": acute, "´": acute, "`": acute, "ʼ": acute, "′": acute,
    "~": tilde, "˜": tilde,
    "\"": diaeresis, "¨": diaeresis, "“": diaeresis, "”": diaeresis, "″": diaeresis,
  ]

  /// How many marks between two vowels are read both ways; no answer needs more.
  private static let mostForks = 3

  /// Every reading of a lowercase text: a mark between two letters that could both take it is read with either one; a
  /// mark next to no such letter is dropped.
  static func readings(of text: String) -> [String] { read(Substring(text), after: "", forks: mostForks) }

  private static func read(_ text: Substring, after start: String, forks: Int) -> [String] {
    var reading = start
    var rest = text
    while let character = rest.popFirst() {
      guard let letters = marks[character] else {
        reading.append(composed[character] ?? character)
        continue
      }
      // The mark adds nothing next to a letter that already has its accent.
      if letters.values.contains(where: { $0 == reading.last || $0 == rest.first }) { continue }
      switch (reading.last.flatMap { letters[$0] }, rest.first.flatMap { letters[$0] }) {
      case (let before?, let after?) where forks > 0:
        return read(rest, after: reading.dropLast() + String(before), forks: forks - 1)
          + read(rest.dropFirst(), after: reading + String(after), forks: forks - 1)
      case (let before?, _):
        reading.removeLast()
        reading.append(before)
      case (nil, let after?):
        reading.append(after)
        rest.removeFirst()
      case (nil, nil): break
      }
    }
    return [reading]
  }

  /// Composed accented letters by themselves: a decomposed letter is equal to its composed one, but has other bytes.
  private static let composed = Dictionary(uniqueKeysWithValues: "áéíóúüñàèìòùâêîôû".map { ($0, $0) })
}

/// Accents composed keystroke by keystroke, for a line that is being edited.
extension TypedAccents {
  /// The marks that become accents at once: those on every keyboard.
  private static let signs: Set<Character> = ["'", "~", "\""]

  /// The letter that two typed characters make: a letter and its mark in either order, or one with a combining mark.
  package static func joined(_ first: Character, _ second: Character) -> Character? {
    for (sign, letter) in [(second, first), (first, second)] where signs.contains(sign) {
      if let joined = marks[sign]?[letter] { return joined }
    }
    let both = String([first, second])
    return both.count == 1 ? both.first : nil
  }

  /// The vowel without its acute accent; `nil` if it is not such a vowel.
  package static func plain(_ letter: Character) -> Character? {
    acute.first { $0.key == letter || $0.value == letter }?.key
  }

  /// The next accented variant of a letter; `nil` if it has none.
  package static func next(after letter: Character) -> Character? {
    cycles.lazy.compactMap { cycle in cycle.firstIndex(of: letter).map { cycle[($0 + 1) % cycle.count] } }.first
  }

  private static let cycles = ["aá", "eé", "ií", "oó", "uúü", "nñ"].flatMap { [Array($0), Array($0.uppercased())] }
}
