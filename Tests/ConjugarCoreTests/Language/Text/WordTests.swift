import ConjugarCore
import Testing

/// Words in place, letter by letter: composed and decomposed spellings are the same word, other scripts are none.
@Suite struct WordTests {
  @Test(arguments: [
    ("ñ", "n\u{303}"), ("á", "a\u{301}"), ("é", "e\u{301}"), ("í", "i\u{301}"), ("ó", "o\u{301}"), ("ú", "u\u{301}"),
    ("ü", "u\u{308}"), ("Ñ", "N\u{303}"), ("averigüé", "averigu\u{308}e\u{301}"), ("ENVÍO", "envi\u{301}o"),
  ])
  func composedAndDecomposed(composed: String, decomposed: String) throws {
    let one = try #require(Word(composed))
    let other = try #require(Word(decomposed))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(Array(other.description.unicodeScalars) == Array(composed.lowercased().unicodeScalars))
  }

  @Test(arguments: ["ç", "à", "ö", "habl4r", "hablar ", "no hables", "🙂", "h.", "ны", "a\u{301}\u{301}", "ý", "\u{0}"])
  func noSpanishLetters(text: String) {
    #expect(Word(text) == nil)
  }

  @Test func longestWord() {
    #expect(Word(String(repeating: "a", count: Word.capacity))?.count == Word.capacity)
    #expect(Word(String(repeating: "a", count: Word.capacity + 1)) == nil)
    var full = Word()
    for _ in 0..<100 { full.append("a") }
    #expect(full.count == Word.capacity)
  }

  @Test func withoutAccents() {
    let word: Word = "áéíóúüñ"
    #expect(word.plain == "aeiouuñ")
    #expect(word.description == "áéíóúüñ")
  }

  @Test func parts() {
    let word: Word = "cambiar"
    #expect(word.first == "c")
    #expect(word.last == "r")
    #expect(word.fromEnd(1) == "r")
    #expect(word.fromEnd(7) == "c")
    #expect(word.fromEnd(8) == nil)
    #expect(word[0..<5] == "cambi")
    #expect(word.hasPrefix("cam") && word.hasSuffix("iar") && word.hasSuffix(""))
    #expect(!word.hasPrefix("cambiarse") && !word.hasSuffix("ear"))
    #expect(word.lastIndex(where: \.isOpenVowel) == 5)
    #expect(word.lastIndex(where: \.isAccented) == nil)
    #expect(Word().first == nil && Word().last == nil && Word().isEmpty)
  }

  @Test func changes() {
    var word: Word = "pensar"
    word.replace(1..<2, with: "ie")
    #expect(word == "piensar")
    word.removeLast(2)
    #expect(word == "piens")
    #expect(word + "o" == "pienso")
    word.removeLast(100)
    #expect(word.isEmpty && word == "")
  }

  @Test func kindsOfVowels() {
    for letter: Letter in ["a", "e", "o", "á", "é", "ó"] { #expect(letter.isOpenVowel && !letter.isClosedVowel) }
    for letter: Letter in ["i", "u", "í", "ú", "ü"] { #expect(letter.isClosedVowel && !letter.isOpenVowel) }
    for letter: Letter in ["b", "ñ", "y", "h"] { #expect(!letter.isVowel) }
    for letter: Letter in ["e", "i", "é", "í"] { #expect(letter.isFront) }
    for letter: Letter in ["a", "o", "u", "ü", "á", "y"] { #expect(!letter.isFront) }
  }

  /// A diaeresis is no accent, and ñ is a letter of its own.
  @Test func accents() {
    #expect(("ü" as Letter).plain == "u" && !("ü" as Letter).isAccented && ("ü" as Letter).accented == "ú")
    #expect(("ñ" as Letter).plain == "ñ" && !("ñ" as Letter).isAccented && ("ñ" as Letter).accented == "ñ")
    #expect(("á" as Letter).plain == "a" && ("á" as Letter).isAccented && ("a" as Letter).accented == "á")
  }
}
