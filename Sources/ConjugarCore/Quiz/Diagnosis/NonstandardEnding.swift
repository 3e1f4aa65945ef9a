/// An ending that many say and no norm accepts: *hablastes, comíanos, he hablao*.
struct NonstandardEnding {
  let tenses: TenseSet
  let persons: [Person?]
  /// How the right form ends, without accents.
  let right: Word
  /// What is said.
  let said: Word

  private static let inNos = TenseSet(
    .imperfect, .conditional, .presentSubjunctive, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe)

  static let all = [
    NonstandardEnding(
      tenses: TenseSet(.preterite), persons: [.secondSingular, .secondVoseo], right: "ste", said: "stes"),
    NonstandardEnding(
      tenses: TenseSet(.preterite), persons: [.secondSingular, .secondVoseo], right: "ste", said: "tes"),
    NonstandardEnding(tenses: TenseSet(.preterite), persons: [.thirdPlural], right: "eron", said: "on"),
    NonstandardEnding(tenses: inNos, persons: [.firstPlural], right: "mos", said: "nos"),
    NonstandardEnding(tenses: TenseSet(.participle), persons: [nil], right: "ado", said: "ao"),
    NonstandardEnding(tenses: TenseSet(.participle), persons: [nil], right: "ido", said: "io"),
  ]

  /// The words that are said for a form, without accents.
  static func words(for form: Word, at slot: Slot) -> [Word] {
    let plain = form.withoutAccents
    return all.filter {
      $0.tenses.contains(slot.tense) && $0.persons.contains(slot.person) && plain.hasSuffix($0.right)
    }
    .map { plain[0..<(plain.count - $0.right.count)] + $0.said }
  }
}
