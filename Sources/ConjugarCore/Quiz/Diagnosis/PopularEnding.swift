/// An ending that many say and no norm accepts: *hablastes, comíanos, he hablao*.
struct PopularEnding {
  let tenses: Tenses
  let persons: [Person?]
  /// How the right form ends, without accents.
  let right: Letters
  /// What is said.
  let said: Letters

  private static let inNos = Tenses(
    .imperfect, .conditional, .presentSubjunctive, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe)

  static let all = [
    PopularEnding(tenses: Tenses(.preterite), persons: [.secondSingular, .secondVoseo], right: "ste", said: "stes"),
    PopularEnding(tenses: Tenses(.preterite), persons: [.secondSingular, .secondVoseo], right: "ste", said: "tes"),
    PopularEnding(tenses: Tenses(.preterite), persons: [.thirdPlural], right: "eron", said: "on"),
    PopularEnding(tenses: inNos, persons: [.firstPlural], right: "mos", said: "nos"),
    PopularEnding(tenses: Tenses(.participle), persons: [nil], right: "ado", said: "ao"),
    PopularEnding(tenses: Tenses(.participle), persons: [nil], right: "ido", said: "io"),
  ]

  /// The words that are said for a form, without accents.
  static func words(for form: Letters, at slot: Slot) -> [Letters] {
    let plain = form.withoutAccents
    return all.filter {
      $0.tenses.contains(slot.tense) && $0.persons.contains(slot.person) && plain.hasSuffix($0.right)
    }
    .map { plain[0..<(plain.count - $0.right.count)] + $0.said }
  }
}
