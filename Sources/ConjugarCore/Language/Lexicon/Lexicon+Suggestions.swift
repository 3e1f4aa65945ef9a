/// The verbs of the lexicon whose names are close to a misspelled one.
///
/// All names are checked in place, most of them only by their length and set of letters: words that differ in more
/// letters than the slips allowed cannot be close. The rest are compared by edit distance.
extension Lexicon {
  private static let longestMisspelled = 32

  /// Up to three verbs, nearest first; of equally near ones, the most used comes first.
  func suggestions(for word: String) -> [String] { Array(near(word).prefix(3).map(\.name)) }

  /// Up to three common verbs, equally near, that an unknown but possible verb may have been meant to be.
  ///
  /// New verbs are coined every day (*crushear, tuitear*), and they are close to some rare verb or other: only a likely
  /// slip for a verb that everybody uses is worth a question.
  package func commonVerbs(near word: String) -> [String] {
    let isNewlyMade = ["ear", "izar", "ificar"].contains { word.hasSuffix($0) || word.hasSuffix($0 + "se") }
    let limit = isNewlyMade || word.count < 10 ? 1 : 2
    let known = FrequencyList.verbs(knownTo: .reader)
    let near = near(word).filter { $0.distance <= limit && known.contains($0.name) }
    let nearest = near.prefix { $0.distance == near[0].distance }.map(\.name)
    return Array((Self.withDoubledR(word) + nearest).prefix(3))
  }

  /// The word with r doubled, as after a prefix that ends in a vowel: *autorregular* for *autoregular*.
  private static func withDoubledR(_ word: String) -> [String] {
    guard let infinitive = Infinitive(word) else { return [] }
    return PrefixedVerb.all(infinitive.bare).filter(\.prefix.isProductive).map { $0.prefix.before($0.root) }
      .filter { $0.count > infinitive.bare.count }.map { "\($0)\(infinitive.isPronominal ? "se" : "")" }
  }

  private func near(_ word: String) -> [(name: String, distance: Int, place: Int)] {
    guard word.utf8.count <= 4 * Self.longestMisspelled else { return [] }
    let key = Folding.key(word).utf8.compactMap { $0 < 0x80 ? Self.letter($0) : UInt8(ascii: "?") }
    guard !key.isEmpty, key.count <= Self.longestMisspelled else { return [] }
    let limit = key.count < 5 ? 1 : 2
    let letters = key.reduce(0) { $0 | Self.bit(of: $1) }
    var near: [(name: String, distance: Int, place: Int)] = []
    withText { text in
      for index in 0..<lines.count {
        let start = lines[index]
        var (end, count, others) = (start, 0, UInt32(0))
        while end < text.count, !OffsetTable.endsName(text[end]), text[end] != VerbName.sign {
          if let letter = Self.letter(text[end]) { (count, others) = (count + 1, others | Self.bit(of: letter)) }
          end += 1
        }
        // A homonym has the same name as the first of its kind.
        guard abs(count - key.count) <= limit, (letters ^ others).nonzeroBitCount <= 2 * limit,
          end == text.count || text[end] != VerbName.sign, case let name = text.part(start..<end),
          case let distance = EditDistance(key, name.compactMap(Self.letter)).whole, distance <= limit
        else { continue }
        // A verb nobody uses counts as farther away: eligir is no nearer to elijir than elegir is.
        let place = FrequencyList.embedded.place(of: name.text)
        near.append((name.text, distance + (place == nil ? 1 : 0), place ?? .max))
      }
    }
    return near.sorted { ($0.distance, $0.place, $0.name) < ($1.distance, $1.place, $1.name) }
  }

  /// The letter that a byte completes, without its accent and with ñ as n; letters that may sound alike map to one,
  /// since confusing them is not a slip. The second of two bytes identifies the letter.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "v"): UInt8(ascii: "b")
    case UInt8(ascii: "c"), UInt8(ascii: "x"), UInt8(ascii: "z"): UInt8(ascii: "s")
    case UInt8(ascii: "j"): UInt8(ascii: "g")
    case _: byte < 0x80 ? byte : byte < 0xC0 ? Letter(code: byte | 0x40).folded.code : nil
    }
  }

  private static func bit(of letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }
}
