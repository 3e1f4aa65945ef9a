/// The rules of spelling that a word missed, found where it differs from the right one: one, or two.
struct SpellingRemark {
  /// What was written, and the rule.
  private let slips: [Remark]

  private static let other = Remark("it sounds alike", "it is written otherwise")

  /// Whether it is known which rule was missed.
  var isKnown: Bool { slips != [Self.other] }

  /// - Parameter right: the right word; `nil` if it is told elsewhere.
  func remark(_ right: String? = nil) -> Remark {
    let rule = slips.map(\.advice).joined(separator: "; ")
    return Remark(slips.map(\.was).joined(separator: ", and "), rule: rule, right, isOfTwo: slips.count > 1)
  }

  init(_ typed: String, for right: String, _ asked: DiagnosisContext) {
    let (typed, right) = (WrittenAccents.removed(typed), WrittenAccents.removed(right))
    let (above, below) = (Array(typed), Array(right))
    if let letter = DoubledLetter.first(in: typed), DoubledLetter.first(in: right) == nil {
      slips = [Self.doubled(letter)]
      return
    }
    if let adverb = Self.adverbs[typed] {
      slips = [Remark("“\(adverb.word)” is another word: \(adverb.meaning)", "the form is written otherwise")]
      return
    }
    var found: [Remark] = []
    var index = 0
    for column in LetterAlignment(typed, over: right).columns {
      let slip = column.differs ? Self.slip(column, at: index, above, below, asked) : nil
      // An h in another place is one slip.
      if let slip, !found.contains(where: { $0 == slip || $0.was.hasPrefix("h is") && slip.was.hasPrefix("h is") }) {
        found.append(slip)
      }
      if column.below != nil { index += 1 }
    }
    slips = found.isEmpty ? [Self.other] : Array(found.prefix(2))
  }

  static func doubled(_ letter: Character) -> Remark {
    Remark(
      "“\(letter)\(letter)” is double",
      "Spanish writes one \(letter): it doubles only ll, rr, nn, and cc before e and i")
  }

  /// Words that are no verb forms and sound like one.
  private static let adverbs: [String: (word: String, meaning: String)] = [
    "ahi": ("ahí", "there"), "alla": ("allá", "over there"),
  ]

  /// The rule that was missed at a letter of the right word.
  private static func slip(
    _ column: LetterAlignment.Column, at index: Int, _ typed: [Character], _ right: [Character],
    _ asked: DiagnosisContext
  ) -> Remark? {
    let before = right.indices.contains(index - 1) ? right[index - 1] : nil
    let after = right.indices.contains(index + 1) ? right[index + 1] : nil
    let isBeforeFront = after.map { "ei".contains($0) } ?? false
    let isAfterVowel = before?.isVowel ?? false
    switch (column.above, column.below) {
    case (_, "h"):
      let word = String(right)
      return Remark(typed.count < 3 ? "“\(String(typed))” sounds like \(word)" : "h is silent", "it is written with h")
    case ("h", _): return Remark("h is silent", "it is written without h")
    case (_, "l"): return Remark("ll and y sound alike", "it is written ll, not y")
    case ("l", _),
      ("i", "y") where before != nil && !isAfterVowel:
      return Remark("ll and y sound alike", "it is written y, not ll")
    case ("b", "v"), ("v", "b"):
      let isImperfect = asked.slot.tense == .imperfect && String(right).contains("ba")
      let it = !isImperfect ? "it" : "the imperfect \(String(right).contains("iba") ? "of ir" : "in -aba")"
      return Remark(
        "b and v sound alike",
        isImperfect || column.below == "b" ? "\(it) is written with b, not v" : "it is written with v, not b")
    case ("i", "y") where before == nil:
      return Remark("i stands before e at the beginning", "no word begins with ie-: it is written ye-")
    case ("i", "y") where after == nil:
      return Remark("i stands at the end after a vowel", "at the end of a word ay, ey, oy have y")
    case ("i", "y"): return Remark("i stands between vowels", "i between two vowels is written y")
    case ("y", "i") where !(isAfterVowel && after?.isVowel ?? false):
      return Remark("y stands beside a consonant", "beside a consonant it is written i")
    case ("u", "ü"): return Remark("without ü the u is silent", "the u sounds here: gü before e, i")
    case ("s", let letter?) where letter == "z" || letter == "c":
      return Remark("s and \(letter) sound alike in much of the world", "it is written \(letter), not s")
    case (_, "s"): return Remark("s, z and c sound alike in much of the world", "it is written s")
    case ("z", "c") where isBeforeFront:
      return Remark("z is not written before e and i", "before e and i z turns into c")
    case ("g", "j") where isBeforeFront: return Remark("j and g sound alike before e and i", "the stem keeps its j")
    default: return respelled(typed, right, index)
    }
  }

  /// A consonant whose letters depend on the vowel after it: *buscé*.
  private static func respelled(_ typed: [Character], _ right: [Character], _ index: Int) -> Remark? {
    // The consonant is the letter at the difference, or the one before a mute u that is too many or missing.
    let consonants = "cqgzj"
    let near = [index, index - 1, index - 2]
    guard let start = near.first(where: { right.indices.contains($0) && consonants.contains(right[$0]) }) else {
      return nil
    }
    let hasMuteU = start + 2 < right.count && right[start + 1] == "u" && "ei".contains(right[start + 2])
    let vowel = right[(start + 1)...].dropFirst(hasMuteU ? 1 : 0).first
    let isFront = vowel.map { "ei".contains($0) } ?? false
    let letters = String(right[start]) + (hasMuteU ? "u" : "")
    let wrong = [start, start + 1, start - 1].first {
      typed.indices.contains($0) && (typed[$0] == "k" || consonants.contains(typed[$0]))
    }.map { String(typed[$0]) + (typed[$0...].dropFirst().first == "u" && !hasMuteU ? "u" : "") }
    let place = vowel.map { "before \(isFront ? "e and i" : "\($0)") " } ?? ""
    let was = "“\(wrong ?? letters)” is not how the sound is written here"
    switch letters {
    case "z": return Remark(was, "\(place)c turns into z")
    case "j": return Remark(was, "\(place)g turns into j")
    case "g" where isFront: return Remark("j and g sound alike before e and i", "the stem keeps its g there")
    case "c", "qu", "q":
      return Remark(was, "\(place)the sound \(isFront && letters == "c" ? "z" : "k") is written \(letters)")
    default: return Remark(was, "\(place)the sound g is written \(letters)")
    }
  }
}

extension Character {
  fileprivate var isVowel: Bool { Letter(self)?.isVowel ?? false }
}

/// What is said of letters: one that is off, and those that sound alike.
extension Search {
  func ofLetter(_ attempt: Attempt) -> Remark {
    let typed = WrittenAccents.removed(attempt.core)
    guard let right = attempt.rightButForALetter(asked) else { return ofUnknown }
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
      let isAfterConsonant = typed[start] == "c" && before.hasSuffix("z") && !(before.dropLast().last?.isVowel ?? true)
      return Remark(
        "\(answer) has a letter too many",
        (isAfterConsonant ? "zc stands only after a vowel: " : "") + "leave out \(typed[start])")
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
    let words = (asked.sounding(like: typed.map(DoubledLetter.removed)) ?? right).split(separator: " ").map(String.init)
    let index = words.indices.first { $0 < typed.count && typed[$0] != WrittenAccents.removed(words[$0]) } ?? 0
    guard index < typed.count, index < words.count else { return isSecond ? nil : ofUnknown }
    let remark = SpellingRemark(typed[index], for: words[index], asked)
    return isSecond
      ? (remark.isKnown ? remark.remark(words[index]) : nil) : naming(attempt, remark.remark(words[index]))
  }
}
