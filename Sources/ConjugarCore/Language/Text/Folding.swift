/// A comparison of names that ignores case, accents, hyphens, underscores and spaces.
package enum Folding {
  /// The bare letters and digits of a text: `Pretérito perfecto` and `preterito-perfecto` give the same key.
  ///
  /// `ñ` counts as `n` here: this is for names of options, never for judging an answer.
  package static func key(_ text: some StringProtocol) -> String {
    let key = String(unsafeUninitializedCapacity: text.utf8.count) { room in
      var count = 0
      for byte in text.utf8 where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") {
        room[count] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return key }
    return String(key.lowercased().map { Letter($0).map { Character($0.folded.scalar) } ?? $0 })
  }

  /// The key of a name if it begins with another key, else `nil`: most begin with another letter and are not folded.
  static func key(of name: String, ifAfter beginning: String) -> String? {
    guard let first = name.utf8.first, first >= 0x80 || first | 0x20 == beginning.utf8.first else { return nil }
    let key = key(name)
    return key.hasPrefix(beginning) ? key : nil
  }

  /// The words of a name in sorted order, without those that say nothing in it: `past tense of the subjunctive`.
  static func words(_ text: some StringProtocol) -> [String] {
    text.split { " -_".contains($0) }.map { key($0) }.filter { !silent.contains($0) }.sorted()
  }

  /// Whether a name consists of exactly some words, which are sorted and may be abbreviated: `imperf subj`.
  static func isOf(_ words: [String], _ name: String) -> Bool {
    let first = key(name.prefix { !" -_".contains($0) })
    // Most names are ruled out by their first word.
    guard silent.contains(first) || words.contains(where: first.hasPrefix) else { return false }
    let whole = Self.words(name)
    return whole.count == words.count && zip(whole, words).allSatisfy { $0 == $1 || $1.count > 3 && $0.hasPrefix($1) }
  }

  private static let silent: Set<String> = [
    "the", "of", "in", "en", "tense", "tenses", "person", "persona", "pers", "de", "del",
  ]
}

/// The written accent, which an answer may lack or misuse; the diaeresis and the tilde of *ñ* are not accents.
enum WrittenAccents {
  /// The accents of other languages, which a keyboard may have in place of the Spanish one.
  private static let foreign: [Character: Character] = [
    "à": "a", "è": "e", "ì": "i", "ò": "o", "ù": "u", "â": "a", "ê": "e", "î": "i", "ô": "o", "û": "u",
  ]

  /// A lowercase text without its written accents.
  static func removed(_ text: some StringProtocol) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? String(text) : String(text.map(plain))
  }

  private static func plain(_ character: Character) -> Character {
    if character.isASCII { return character }
    return Letter(character).map { Character($0.withoutAccent.scalar) } ?? foreign[character] ?? character
  }
}
