/// What an answer is that the analysis of forms knows, although no cell of the verb has it.
extension RemarkWriter {
  /// Of a form with its subject after it: *hablo yo*.
  func ofSubjectAfter(_ attempt: Attempt) -> Remark? {
    guard let last = attempt.words.last, attempt.words.count > 1, AnswerText.isSubject(last) else { return nil }
    let rest = attempt.plain.dropLast().joined(separator: " ")
    guard asked.accepted.contains(where: { WrittenAccents.removed($0) == rest }) else { return nil }
    return DiagnosisEnglish.subjectAfter(answer, last)
  }

  /// Of a right form with another word at its side: *es un*.
  func ofWordBeside(_ attempt: Attempt) -> Remark? {
    let words = attempt.words
    guard words.count > 1 else { return nil }
    for (rest, other) in [(words.dropLast(), words.last), (words.dropFirst(), words.first)] {
      let form = rest.joined(separator: " ")
      guard let other, asked.accepted.contains(form), other != "no", Word(other).map({ !Clitics.contains($0) }) ?? true
      else { continue }
      return Remark("“\(form)” is right, and “\(other.printable(upTo: 40))” is a word too many", "write the form alone")
    }
    return nil
  }

  /// Of *haiga* for *haya*, *vaiga* for *vaya*.
  func ofPopularForm(_ attempt: Attempt) -> Remark? {
    guard asked.slot.tense == .presentSubjunctive || asked.slot.borrowed != nil, let form = parts?.form.withoutAccents,
      let y = form.lastIndex(where: { $0 == "y" }), y > 0, form[y - 1] == "a",
      asked.word(of: attempt) == form[0..<y] + "ig" + form[(y + 1)..<form.count]
    else { return nil }
    return DiagnosisEnglish.popularForm(answer, right)
  }

  /// Of a form that goes like that of the verb which this one has a prefix to: *bendirá* like *dirá*.
  func ofKin(_ attempt: Attempt) -> Remark? {
    guard let typed = asked.word(of: attempt) else { return nil }
    let bare = verb.infinitive.bare
    for name in FrequencyList.embedded.prefix(100) {
      guard let end = Word(name), end.count > 2, end.count < bare.count, bare.hasSuffix(end),
        let kin = asked.conjugator.find(name)
      else { continue }
      let prefix = bare[0..<(bare.count - end.count)]
      for form in asked.conjugator.forms(of: kin, at: asked.slot) {
        guard let word = Word(form), prefix + word.withoutAccents == typed else { continue }
        return DiagnosisEnglish.kin(answer, form, of: kin.infinitive.description, verb.infinitive.description, right)
      }
    }
    return nil
  }

  /// Of a stem that stands in *yo* alone, before o and a, or in the preterite: *caigen* for *caen*, *dijido* for *dicho*.
  func ofOtherStem(_ attempt: Attempt) -> Remark? {
    guard let typed = asked.word(of: attempt).map({ SoundKey.of($0.description) }) else { return nil }
    let endings = [parts?.ending, FormParts.regular(verb.infinitive.conjugation, at: asked.slot).ending]
    for (tense, rules, rule) in [
      (Tense.preterite, [.strongPreterite, .cToJ], "it is that of the preterite and what is built on it"),
      (.present, Rule.ID.ofYo, "it stands before o and a only"),
    ] {
      guard let yo = Slot(tense, .firstSingular).flatMap(parts), yo.form != parts?.form,
        yo.rules.contains(where: rules.contains)
      else { continue }
      let isMade = endings.contains { ending in
        ending.map { SoundKey.of((yo.stem + $0).withoutAccents.description) == typed } ?? false
      }
      if isMade { return DiagnosisEnglish.stem(answer, of: yo.form.description, rule, right) }
    }
    return nil
  }

  /// Of a subjunctive that regional voseo has in another way: *no pensés*.
  func isRegional(_ attempt: Attempt) -> Bool {
    guard slot.person == .secondVoseo else { return false }
    var analyzer = MorphologicalAnalyzer(lexicon: asked.conjugator.lexicon)
    return analyzer.readings(of: attempt.core).contains {
      $0.note == .regionalVoseo && $0.isExact && $0.plainName == verb.infinitive.plain.description
    }
  }

  /// Of a form of the verb with pronouns beside it, and of its participle as an adjective has it: *dámelo, comida*.
  func ofOwnReading(_ attempt: Attempt) -> Remark? {
    var analyzer = MorphologicalAnalyzer(lexicon: asked.conjugator.lexicon)
    let own = verb.infinitive.plain.description
    let readings = analyzer.readings(of: attempt.core).filter { $0.isKnown && $0.plainName == own }
    let nearest = readings.min { slot.distance(to: $0.slot) < slot.distance(to: $1.slot) }
    guard let reading = nearest else { return nil }
    let cell = ofCell(reading.slot)
    if case .inflected = reading.note { return cell.map { DiagnosisEnglish.adjective(answer, $0) } }
    var pronouns = reading.clitics
    if let own = asked.pronoun?.description {
      guard let index = pronouns.firstIndex(of: own) else { return nil }
      pronouns.remove(at: index)
    }
    guard !pronouns.isEmpty else { return nil }
    let beside = DiagnosisEnglish.pronounsBeside(answer, pronouns)
    return cell.map { DiagnosisEnglish.both($0, beside, of: answer) } ?? beside
  }

  /// What is to be said of the verb's form in another cell; `nil` of a form that is right.
  private func ofCell(_ found: Slot) -> Remark? {
    let forms = asked.conjugator.forms(of: verb, at: found).map { AnswerText.withoutFreeNo($0, at: slot) }
    guard let form = forms.first, !forms.contains(where: asked.accepted.contains) else { return nil }
    let whose = found.person == slot.person ? subject(slot) : Subjects.of(verb, at: found).first
    return DiagnosisEnglish.otherCell(
      "“\(form)”", CellName(found.tense, whose), written: nil, wanted: wanted, goal())
  }
}

extension Rule.ID {
  /// The rules of a consonant that stands before o and a only: *caigo, conozco*.
  fileprivate static let ofYo: Set<Rule.ID> = [.scToZc, .cToZc, .cToZg, .cToG, .addedG, .addedIg]
}
