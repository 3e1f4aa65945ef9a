/// What a Spanish form means in English: *hablé*, I spoke; *que hable*, that I speak.
enum EnglishMeaning {
  /// The meaning of a cell; `nil` where English has no plain word for it, or the lexicon none for the verb.
  static func of(_ verb: Verb, _ who: String?, _ slot: Slot) -> String? {
    // The first meaning; what stands in brackets is left out: ask for.
    let words = verb.meaning.prefix { $0 != "," && $0 != "(" }.split(separator: " ").map(String.init)
    guard let base = words.first, let person = slot.person else { return nil }
    // Not: I will can, I used to should.
    if ["can", "should"].contains(base), slot.tense != .present { return nil }
    let subject = subject(who, person)
    let rest = words.dropFirst().map { " \($0)" }.joined()
    let isThird = person == .thirdSingular && subject != "you"
    let that = slot.tense.mood == .subjunctive ? "that " : ""
    switch slot.tense {
    case .present, .presentSubjunctive: return "\(that)\(subject) \(present(base, subject, isThird))\(rest)"
    case .imperfect: return "\(subject) used to \(base)\(rest)"
    case .preterite, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe:
      return "\(that)\(subject) \(past(base, subject))\(rest)"
    case .future: return "\(subject) will \(base)\(rest)"
    case .conditional: return "\(subject) would \(base)\(rest)"
    case .imperative: return "\(base)\(rest)!"
    case .negativeImperative: return "don’t \(base)\(rest)!"
    case .infinitive, .gerund, .participle, .futureSubjunctive, .presentPerfect, .pluperfect, .pastAnterior,
      .futurePerfect, .conditionalPerfect, .presentPerfectSubjunctive, .pluperfectSubjunctiveRa,
      .pluperfectSubjunctiveSe, .futurePerfectSubjunctive:
      return nil
    }
  }

  private static func subject(_ who: String?, _ person: Person) -> String {
    switch (person, who) {
    case (.firstSingular, _): "I"
    case (.firstPlural, _): "we"
    case (.secondSingular, _), (.secondVoseo, _), (.secondPlural, _), (_, "usted"), (_, "ustedes"): "you"
    case (.thirdSingular, "ella"): "she"
    case (.thirdSingular, "eso"): "it"
    case (.thirdSingular, nil): "he/she/it"
    case (.thirdSingular, _): "he"
    case (.thirdPlural, _): "they"
    }
  }

  private static func present(_ base: String, _ subject: String, _ isThird: Bool) -> String {
    switch base {
    case "be": return subject == "I" ? "am" : isThird ? "is" : "are"
    case "have": return isThird ? "has" : "have"
    case "can": return "can"
    default: break
    }
    guard isThird else { return base }
    if base.hasSuffix("y"), let before = base.dropLast().last, !before.isVowel {
      return base.dropLast() + "ies"
    }
    return ["s", "sh", "ch", "x", "z", "o"].contains(where: base.hasSuffix) ? base + "es" : base + "s"
  }

  private static func past(_ base: String, _ subject: String) -> String {
    if base == "be" { return ["you", "we", "they"].contains(subject) ? "were" : "was" }
    if let known = WordList.englishPasts[base] { return known }
    if base.hasSuffix("e") { return base + "d" }
    let letters = Array(base)
    guard letters.count > 1, let last = letters.last else { return base + "ed" }
    let before = letters[letters.count - 2]
    if last == "y", !before.isVowel { return base.dropLast() + "ied" }
    // stop, stopped; but look, looked, and visit, visited.
    let isShort = letters.count(where: \.isVowel) == 1 && before.isVowel && !last.isVowel && !"wxy".contains(last)
    return isShort ? base + String(last) + "ed" : base + "ed"
  }
}
