/// The two words of a compound form, one of them right and the other impossible in its position.
extension Search {
  /// The answer's *haber* and participle, without accents, if the pronoun is right; `nil` for a simple form.
  private var compound: (haber: String, participle: String)? {
    let words = attempt.plain
    guard asked.auxiliary != nil, words.count == asked.before.count + 1,
      words.dropLast(2) == asked.before.dropLast()[...]
    else { return nil }
    return (words[words.count - 2], words[words.count - 1])
  }

  private var haber: String { WrittenAccents.removed(asked.auxiliary ?? "") }
  private var participles: [String] { asked.plainForms.compactMap { $0.split(separator: " ").last.map(String.init) } }

  /// Whether the participle is right, but the word before it is neither *haber* nor an attempt at the right form.
  var isWrongAuxiliary: Bool {
    guard let (first, second) = compound, participles.contains(second), first != haber,
      let word = Word(first), !Clitics.contains(word), word != "no"
    else { return false }
    return helper(first) != nil || homophone == nil && !isMisspelled(first)
  }

  /// Whether *haber* is right, but what follows agrees or is not an attempt at the participle, as with *hablando*.
  var isWrongParticiple: Bool {
    guard let (first, second) = compound, first == haber else { return false }
    return isAgreeing || Step(cellOf: Attempt(attempt.words.last ?? "", at: .infinitive), asked) != nil
      || participles.allSatisfy { Nearest.distance(second, $0) > 1 && SoundKey.of(second) != SoundKey.of($0) }
  }

  /// *Haber*, or a verb learners mistake for it, if a word (without accents) is one of its forms.
  func helper(_ word: String) -> String? {
    let verbs = Set(asked.reader.readings(of: word).filter { $0.note == nil }.map(\.infinitive))
    return WordList.helpers.first(where: verbs.contains)
  }

  /// Whether a word is a misspelling of the right form of *haber*: *hemso*, but not *ho* or *haberé*.
  private func isMisspelled(_ word: String) -> Bool {
    guard let slot = slot.tense.auxiliary.flatMap(slot.inTense), let verb = asked.auxiliaryVerb else { return false }
    let isVowelChanged =
      word.count == haber.count && zip(word, haber).contains { $0 != $1 && $0.isVowel && $1.isVowel }
    let kind = Search(asked.about(verb, at: slot), Attempt(word, at: slot)).oneStep()?.kind
    return kind == .spelling || kind == .typo && !isVowelChanged
  }

  /// - Parameter typed: what stands in the position of *haber*.
  func ofAuxiliary(_ typed: String) -> Remark {
    let (auxiliary, helper) = (asked.auxiliary ?? "", helper(WrittenAccents.removed(typed)))
    // Son idos lacks its se too.
    let isBare = attempt.words.count <= asked.before.count
    let whole = isBare ? asked.before.joined(separator: " ") : auxiliary
    if let helper, helper != asked.auxiliaryVerb?.name {
      let never = "haber, never \(helper)"
      return Remark(
        "“\(typed)” is a form of \(helper)", "\(never): \(wanted) has \(whole)", nudge: "\(never) in \(wanted)")
    }
    let places = asked.reader.readings(of: typed).filter { $0.infinitive == asked.auxiliaryVerb?.name }.map(\.slot)
    let place = places.first { $0.person == slot.person } ?? places.first
    func whose(_ key: (String) -> String, in slots: [Slot]) -> (form: String, name: String)? {
      slots.lazy.filter { asked.isAsked($0.person) }.compactMap { other in
        let tense = other.tense == slot.tense ? nil : other.tense.auxiliary
        let name = tense.map { Self.name($0, other.subjects.first) } ?? "for \(other.subjects.first ?? "")"
        return asked.conjugator.auxiliary(at: other).map { ($0, name) }
      }.first { $0.0 != auxiliary && key($0.0) == key(typed) }
    }
    let slots = Slot.of(slot.tense)
    var was = "is no form of haber"
    if let place, place.tense != slot.tense.auxiliary {
      was = "is \(Self.name(place.tense, place.person == slot.person ? nil : place.subjects.first))"
    } else if helper != nil {
      was = "is \(whose(WrittenAccents.removed, in: slots)?.name ?? "what there is, and no helper")"
    } else if asked.reader.norms(of: typed, .popular).contains(auxiliary) {
      was = "is a form of haber that no norm accepts"
    } else if let (form, name) = whose({ SoundKey.of($0) }, in: slots + Slot.all) {
      was = "sounds like \(form), which is \(name)"
    }
    return Remark("“\(typed)” \(was)", "\(wanted) has \(whole)", nudge: "\(wanted) takes another form of haber")
  }

  var ofParticiple: Remark {
    guard let (_, second) = compound, let word = attempt.words.last else { return ofUnknown }
    let other = Search(asked, Attempt(word, at: .participle)).otherVerb
    if let other, other.slot == .participle, other.isExact {
      return Remark(
        "“\(second)” is the participle of \(named(name(of: other)))",
        "\(right.split(separator: " ").last ?? "") is that of \(named(verb.name))",
        nudge: "the question asks for that of \(named(verb.name))")
    }
    if isAgreeing { return ofAgreement(word) }
    // For ir, the ending is the whole word: ido.
    let isRegular = parts.ending != nil || parts.form.description == regularParticiple
    let cells = asked.withoutPronoun.cells
    if let form = cells.slots(of: attempt).first(where: { $0 != .participle && cells.forms(at: $0).contains(word) }) {
      let was = "“\(word)” is the \(adjective(word) ?? form.tense.englishName)"
      return isRegular
        ? Remark(was, afterHaber)
        : Remark(was, "after haber it is always the participle").advising(ofRegularized())
    }
    let key = SoundKey.of(second)
    let kind = [Diagnosis.Kind.regularized, .stemChange].first { kind in
      asked.coinages(kind, at: .participle).contains { SoundKey.of("\($0.word.withoutAccents)") == key }
    }
    if let kind { return kind == .stemChange ? ofVowel() : ofRegularized() }
    if let stem = ofOtherStem { return stem }
    if isRegular { return Remark("“\(word)” is no participle of the verb", afterHaber).standing() }
    let isFar = Nearest.distance(second, "\(verb.infinitive.stem)\(regularParticiple)") > 1
    return ofRegularized().saying("“\(word)” is not the participle of \(verb.infinitive.plain)").standing(
      alone: isFar)
  }

  /// What to call a form that learners mistake for the participle: `adjective (loose)`.
  func adjective(_ word: String) -> String? {
    let row = WordList.rows(of: "adjective").first { $0[0] == word }
    return row.map { "adjective (\($0.dropFirst().joined(separator: " ")))" }
  }

  private var regularParticiple: String { "\(regularEnding(verb.infinitive.conjugation) ?? "")" }
  private var afterHaber: String {
    "after haber it is always the participle, in -\(parts.ending?.description ?? regularParticiple)"
  }

  func ofAgreement(_ typed: String) -> Remark {
    let cloze = asked.question.cloze
    let before = cloze?.before.lowercased().words.last.flatMap(helper).flatMap(asked.conjugator.find)
    let isOfHaber = asked.auxiliary != nil || before?.isAuxiliary ?? false
    guard isOfHaber || cloze == nil else {
      let was = typed.hasSuffix("os") ? "plural" : typed.hasSuffix("s") ? "feminine plural" : "feminine"
      return Remark("“\(typed)” is \(was)", "what it agrees with here is masculine singular: it ends in -o")
    }
    return Remark(
      "“\(typed)” agrees like an adjective", "\(isOfHaber ? "after haber it always" : "here it") ends in -o")
  }
}
