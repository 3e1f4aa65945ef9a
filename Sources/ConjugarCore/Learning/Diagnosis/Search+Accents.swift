/// Remarks on an accent that makes a different form. One that does not is not a wrong answer: see `Grader`.
extension Search {
  /// For a form that differs from the right one only in accent; `nil` if one of them is not a word.
  func ofTwin(_ slot: Slot, _ what: String) -> Remark? {
    let typed = WrittenAccents.removed(attempt.core)
    guard let near = asked.accepted.first(where: { WrittenAccents.removed($0) == typed }),
      let wanted = Self.stressed(near), let found = Self.stressed(attempt.core)
    else { return nil }
    let isEarlier = wanted.index < found.index
    let side = wanted.isOnEnd ? "on the end" : found.isOnEnd ? "before the end" : isEarlier ? "earlier" : "later"
    // In a sentence, he may be it.
    func meaning(_ slot: Slot) -> String? {
      EnglishMeaning.of(verb, asked.question.cloze == nil ? subject(slot) : asked.question.subject, slot)
    }
    let typedMeaning = meaning(slot)
    // In a sentence, another tense may be right too: habló where ha hablado was expected.
    let place = Step(cellOf: Attempt(near, at: self.slot), asked, isElsewhere: true)?.slot ?? self.slot
    // Stay! can be addressed to tú or to vos.
    let wantedMeaning = meaning(place).flatMap { $0 == typedMeaning ? nil : $0 }
    let meaning = wantedMeaning ?? Self.name(place.tense, subject(place))
    let other = wantedMeaning == nil ? "" : (typedMeaning.map { ": \($0)" } ?? "")
    return Remark(
      "\(what) is \(Self.name(slot.tense, subject(slot)))\(other)",
      "\(near), \(meaning), is stressed \(side)",
      nudge: "what is asked, \(meaning), is stressed \(side): mind the accent")
  }

  private static func stressed(_ text: String) -> (index: Int, isOnEnd: Bool)? {
    guard let sounds = text.words.last.flatMap({ Word($0) }).map(Sounds.init(of:)),
      let last = sounds.lastIndex(where: \.isVowel)
    else { return nil }
    let index = StressAccent.stressed(in: sounds)
    let isOnEnd = index == last || index == last - 1 && sounds[last].isClosedVowel && sounds[index].isOpenVowel
    return (index, isOnEnd)
  }

  /// Also reports a missing or extra accent beside a step: the *áis* of *duermais*, *habiamos ponido, dormierón*.
  func tellingAccent(_ finding: Finding) -> Finding {
    let kinds = Set(finding.steps.map(\.kind)).subtracting([.pronoun])
    guard !kinds.isEmpty, kinds.isSubset(of: [.auxiliary, .stemChange, .regularized, .spelling, .participle, .typo]),
      finding.steps.count == 1 || !finding.steps.contains(where: \.remark.isAlone),
      let right = asked.accepted.first?.words
    else { return finding }
    let typed = attempt.words
    let missing = zip(typed.reversed(), right.reversed()).lazy.compactMap { typed, right -> String? in
      // Acostate lacks the accent of acuéstate too.
      guard let typed = Word(typed), let right = Word(right), typed == typed.withoutAccents,
        let index = right.indices.first(where: { right[$0].isAccented }),
        case let end = right[(asked.joined.isEmpty ? index : index + 1)..<right.count].withoutAccents,
        case let isTypo = finding.kind == .typo && ofOtherStem == nil && ofPopularForm() == nil
          && (typed.count > right.count || "\(typed)".sorted() == "\(right.withoutAccents)".sorted()),
        isTypo || typed.hasSuffix(end) || typed.count == right.count && typed[index] == right[index].plain
      else { return nil }
      // In trajido, traído's í has no vowel to split from; prevee has an extra e; in comprei, more than the i is off.
      let (before, rest) = (typed.fromEnd(end.count + 1), right[index..<right.count])
      let isInHiatus = ["í", "ú"].contains(rest[0]) && rest.count > 1 && !rest[1].isVowel
      let isNeeded = before != right[index].plain && (!isInHiatus || index == 0 || before?.isVowel ?? false)
      guard isTypo || isNeeded || !asked.joined.isEmpty else { return nil }
      return typed == right.withoutAccents ? "\(right)" : index == 0 ? "\(right[0..<1])-" : "-\(rest)"
    }.first
    let isTooMany =
      !attempt.isPlain && asked.plainForms.first == asked.accepted.first
      && kinds.isSubset(of: [.stemChange, .spelling]) && ofVoseo == nil
    guard missing != nil || isTooMany else { return finding }
    let form = finding.remark.advice.hasSuffix(": \(self.right)") ? nil : self.right
    let remark = finding.remark.advising(
      missing.map { Remark("", "an accent is missing, too: \($0)") } ?? Remark("", rule: "and no accent", form))
    return Finding(finding.kind, remark, of: finding.steps)
  }

  var accent: Step {
    let form = asked.accepted.first ?? ""
    let was = "“\(attempt.core)” is \(form) but for its accent"
    return Step(.notAForm, price: Price.accent, Remark(was, "it is written \(form)", nudge: "mind the accent"))
  }
}
