/// A multiword answer that is correct Spanish, but not the form asked for: *voy a hablar, haber hablado*.
struct Periphrasis {
  /// Its name: *ir a + infinitive*.
  let name: String
  /// The remark: it is correct Spanish, or would be except for an accent, a popular form, or the subject's pronoun.
  let what: String
  private let construction: Construction?
  /// The cells its helper may belong to.
  let slots: [Slot]

  /// - Returns: `nil` if the words are not such a phrase with the verb asked for.
  init?(_ words: [String], of verb: Verb, _ reader: AnswerReader) {
    guard words.count > 1 else { return nil }
    let own = verb.infinitive.plain.description
    let found = reader.analyzer.identify(words.joined(separator: " "), guessing: false).filter { $0.plainName == own }
    // Es llegado, estaba empezado: haber was meant, not a passive; está dormido describes someone who fell asleep.
    let helpers = WordList.helpers.filter { $0 != "estar" || !verb.hasPronominalMeaning }
    guard let first = found.first,
      first.construction.map({ $0.complement != .participle || first.isExact && !helpers.contains($0.helper) })
        ?? (first.note == .compound)
    else { return nil }
    construction = first.construction
    let isState = construction?.complement == .participle
    name = construction?.name ?? "the perfect \(first.slot.tense.englishName)"
    slots = found.filter { $0.construction == first.construction }.map(\.slot)
    let isWithoutPronoun = !verb.infinitive.isPronominal || construction?.isPronominal ?? false
    let isWhole = isState || isWithoutPronoun || found.contains { $0.slot.hasOwnPronoun(in: $0.clitics) }
    let pronoun = first.slot.person?.reflexivePronoun ?? "se"
    let isAccent = WrittenAccents.removed(first.form) == WrittenAccents.removed(words.joined(separator: " "))
    let slip = first.spelled.map { ", but \(isAccent ? "for its accent:" : "the norm has") \($0)" } ?? ""
    let lack = found.contains { !$0.clitics.isEmpty } ? "its pronoun is" : "without its pronoun"
    let told = name + slip + (isWhole ? "" : ", but \(lack) \(pronoun)")
    what = (told == name ? "right Spanish: \(name)" : told) + (isState ? ", for a state that was reached" : "")
  }

  /// For an infinitive after a verb that forms no periphrasis, or after a preposition: *logró salir, al salir*.
  init?(ofInfinitiveIn words: [String], of verb: Verb, at slot: Slot, _ reader: AnswerReader) {
    func readings(_ words: ArraySlice<String>) -> [Reading] { reader.readings(of: words.joined(separator: " ")) }
    let (before, own) = (words.dropLast(), verb.infinitive.plain.description)
    guard let link = before.last,
      readings(words.suffix(1)).contains(where: { $0.slot == .infinitive && $0.plainName == own })
    else { return nil }
    func helpers(_ words: ArraySlice<String>, _ link: String) -> [Reading] {
      readings(words).filter { $0.isExact && WordList.beforeInfinitive[$0.infinitive] == link }
    }
    let (bare, linked) = (helpers(before, "-"), helpers(before.dropLast(), link))
    let isPreposition = before.count == 1 && WordList.prepositions.contains(link) && slot != .infinitive
    let names = bare.map(\.infinitive) + linked.map { "\($0.infinitive) \(link)" } + (isPreposition ? [link] : [])
    guard let first = names.first else { return nil }
    name = "\(first) + infinitive"
    what = "right Spanish: \(name)"
    slots = (bare + linked).map(\.slot)
    construction = nil
  }

  /// Whether it says that something is in progress, not how long it lasted.
  var isUnderWay: Bool { construction?.id == "estar+gerund" && slots.contains { $0.tense != .preterite } }

  /// Whether it means the same as a cell, in person and time: *va a estar* is *estará*.
  func means(_ asked: Slot) -> Bool {
    guard asked.person != nil else { return false }
    guard let construction else { return slots.contains(asked) }
    let told: [Tense: Tense] =
      construction.id == "ir+a+infinitive" ? [.present: .future, .imperfect: .conditional] : [:]
    return construction.complement != .participle
      && slots.contains { [asked, asked.borrowed].contains($0) || $0.inTense(told[$0.tense] ?? $0.tense) == asked }
  }
}
