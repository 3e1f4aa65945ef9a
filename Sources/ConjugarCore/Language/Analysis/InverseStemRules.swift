/// The rules of the stem, backward: from the stem of a form to the stems of infinitives that it can come from.
///
/// It may propose too much: what it proposes is conjugated forward and compared.
struct InverseStemRules {
  /// The stems found.
  private(set) var stems: [Sounds] = []

  /// - Parameters:
  ///   - stem: the stem of a form.
  ///   - conjugation: the one that the ending speaks for.
  ///   - kind: the kind of cell that the ending speaks for.
  ///   - next: the first letter of the ending.
  init(_ stem: Sounds, _ conjugation: Conjugation, _ kind: EndingIndex.Kind, next: Letter?) {
    stems.append(stem)
    switch kind {
    case .untouched, .future: return
    case .present:
      if conjugation != .ar { withoutAddedConsonants(stem, next: next) }
      for stem in stems {
        withoutDiphthong(stem)
        if conjugation == .ir { withoutRaising(stem) }
      }
    case .preterite:
      if conjugation == .ir {
        withoutRaising(stem)
        if stem.last == "j" { add(stem, dropping: 1, adding: "Z") }  // conduj-
      }
    }
  }

  /// *conozc-, yazg-, hag-, salg-, caig-, huy-*.
  private mutating func withoutAddedConsonants(_ stem: Sounds, next: Letter?) {
    let last = stem.last
    let before = stem.fromEnd(2)
    if last == "y" { add(stem, dropping: 1) }
    guard next == "o" || next == "a" else { return }
    if last == "j" { add(stem, dropping: 1, adding: "X") }  // aflij-, escoj-: a g before e and i
    if last == "K", before == "Z" {
      add(stem, dropping: 1)
      add(stem, dropping: 2, adding: "sZ")
    }
    guard last == "G" else { return }
    if before == "Z" { add(stem, dropping: 1) }
    add(stem, dropping: 1)
    add(stem, dropping: 1, adding: "Z")
    if before == "i" { add(stem, dropping: 2) }
  }

  /// *piens-, cuent-, jueg-, adquier-, yerr-, huel-, deshues-*.
  private mutating func withoutDiphthong(_ stem: Sounds) {
    guard let e = stem.lastIndex(where: \.isVowel), e > 0, stem[e] == "e" else { return }
    switch stem[e - 1] {
    case "i":
      replace(stem, (e - 1)..<(e + 1), "e")
      replace(stem, (e - 1)..<(e + 1), "i")
    case "y": replace(stem, (e - 1)..<(e + 1), "e")
    case "u":
      replace(stem, (e - 1)..<(e + 1), "o")
      replace(stem, (e - 1)..<(e + 1), "u")
      if e > 1, stem[e - 2] == "h" { replace(stem, (e - 2)..<(e + 1), "o") }
    default: return
    }
  }

  /// *pid-, durm-*.
  private mutating func withoutRaising(_ stem: Sounds) {
    guard let index = stem.lastIndex(where: \.isVowel) else { return }
    if stem[index] == "i" { replace(stem, index..<(index + 1), "e") }
    if stem[index] == "u" { replace(stem, index..<(index + 1), "o") }
  }

  private mutating func add(_ stem: Sounds, dropping number: Int, adding end: Sounds = "") {
    var stem = stem
    stem.removeLast(number)
    stem.append(contentsOf: end)
    stems.append(stem)
  }

  private mutating func replace(_ stem: Sounds, _ range: Range<Int>, _ sounds: Sounds) {
    var stem = stem
    stem.replace(range, with: sounds)
    stems.append(stem)
  }
}
