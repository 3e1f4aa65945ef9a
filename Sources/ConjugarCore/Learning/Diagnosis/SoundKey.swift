/// Right forms spelled with letters that sound the same, or would before another vowel.
extension Search {
  /// The accepted form from which the answer differs only in spelling, ignoring accents.
  var homophone: String? {
    let key = SoundKey.of(attempt.plainText)
    return zip(asked.accepted, asked.plainForms).first { SoundKey.of($1) == key }?.0
  }
}

extension Word {
  /// Whether another word is this one with a consonant spelled as before a different vowel: *juege, quonoces*.
  func isInLetters(of other: Word) -> Bool {
    guard abs(count - other.count) < 3 else { return false }
    let sounds = Sounds(of: self)
    return sounds.indices.contains { index in
      sounds[index].isSpelledByContext
        && sounds[index].spellings.contains {
          Word(spelling: sounds[0..<index]) + $0 + Word(spelling: sounds[(index + 1)..<sounds.count]) == other
        }
    }
  }
}

/// A consonant doubled where Spanish never doubles it: it doubles l, r, n, and c before e and i.
enum DoubledLetter {
  static func first(in word: some StringProtocol) -> Character? {
    let letters = Array(word)
    return letters.indices.dropFirst().first { isOne(letters, $0) }.map { letters[$0] }
  }

  static func removed(_ word: String) -> String {
    guard zip(word.utf8, word.utf8.dropFirst()).contains(where: ==) else { return word }
    let letters = Array(word)
    return String(letters.indices.filter { $0 == 0 || !isOne(letters, $0) }.map { letters[$0] })
  }

  private static func isOne(_ letters: [Character], _ index: Int) -> Bool {
    guard letters[index] == letters[index - 1] else { return false }
    switch letters[index] {
    case "a", "e", "i", "o", "u", "l", "r", "n": return false
    case "c": return index + 1 == letters.count || letters[index + 1] != "e" && letters[index + 1] != "i"
    default: return letters[index].isLetter
    }
  }
}

/// A text as it sounds to its writer: texts that sound the same to some speakers share a key.
enum SoundKey {
  /// The key of a text as it sounds in a region: stress counts, and in Spain z differs from s.
  static func of(_ text: String, in region: Region?) -> String {
    let accents = text.filter { "áéíóú".contains($0) }
    return of(WrittenAccents.removed(text), hasOwnZ: region == .spain) + accents
  }

  /// The key without accents: b equals v, ll equals y, h is silent, *necessito* has one s; z may differ from s.
  static func of(_ text: String, hasOwnZ: Bool = false) -> String {
    let glided = DoubledLetter.removed(text).replacing("güie", with: "guye").replacing("güio", with: "guyo")
    let plain = glided.replacing("qu", with: "k").replacing("gü", with: "gu")
    return plain.split(separator: " ").map { word in
      guard let sounds = Word(word).map(Sounds.init(of:)) else { return String(word) }
      return sounds.indices.reduce(into: Sounds()) { key, index in
        let before: Phoneme? = index > 0 ? sounds[index - 1] : nil
        let after: Phoneme? = index + 1 < sounds.count ? sounds[index + 1] : nil
        switch sounds[index] {
        case "l" where after == "l": break
        case "l" where before == "l": key.append("i")
        case "h": break
        case "n" where after == "b" || after == "v": key.append("m")
        case "y": key.append("i")
        case "k", "q": key.append("K")
        case "v": key.append("b")
        case "X": key.append("j")
        case "z", "Z": key.append(hasOwnZ ? "z" : "s")
        case let sound: key.append(sound)
        }
      }.description
    }.joined(separator: " ")
  }
}
