/// The rules of spelling that a word missed, found where it differs from the right one: one, or two.
enum SpellingRemark {
  /// What was written, and the rule.
  ///
  /// - Parameter form: the right word as it is told; `nil` if it is told elsewhere.
  static func of(_ typed: String, for right: String, in tense: Tense, telling form: String? = nil) -> Remark {
    let found = slips(WrittenAccents.removed(typed), WrittenAccents.removed(right), tense)
    let slips = found.isEmpty ? [Remark("it sounds alike", "it is written otherwise")] : Array(found.prefix(2))
    let rule = slips.map(\.advice).joined(separator: "; ")
    return Remark(slips.map(\.was).joined(separator: ", and "), rule: rule, form).standing(alone: found.count != 1)
  }

  private static func slips(_ typed: String, _ right: String, _ tense: Tense) -> [Remark] {
    if let letter = DoubledLetter.first(in: typed), DoubledLetter.first(in: right) == nil { return [doubled(letter)] }
    if let adverb = WordList.rows(of: "adverb").first(where: { $0[0] == typed }) {
      let meaning = adverb.dropFirst(2).joined(separator: " ")
      return [Remark("“\(adverb[1])” is another word: \(meaning)", "the form is written otherwise")]
    }
    var slips: [Remark] = []
    var place = Place(typed: Array(typed), right: Array(right), isImperfect: tense == .imperfect)
    for column in LetterAlignment(typed, over: right).columns {
      // An h in another place is one slip.
      if column.differs, let slip = place.slip(column.above, column.below),
        !slips.contains(where: { $0.was == slip.was || $0.advice == slip.advice })
      {
        slips.append(slip)
      }
      if column.below != nil { place.index += 1 }
    }
    return slips
  }

  static func doubled(_ letter: Character) -> Remark {
    let rule = "Spanish writes one \(letter): it doubles only ll, rr, nn, and cc before e and i"
    return Remark("“\(letter)\(letter)” is double", rule)
  }

  /// A letter of the right word.
  private struct Place {
    let typed: [Character]
    let right: [Character]
    var index = 0
    let isImperfect: Bool

    private func letter(_ distance: Int) -> Character? {
      right.indices.contains(index + distance) ? right[index + distance] : nil
    }

    /// The rule that was missed where one letter stands for another.
    func slip(_ above: Character?, _ below: Character?) -> Remark? {
      let isAfterVowel = letter(-1)?.isVowel ?? false
      let isBeforeFront = letter(1) == "e" || letter(1) == "i"
      let word = String(right)
      func alike(_ typed: String, _ letter: String, _ place: String = "", _ it: String = "it") -> Remark {
        Remark("\(typed) and \(letter) sound alike\(place)", "\(it) is written \(letter), not \(typed)")
      }
      switch (above, below) {
      case (_, "h"), ("h", _):
        return Remark(
          typed.count < 3 ? "“\(String(typed))” sounds like \(word)" : "h is silent",
          "it is written \(below == "h" ? "with" : "without") h")
      case (_, "l"): return alike("y", "ll", " for most speakers")
      case ("l", _),
        ("i", "y") where index > 0 && !isAfterVowel:
        return alike("ll", "y", " for most speakers")
      case ("b", "v"): return alike("b", "v")
      case ("v", "b"):
        let ending = word.contains("iba") ? "of ir" : "in -aba"
        return alike("v", "b", "", isImperfect && word.contains("ba") ? "the imperfect \(ending)" : "it")
      case ("i", "y") where index == 0:
        return Remark("i stands before e at the beginning", "no word begins with ie-: it is written ye-")
      case ("i", "y") where letter(1) == nil:
        return Remark("i stands at the end after a vowel", "at the end of a word ay, ey, oy have y")
      case ("i", "y"): return Remark("i stands between vowels", "between two vowels an i without stress is written y")
      case ("y", "i") where !(isAfterVowel && letter(1)?.isVowel ?? false):
        return Remark("y stands beside a consonant", "beside a consonant it is written i")
      case ("y", "i"): return Remark("y stands between vowels", "a stressed í is written í, not y")
      case ("u", "ü"): return Remark("without ü the u is silent", "the u sounds here: gü before e, i")
      case ("s", "z"), ("s", "c"), ("z", "s"), ("c", "s"):
        return alike("\(above ?? "s")", "\(below ?? "s")", " in much of the world")
      case ("z", "c") where isBeforeFront:
        return Remark("z is not written before e and i", "the sound of zona stays, but it is written c, not z")
      case ("g", "j") where isBeforeFront: return alike("g", "j", " before e and i")
      default: return respelled(above)
      }
    }

    /// A consonant whose letters depend on the vowel after it: *buscé*.
    private func respelled(_ above: Character?) -> Remark? {
      // The consonant is the letter at the difference, or the one before a mute u that is too many or missing.
      let consonants = "cqgzj"
      guard let start = [0, -1, -2].first(where: { letter($0).map(consonants.contains) ?? false }),
        let letter = letter(start)
      else { return nil }
      let rest = right[(index + start + 1)...]
      let hasMuteU = rest.first == "u" && rest.dropFirst().first.map { "ei".contains($0) } ?? false
      let vowel = rest.dropFirst(hasMuteU ? 1 : 0).first
      let isFront = vowel.map { "ei".contains($0) } ?? false
      let letters = "\(letter)" + (hasMuteU ? "u" : "")
      let wrong = above == "u" || above == nil ? "\(letter)\(above == nil ? "" : "u")" : "\(above ?? letter)"
      let was = "“\(wrong)” is not how the sound is written here"
      let place = vowel.map { "before \(isFront ? "e and i" : "\($0)") " } ?? ""
      switch letter {
      case "z": return Remark(was, "\(place)the sound of c in doce is written z")
      case "j": return Remark(was, "\(place)the sound of g in gente is written j")
      case "g" where isFront && !hasMuteU:
        return Remark("j and g sound alike before e and i", "it stays g there, as in the infinitive")
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
  func ofLetter(_ attempt: Attempt) -> Remark? {
    guard let right = attempt.rightButForALetter(asked) else { return nil }
    if let other = ofOtherStem(attempt) { return other }
    let typed = WrittenAccents.removed(attempt.core)
    if asked.isAgreeing(typed) { return ofAgreement(attempt.core) }
    var remark = ofLetter(typed, for: right)
    // Where the stem is right the ending tells more: comendo.
    if typed.count <= right.count, let parts, let ending = parts.ending, parts.form.withoutAccents.description == right,
      case let stem = parts.stem.withoutAccents.description, typed.hasPrefix(stem), typed.sorted() != right.sorted()
    {
      remark = Remark(remark.was, "\(verb.infinitive.plain) has -\(ending) here")
    }
    // Many words are a letter away from a short one.
    return remark.standing(alone: typed.count <= 5)
  }

  /// Of a word beside what it would be without the slip.
  func ofLetter(_ typed: String, for right: String) -> Remark {
    let written = Array(asked.accepted.first { WrittenAccents.removed($0) == right } ?? right)
    let (typed, right) = (Array(typed), Array(right))
    let before = zip(typed, right).prefix { $0 == $1 }.map(\.0)
    let isAfterVowel = before.last?.isVowel ?? false
    func rest(_ word: [Character]) -> ArraySlice<Character> { word[before.count...] }
    // A letter that the infinitive has not is there by a rule: tivieron, tenré.
    let isByRule =
      before.count < right.count - (parts?.ending?.count ?? right.count) && parts.flatMap(rule) != nil
      && !verb.infinitive.bare.description.hasPrefix(String(right.prefix(before.count + 1)))
    func found(_ what: String, _ rule: String) -> Remark {
      let remark = Remark("\(answer) has \(what)", rule)
      return isByRule ? ofRight.saying(remark.was) : remark
    }
    let (own, other) = (rest(typed).first ?? " ", rest(right).first ?? " ")
    if typed.count < right.count {
      if other == " " { return Remark("\(answer) has a blank missing", "the blank stands after “\(String(before))”") }
      if other == "y", isAfterVowel, "eoó".contains(rest(right).dropFirst().first ?? " ") {
        let remark = Remark("\(answer) has no y", "between two vowels the i of -iendo, -ió, -ieron is written y")
        return parts?.rules.contains(.insertedY) ?? false ? ofRight.saying(remark.was) : remark
      }
      return found(
        "a letter missing",
        before.isEmpty
          ? "it begins with \(written[0])"
          : "after “\(String(written[..<before.count]))” comes \(written[before.count])")
    }
    if typed.count > right.count {
      if own == " " { return Remark("\(answer) has a blank too many", "it is one word more than there should be") }
      let isAfterVowel = before.dropLast().last?.isVowel ?? true
      let rule = isAfterVowel ? "\(verb.infinitive.plain) is no verb in c→zc" : "zc stands only after a vowel"
      let why = own == "c" && before.last == "z" ? "\(rule): " : ""
      return Remark("\(answer) has a letter too many", "\(why)leave out \(own)")
    }
    if rest(typed).prefix(2).elementsEqual(rest(right).prefix(2).reversed()), own != other {
      if own == " " || other == " " {
        return Remark("\(answer) has its blank in another place", "the words part elsewhere")
      }
      return Remark("\(answer) has two letters swapped", "\(own) and \(other) are swapped")
    }
    return found("another letter", "\(own) → \(other)")
  }

  /// Of a right form in letters that sound alike.
  func ofSpelling(_ attempt: Attempt) -> Remark {
    let typed = attempt.plain
    var words = (asked.sounding(like: typed) ?? right).split(separator: " ").map(String.init)
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
