/// Written accents follow from stress: where it falls and how the word ends decide; nothing is listed.
///
/// In the orthography of 2010, a closed vowel beside another vowel never counts as a syllable of its own unless it is
/// stressed beside an open one: *guio, crio, fie, rio, hui* are monosyllables and have no accent.
/// Source: RAE & ASALE, Ortografía de la lengua española (2010), ch. II, 3.4.
enum StressAccent {
  /// The two verb forms that an accent distinguishes from other words: *dé* (from *de*) and *sé* (from *se*).
  private static let diacritic: [Sounds] = ["de", "se"]

  static func write(_ word: Sounds, stressed: Int) -> Sounds {
    var accented = word
    if isWritten(in: word, stressed: stressed) { accented[stressed] = word[stressed].accented }
    return accented
  }

  static func isWritten(in word: Sounds, stressed: Int) -> Bool {
    let accent = accent(in: word, stressed: stressed)
    return accent != nil && accent != .oneSyllable
  }

  /// Why the stressed vowel has an accent, or has none where one might be expected; `nil` if no rule calls for one.
  static func accent(in word: Sounds, stressed: Int) -> Reason? {
    guard stressed < word.count else { return nil }
    if word[stressed].isClosedVowel, hasOpenNeighbor(word, stressed) { return .hiatus }
    let ending = word[word.count - 1]
    let endsOpen = ending.isVowel || ending == "n" || ending == "s"
    switch syllables(of: word, in: (stressed + 1)..<word.count, stressed: stressed) {
    case 0:
      if syllables(of: word, in: 0..<stressed, stressed: stressed) > 0 { return endsOpen ? .oxytone : nil }
      return diacritic.contains(word) ? .diacritic : .oneSyllable
    case 1: return endsOpen ? nil : .paroxytone
    default: return .proparoxytone
    }
  }

  static func stressed(in word: Sounds) -> Int {
    if let written = word.lastIndex(where: \.isAccented) { return written }
    guard let last = word.lastIndex(where: \.isVowel), let ending = word.last else { return 0 }
    let endsOpen = ending.isVowel || ending == "n" || ending == "s"
    var peak: Int?
    for index in stride(from: last, through: 0, by: -1) where isPeak(word, index, stressed: nil) {
      if peak != nil || !endsOpen { return index }
      peak = index
    }
    return peak ?? last
  }

  private static func syllables(of word: Sounds, in range: Range<Int>, stressed: Int) -> Int {
    range.count { isPeak(word, $0, stressed: stressed) }
  }

  /// Whether a letter is the nucleus of a syllable: every open vowel is, and so is a closed one that no other carries.
  private static func isPeak(_ word: Sounds, _ index: Int, stressed: Int?) -> Bool {
    guard word[index].isVowel else { return false }
    if word[index].isOpenVowel || index == stressed { return true }
    if neighbor(of: index, in: word, step: 1) != nil { return false }  // ia, ui
    guard let previous = neighbor(of: index, in: word, step: -1) else { return true }
    return word[previous].isClosedVowel && previous != stressed  // the second of ui, but not that of ai or úi
  }

  private static func hasOpenNeighbor(_ word: Sounds, _ index: Int) -> Bool {
    [-1, 1].contains { neighbor(of: index, in: word, step: $0).map { word[$0].isOpenVowel } ?? false }
  }

  /// The vowel next to a vowel, ignoring an h between them: *prohíbe*.
  private static func neighbor(of index: Int, in word: Sounds, step: Int) -> Int? {
    var other = index + step
    if word.indices.contains(other), word[other] == "h" { other += step }
    return word.indices.contains(other) && word[other].isVowel ? other : nil
  }
}
