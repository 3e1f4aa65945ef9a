extension Search {
  var ofEnding: Remark {
    if !asked.joined.isEmpty, let cell = Step(afterPronounIn: attempt, asked) { return of(cell) }
    // Callete has the -e of cállete, not that of callé.
    let isBare = !asked.joined.isEmpty && attempt.isPlain
    let written = isBare ? [] : coinages(.ending, accentsCount: true)
    let known = written.isEmpty ? coinages(.ending) : written
    if let popular = known.lazy.compactMap(\.popular).first { return ofPopular(popular) }
    if isStrong, known.contains(where: { $0.ending?.slot == asked.slot }) { return ofStrong(known) }
    if let popular = ofPopularForm() { return popular }
    let taken = known.filter { coinage in coinage.isOfCell && coinage.ending.map { "\($0.word)" } != rightEnding }
    if !taken.isEmpty { return ofConjugation(taken) }
    // Vivemos has the -emos of comemos, in the present, not that of hablemos.
    let others = known.compactMap(\.ending).filter { $0.slot != asked.slot }
    let heard = others.filter { asked.isAsked($0.slot.person) }
    let own = others.filter { $0.conjugation == verb.infinitive.conjugation }
    let slot = asked.slot
    let likely = [own, heard, others].first { !$0.isEmpty } ?? []
    guard let other = likely.min(by: { slot.distance(to: $0.slot) < slot.distance(to: $1.slot) })
    else { return ofOtherEnding.standing() }
    let remark = ofCell("-\(other.word)", other.slot.tense, subject(other.slot))
    let conjugations = others.filter { $0.slot == other.slot }.map { "-\($0.conjugation)" }.once
    let isOthers = own.isEmpty || parts.ending == nil  // Ser has no conjugation's endings in its present.
    // A remark that covers all verbs covers these too.
    return isOthers && conjugations.count < Conjugation.allCases.count
      ? remark.saying("\(remark.was) of verbs in \(conjugations.listed("and"))") : remark
  }

  private var ofOtherEnding: Remark {
    let was = "\(answer) has another ending"
    guard parts.ending == nil else { return Remark(was, "\(verb.infinitive.plain) has -\(rightEnding) here") }
    return Remark(was, "it is \(right) here", nudge: "here it is a word of its own")
  }

  private func ofStrong(_ known: [Coinage]) -> Remark {
    let rest = "it is -\(rightEnding)" + (parts.ending?.count == 1 ? ", without an accent" : "")
    let regular = known.compactMap(\.ending).filter {
      $0.slot == asked.slot && $0.word == regularEnding($0.conjugation)
    }
    let bare = known.lazy.compactMap(\.ending?.word).first { "i\($0)" == rightEnding }
    let conjugations = regular.map(\.conjugation).once
    let isOwn = conjugations.contains(verb.infinitive.conjugation)
    let verbs = "regular verbs" + (isOwn ? "" : " in \(conjugations.map { "-\($0)" }.listed("and"))")
    return Remark(
      regular.first.map { "\(answer) has -\($0.word), the ending of \(verbs)" }
        ?? bare.map { "\(answer) has -\($0), which stands only after j, ll and ñ" } ?? ofOtherEnding.was,
      "after \(parts.stem)- \(rest)",
      nudge: "after the stem of this preterite \(rest)")
  }

  /// For an ending of popular speech: *-stes*.
  func ofPopular(_ ending: NonstandardEnding) -> Remark {
    guard ending.isSaid(at: asked.slot) else {
      return Remark("\(answer) has -\(ending.said), which many say for -\(ending.right) and no norm accepts")
    }
    let right = parts.ending ?? ending.right
    let whole = right[0..<(right.count - min(right.count, ending.right.count))] + ending.said
    let said = attempt.last?.hasSuffix((whole + asked.joined).withoutAccents) ?? true ? whole : ending.said
    let whose = subject(asked.slot).map { "for \($0)" } ?? "here"
    let rest = said == right + "s" ? ", without another -s" : ", not -\(said)"
    // For a wholly irregular word, give the whole form: fuiste.
    let form = parts.ending == nil ? parts.form.description : "-\(right)"
    return Remark(
      "\(answer) has -\(said), \(ending.remark)", "\(whose) it is \(form)\(rest)",
      nudge: "\(whose) it is -\(right)\(rest)")
  }

  /// For an ending that other conjugations have in this cell: `-aba` of `ar`.
  func ofConjugation(_ ending: Word, _ conjugations: [Conjugation]) -> Remark {
    // In the present, -emos is for -er verbs; in the subjunctive, for -ar verbs.
    let isOwn = conjugations.contains(verb.infinitive.conjugation)
    let verbs = "\(isOwn ? "most " : "")verbs in \(conjugations.map { "-\($0)" }.listed("and"))"
    let whose = "in the \(asked.slot.tense.englishName) -\(ending) is for \(verbs)"
    guard parts.ending != nil else { return ofOtherEnding.saying(whose) }
    return Remark(whose, "\(verb.infinitive.plain) has -\(rightEnding)")
  }

  /// The same remark for coinages built with the ending.
  func ofConjugation(_ coinages: [Coinage]) -> Remark {
    let endings = coinages.compactMap(\.ending)
    let alike = endings.filter { $0.word == endings[0].word }
    // For a wholly irregular word, and for the endings of dar, those of the verb's own conjugation are informative too.
    let others = parts.ending == nil ? [] : alike.filter { $0.conjugation != verb.infinitive.conjugation }
    let whose = Set((others.isEmpty ? alike : others).map(\.conjugation))
    return ofConjugation(endings.first?.word ?? "", Conjugation.allCases.filter(whose.contains))
  }

  private var rightEnding: String {
    let ending = parts.ending?.description ?? ""
    return parts.rules.contains(.futureOnInfinitive) ? "\(verb.infinitive.conjugation)\(ending)" : ending
  }

  func regularEnding(_ conjugation: Conjugation) -> Word? { FormParts.regular(conjugation, at: asked.slot).ending }
}
