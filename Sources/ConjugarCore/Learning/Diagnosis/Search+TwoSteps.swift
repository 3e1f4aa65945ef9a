/// Two steps: one of them is taken back, and what is left is explained like any answer with one.
extension Search {
  /// An answer from which a step was taken back.
  private struct Rest {
    /// What the step costs, and what is said of it.
    let price: Int
    let remark: Remark
    let attempt: Attempt
    /// What the rest is held against, and the kinds of errors that are looked for.
    let asked: DiagnosisContext
    let kinds: [Diagnosis.Kind]
    /// Whether it is told before the other; after a stem an ending is told second, as letters are.
    var isFirst = false
    /// Whether the step that was taken back is not worth a word: *yeron* for *fueron* is no better than *ieron*.
    var isSilent = false

    var isRight: Bool { asked.accepted.contains(attempt.core) }
    var isRightButForAccent: Bool { asked.plainForms.contains(attempt.plain.joined(separator: " ")) }
  }

  private static let cells: [Diagnosis.Kind] = [.otherPerson, .otherTense, .otherTenseAndPerson]
  private static let kindsOfStem: [Diagnosis.Kind] = [.stemChange, .regularized]
  /// The kinds of errors in the words of the verb itself.
  private static let kindsOfWords: [Diagnosis.Kind] =
    [.auxiliary, .participle] + kindsOfStem + [.ending, .spelling, .typo]
  /// What a second step costs that is a letter or a sound in another cell's form.
  private static let ofOtherCell = Price.meantCell - Price.of(.otherPerson)

  /// The cheapest two steps that explain the answer; `nil` if none do.
  func twoSteps(below limit: Int = .max) -> Finding? {
    var best: Finding?
    // Of a word of two letters two steps leave nothing.
    for attempt in attempts where attempt.words.count < 6 && attempt.words.contains(where: { $0.count > 2 }) {
      func isCheaper(_ price: Int) -> Bool { price < best?.price ?? limit }
      for rest in rests(of: attempt) where isCheaper(rest.price + Price.of(.otherPerson)) && !rest.isRight {
        let search = Search(rest.asked, [rest.attempt], quoting: answer)
        let left =
          rest.isRightButForAccent
          ? search.oneStep(Self.cells) ?? search.accent : search.oneStep(rest.kinds, isSecond: true)
        guard let second = left, !second.remark.isOfTwo, isCheaper(rest.price + second.price) else { continue }
        let first = Step(.notAForm, price: rest.price, rest.remark)
        best =
          rest.isSilent
          ? Finding(.notAForm, second.remark, of: [second, first])
          : rest.isFirst ? Finding(first, second, of: answer) : Finding(second, first, of: answer)
      }
      if let meant = meantCell(attempt), isCheaper(meant.price) { best = meant }
    }
    return best
  }

  /// The answer with each step taken back that can be.
  private func rests(of attempt: Attempt) -> [Rest] {
    let words = withoutWord(attempt) + withoutPronoun(attempt)
    if asked.auxiliary != nil { return words + withAuxiliary(attempt) }
    guard let typed = asked.word(of: attempt) else { return words + inOtherCell(attempt, nil) }
    return words + withEnding(attempt, typed) + builtOtherwise(attempt, typed) + inOtherCell(attempt, typed)
      + withSingleLetters(attempt)
  }

  private func rest(
    _ price: Int, _ remark: Remark, _ attempt: Attempt, _ kinds: [Diagnosis.Kind], isFirst: Bool = false
  ) -> Rest {
    Rest(price: price, remark: remark, attempt: attempt, asked: asked, kinds: kinds, isFirst: isFirst)
  }

  private func attempt(_ words: [String]) -> Attempt { Attempt(words.joined(separator: " "), at: slot) }

  // MARK: Other words

  /// Without a *no* too many, or its subject after it: *no pensas, pone tú*.
  private func withoutWord(_ attempt: Attempt) -> [Rest] {
    let kinds = Self.cells + [.pronoun] + Self.kindsOfWords
    var words = attempt.words
    if !asked.isNoFree, let index = words.firstIndex(of: "no") {
      words.remove(at: index)
      return [rest(Price.of(.negation), ofNegation, self.attempt(words), kinds, isFirst: true)]
    }
    guard words.count > 1, let last = words.popLast(), AnswerText.isSubject(last) else { return [] }
    return [rest(Price.of(.negation), ofSubjectAfter(last), self.attempt(words), kinds)]
  }

  /// Without a pronoun that is missing, another one, in another place or too many: *acosto, se diverto, te senta, me salo*.
  private func withoutPronoun(_ attempt: Attempt) -> [Rest] {
    let isPronominal = asked.pronoun != nil
    let plain = isPronominal ? asked.withoutPronoun : asked
    return apart(attempt).map { pronouns, words in
      Rest(
        price: Price.of(.pronoun), remark: ofPronouns(pronouns, attempt), attempt: self.attempt(words), asked: plain,
        kinds: (isPronominal ? Self.cells : []) + Self.kindsOfWords)
    }
  }

  /// The words of an answer apart from its pronoun, if that is not as it should be, in each way to read it.
  private func apart(_ attempt: Attempt) -> [(pronouns: [Word], words: [String])] {
    var words = attempt.words
    let reflexive = Set(Person.allCases.map(\.reflexivePronoun))
    if words.count > 1, let index = words.firstIndex(where: { Word($0).map(Clitics.contains) ?? false }),
      let typed = Word(words.remove(at: index))
    {
      let isRight = typed == asked.pronoun && index == 0 && asked.joined.isEmpty
      return isRight || asked.pronoun == nil && !reflexive.contains(typed) ? [] : [([typed], words)]
    }
    guard asked.pronoun != nil, let last = words.popLast().flatMap({ Word($0) }) else { return [] }
    let joined = reflexive.filter { $0 != asked.joined && last.hasSuffix($0) && last.count > $0.count + 2 }
    return [([], attempt.words)] + joined.map { ([$0], words + ["\(last[0..<(last.count - $0.count)])"]) }
  }

  /// With the right form of *haber*: *ha decido, soy rompido, e hacido*.
  private func withAuxiliary(_ attempt: Attempt) -> [Rest] {
    let words = attempt.words
    guard let auxiliary = asked.auxiliary, words.count == asked.before.count + 1,
      attempt.plain[words.count - 2] != WrittenAccents.removed(auxiliary),
      let participle = asked.accepted.first?.split(separator: " ").last
    else { return [] }
    let first = words[words.count - 2]
    // What is said of what stands for haber, of an answer whose participle is right.
    let search = Search(asked, [self.attempt(words.dropLast() + [String(participle)])], quoting: answer)
    let remark =
      CompoundSlip(asked)?.helper(WrittenAccents.removed(first)) == "haber"
      ? ofAuxiliary(first, of: "haber")
      : search.oneStep([.auxiliary, .spelling, .typo], isSecond: true)?.remark
    guard let remark else { return [] }
    let right = self.attempt(words.dropLast(2) + [auxiliary] + words.suffix(1))
    return [rest(Price.of(.auxiliary), remark, right, Self.cells + Self.kindsOfWords, isFirst: true)]
  }

  // MARK: The verb's own word

  /// With the right ending instead of one of popular speech or of another conjugation: *podistes, tenaron, buscí*.
  private func withEnding(_ attempt: Attempt, _ typed: Word) -> [Rest] {
    func with(_ right: Word, for ending: Word, _ price: Int, _ remark: @autoclosure () -> Remark) -> [Rest] {
      guard typed.hasSuffix(ending.withoutAccents) else { return [] }
      let word = typed[0..<(typed.count - ending.count)] + right
      return [rest(price, remark(), attempt.ending(in: word), Self.kindsOfStem + [.spelling, .typo])]
    }
    let popular = NonstandardEnding.all.filter { parts != nil && $0.isSaid(at: asked.slot) }.flatMap {
      with($0.right, for: $0.said, Price.popularEnding, ofPopular($0))
    }
    // Of a word by itself no ending is right.
    guard asked.joined.isEmpty, parts?.ending != nil, let right = regularEnding(verb.infinitive.conjugation) else {
      return popular
    }
    return popular
      + Conjugation.allCases.compactMap(regularEnding).filter { $0 != right }.flatMap {
        with(right, for: $0, Price.of(.ending), ofConjugation($0))
      }
  }

  /// As a word that a learner may build, in other letters that sound so, or with a letter off in the stem: *juegé, conoso,
  /// pesnan*.
  private func builtOtherwise(_ attempt: Attempt, _ typed: Word) -> [Rest] {
    let built = Self.kindsOfStem.flatMap { asked.coinages($0, at: asked.slot) }.map(\.word)
    let key = SoundKey.of(typed.description)
    var rests: [Rest] = []
    if let word = built.first(where: {
      SoundKey.of($0.withoutAccents.description) == key || $0.withoutAccents.isInLetters(of: typed)
    }) {
      let remark = SpellingRemark(typed.description, for: word.description, asked).remark()
      rests.append(rest(Price.of(.spelling), remark, attempt.ending(in: word), Self.kindsOfStem))
      rests[0].isSilent = parts?.rules.contains(.ownForm) ?? false
    }
    // Puedió is no puedo with a letter too many: it has the ending of a regular verb.
    guard asked.joined.isEmpty, let ending = parts?.ending?.count,
      case let regular = regularEnding(verb.infinitive.conjugation)?.withoutAccents ?? "",
      regular.count <= ending || !typed.hasSuffix(regular),
      let word = built.first(where: { typed.isSlip(of: $0.withoutAccents, keeping: ending) })
    else { return rests }
    return rests + [withLetter(attempt, typed, of: word, Price.of(.typo), Self.kindsOfStem)]
  }

  private func withLetter(
    _ attempt: Attempt, _ typed: Word, of form: Word, _ price: Int, _ kinds: [Diagnosis.Kind]
  ) -> Rest {
    rest(price, ofLetter("\(typed)", for: "\(form.withoutAccents)"), attempt.ending(in: form), kinds)
  }

  /// As a form of another cell, in other letters that sound so, or with a letter off in the stem: *estubo, juege, trabjan*.
  ///
  /// - Parameter typed: the verb's own word, if all else is right.
  private func inOtherCell(_ attempt: Attempt, _ typed: Word?) -> [Rest] {
    let text = attempt.plain.joined(separator: " ")
    let key = SoundKey.of(text)
    let sounding = otherSlots.flatMap { asked.cells.forms(at: $0) }.filter { form in
      // Of a letter that sounds alike another word has one more at the most, or two.
      guard abs(form.utf8.count - text.utf8.count) < 4, form.first == text.first || SoundKey.of(form).first == key.first
      else { return false }
      let plain = WrittenAccents.removed(form)
      return plain != text && (SoundKey.of(plain) == key || Word(plain)?.isInLetters(of: Word(text) ?? "") ?? false)
    }.map { form in
      let remark = SpellingRemark(text, for: form, asked).remark(form)
      return rest(Price.of(.spelling) + Self.ofOtherCell, remark, Attempt(form, at: .infinitive), Self.cells)
    }
    guard let typed, asked.joined.isEmpty, parts?.ending != nil else { return sounding }
    let persons = otherSlots.filter { $0.tense == asked.slot.tense }.compactMap { parts(at: $0) }
    let slip = [true, false].lazy.compactMap { isSwapped in
      persons.first { parts in
        parts.ending.map { typed.isSlip(of: parts.form.withoutAccents, keeping: $0.count, isSwapped: isSwapped) }
          ?? false
      }
    }.first
    let price = Price.of(.typo) + Self.ofOtherCell
    return sounding + (slip.map { [withLetter(attempt, typed, of: $0.form, price, Self.cells)] } ?? [])
  }

  /// With each consonant once that no Spanish word doubles: *occurió, necessitan*.
  private func withSingleLetters(_ attempt: Attempt) -> [Rest] {
    guard let doubled = attempt.plain.lazy.compactMap({ DoubledLetter.first(in: $0) }).first else { return [] }
    let kinds = Self.cells + Self.kindsOfStem + [.ending, .typo]
    let single = self.attempt(attempt.words.map(DoubledLetter.removed))
    return [rest(Price.of(.spelling), SpellingRemark.doubled(doubled), single, kinds, isFirst: true)]
  }

  // MARK: Another cell

  /// The other simple cells that the learner is asked.
  private var otherSlots: [Slot] { Slot.simple.filter { $0 != slot && asked.isAsked($0.person) } }

  /// A stem without its change, in another cell: *puedamos; tení* for *tuvo*.
  private func meantCell(_ attempt: Attempt) -> Finding? {
    guard asked.auxiliary == nil, let typed = asked.word(of: attempt) else { return nil }
    let slots = otherSlots.filter { $0.tense != .negativeImperative }
    for other in slots.sorted(by: { asked.slot.distance(to: $0) < asked.slot.distance(to: $1) }) {
      let own = parts(at: other)
      let isStated = own?.ending == nil && other.tense == asked.slot.tense
      let built = (Self.kindsOfStem + (isStated ? [.ending] : [])).lazy.flatMap {
        asked.coinages($0, at: other)
      }.first { $0.word.withoutAccents == typed && $0.isOfCell }
      guard let built else { continue }
      if case .ending(let ending, let conjugation, _) = built.way {
        guard conjugation != verb.infinitive.conjugation else { continue }
        let whose = Remark(ofConjugation(ending, at: other).was)
        return Finding(
          Step(.otherTense, at: other, price: Price.meantCell, ofCell("-\(ending)", other.tense, subject(other))),
          Step(.ending, whose), of: answer)
      }
      let endings = [FormParts.regular(verb.infinitive.conjugation, at: other).ending, own?.ending]
      // An ending that is right here tells of no other cell: trayo.
      guard let ending = endings.compactMap({ $0 }).first(where: { typed.hasSuffix($0.withoutAccents) }),
        ending != parts?.ending
      else { continue }
      let remark = built.kind == .stemChange ? ofVowel(attempt, built) : ofRegularized(attempt)
      guard remark != ofUnknown, !remark.isOfTwo else { continue }
      let cell = ofCell("-\(ending)", other.tense, subject(other), tellsStem: false)
      return Finding(
        Step(.otherTense, at: other, price: Price.meantCell, cell), Step(built.kind, remark), of: answer)
    }
    return nil
  }
}

extension Word {
  /// Whether it is another word with one letter of the stem added, left out or changed, or two letters anywhere swapped.
  ///
  /// Of a short stem a letter is too much.
  /// - Parameters:
  ///   - ending: how many letters of the other are its ending.
  ///   - isSwapped: whether two letters are swapped; `nil` for any slip.
  func isSlip(of other: Word, keeping ending: Int, isSwapped: Bool? = nil) -> Bool {
    guard abs(count - other.count) < 2, other.count - ending > 3 else { return false }
    let least = Swift.min(count, other.count)
    var start = 0
    while start < least, self[start] == other[start] { start += 1 }
    var end = 0
    while end < least - start, self[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    let (typed, right) = (count - start - end, other.count - start - end)
    if typed == 2, right == 2, isSwapped != false {
      return self[start] == other[start + 1] && self[start + 1] == other[start]
    }
    return isSwapped != true && Swift.max(typed, right) == 1 && end >= ending
  }
}
