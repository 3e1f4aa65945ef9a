/// What a Spanish form means in English: *hablé*, I spoke; *que hable*, that I speak.
enum EnglishMeaning {
  /// The meaning of a cell; `nil` if English has no simple equivalent, or the lexicon has none for the verb.
  static func of(_ verb: Verb, _ who: String?, _ slot: Slot) -> String? {
    // Use only the first meaning, without anything in parentheses: ask for.
    let words = verb.meaning.prefix { $0 != "," && $0 != "(" }.split(separator: " ").map(String.init)
    guard let base = words.first, let person = slot.person else { return nil }
    // Avoid “I will can” and “I used to should.”
    if Verb.modals.contains(base), slot.tense != .present { return nil }
    let subjects = WordList.rows(of: "english subject").filter { $0[0] == person.id }
    let subject = (subjects.first { $0.count > 2 && $0[1] == who } ?? subjects.last)?.last ?? ""
    let rest = words.dropFirst().map { " \($0)" }.joined()
    let isThird = person == .thirdSingular && subject != "you"
    return WordList.rows(of: "english tense").first { $0[0] == slot.tense.id }.map { row in
      row.dropFirst().map { word in
        switch word {
        case "I": subject
        case "go": base + rest
        case "goes": present(base, subject, isThird) + rest
        case "went": past(base, subject) + rest
        default: word
        }
      }.joined(separator: " ") + (slot.tense.mood == .imperative ? "!" : "")
    }
  }

  private static func present(_ base: String, _ subject: String, _ isThird: Bool) -> String {
    if base == "be" { return subject == "I" ? "am" : isThird ? "is" : "are" }
    guard isThird, !Verb.modals.contains(base) else { return base }
    if base == "have" { return "has" }
    if base.hasSuffix("y"), let before = base.dropLast().last, !before.isVowel { return base.dropLast() + "ies" }
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
    // stop, stopped; but look, looked and visit, visited.
    let isShort = letters.count(where: \.isVowel) == 1 && before.isVowel && !last.isVowel && !"wxy".contains(last)
    return isShort ? base + String(last) + "ed" : base + "ed"
  }
}
