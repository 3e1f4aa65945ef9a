/// The rules of spelling that a word missed, found where it differs from the right one: one, or two.
struct SpellingRemark {
  /// What was written, and the rule.
  private let slips: [Remark]

  private static let other = Remark("it sounds alike", "it is written otherwise")
  var isKnown: Bool { slips != [Self.other] }

  /// - Parameter right: the right word; `nil` if it is told elsewhere.
  func remark(_ right: String? = nil) -> Remark {
    let rule = slips.map(\.advice).joined(separator: "; ")
    return Remark(slips.map(\.was).joined(separator: ", and "), rule: rule, right, isOfTwo: slips.count > 1)
  }

  init(_ typed: String, for right: String, _ asked: DiagnosisContext) {
    let (typed, right) = (WrittenAccents.removed(typed), WrittenAccents.removed(right))
    if let letter = DoubledLetter.first(in: typed), DoubledLetter.first(in: right) == nil {
      slips = [Self.doubled(letter)]
    } else if let adverb = Self.adverbs[typed] {
      slips = [Remark("“\(adverb.word)” is another word: \(adverb.meaning)", "the form is written otherwise")]
    } else {
      var found: [Remark] = []
      var index = 0
      for column in LetterAlignment(typed, over: right).columns {
        let place = Place(
          typed: Array(typed), right: Array(right), index: index, isImperfect: asked.slot.tense == .imperfect)
        // An h in another place is one slip.
        if column.differs, let slip = place.slip(column.above, column.below),
          !found.contains(where: { $0 == slip || $0.was.hasPrefix("h is") && slip.was.hasPrefix("h is") })
        {
          found.append(slip)
        }
        if column.below != nil { index += 1 }
      }
      slips = found.isEmpty ? [Self.other] : Array(found.prefix(2))
    }
  }

  static func doubled(_ letter: Character) -> Remark {
    Remark(
      "“\(letter)\(letter)” is double",
      "Spanish writes one \(letter): it doubles only ll, rr, nn, and cc before e and i")
  }

  private static let adverbs: [String: (word: String, meaning: String)] = [
    "ahi": ("ahí", "there"), "alla": ("allá", "over there"),
  ]

  /// A letter of the right word.
  private struct Place {
    let typed: [Character]
    let right: [Character]
    let index: Int
    let isImperfect: Bool

    private func letter(_ distance: Int) -> Character? {
      right.indices.contains(index + distance) ? right[index + distance] : nil
    }

    /// The rule that was missed where one letter stands for another.
    func slip(_ above: Character?, _ below: Character?) -> Remark? {
      let isAfterVowel = letter(-1)?.isVowel ?? false
      let isBeforeFront = letter(1) == "e" || letter(1) == "i"
      let word = String(right)
      switch (above, below) {
      case (_, "h"):
        return Remark(
          typed.count < 3 ? "“\(String(typed))” sounds like \(word)" : "h is silent", "it is written with h")
      case ("h", _): return Remark("h is silent", "it is written without h")
      case (_, "l"): return Remark("ll and y sound alike", "it is written ll, not y")
      case ("l", _),
        ("i", "y") where index > 0 && !isAfterVowel:
        return Remark("ll and y sound alike", "it is written y, not ll")
      case ("b", "v"): return Remark("b and v sound alike", "it is written with v, not b")
      case ("v", "b"):
        let it =
          !isImperfect || !word.contains("ba") ? "it" : "the imperfect \(word.contains("iba") ? "of ir" : "in -aba")"
        return Remark("b and v sound alike", "\(it) is written with b, not v")
      case ("i", "y") where index == 0:
        return Remark("i stands before e at the beginning", "no word begins with ie-: it is written ye-")
      case ("i", "y") where letter(1) == nil:
        return Remark("i stands at the end after a vowel", "at the end of a word ay, ey, oy have y")
      case ("i", "y"): return Remark("i stands between vowels", "i between two vowels is written y")
      case ("y", "i") where !(isAfterVowel && letter(1)?.isVowel ?? false):
        return Remark("y stands beside a consonant", "beside a consonant it is written i")
      case ("u", "ü"): return Remark("without ü the u is silent", "the u sounds here: gü before e, i")
      case ("s", let letter?) where letter == "z" || letter == "c":
        return Remark("s and \(letter) sound alike in much of the world", "it is written \(letter), not s")
      case (_, "s"): return Remark("s, z and c sound alike in much of the world", "it is written s")
      case ("z", "c") where isBeforeFront:
        return Remark("z is not written before e and i", "there z turns into c")
      case ("g", "j") where isBeforeFront: return Remark("j and g sound alike before e and i", "the stem keeps its j")
      default: return respelled
      }
    }

    /// A consonant whose letters depend on the vowel after it: *buscé*.
    private var respelled: Remark? {
      // The consonant is the letter at the difference, or the one before a mute u that is too many or missing.
      let consonants = "cqgzj"
      guard let start = [0, -1, -2].first(where: { letter($0).map(consonants.contains) ?? false }),
        let letter = letter(start)
      else { return nil }
      let rest = right[(index + start + 1)...]
      let hasMuteU = rest.first == "u" && rest.dropFirst().first.map { "ei".contains($0) } ?? false
      let vowel = rest.dropFirst(hasMuteU ? 1 : 0).first
      let isFront = vowel.map { "ei".contains($0) } ?? false
      let wrong = [0, 1, -1].lazy.map { index + start + $0 }.first {
        typed.indices.contains($0) && (typed[$0] == "k" || consonants.contains(typed[$0]))
      }.map { String(typed[$0]) + (typed[$0...].dropFirst().first == "u" && !hasMuteU ? "u" : "") }
      let letters = "\(letter)" + (hasMuteU ? "u" : "")
      let was = "“\(wrong ?? letters)” is not how the sound is written here"
      let place = vowel.map { "before \(isFront ? "e and i" : "\($0)") " } ?? ""
      switch letter {
      case "z": return Remark(was, "\(place)c turns into z")
      case "j": return Remark(was, "\(place)g turns into j")
      case "g" where isFront && !hasMuteU:
        return Remark("j and g sound alike before e and i", "the stem keeps its g there")
      case "g": return Remark(was, "\(place)the sound g is written \(letters)")
      default: return Remark(was, "\(place)the sound \(isFront && letters == "c" ? "z" : "k") is written \(letters)")
      }
    }
  }
}

extension Character {
  var isVowel: Bool { Letter(self)?.isVowel ?? false }
}

/// What is said of letters: one that is off, and those that sound alike.
extension Search {
  func ofLetter(_ attempt: Attempt) -> Remark {
    let typed = WrittenAccents.removed(attempt.core)
    if asked.isAgreeing(typed) { return ofAgreement(typed) }
    return attempt.rightButForALetter(asked).map { ofLetter(typed, for: $0) } ?? ofUnknown
  }

  /// Of a word beside what it would be without the slip.
  func ofLetter(_ typed: String, for right: String) -> Remark {
    let (typed, right) = (Array(typed), Array(right))
    let before = zip(typed, right).prefix { $0 == $1 }.map(\.0)
    let isAfterVowel = before.last?.isVowel ?? false
    func rest(_ word: [Character]) -> ArraySlice<Character> { word[before.count...] }
    func found(_ what: String, _ rule: String) -> Remark { Remark("\(answer) has \(what)", rule) }
    let (own, other) = (rest(typed).first ?? " ", rest(right).first ?? " ")
    if typed.count < right.count {
      if other == " " { return found("a blank missing", "the blank stands after “\(String(before))”") }
      if other == "y", isAfterVowel, rest(typed).first?.isVowel ?? false {
        return found("no y", "between two vowels the i of -iendo, -ió, -ieron is written y")
      }
      return found(
        "a letter missing",
        before.isEmpty ? "it begins with \(other)" : "after “\(String(before))” comes \(other)")
    }
    if typed.count > right.count {
      if own == " " { return found("a blank too many", "it is one word more than there should be") }
      let isAfterConsonant = own == "c" && before.last == "z" && !(before.dropLast().last?.isVowel ?? true)
      let isBeforeFront = own == "z" && rest(right).first == "c" && "ei".contains(rest(right).dropFirst().first ?? " ")
      let place = isAfterConsonant ? "only after a vowel: " : isBeforeFront ? "only before o and a: " : nil
      return found("a letter too many", "\(place.map { "zc stands \($0)" } ?? "")leave out \(own)")
    }
    if rest(typed).prefix(2).elementsEqual(rest(right).prefix(2).reversed()), own != other {
      return found("two letters swapped", "\(own) and \(other) are swapped")
    }
    return found("another letter", "\(own) → \(other)")
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
    if isSecond { return remark.isKnown ? remark.remark(words[index]) : nil }
    return naming(attempt, remark.remark(words[index]), upTo: .max)
  }
}
