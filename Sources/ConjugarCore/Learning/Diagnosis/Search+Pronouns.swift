/// What is said of the pronoun of an answer whose verb form is right.
extension Search {
  func ofPronoun(_ attempt: Attempt) -> Remark { ofPronouns(PronounSlip(asked).pronouns(of: attempt) ?? [], attempt) }

  /// - Parameter typed: the pronouns of the answer.
  func ofPronouns(_ typed: [Word], _ attempt: Attempt) -> Remark {
    guard let own = asked.pronoun else {
      // Me gusta is no form of gustarse: its pronoun is not that of who acts.
      let isReflexive = typed.first == slot.person?.reflexivePronoun
      let other = isReflexive ? "; with it the verb is \(verb.infinitive.pronominal)" : ""
      return Remark(tooMany, "\(verb.infinitive) is asked without \(typed.first?.description ?? "")\(other)")
    }
    switch typed.count {
    case 0:
      return Remark("\(answer) has no pronoun", "\(verb.infinitive) goes with one: \(own), \(placeOfPronoun(attempt))")
    case 1 where typed == [own]: return ofMisplaced(own, attempt)
    case 1: return Remark("\(answer) has another person’s pronoun", "\(typed[0]) → \(own)")
    default: return Remark(tooMany, "\(verb.infinitive) is asked without \(typed.first { $0 != own } ?? own)")
    }
  }

  private var tooMany: String { "\(answer) has a pronoun too many" }

  private func placeOfPronoun(_ attempt: Attempt) -> String {
    guard asked.joined.isEmpty else { return "after the verb, joined to it" }
    let haber = asked.auxiliary.map { attempt.words.contains($0) ? " haber (\($0))" : " haber" }
    return "before\(haber ?? " the verb"), a word by itself"
  }

  /// Of the right pronoun in another place, or joined to what it cannot be joined to.
  private func ofMisplaced(_ own: Word, _ attempt: Attempt) -> Remark {
    let typed = attempt.plain.last.flatMap { Word($0) } ?? ""
    if own == "se", !asked.joined.isEmpty, typed.hasSuffix("sen") {
      let place = typed.hasSuffix("nsen") ? "again after" : "behind"
      return Remark(
        "\(answer) has n \(place) se, which many say and no norm accepts", rule: "the n stands before se alone", right)
    }
    // The s of lavemos before nos, the d of lavad before os.
    if !asked.joined.isEmpty, attempt.plain.count == 1, typed.hasSuffix(asked.joined),
      let letter = typed.fromEnd(asked.joined.count + 1),
      slot.person == .firstPlural && letter == "s" || slot.person == .secondPlural && letter == "d"
    {
      return Remark("\(answer) keeps a letter before \(own)", "-\(Character(letter.scalar)) is dropped before \(own)")
    }
    return Remark("\(answer) has \(own) in another place", "\(own) goes \(placeOfPronoun(attempt))")
  }

  /// Of an answer with a *no* too many.
  var ofNegation: Remark { Remark("\(answer) has a “no” that was not asked for", "leave out the “no”") }
}
