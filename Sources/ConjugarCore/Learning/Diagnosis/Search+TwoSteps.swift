/// Two-step explanations: one step is undone, and what is left is searched like any other answer.
extension Search {
  /// A step that was undone, and the search for what is left.
  typealias Rest = (taken: Step, left: Search)

  private func rest(_ step: Step, _ text: String, quoting name: String? = nil) -> Rest {
    (step, Search(asked, Attempt(text, at: slot), quoting: name ?? answer))
  }

  /// Whether nothing else is wrong once a step has been undone.
  var isRight: Bool { asked.accepted.contains(attempt.core) }

  static let cells: [Diagnosis.Kind] = [.otherPerson, .otherTense, .otherTenseAndPerson]
  static let stems: [Diagnosis.Kind] = [.stemChange, .regularized]

  /// The cheapest two steps that explain the answer; `nil` if no two do.
  func twoSteps(below limit: Int = .max) -> Finding? {
    guard attempt.words.count < 6 else { return nil }
    var best: Finding?
    let rests = withoutWord + withoutPronoun + withAuxiliary + withOtherWord
    for (taken, left) in rests where taken.price + Price.of(.otherPerson) < best?.price ?? limit {
      guard let other = left.step(besides: taken), !other.remark.isAlone,
        taken.price + other.price < best?.price ?? limit
      else { continue }
      best = taken.price < other.price ? Finding(taken, other, of: answer) : Finding(other, taken, of: answer)
    }
    return best.map(tellingAccent)
  }

  /// The step that remains after another was undone; `nil` if nothing remains, or no step explains the rest.
  private func step(besides taken: Step) -> Step? {
    if isRight { return nil }
    if asked.plainForms.contains(attempt.plainText) { return oneStep(Self.cells) ?? accent }
    return oneStep(Diagnosis.Kind.allCases.filter { $0 != taken.kind && $0 != .otherVerb })
  }

  /// Without an extra *no*; in *te no levantes*, the *no* is merely misplaced.
  var withoutNo: Rest? {
    guard let index = attempt.words.firstIndex(of: "no"), !asked.isNoFree || index == 0 else { return nil }
    let words = attempt.words[..<index] + attempt.words[(index + 1)...]
    let taken = Remark("\(answer) has a “no” that was not asked for", "leave out the “no”")
    return rest(Step(.negation, taken), words.joined(separator: " "))
  }

  /// Without an extra *no*, an adverb, or a subject after the form: *no pensas, ayer hací, pone tú*.
  private var withoutWord: [Rest] {
    if let withoutNo { return [withoutNo] }
    var words = attempt.words
    guard words.count > 1 else { return [] }
    let preposition = words.lastIndex { WordList.prepositions.contains($0) || WordList.links.contains($0) }
    if let index = words.firstIndex(where: WordList.aroundVerbs.contains) ?? preposition {
      let taken = Step(.negation, Remark("“\(words.remove(at: index))” is a word too many", "write the form alone"))
      let text = words.joined(separator: " ")
      return [rest(taken, text, quoting: "“\(text.printable(upTo: 40))”")]
    }
    guard let last = words.popLast(), AnswerText.isSubject(last) else { return [] }
    return [rest(Step(.negation, ofSubjectAfter(last)), words.joined(separator: " "))]
  }

  /// With a missing, wrong, misplaced, or extra pronoun undone: *acosto, se diverto, te senta, me salo*.
  private var withoutPronoun: [Rest] {
    var words = attempt.words
    var ways: [(pronouns: [Word], words: [String])] = []
    if words.count > 1, let index = words.firstIndex(where: { Word($0).map(Self.isPronoun) ?? false }),
      let typed = Word(words.remove(at: index))
    {
      let isRight = typed == asked.pronoun && index == 0 && asked.joined.isEmpty
      if !isRight, asked.pronoun != nil || Self.reflexive.contains(typed) { ways = [([typed], words)] }
    } else if let last = words.popLast().flatMap({ Word($0) }) {
      // A nonreflexive verb can have one joined only to its infinitive or gerund: dormirse.
      let joined = Self.reflexive.filter { pronoun in
        pronoun != asked.joined && last.hasSuffix(pronoun) && last.count > pronoun.count + 2
          && (asked.pronoun != nil || ["r", "o"].contains(last.fromEnd(pronoun.count + 1)))
      }
      // Sentase is senta with its se, not a form that lacks it: a command ends in a vowel.
      let host = last.hasSuffix(asked.joined) ? last.fromEnd(asked.joined.count + 1) : nil
      let isJoined = !asked.joined.isEmpty && host?.isVowel ?? false
      let others = joined.map { ([$0], words + ["\(last[0..<(last.count - $0.count)])"]) }
      ways = (isJoined || asked.pronoun == nil ? [] : [([], attempt.words)]) + others
    }
    let plain = asked.pronoun == nil ? asked : asked.withoutPronoun
    return ways.map { pronouns, words in
      let rest = Attempt(words.joined(separator: " "), at: slot)
      return (Step(.pronoun, ofPronouns(pronouns)), Search(plain, rest, quoting: answer, right: right))
    }
  }

  /// With the right form of *haber*: *ha decido, soy rompido, e hacido*.
  private var withAuxiliary: [Rest] {
    let words = attempt.words
    guard let auxiliary = asked.auxiliary, words.count == asked.before.count + 1,
      attempt.plain[words.count - 2] != WrittenAccents.removed(auxiliary),
      let participle = asked.accepted.first?.split(separator: " ").last
    else { return [] }
    let (first, pronoun) = (words[words.count - 2], words.dropLast(2).map { "\($0) " }.joined())
    // The remark on what stands in for haber, as if the participle were right.
    let other = rest(Step(.auxiliary, Remark("")), pronoun + "\(first) \(participle)").left
    let step = other.oneStep([.auxiliary, .spelling, .typo])
    // For another form of haber, or two wrong letters as in avía, the whole word is more informative.
    let isSpelling = step?.kind == .spelling && step?.remark.isAlone ?? false
    let isHaber = helper(first) == asked.auxiliaryVerb?.name
    let spelled = Remark(
      "“\(first)” sounds like the right form of haber", "it is written \(auxiliary)", nudge: "it is written otherwise")
    guard let remark = isHaber ? ofAuxiliary(first) : isSpelling ? spelled : step?.remark, !remark.isAlone else {
      return []
    }
    let last = words.last ?? ""
    return [rest(Step(.auxiliary, remark), pronoun + "\(auxiliary) \(last)", quoting: "“\(last.printable(upTo: 40))”")]
  }

  private var withOtherWord: [Rest] {
    guard asked.auxiliary == nil else { return [] }
    let single = withSingleLetters
    // In disse, the doubled letter is the step, so look for no other word that sounds the same.
    let others = (single.isEmpty ? inOtherLetters : []) + withMeantForm
    return word.map { withEnding(of: $0) + others + single } ?? others
  }

  /// With the right ending in place of a popular one or another conjugation's: *podistes, tenaron, buscí*.
  private func withEnding(of typed: Word) -> [Rest] {
    let (own, joined, isStrong) = (parts.ending, asked.joined, isStrong)
    func rests(_ ending: Word, _ right: Word, _ step: Step) -> [Rest] {
      guard typed.hasSuffix(ending.withoutAccents + joined) else { return [] }
      // Conduzó is spelled with the letters its stem has before o.
      let start = typed[0..<(typed.count - ending.count - joined.count)]
      // Comíabamos has both endings, rather than an extra letter.
      guard start.last != right.first?.plain else { return [] }
      let isRespelled = isStrong && attempt.words.last?.hasSuffix("\(ending)") ?? false
      let words = [start + right] + (isRespelled ? [Word(spelling: Sounds(of: start) + Sounds(of: right))] : [])
      return words.map { rest(step, attempt.text(endingIn: $0 + joined)) }
    }
    let slots = [asked.slot] + otherSlots.filter { $0.tense == asked.slot.tense }
    let popular = NonstandardEnding.all.filter { slots.contains(where: $0.isSaid) }.flatMap { ending in
      // In dijon, -on replaces -eron; in pierdon, it replaces all of -ieron.
      [ending.right, own ?? ending.right].once.filter { $0.hasSuffix(ending.right) }.flatMap {
        rests(ending.said, $0, Step(.ending, price: Price.popularEnding, ofPopular(ending)))
      }
    }
    // A wholly irregular word has no right ending.
    guard let own else { return popular }
    func regular(_ conjugation: Conjugation) -> Word { FormParts.regular(conjugation, at: slot).wholeEnding(at: slot) }
    let right = regular(verb.infinitive.conjugation)
    let others = Conjugation.allCases.map(regular).filter { $0 != right && $0 != own }.once
    let regulars = others.flatMap { ending in
      let conjugations = Conjugation.allCases.filter { regular($0) == ending }
      return rests(ending, right, Step(.ending, ofConjugation(ending, conjugations)))
    }
    return popular + regulars
  }

  /// As a misspelled coinage (*juegé, pesnan*) or other form (*estubo, trabjan*), or with one wrong letter in the stem.
  private var inOtherLetters: [Rest] {
    let typed = attempt.last ?? ""
    let isAlone = word != nil
    let forms = otherSlots.flatMap { slot in
      asked.cells.forms(at: slot).map { (text: $0, plain: WrittenAccents.removed($0), slot: slot, isByEar: false) }
    }
    // Hase is better read as hace from another cell than as a coinage for this one; so is abla as habla, accent or not.
    let known = (plain: Set(forms.map(\.plain)), texts: Set(forms.map(\.text)))
    let built = (isAlone ? Self.stems + [.ending] : []).flatMap { kind in
      asked.coinages(kind, at: asked.slot, like: [typed]).map { attempt.text(endingIn: $0.word) }.map {
        (text: $0, plain: WrittenAccents.removed($0), slot: asked.slot, isByEar: kind == .ending)
      }
    }.filter { $0.isByEar ? !known.plain.contains($0.plain) : !known.texts.contains($0.text) }
    let text = attempt.plainText
    let (key, own) = (SoundKey.of(text), "\(parts.form.withoutAccents)")
    return (forms + built).compactMap { target in
      let plain = target.plain
      guard abs(plain.count - text.count) < 4, plain != text, !asked.plainForms.contains(plain) else { return nil }
      let isCell = target.slot != asked.slot
      // Caya does not have the sound of caía.
      guard !isCell || !text.contains("y") || !target.text.contains("í") else { return nil }
      let more = isCell ? Price.misshapenCell : 0
      let right = plain.split(separator: " ").map(String.init)
      let word = right.dropLast() == attempt.plain.dropLast() ? right.last.flatMap { Word($0) } ?? "" : ""
      if SoundKey.of(plain) == key || word.isInLetters(of: typed) {
        // Digieron spells its stem with another letter; benió has a different v from vino.
        let right = isCell ? nil : own
        let remark = SpellingRemark.of(text, for: target.text, in: asked.slot.tense, of: right)
        return rest(Step(.spelling, price: Price.of(.spelling) + more, remark), target.text)
      }
      // In a short stem, one wrong letter is too many.
      guard isAlone, !target.isByEar, target.slot.tense == asked.slot.tense,
        let ending = parts(at: target.slot).ending,
        word.count - ending.count > 3, abs(word.count - typed.count) < 2,
        Nearest.distance("\(typed)", "\(word)") == 1
      else { return nil }
      let isSwapped = typed.description.sorted() == word.description.sorted()
      guard isSwapped || typed.hasSuffix(ending.withoutAccents) else { return nil }
      // Hablna is closer to hablan than to habla.
      let price = Price.of(.typo) + more + (isSwapped ? 0 : 1)
      return rest(Step(.typo, price: price, ofLetter("\(typed)", for: "\(word)")), target.text)
    }
  }

  /// With each doubled consonant single where no Spanish word doubles it: *occurió, necessitan*.
  private var withSingleLetters: [Rest] {
    guard let doubled = attempt.plain.lazy.compactMap({ DoubledLetter.first(in: $0) }).first else { return [] }
    let single = attempt.words.map(DoubledLetter.removed).joined(separator: " ")
    return [rest(Step(.spelling, price: Price.doubledLetter, SpellingRemark.doubled(doubled)), single)]
  }

  /// Whether an answer sounds like a form of the verb, in any cell, but is misspelled: *coje* is *coge*.
  var soundsLikeForm: Bool {
    guard homophone == nil else { return true }
    let text = attempt.plainText
    let key = SoundKey.of(text)
    return formsOfOthers.contains { form in
      let plain = WrittenAccents.removed(form)
      return plain != text && SoundKey.of(plain) == key
    }
  }

  /// Whether an answer is a form with a letter that has that sound only before other vowels: *marce* is *marque*.
  var isInLettersOfForm: Bool {
    guard asked.auxiliary == nil, let typed = word else { return false }
    return formsOfOthers.contains { form in
      let plain = WrittenAccents.removed(form)
      // Siguó has an accent that sigo does not.
      return (attempt.isPlain || plain != form) && Word(plain)?.isInLetters(of: typed) ?? false
    }
  }

  private var formsOfOthers: [String] {
    otherSlots.filter { $0.tense != .futureSubjunctive }.flatMap(asked.cells.forms)
  }

  private var otherSlots: [Slot] { Slot.simple.filter { $0 != slot && asked.isAsked($0.person) } }

  /// With the right form of the other cell it may be built for: *puedamos; tení* for *tuvo*; *erabas* for *era*.
  var withMeantForm: [Rest] {
    guard let typed = attempt.last else { return [] }
    let isInPlace = word != nil
    // In trayó, -ó is not -o.
    let isOnEnd = attempt.words.last.flatMap { Word($0)?.last?.isAccented } ?? false
    let isStemRegular = parts.stem.withoutAccents.hasPrefix(verb.infinitive.stem)
    return otherSlots.compactMap { other in
      let (meant, own) = (parts(at: other).form.withoutAccents, parts(at: other).ending)
      // Any other coinage for a cell has its form's ending, glide aside, or a regular one.
      let isOwn =
        own.map { typed.hasSuffix(($0.count > 2 ? $0[1..<$0.count] : $0).withoutAccents) }
        ?? (meant.last == typed.last)
      guard isOwn || verb.infinitive.conjugation.mayEnd([typed], at: other) else { return nil }
      let kinds = Self.stems + (own == nil && other.tense == asked.slot.tense ? [.ending] : [])
      let found = kinds.flatMap { asked.coinages($0, at: other, like: [typed]) }.filter {
        $0.word.withoutAccents == typed && $0.isOfCell
      }
      guard let built = found.first,
        other.tense != .negativeImperative, let form = asked.cells.forms(at: other).first,
        Frame(other, isPronominal: asked.pronoun != nil).joined.isEmpty,
        // Sentase has the se of siéntese.
        asked.joined.isEmpty || !typed.hasSuffix(asked.joined),
        isInPlace || Attempt(form, at: .infinitive).plain.dropLast() == attempt.plain.dropLast()
      else { return nil }
      let regular = FormParts.regular(verb.infinitive.conjugation, at: other).ending
      let last = isOnEnd ? regular.map { $0[max(0, $0.count - 1)..<$0.count] } : nil
      let ending = [built.ending?.word, regular, own, last].compactMap(\.self).first {
        typed.hasSuffix($0.withoutAccents) && $0.last?.isAccented == isOnEnd
      }
      let remark =
        switch built.kind {
        case .ending: Remark(ofConjugation(found).was)
        // Podieras has the o of podrías; only its tense is wrong.
        case .stemChange: isStemRegular && built.vowel == vowelOfInfinitive ? Remark("") : ofVowel(of: built)
        default: ofRegularized(meant: (built, other))
        }
      guard let ending, ending != parts.ending else { return nil }
      // For a wholly irregular word, the other step gives the form.
      let told = parts.ending == nil ? Remark(remark.was) : remark
      let price = Price.of(built.kind) + Price.misshapenCell
      return rest(Step(built.kind, price: price, told), form, quoting: "-\(ending)")
    }
  }
}
