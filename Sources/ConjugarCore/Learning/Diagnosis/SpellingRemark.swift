/// The spelling rules that a word breaks, found by comparing it with the right one: one rule or two.
enum SpellingRemark {
  /// - Parameter own: the form, without accents, whose letters alone are reported if `right` is a coinage in its place.
  static func of(
    _ typed: String, for right: String, in tense: Tense, telling form: String? = nil, of own: String? = nil
  ) -> Remark {
    let found = slips(WrittenAccents.removed(typed), WrittenAccents.removed(right), tense, own)
    // Hasido is no better than hacido, because hecho has neither letter.
    if found.isEmpty, own != nil { return Remark("") }
    let slips = found.isEmpty ? [Remark("it sounds alike", "it is written otherwise")] : Array(found.prefix(2))
    let rule = slips.map(\.advice).joined(separator: "; ")
    let was = slips.map(\.was).once
    return Remark(was.joined(separator: ", and "), rule: rule, form).standing(alone: found.isEmpty || was.count > 1)
  }

  private static func slips(_ typed: String, _ right: String, _ tense: Tense, _ own: String?) -> [Remark] {
    if let letter = DoubledLetter.first(in: typed), DoubledLetter.first(in: right) == nil { return [doubled(letter)] }
    if let adverb = WordList.adverbs.first(where: { $0[0] == typed }) {
      let meaning = adverb.dropFirst(2).joined(separator: " ")
      return [Remark("“\(adverb[1])” is another word: \(meaning)", "the form is written otherwise")]
    }
    var slips: [Remark] = []
    var place = Place(typed: Array(typed), right: Array(right), isImperfect: tense == .imperfect)
    let start = zip(right, own ?? right).prefix(while: ==).count
    let end = place.right.count - zip(right.reversed(), (own ?? right).reversed()).prefix(while: ==).count
    for column in LetterAlignment(typed, over: right).columns {
      // A misplaced h counts as one slip.
      let isOwn = place.index < start || place.index >= end + (column.below == nil ? 1 : 0)
      if column.differs, isOwn, let slip = place.slip(column.above, column.below),
        !slips.contains(where: { $0.advice == slip.advice })
      {
        slips.append(slip)
      }
      if column.below != nil { place.index += 1 }
    }
    let isMoved = slips.count > 1 && slips.allSatisfy { $0.advice.hasSuffix(" h") }
    return isMoved ? [Remark(slips[0].was, "the h stands in another place")] : slips
  }

  static func doubled(_ letter: Character) -> Remark {
    let rule = "Spanish writes one \(letter): it doubles only ll, rr, nn, and cc before e and i"
    return Remark("“\(letter)\(letter)” is double", rule)
  }

  /// A position in the right word.
  private struct Place {
    let typed: [Character]
    let right: [Character]
    var index = 0
    let isImperfect: Bool

    private func letter(_ distance: Int) -> Character? {
      right.indices.contains(index + distance) ? right[index + distance] : nil
    }

    /// The rule broken by one letter in place of another, as worded in a word list.
    func slip(_ above: Character?, _ below: Character?) -> Remark? {
      if above == "h" || below == "h" {
        let was = typed.count < 3 ? "“\(String(typed))” sounds like \(String(right))" : "h is silent"
        return Remark(was, "it is written \(below == "h" ? "with" : "without") h")
      }
      func isOne(_ letter: String, _ own: Character?) -> Bool { letter == "*" || letter == own.map(String.init) }
      let row = WordList.slips.first { isOne($0[0], above) && isOne($0[1], below) && isPlace($0[2]) }
      guard let told = row?.dropFirst(3).joined(separator: " ").split(separator: ";") else { return respelled(above) }
      return Remark(String(told[0]), String(told[1].dropFirst()))
    }

    /// Whether the letter is in the position that a row names.
    private func isPlace(_ name: String) -> Bool {
      let isAfterVowel = letter(-1)?.isVowel ?? false
      switch name {
      case "start": return index == 0
      case "end": return letter(1) == nil
      case "front": return letter(1) == "e" || letter(1) == "i"
      case "consonant": return index > 0 && !isAfterVowel
      case "vowels": return isAfterVowel && letter(1)?.isVowel ?? false
      case "b", "v": return letter(1).map(String.init) == name
      case "iba", "aba": return isImperfect && String(right).contains(name)
      default: return true
      }
    }

    /// A consonant whose spelling depends on the vowel after it: *buscé*.
    private func respelled(_ above: Character?) -> Remark? {
      // The consonant is the letter at the difference, or the one before an extra or missing silent u.
      let consonants = "cqgzj"
      guard let start = [0, -1, -2].first(where: { letter($0).map(consonants.contains) ?? false }),
        let letter = letter(start)
      else { return nil }
      let rest = right[(index + start + 1)...]
      let hasMuteU =
        "cqg".contains(letter) && rest.first == "u" && rest.dropFirst().first.map { "ei".contains($0) } ?? false
      let vowel = rest.dropFirst(hasMuteU ? 1 : 0).first
      let isFront = vowel.map { "ei".contains($0) } ?? false
      let letters = "\(letter)" + (hasMuteU ? "u" : "")
      let wrong = above == "u" || above == nil ? "\(letter)\(above == nil ? "" : "u")" : "\(above ?? letter)"
      let was = "“\(wrong)” is not how the sound is written here"
      let place = vowel.map { "before \(isFront ? "e and i" : "\($0)") " } ?? ""
      let sounds: [Character: String] = ["z": "of c in doce", "j": "of g in gente", "g": "g"]
      let sound = sounds[letter] ?? (isFront && letters == "c" ? "z" : "k")
      return Remark(was, "\(place)the sound \(sound) is written \(letters)")
    }
  }
}

extension Character { var isVowel: Bool { Letter(self)?.isVowel ?? false } }

/// Remarks on letters: one that is wrong, and those that sound alike.
extension Search {
  /// The right form, without accents, that is one letter added, dropped, changed, or one swap away from the answer.
  var rightButForALetter: String? {
    // Noden is no den without its space.
    let forms = asked.plainForms + (asked.isNoFree ? asked.plainForms.map { "no \($0)" } : [])
    let typed = attempt.plainText
    return forms.first { right in
      // In a two-letter word, one letter is half of it: el is not a slip for es.
      (right.count > 2 || right.count != typed.count) && Nearest.distance(typed, right) == 1
    }
  }

  var ofLetter: Remark? {
    guard let right = rightButForALetter else { return nil }
    let typed = attempt.plainText
    if isAgreeing, attempt.words.count == 1 { return ofAgreement(attempt.core) }
    if slot == .gerund, typed.hasSuffix("nda") { return Remark("\(answer) is no gerund", "it never agrees: -ndo") }
    var remark = ofLetter(typed, for: right)
    // If the stem is right, the ending is more informative: comendo.
    if typed.count <= right.count, let ending = parts.ending, parts.form.withoutAccents.description == right,
      case let stem = parts.stem.withoutAccents.description, typed.hasPrefix(stem), typed.sorted() != right.sorted()
    {
      remark = Remark(remark.was, "\(verb.infinitive.plain) has -\(ending) here").advising(
        parts.rules.contains(.iToY) ? ofLetters : Remark(""))
    }
    // Many words are only one letter away from a short one.
    return remark.standing(alone: typed.count <= 5)
  }

  /// For a word, compared with what it would be without the slip.
  func ofLetter(_ typed: String, for right: String) -> Remark {
    let written = Array(asked.accepted.first { WrittenAccents.removed($0) == right } ?? right)
    let (typed, right) = (Array(typed), Array(right))
    let before = zip(typed, right).prefix { $0 == $1 }.map(\.0)
    func rest(_ word: [Character]) -> ArraySlice<Character> { word[before.count...] }
    // A letter that the infinitive does not have comes from a rule: tivieron, tenré.
    let isByRule =
      before.count < right.count - (parts.ending?.count ?? right.count) && mostTellingRule != nil
      && !verb.infinitive.bare.description.hasPrefix(String(right.prefix(before.count + 1)))
    func found(_ what: String, _ rule: String) -> Remark {
      let remark = Remark("\(answer) has \(what)", rule)
      return isByRule ? ofRight.saying(remark.was) : remark
    }
    let (own, other) = (rest(typed).first ?? " ", rest(right).first ?? " ")
    if typed.count < right.count {
      if other == " " { return Remark("\(answer) has a blank missing", "the blank stands after “\(String(before))”") }
      return found(
        "a letter missing",
        before.isEmpty
          ? "it begins with \(written[0])"
          : "after “\(String(written[..<before.count]))” comes \(written[before.count])")
    }
    if typed.count > right.count {
      if own == " " { return Remark("\(answer) has a blank too many", "it is one word more than there should be") }
      return Remark("\(answer) has a letter too many", "leave out \(own)")
    }
    if rest(typed).prefix(2).elementsEqual(rest(right).prefix(2).reversed()), own != other {
      return Remark("\(answer) has two letters swapped", "write \(other)\(own), not \(own)\(other)")
    }
    return found("\(own) for \(other)", "write \(other)")
  }

  /// For a right form spelled with letters that sound alike.
  var ofSpelling: Remark {
    let typed = attempt.plain
    var words = (homophone ?? right).split(separator: " ").map(String.init)
    if words.first == "no", typed.first != "no" { words.removeFirst() }
    let told = zip(typed, words).filter { $0 != WrittenAccents.removed($1) }.map {
      SpellingRemark.of($0, for: $1, in: asked.slot.tense, telling: $1)
    }
    guard let first = told.first else { return ofUnknown }
    return told.dropFirst().reduce(first) { first, next in
      first.advising(next).saying(first.was.hasPrefix(next.was) ? first.was : "\(first.was), and \(next.was)")
    }
  }
}
