/// English words to look for in what verbs mean: each must begin a word there, in any case and order.
package struct MeaningSearch: Sendable, Hashable {
  /// In small letters, UTF-8.
  private let words: [[UInt8]]

  /// - Parameter text: words; the *to* of an infinitive may stand before them.
  /// - Returns: `nil` if the text has no word.
  package init?(_ text: String) {
    var words = text.lowercased().utf8.split { !Self.isOfWord($0) }.map { Array($0) }
    if words.count > 1, words[0] == Array("to".utf8) { words.removeFirst() }
    if words.isEmpty { return nil }
    self.words = words
  }

  /// Whether all the words are in one of some meanings, as a line of the lexicon has them.
  ///
  /// - Parameter pronominal: whether those are meant that the verb has with its pronoun only.
  package func fits(_ meanings: String, pronominal: Bool = false) -> Bool {
    let field = MeaningField(text: meanings)
    let text = pronominal ? field.pronominal : field.plain
    return !text.isEmpty && fits(text) && MeaningField.list(text).contains { fits($0.description[...]) }
  }

  /// Where the words stand among some meanings: below for whole words than for beginnings, and for the first meaning than
  /// for others.
  package func place(in meanings: String, pronominal: Bool) -> Int {
    let field = MeaningField(text: meanings)
    let text =
      field.pronominal.isEmpty || !pronominal ? (field.plain.isEmpty ? meanings[...] : field.plain) : field.pronominal
    // What stands in parentheses explains a meaning.
    let list = MeaningField.list(text).map { Self.words($0.text.prefix { $0 != "(" }) }
    if let place = list.firstIndex(of: words) { return min(place, 1) }
    return list.contains { words.allSatisfy($0.contains) } ? 2 : 3
  }

  /// The lines of a lexicon in which the longest of the words stands somewhere, in its meanings or elsewhere.
  func lines(in lexicon: Lexicon) -> [LexiconLine] {
    words.max { $0.count < $1.count }.map { lexicon.lines(having: $0) } ?? []
  }

  private func fits(_ text: Substring) -> Bool {
    let there = Self.words(text)
    return words.allSatisfy { word in there.contains { $0.starts(with: word) } }
  }

  /// The words of a text in small letters.
  private static func words(_ text: Substring) -> [[UInt8]] {
    text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
      .split { !isOfWord($0) }.map { Array($0) }
  }

  /// Letters and digits; all beyond ASCII are taken for letters.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }
}
