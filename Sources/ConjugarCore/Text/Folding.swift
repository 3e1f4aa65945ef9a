/// What is left of a name when case, accents, hyphens, underscores and blanks do not matter.
public enum Folding {
  /// The bare letters and digits of a text: `Pretérito perfecto` and `preterito-perfecto` give the same key.
  ///
  /// `ñ` counts as `n` here: this is for names of options, never for judging an answer.
  public static func key(_ text: some StringProtocol) -> String {
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

/// The nearest of several names to one that was misspelt.
public enum Nearest {
  /// The name with the fewest letters to add, leave out, change or swap, if they are few enough to be a slip.
  ///
  /// - Parameters:
  ///   - key: what was written, folded.
  ///   - names: the names to compare with, each with the identifier to propose for it.
  static func name(to key: String, among names: [(name: String, identifier: String)]) -> String? {
    let limit = key.count < 4 ? 1 : key.count < 8 ? 2 : 3
    let scored = names.map { (identifier: $0.identifier, distance: distance(key, Folding.key($0.name))) }
    return scored.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.identifier
  }

  /// The nearest of some words to a misspelt one, if one is near enough to be a slip.
  public static func word(to word: String, among words: [String]) -> String? {
    name(to: Folding.key(word), among: words.map { ($0, $0) })
  }

  /// How many single-letter slips (adding, leaving out, changing, swapping neighbours) lie between two words.
  ///
  /// Source: the optimal string alignment distance (Damerau 1964).
  public static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, beforeLast[j - 2] + 1) }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
