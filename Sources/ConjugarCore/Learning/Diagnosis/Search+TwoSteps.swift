/// Two steps: one of them is taken back, and what is left is explained like any answer with one.
extension Search {
  /// An answer from which a step was taken back: what that costs, what is said of it, and the kinds of errors that are looked
  /// for in the rest.
  ///
  /// A step that is first is told before the other; after a stem an ending is told second, as letters are.
  private typealias Rest = (price: Int, remark: Remark, attempt: Attempt, kinds: [Diagnosis.Kind], isFirst: Bool)

  private static let cells: [Diagnosis.Kind] = [.otherPerson, .otherTense, .otherTenseAndPerson]
  private static let stems: [Diagnosis.Kind] = [.stemChange, .regularized]
  /// The kinds of errors in the words of the verb itself.
  private static let words: [Diagnosis.Kind] = [.auxiliary, .participle] + stems + [.ending, .spelling, .typo]

  /// The cheapest two steps that explain the answer; `nil` if none do.
  func twoSteps(below limit: Int = .max) -> Finding? {
    var best: Finding?
    // Of a word of two letters two steps leave nothing.
    for attempt in attempts where attempt.words.count < 6 && attempt.words.contains(where: { $0.count > 2 }) {
      func isCheaper(_ price: Int) -> Bool { price < best?.price ?? limit }
      func explain(_ rests: [Rest], _ asked: DiagnosisContext) {
        for rest in rests where isCheaper(rest.price + Price.of(.otherPerson)) {
          guard !asked.accepted.contains(rest.attempt.core) else { continue }
          let search = Search(asked, [rest.attempt], quoting: answer)
          let left =
            asked.plainForms.contains(rest.attempt.plain.joined(separator: " "))
            ? search.oneStep(Self.cells) ?? search.accent : search.oneStep(rest.kinds, isSecond: true)
          guard let left, !left.remark.isOfTwo, isCheaper(rest.price + left.price) else { continue }
          let step = Step(.notAForm, price: rest.price, rest.remark)
          best = rest.isFirst ? Finding(step, left, of: answer) : Finding(left, step, of: answer)
        }
      }
      explain(withoutWord(attempt), asked)
      explain(withoutPronoun(attempt), asked.pronoun == nil ? asked : asked.withoutPronoun)
      explain(asked.auxiliary == nil ? withOtherWord(attempt) : withAuxiliary(attempt), asked)
      if let meant = meantCell(attempt), isCheaper(meant.price) { best = meant }
    }
    return best
  }

  private func attempt(_ words: [String]) -> Attempt { Attempt(words.joined(separator: " "), at: slot) }

  // MARK: Other words

  /// Without a *no* too many, or its subject after it: *no pensas, pone tú*.
  private func withoutWord(_ attempt: Attempt) -> [Rest] {
    let kinds = Self.cells + [.pronoun] + Self.words
    var words = attempt.words
    if !asked.isNoFree, let index = words.firstIndex(of: "no") {
      words.remove(at: index)
      return [(Price.of(.negation), ofNegation, self.attempt(words), kinds, true)]
    }
    guard words.count > 1, let last = words.popLast(), AnswerText.isSubject(last) else { return [] }
    return [(Price.of(.negation), ofSubjectAfter(last), self.attempt(words), kinds, false)]
  }

  /// Without a pronoun that is missing, another one, in another place or too many: *acosto, se diverto, te senta, me salo*.
  private func withoutPronoun(_ attempt: Attempt) -> [Rest] {
    var words = attempt.words
    var ways: [(pronouns: [Word], words: [String])] = []
    let reflexive = Set(Person.allCases.map(\.reflexivePronoun))
    if words.count > 1, let index = words.firstIndex(where: { Word($0).map(Clitics.contains) ?? false }),
      let typed = Word(words.remove(at: index))
    {
      let isRight = typed == asked.pronoun && index == 0 && asked.joined.isEmpty
      if !isRight, asked.pronoun != nil || reflexive.contains(typed) { ways = [([typed], words)] }
    } else if asked.pronoun != nil, let last = words.popLast().flatMap({ Word($0) }) {
      let joined = reflexive.filter { $0 != asked.joined && last.hasSuffix($0) && last.count > $0.count + 2 }
      ways = [([], attempt.words)] + joined.map { ([$0], words + ["\(last[0..<(last.count - $0.count)])"]) }
    }
    let kinds = (asked.pronoun == nil ? [] : Self.cells) + Self.words
    return ways.map { (Price.of(.pronoun), ofPronouns($0.pronouns, attempt), self.attempt($0.words), kinds, false) }
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
      helper(WrittenAccents.removed(first)) == "haber"
      ? ofAuxiliary(first, of: "haber")
      : search.oneStep([.auxiliary, .spelling, .typo], isSecond: true)?.remark
    guard let remark else { return [] }
    let right = self.attempt(words.dropLast(2) + [auxiliary] + words.suffix(1))
    return [(Price.of(.auxiliary), remark, right, Self.cells + Self.words, true)]
  }

  // MARK: The verb's own word

  private func withOtherWord(_ attempt: Attempt) -> [Rest] {
    guard let typed = asked.word(of: attempt) else { return inOtherLetters(attempt) }
    return withEnding(attempt, typed) + inOtherLetters(attempt) + withSingleLetters(attempt)
  }

  /// With the right ending instead of one of popular speech or of another conjugation: *podistes, tenaron, buscí*.
  private func withEnding(_ attempt: Attempt, _ typed: Word) -> [Rest] {
    let popular = NonstandardEnding.all.filter { parts != nil && $0.isSaid(at: asked.slot) }.map {
      (ending: $0.said, right: $0.right, price: Price.popularEnding, remark: ofPopular($0))
    }
    // Of a word by itself no ending is right.
    let regular = parts?.ending == nil || !asked.joined.isEmpty ? nil : regularEnding(verb.infinitive.conjugation)
    let others = Conjugation.allCases.compactMap(regularEnding).filter { $0 != regular }
    let conjugated = regular.map { right in
      others.map { ending in
        let whose = Conjugation.allCases.filter { regularEnding($0) == ending }
        return (ending: ending, right: right, price: Price.of(.ending), remark: ofConjugation(ending, whose))
      }
    }
    let kinds = Self.stems + [.spelling, .typo]
    return (popular + (conjugated ?? [])).filter { typed.hasSuffix($0.ending.withoutAccents) }.map { taken in
      let word = typed[0..<(typed.count - taken.ending.count)] + taken.right
      return (taken.price, taken.remark, attempt.ending(in: word), kinds, false)
    }
  }

  /// As a word that a learner may build (*juegé, conoso, pesnan*) or a form of another cell (*estubo, juege, trabjan*), in
  /// other letters that sound so, or with a letter off in the stem.
  private func inOtherLetters(_ attempt: Attempt) -> [Rest] {
    typealias Target = (text: String, slot: Slot)
    let isAlone = asked.word(of: attempt) != nil
    let built = isAlone ? Self.stems.flatMap { asked.coinages($0, at: asked.slot) } : []
    let targets: [Target] = built.map { (attempt.ending(in: $0.word).text, asked.slot) }
    let forms: [Target] = otherSlots.flatMap { slot in asked.cells.forms(at: slot).map { ($0, slot) } }
    let text = attempt.plain.joined(separator: " ")
    let typed = attempt.last ?? ""
    let key = SoundKey.of(text)
    // Puedió is no puedo with a letter too many: it has the ending of a regular verb.
    let regular = regularEnding(verb.infinitive.conjugation)?.withoutAccents ?? ""
    let isRegular = typed.hasSuffix(regular) && regular.count > parts?.ending?.count ?? 0
    func rest(_ target: Target) -> Rest? {
      let plain = WrittenAccents.removed(target.text)
      // Of a letter that sounds alike another word has one more at the most, or two.
      guard abs(plain.count - text.count) < 4, plain != text, !asked.plainForms.contains(plain) else { return nil }
      let isCell = target.slot != asked.slot
      let kinds = isCell ? Self.cells : Self.stems
      let more = isCell ? Price.meantCell - Price.of(.otherPerson) : 0
      let right = Attempt(target.text, at: .infinitive)
      let word = right.plain.dropLast() == attempt.plain.dropLast() ? right.last ?? "" : ""
      if SoundKey.of(plain) == key || word.isInLetters(of: typed) {
        // Of what should be a word of its own the letters are not worth a word: hasido is no better than hacido.
        let isTold = isCell || !(parts?.rules.contains(.ownForm) ?? false)
        let remark =
          isTold ? SpellingRemark(text, for: target.text, asked).remark(isCell ? target.text : nil) : Remark("")
        return (Price.of(.spelling) + more, remark, right, kinds, false)
      }
      guard isAlone, asked.joined.isEmpty, parts?.ending != nil, isCell || !isRegular,
        target.slot.tense == asked.slot.tense, let ending = parts(at: target.slot)?.ending?.count,
        let isSwapped = typed.isSwapped(word, keeping: ending)
      else { return nil }
      // Hablna is rather hablan than habla.
      let price = Price.of(.typo) + more + (isSwapped ? 0 : 1)
      return (price, ofLetter("\(typed)", for: "\(word)"), right, kinds, false)
    }
    return (targets + forms).compactMap(rest)
  }

  /// With each consonant once that no Spanish word doubles: *occurió, necessitan*.
  private func withSingleLetters(_ attempt: Attempt) -> [Rest] {
    guard let doubled = attempt.plain.lazy.compactMap({ DoubledLetter.first(in: $0) }).first else { return [] }
    let single = self.attempt(attempt.words.map(DoubledLetter.removed))
    let kinds = Self.cells + Self.stems + [.ending, .typo]
    return [(Price.of(.spelling), SpellingRemark.doubled(doubled), single, kinds, true)]
  }

  // MARK: Another cell

  private var otherSlots: [Slot] { Slot.simple.filter { $0 != slot && asked.isAsked($0.person) } }

  /// What a learner may have built for another cell: *puedamos; tení* for *tuvo*; *erabas* for *era*.
  private func meantCell(_ attempt: Attempt) -> Finding? {
    guard asked.auxiliary == nil, let typed = asked.word(of: attempt) else { return nil }
    let slots = otherSlots.filter { $0.tense != .negativeImperative }
    for other in slots.sorted(by: { asked.slot.distance(to: $0) < asked.slot.distance(to: $1) }) {
      let own = parts(at: other)
      let kinds = Self.stems + (own?.ending == nil && other.tense == asked.slot.tense ? [.ending] : [])
      let found = kinds.flatMap { asked.coinages($0, at: other) }.filter {
        $0.word.withoutAccents == typed && $0.isOfCell
      }
      guard let built = found.first, !found.contains(where: { $0.ending?.conjugation == verb.infinitive.conjugation })
      else { continue }
      let endings = [FormParts.regular(verb.infinitive.conjugation, at: other).ending, own?.ending].compactMap { $0 }
      let remark =
        switch built.kind {
        case .ending: Remark(ofConjugation(found).was)
        case .stemChange: ofVowel(attempt, built)
        default: ofRegularized(attempt)
        }
      // An ending that is right here tells of no other cell: trayo.
      guard let ending = built.ending?.word ?? endings.first(where: { typed.hasSuffix($0.withoutAccents) }),
        ending != parts?.ending, remark != ofUnknown, !remark.isOfTwo
      else { continue }
      let cell = ofCell("-\(ending)", other.tense, subject(other), tellsStem: built.kind == .ending)
      return Finding(
        Step(.otherTense, at: other, price: Price.meantCell, cell), Step(built.kind, remark), of: answer)
    }
    return nil
  }
}

extension Word {
  /// Whether this is another word with two letters anywhere swapped; `nil` if it is not, nor has it one letter of the stem
  /// more, fewer, or changed. Of a short stem a letter is too much.
  ///
  /// - Parameter ending: how many letters of the other are its ending.
  fileprivate func isSwapped(_ other: Word, keeping ending: Int) -> Bool? {
    guard abs(count - other.count) < 2, other.count - ending > 3 else { return nil }
    let least = Swift.min(count, other.count)
    var start = 0
    while start < least, self[start] == other[start] { start += 1 }
    let end = Swift.min(sharedEnd(with: other), least - start)
    let (typed, right) = (count - start - end, other.count - start - end)
    if typed == 2, right == 2, self[start] == other[start + 1], self[start + 1] == other[start] { return true }
    return Swift.max(typed, right) == 1 && end >= ending ? false : nil
  }
}
