/// Two known errors at once, of which one is a word too many, too few, or another one.
extension DoubleSlip {
  /// A *no* too many: *no pensas*.
  var besideNo: Remark? {
    guard !asked.isNoFree, let index = attempt.words.firstIndex(of: "no") else { return nil }
    var words = attempt.words
    words.remove(at: index)
    return explained(rest(words), by: [.pronoun] + Self.kindsOfWords).flatMap {
      both(DiagnosisEnglish.negation(writer.answer), $0)
    }
  }

  /// A pronoun that is missing, another one, in another place or too many: *acosto, se diverto, te senta, me salo*.
  var besidePronoun: Remark? {
    let isPronominal = asked.pronoun != nil
    let others = isPronominal ? asked.withoutPronoun : asked
    for (pronouns, words) in apart {
      guard let remark = explained(rest(words), in: others, areCellsRead: isPronominal) else { continue }
      return both(remark, PronounRemark(asked, attempt, pronouns, writer.answer).remark)
    }
    return nil
  }

  /// The words of an answer apart from its pronoun, if that is not as it should be, in each way to read it.
  private var apart: [(pronouns: [Word], words: [String])] {
    var words = attempt.words
    let reflexive = Set(Person.allCases.map(\.reflexivePronoun))
    if words.count > 1, let index = words.firstIndex(where: { Word($0).map(Clitics.contains) ?? false }),
      let typed = Word(words.remove(at: index))
    {
      let isRight = typed == asked.pronoun && index == 0 && asked.joined.isEmpty
      return isRight || asked.pronoun == nil && !reflexive.contains(typed) ? [] : [([typed], words)]
    }
    guard asked.pronoun != nil, let last = words.popLast().flatMap({ Word($0) }) else { return [] }
    let joined = reflexive.filter { last.hasSuffix($0) && last.count > $0.count + 2 }
    return [([], words + [last.description])]
      + joined.map { ([$0], words + [last[0..<(last.count - $0.count)].description]) }
  }

  private func rest(_ words: [String]) -> Attempt { Attempt(words.joined(separator: " "), at: writer.slot) }

  /// Another word than the right form of *haber*, and another participle: *ha decido, soy rompido, e hacido*.
  var besideAuxiliary: Remark? {
    let words = attempt.words
    guard let auxiliary = asked.auxiliary, words.count == asked.before.count + 1,
      let participle = asked.accepted.first?.split(separator: " ").last,
      let second = explained(rest(words.dropLast(2) + [auxiliary] + words.suffix(1)))
    else { return nil }
    return ofAuxiliary(rest(words.dropLast() + [String(participle)]), auxiliary).flatMap { both($0, second) }
  }

  /// What is said of what stands for *haber*, of an answer whose participle is right.
  private func ofAuxiliary(_ other: Attempt, _ right: String) -> Remark? {
    let first = other.words[other.words.count - 2]
    guard CompoundSlip(asked)?.isForm(WrittenAccents.removed(first), of: "haber") ?? false else {
      return explained(other, by: [.auxiliary, .spelling, .typo], areCellsRead: false)
    }
    return DiagnosisEnglish.auxiliary(first, of: "haber", right, writer.wanted)
  }
}
