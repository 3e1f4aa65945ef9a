/// What is said of letters: one that is off, and those that sound alike.
extension Search {
  /// Of the one letter that is off in an answer.
  func ofLetter(_ attempt: Attempt) -> Remark {
    let typed = WrittenAccents.removed(attempt.core)
    let accepted = asked.accepted.map { WrittenAccents.removed($0) }
    let forms = accepted + (asked.isNoFree ? accepted.map { "no \($0)" } : [])
    guard let right = forms.first(where: { Nearest.distance(typed, $0) == 1 }) else { return ofUnknown }
    if slot == .participle, right.hasSuffix("o"), ["a", "as", "os"].contains(where: { right.dropLast() + $0 == typed })
    {
      return ofAgreement(typed)
    }
    return ofLetter(typed, for: right)
  }

  /// Of a word beside what it would be without the slip.
  func ofLetter(_ typed: String, for right: String) -> Remark {
    let (typed, right) = (Array(typed), Array(right))
    let start = zip(typed, right).prefix { $0 == $1 }.count
    let before = String(right[..<start])
    if typed.count < right.count {
      let letter = right[start]
      if letter == " " { return Remark("\(answer) has a blank missing", "the blank stands after “\(before)”") }
      if letter == "y", before.last.map({ "aeiou".contains($0) }) ?? false {
        return Remark("\(answer) has no y", "between two vowels the i of -iendo, -ió, -ieron is written y")
      }
      return Remark(
        "\(answer) has a letter missing",
        before.isEmpty ? "it begins with \(letter)" : "after “\(before)” comes \(letter)")
    }
    if typed.count > right.count {
      if typed[start] == " " {
        return Remark("\(answer) has a blank too many", "it is one word more than there should be")
      }
      if typed[start] == "c", start > 1, typed[start - 1] == "z", !"aeiou".contains(typed[start - 2]) {
        return Remark("\(answer) has zc after a consonant", "zc stands after a vowel only: leave out c")
      }
      return Remark("\(answer) has a letter too many", "leave out \(typed[start])")
    }
    if start + 1 < typed.count, typed[start] == right[start + 1], typed[start + 1] == right[start] {
      return Remark("\(answer) has two letters swapped", "\(typed[start]) and \(typed[start + 1]) are swapped")
    }
    return Remark("\(answer) has another letter", "\(typed[start]) → \(right[start])")
  }

  /// Of a right form in letters that sound alike.
  ///
  /// - Returns: `nil` if it must be known which rule was missed, and is not.
  func ofSpelling(_ attempt: Attempt, isSecond: Bool) -> Remark? {
    let typed = attempt.plain
    let key = typed.map { SoundKey.of(DoubledLetter.removed($0)) }
    let form =
      asked.accepted.first { form in
        form.split(separator: " ").map { SoundKey.of(WrittenAccents.removed($0)) } == key
      } ?? right
    let words = form.split(separator: " ").map(String.init)
    let index = words.indices.first { $0 < typed.count && typed[$0] != WrittenAccents.removed(words[$0]) } ?? 0
    guard index < typed.count, index < words.count else { return isSecond ? nil : ofUnknown }
    let remark = SpellingRemark(typed[index], for: words[index], asked)
    return isSecond
      ? (remark.isKnown ? remark.remark(words[index]) : nil) : naming(attempt, remark.remark(words[index]))
  }
}
