/// Accents typed without a Spanish keyboard: `a'` or `'a` is á, `n~` or `~n` is ñ, `u"` or `"u` is ü.
package enum TypedAccents {
  private static let acute: [Character: Character] = ["a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"]
  private static let tilde: [Character: Character] = ["n": "ñ"]
  private static let diaeresis: [Character: Character] = ["u": "ü"]

  /// What each mark makes of the letters that it can stand beside; typographic marks count as the plain ones.
  private static let marks: [Character: [Character: Character]] = [
    "'": acute, "’": acute, "‘": acute, "´": acute, "`": acute, "ʼ": acute, "′": acute,
    "~": tilde, "˜": tilde,
    "\"": diaeresis, "¨": diaeresis, "“": diaeresis, "”": diaeresis, "″": diaeresis,
  ]

  /// How many marks between two vowels are read both ways; no answer needs more.
  private static let mostForks = 3

  /// Every way to read a text in small letters: a mark between two letters that could both take it is read on the first
  /// and on the second; a mark beside no such letter is dropped.
  static func readings(of text: String) -> [String] { read(Substring(text), after: "", forks: mostForks) }

  private static func read(_ text: Substring, after start: String, forks: Int) -> [String] {
    var reading = start
    var rest = text
    while let character = rest.popFirst() {
      guard let letters = marks[character] else {
        reading.append(composed[character] ?? character)
        continue
      }
      // Beside a letter that has its accent already, the mark adds nothing.
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

  /// The composed letter for each letter with a mark: a decomposed one is equal to it, but has other bytes.
  private static let composed = Dictionary(uniqueKeysWithValues: "áéíóúüñàèìòùâêîôû".map { ($0, $0) })

  /// The letter that two typed ones make: a letter and its mark in any order, or one with a combining mark.
  package static func joined(_ first: Character, _ second: Character) -> Character? {
    if let accented = letter(first, under: second) ?? letter(second, under: first) { return accented }
    let both = String(first) + String(second)
    return both.count == 1 ? both.first : nil
  }

  /// Whether a mark is read as an acute accent.
  package static func isAcute(_ mark: Character) -> Bool { marks[mark] == acute }

  /// The vowel that a letter is without its acute accent; `nil` if it can have none.
  package static func vowel(of letter: Character) -> Character? {
    let small = small(of: letter)
    return acute.first { $0.key == small || $0.value == small }.map { inCase(of: letter, $0.key) }
  }

  /// The next of the accents that a letter can have, its plain form after the last; `nil` if it has none.
  package static func next(after letter: Character) -> Character? {
    let small = small(of: letter)
    guard let cycle = cycles.first(where: { $0.contains(small) }), let index = cycle.firstIndex(of: small) else {
      return nil
    }
    return inCase(of: letter, cycle[(index + 1) % cycle.count])
  }

  private static let cycles = ["aá", "eé", "ií", "oó", "uúü", "nñ"].map { Array($0) }

  private static func letter(_ letter: Character, under mark: Character) -> Character? {
    marks[mark]?[small(of: letter)].map { inCase(of: letter, $0) }
  }

  private static func small(of letter: Character) -> Character { letter.lowercased().first ?? letter }

  private static func inCase(of letter: Character, _ other: Character) -> Character {
    letter.isUppercase ? other.uppercased().first ?? other : other
  }
}
