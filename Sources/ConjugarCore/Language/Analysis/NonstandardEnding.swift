/// An ending that many say and no norm accepts: *hablastes, comíanos, traiba, he hablao*.
struct NonstandardEnding {
  let tenses: TenseSet
  let persons: [Person?]
  /// How the right form ends, without accents.
  let right: Word
  /// What is said, as it would be written.
  let said: Word

  private static let inNos = TenseSet(
    .imperfect, .conditional, .presentSubjunctive, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe)

  static let all =
    [
      NonstandardEnding(
        tenses: TenseSet(.preterite), persons: [.secondSingular, .secondVoseo], right: "ste", said: "stes"),
      NonstandardEnding(
        tenses: TenseSet(.preterite), persons: [.secondSingular, .secondVoseo], right: "ste", said: "tes"),
      NonstandardEnding(tenses: TenseSet(.preterite), persons: [.thirdPlural], right: "eron", said: "on"),
      NonstandardEnding(tenses: inNos, persons: [.firstPlural], right: "mos", said: "nos"),
      NonstandardEnding(tenses: TenseSet(.participle), persons: [nil], right: "ado", said: "ao"),
      NonstandardEnding(tenses: TenseSet(.participle), persons: [nil], right: "ido", said: "io"),
    ] + inIba

  /// *-iba* for *-ía*, as *ir* and the verbs in *-ar* have it.
  private static let inIba = zip(
    ["ia", "ias", "iamos", "iais", "ian"] as [Word], ["iba", "ibas", "íbamos", "ibais", "iban"] as [Word]
  ).map { NonstandardEnding(tenses: TenseSet(.imperfect), persons: Person.allCases, right: $0, said: $1) }

  /// Whether it is said in a cell.
  func isSaid(at slot: Slot) -> Bool { tenses.contains(slot.tense) && persons.contains(slot.person) }

  /// The word that is said for a form, without accents; `nil` if the form does not end so.
  func word(for form: Word) -> Word? {
    let plain = form.withoutAccents
    return plain.hasSuffix(right) ? plain[0..<(plain.count - right.count)] + said.withoutAccents : nil
  }

  /// The form, without accents, for which a word is said; `nil` if the word does not end so.
  func form(for word: Word) -> Word? {
    // Unión is no union: what is said for -ieron bears no accent.
    let end = said.count < 3 ? word.withoutAccents : word
    guard end.hasSuffix(said), word.count > said.count + 1, said != "on" || !word.hasSuffix("ón") else { return nil }
    return word.withoutAccents[0..<(word.count - said.count)] + right
  }

  /// The words that are said for a form, without accents.
  static func words(for form: Word, at slot: Slot) -> [Word] {
    all.filter { $0.isSaid(at: slot) }.compactMap { $0.word(for: form) }
  }
}
