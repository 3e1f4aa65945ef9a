/// The indexes of a text: where the lines lie that a program would otherwise look for at each start.
///
/// An offset is written as four characters of six bits each, the highest first, `0` for 0: `OffsetTable` reads them.
enum Index {
  /// A text with its tables behind it, and at the end how long each is, and how many they are; as it stands if it has none.
  static func indexed(_ name: String, _ text: String) -> String {
    let parts = [text] + tables(of: name, text)
    guard parts.count > 1 else { return text }
    return parts.joined() + parts.map { digits($0.utf8.count) }.joined() + digits(parts.count)
  }

  private static func tables(of name: String, _ text: String) -> [String] {
    let lines = lines(of: text)
    let verbs = lines.filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }
    switch name {
    case "verbs":
      let stating = verbs.filter { $0.text.split(separator: "|").last?.contains("=") ?? false }
      return [verbs, stating].map { lines in lines.map { digits($0.offset) }.joined() }
    case "sentences":
      let sentences = sentences(lines)
      return [sentences, self.lines(of: sentences).map { digits($0.offset) }.joined()]
    case "frequency", "use":
      let named = verbs.map { (name: $0.text.prefix { $0 != " " }.unicodeScalars, offset: $0.offset) }
      return [named.sorted { $0.name.lexicographicallyPrecedes($1.name) }.map { digits($0.offset) }.joined()]
    default: return []
    }
  }

  /// One line per verb, sorted: the infinitive, a blank, and for each sentence in which it fills the gap the offsets of
  /// its section and of itself; the sentence that is best quoted stands first.
  private static func sentences(_ lines: [(offset: Int, text: Substring)]) -> String {
    var sentences: [String: [(quote: Quote, digits: String)]] = [:]
    var section = 0
    for line in lines {
      if line.text.hasPrefix("=") { section = line.offset }
      guard !line.text.hasPrefix("#"), let quote = Quote(line.text, at: line.offset) else { continue }
      sentences[quote.verb, default: []].append((quote, digits(section) + digits(line.offset)))
    }
    let sorted = sentences.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
    return sorted.map { "\($0.key) \(bestFirst($0.value))" }.joined(separator: "\n")
  }

  /// A sentence as a quote of its verb.
  private struct Quote {
    let verb: String
    let tense: Substring
    /// What is better quoted is less: without other right forms, easy, the same in all varieties.
    let rank: [Int]

    init?(_ line: Substring, at offset: Int) {
      guard let gap = line.split(separator: "[").dropFirst().first?.split(separator: "]").first,
        let words = gap.split(separator: ":").dropFirst().first?.split(separator: " "), words.count > 1,
        let verb = words[0].split(separator: "/").first
      else { return nil }
      self.verb = String(verb)
      tense = words[1]
      // As `SentenceLine.hasRival` has it: a twin in -se beside -ra is none.
      let twins = tense.dropLast(2)
      let hasRival = words.dropFirst(2).contains { word in
        let rival = word.dropFirst()
        return (word.hasPrefix("+") || word.hasPrefix("-")) && !rival.contains("+")
          && !(twins.hasSuffix("-") && rival.hasPrefix(twins))
      }
      let level = line.utf8.prefix(2).reduce(0) { $0 << 8 | Int($1) }
      rank = [hasRival ? 1 : 0, level, line.dropFirst(3).hasPrefix("{") ? 1 : 0, offset]
    }
  }

  /// By rank, the first sentence of each tense before the second of any.
  private static func bestFirst(_ quotes: [(quote: Quote, digits: String)]) -> String {
    var met: [Substring: Int] = [:]
    let byTense = quotes.sorted { $0.quote.rank.lexicographicallyPrecedes($1.quote.rank) }.map { entry in
      defer { met[entry.quote.tense, default: 0] += 1 }
      return (rank: [entry.quote.rank[0], met[entry.quote.tense, default: 0]] + entry.quote.rank, entry.digits)
    }
    return byTense.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.1).joined()
  }

  private static func lines(of text: String) -> [(offset: Int, text: Substring)] {
    var offset = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      defer { offset += line.utf8.count + 1 }
      return (offset, line)
    }
  }

  /// A number below 2²⁴.
  private static func digits(_ number: Int) -> String {
    String(decoding: stride(from: 18, through: 0, by: -6).map { UInt8(0x30 + number >> $0 & 0x3F) }, as: UTF8.self)
  }
}
