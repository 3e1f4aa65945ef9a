/// The name of a verb: *hablar, tener, reír* or, with its pronoun, *lavarse, irse*.
package struct Infinitive: Hashable, Sendable {
  /// The longest word taken for an infinitive; the longest in dictionaries has 24 letters.
  package static let longest = 40

  /// The infinitive without *-se*: *lavar* of *lavarse*, *reír* of *reírse*.
  package let bare: Word
  package let isPronominal: Bool
  package let conjugation: Conjugation
}

extension Infinitive {
  /// Reads a word in any case as an infinitive; *-ír* may lack its accent where the spelling leaves no choice (*oir*).
  ///
  /// - Returns: `nil` if it does not end like an infinitive, has an accent or a letter that none has, or is too long.
  package init?(_ text: some StringProtocol) {
    guard let word = Word(text) else { return nil }
    self.init(word)
  }

  init?(_ letters: Word) {
    var word = letters
    guard word.count <= Self.longest else { return nil }
    let pronominal = word.count > 3 && word.hasSuffix("se") && word.fromEnd(3) == "r"
    if pronominal { word.removeLast(2) }
    guard word.last == "r", let vowel = word.fromEnd(2) else { return nil }
    switch vowel {
    case "a": conjugation = .ar
    case "e": conjugation = .er
    case "i", "í": conjugation = .ir
    default: return nil
    }
    // The accent of -ír is a matter of spelling: always after a, e, o; never after u or a consonant.
    let needsAccent = conjugation == .ir && (word.fromEnd(3)?.isOpenVowel ?? false)
    guard vowel == "i" || conjugation != .ir || needsAccent else { return nil }
    word[word.count - 2] = needsAccent ? "í" : vowel
    guard !(0..<(word.count - 2)).contains(where: { word[$0].isAccented }) else { return nil }
    bare = word
    isPronominal = pronominal
  }

  /// The letters before *-ar, -er, -ir*.
  package var stem: Word { bare[0..<(bare.count - 2)] }

  package var pronominal: Infinitive { Infinitive(bare: bare, isPronominal: true, conjugation: conjugation) }

  /// The infinitive with u pronounced after g, in case its diaeresis was not typed: *argüir* for *arguir*.
  var withDiaeresis: Infinitive? {
    let heard = bare.withEveryDiaeresis
    return heard == bare ? nil : Infinitive(bare: heard, isPronominal: isPronominal, conjugation: conjugation)
  }

  package var plain: Infinitive { Infinitive(bare: bare, isPronominal: false, conjugation: conjugation) }
}

extension Infinitive: CustomStringConvertible {
  package var description: String {
    // reír keeps its accent with the pronoun: reírse.
    isPronominal ? "\(bare)se" : "\(bare)"
  }
}

/// The three conjugations, by the vowel of the infinitive.
package enum Conjugation: UInt8, CaseIterable, Sendable, Hashable, CustomStringConvertible {
  case ar, er, ir
  /// The name, *ar*, from a table: looking it up in the type's metadata would take longest while a learner waits.
  package var description: String { ["ar", "er", "ir"][Int(rawValue)] }
}
