/// Why a rule did what it did to a form: the most exact reason, one of several that a rule may have.
package enum Reason: CaseIterable, Sendable, Hashable {
  // Where the form is from.
  case orderInSubjunctive, prohibitionInSubjunctive, orderInPresent
  case ownForm, ownParticiple, ownStress, otherConjugation, thereIs, shortOrder, longOrder, oldSubjunctive,
    twoInfinitives
  // The stem.
  case strongStem, strongStemAfterPreterite, dujInPreterite, dujAfterPreterite, builtOnPreterite
  case futureOnInfinitive, futureWithoutVowel, futureWithD, futureWithoutSyllable
  case irregularStem, subjunctiveFromYo
  // The ending.
  case ending, endingWithoutPerson, endingOfFuture, endingOfErAndIr, strongEnding
  // What one does to the other.
  case zcAfterS, zc, zg, gForC, addedG, addedIg, addedY
  case diphthong, diphthongButBeforeG, raised, raisedWithoutStress, raisedInGerund, stressedVowel, stressedUar
  case insertedY, insertedYOfOir, iToY, iAfterPalatal, iAfterStrongJ, iAfterI, initialYe, initialHue
  // Accents and letters.
  case proparoxytone, oxytone, oxytoneWithPrefix, paroxytone, hiatus, hiatusAcrossH, diacritic, oneSyllable,
    oneSyllableOfTwoVowels
  case diaeresis, noDiaeresis
  case cToQu, quToC, gToGu, guToG, zToC, cToZ, gToJ

  /// The form of which a reason is told.
  struct Scene {
    let infinitive: Infinitive
    /// Whether the norm prefers another form.
    let isAlternative: Bool
    let slot: Slot
    /// The word after the rule: `tuv-`, `tuv-e`.
    let word: String

    /// `tuv-`; the whole word where nothing is marked off.
    var stem: String { word.split(separator: "-").first.map { "\($0)-" } ?? word }

    /// The ending as a regular verb writes it: `-é`, `-ábamos`.
    let ending: String

    init(_ form: Draft, word: String) {
      infinitive = form.base.variant.infinitive
      isAlternative = form.base.variant.isAlternative
      slot = form.slot
      self.word = word
      let stressed: Int? = if case .ending(let index) = form.stress { index } else { nil }
      ending = "-\(Endings.Ending(sounds: form.ending.plain, stressed: stressed).written)"
    }

    /// The word without its mark: `dé`.
    var written: String { word.split(separator: "-").joined() }

    /// The same without accents: `de`.
    var plain: String { Word(written)?.plain.description ?? written }
  }
}
