/// One meaning of a verb, in English: `come (vulgar, Latin America)`.
package struct Meaning: Sendable, Hashable {
  /// A label of register or currency, as in dictionaries.
  package enum Mark: String, CaseIterable, Sendable, Hashable { case vulgar, colloquial, rare, obsolete, nonstandard }

  /// The meaning without *to*, marks and regions: `sit (someone) down`.
  package let text: String
  /// The restrictions on its use, in the order of the lexicon; empty for most meanings.
  package let marks: [Mark]
  /// Where it is used, if not everywhere: `Spain`, `Latin America`, `Mexico`.
  package let regions: [String]
}

extension Meaning {
  /// The Spanish words in its parentheses: in *like (me gusta: I like it)*, those before the colon.
  package var aside: [String]? {
    let inside = text.split(separator: "(", maxSplits: 1).dropFirst().first?.prefix { $0 != ")" && $0 != ":" }
    return inside.map { String($0).words }
  }

  static let regions = WordList.rows(of: "region").map { $0.joined(separator: " ") }

  /// - Parameter written: the meaning; final parentheses that hold only marks and regions are not part of its text.
  init(_ written: Substring) {
    let labels = Self.labels(of: written)
    text = String(labels.isEmpty ? written : written[..<(written.lastIndex(of: "(") ?? written.endIndex)].trimmed)
    marks = labels.compactMap { Mark(rawValue: $0) }
    regions = labels.filter { Self.regions.contains($0) }
  }

  private static func labels(of written: Substring) -> [String] {
    guard written.last == ")", let start = written.lastIndex(of: "(") else { return [] }
    let labels = written[start...].dropFirst().dropLast().split(separator: ",").map { String($0.trimmed) }
    return labels.allSatisfy { Mark(rawValue: $0) != nil || regions.contains($0) } ? labels : []
  }
}

extension Meaning: CustomStringConvertible {
  package var description: String {
    let labels = marks.map(\.rawValue) + regions
    return labels.isEmpty ? text : "\(text) (\(labels.joined(separator: ", ")))"
  }
}

/// The meanings of a verb as the lexicon writes them: `sit (someone) down, suit; -se sit down`.
struct MeaningField: Sendable, Hashable {
  let text: String
  var plain: Substring { text.hasPrefix(Self.sign) ? "" : sides?.plain ?? text[...] }

  var pronominal: Substring { text.hasPrefix(Self.sign) ? text.dropFirst(Self.sign.count) : sides?.pronominal ?? "" }

  /// The meanings of the verb with or without its pronoun; the plain ones if it has none of its own with the pronoun.
  func of(pronominal isPronominal: Bool) -> Substring { isPronominal && !pronominal.isEmpty ? pronominal : plain }

  static func decent(_ meaning: String) -> String {
    guard meaning.contains("vulgar") else { return meaning }
    let field = MeaningField(text: meaning)
    let sides = [field.plain, field.pronominal].map { side in
      list(side).filter { !$0.isVulgar }.map(\.description).joined(separator: ", ")
    }
    return [sides[0], sides[1].isEmpty ? "" : sign + sides[1]].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static let sign = "-se "

  private var sides: (plain: Substring, pronominal: Substring)? {
    guard let semicolon = text.utf8.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let rest = text[semicolon...].dropFirst(2)
    return (text[..<semicolon], rest.dropFirst(Self.sign.count))
  }

  static func list(_ text: Substring) -> [Meaning] { parts(of: text).map { Meaning($0) } }

  /// The meanings in a list as they are written; commas in parentheses do not separate them.
  static func parts(of text: Substring) -> [Substring] {
    var depth = 0
    let parts = text.utf8.split { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return byte == UInt8(ascii: ",") && depth == 0
    }
    return parts.map { Substring($0).drop { $0 == " " } }.filter { !$0.isEmpty }
  }
}

/// English words to find in the meanings of verbs: each must begin a word there, in any case and order.
package struct MeaningSearch: Sendable, Hashable {
  private let words: [[UInt8]]

  /// - Parameter text: words, perhaps with the *to* of an infinitive before them.
  package init?(_ text: String) {
    var words = text.lowercased().utf8.split { !Self.isOfWord($0) }.map { Array($0) }
    if words.count > 1, words[0] == Array("to".utf8) { words.removeFirst() }
    if words.isEmpty { return nil }
    self.words = words
  }

  /// Where all the words are in one of some meanings, as the lexicon writes them: whether they are the whole of it (0),
  /// words of it (1), also words in parentheses (2), or beginnings of words (3), and its index; `nil` if in none.
  ///
  /// - Parameter pronominal: whether to search only the meanings that the verb has with its pronoun.
  package func place(in meanings: String, pronominal: Bool = false) -> (kind: Int, index: Int)? {
    let field = MeaningField(text: meanings)
    let list = MeaningField.list(pronominal ? field.pronominal : field.plain)
    let places = list.enumerated().compactMap { index, meaning -> (kind: Int, index: Int)? in
      let there = Self.words(meaning.text[...])
      guard words.allSatisfy({ word in there.contains { $0.starts(with: word) } }) else { return nil }
      // Text in parentheses explains a meaning or is part of it: wait (for).
      let outside = Self.words(meaning.text.prefix { $0 != "(" })
      if outside == words || there == words { return (0, index) }
      return (words.allSatisfy(outside.contains) ? 1 : words.allSatisfy(there.contains) ? 2 : 3, index)
    }
    return places.min { $0 < $1 }
  }

  /// The lines of a lexicon that contain the longest of the words, in the meanings or elsewhere.
  func lines(in lexicon: Lexicon) -> [LexiconLine] {
    words.max { $0.count < $1.count }.map { lexicon.lines(having: $0) } ?? []
  }

  private static func words(_ text: Substring) -> [[UInt8]] {
    text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
      .split { !isOfWord($0) }.map { Array($0) }
  }

  /// Whether a byte is a letter or digit; all bytes beyond ASCII are taken for letters.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }
}
