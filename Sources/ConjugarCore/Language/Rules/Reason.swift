/// Why a rule changed a form as it did: the most specific of the reasons that the rule may have.
package enum Reason: String, CaseIterable, Sendable, Hashable {
  // Where the form comes from.
  case orderInSubjunctive, prohibitionInSubjunctive, orderInPresent
  case ownForm, ownParticiple, ownStress, otherConjugation, thereIs, shortOrder, longOrder, borrowedOrder,
    oldSubjunctive, twoInfinitives
  // The stem.
  case strongStem, strongStemAfterPreterite, dujInPreterite, dujAfterPreterite, builtOnPreterite
  case futureOnInfinitive, futureWithoutVowel, futureWithD, futureWithoutSyllable
  case irregularStem, subjunctiveFromYo
  // The ending.
  case ending, endingWithoutPerson, endingOfFuture, endingOfErAndIr, strongEnding
  // Changes that depend on how stem and ending meet.
  case zcAfterS, zc, zg, gForC, addedG, addedIg, addedY
  case diphthong, diphthongButBeforeG, raised, raisedWithoutStress, raisedInGerund, stressedVowel, stressedUar
  case insertedY, insertedYOfOir, iToY, iAfterPalatal, iAfterStrongJ, iAfterI, initialYe, initialHue
  // Accents and letters.
  case proparoxytone, oxytone, oxytoneWithPrefix, paroxytone, hiatus, hiatusAcrossH, diacritic, oneSyllable,
    oneSyllableOfTwoVowels
  case diaeresis, noDiaeresis
  case cToQu, quToC, gToGu, guToG, zToC, cToZ, gToJ
}

/// What a learner reads for each reason: `Resources/reasons.txt` has the texts.
extension Reason {
  /// The reason as a sentence without capital or period, for the form with the word after the rule (`tuv-e`) or, if
  /// `form` is `nil`, for several forms of a tense.
  func sentence(_ rule: Rule.ID, of form: (draft: Draft, word: String)? = nil, in tense: Tense? = nil) -> String {
    let texts = Self.texts(of: name(in: form?.draft.slot.tense ?? tense, isOfOneForm: form != nil))
    let vowels = (rule.irregularity?.id ?? "").split(separator: ">").map(String.init)
    guard let (draft, word) = form else {
      return Self.text(texts[1], filledWith: [("vowel", vowels.first), ("other", vowels.last)])
    }
    let variant = draft.base.variant
    let stressed: Int? = if case .ending(let index) = draft.stress { index } else { nil }
    let written = word.split(separator: "-").joined()
    let text = Self.text(
      texts.last ?? "",
      filledWith: [
        ("vowel", vowels.first), ("other", vowels.last), ("infinitive", variant.infinitive.description),
        ("stem", word.split(separator: "-").first.map { "\($0)-" }),
        ("ending", "-\(Endings.Ending(sounds: draft.ending.plain, stressed: stressed).written)"),
        ("conjugation", "\(variant.infinitive.conjugation)"), ("tense", draft.slot.tense.englishName),
        ("person", draft.slot.person.map { " for \($0.subjects[0])" } ?? ""), ("written", written),
        ("word", Word(written)?.plain == "de" ? "preposition de" : "pronoun se"),
      ])
    switch self {
    case .gForC where variant.isAlternative: return "\(text); \(variant.infinitive) can have it"
    case .stressedUar where variant.infinitive.bare.hasSuffix("cuar"):
      return "\(text); in -cuar both are in use: adecuo, adecúo"
    case _: return text
    }
  }

  /// The name of the text: for a raised vowel (*pido, pidió*, only *sintamos*) and i after j, it depends on the tense.
  private func name(in tense: Tense?, isOfOneForm: Bool) -> String {
    switch (self, tense) {
    case (.raised, .gerund), (.raisedWithoutStress, .gerund): "raised in the gerund"
    case (.raised, .preterite), (.raisedWithoutStress, .preterite): "raised in the preterite"
    case (.raised, .present), (.raisedWithoutStress, .present): "raised in the present"
    case (.raisedWithoutStress, .presentSubjunctive), (.raisedWithoutStress, .imperative),
      (.raisedWithoutStress, .negativeImperative):
      "raised without stress"
    case (.raisedWithoutStress, _): Self.raised.rawValue
    case (.iAfterStrongJ, .preterite) where !isOfOneForm: "iAfterStrongJ in the preterite"
    case _: rawValue
    }
  }

  /// The fields of the line with a name: the name, the text for several forms and, if it differs, the text for one.
  private static func texts(of name: String) -> [String] {
    let beginning = "\(name) |"
    let line = TextSlice(Resources.reasons).parts("\n").first { $0.starts(with: beginning.utf8) }
    return line.map { $0.parts("|").map(\.trimmed.text) } ?? [name, name]
  }

  private static func text(
    _ text: String, filledWith values: @autoclosure () -> [(name: String, value: String?)]
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return values().reduce(text) { $0.replacing("{\($1.name)}", with: $1.value ?? "") }
  }
}
