/// The indexes of a text: where the lines lie that a program would otherwise look for at each start.
///
/// An offset is written as four characters of six bits each, the highest first, `0` for 0: `OffsetTable` reads them.
enum Index {
  /// The suffixes of the names of a text's tables, and the tables.
  static func tables(of name: String, _ text: String) -> [(suffix: String, table: String)] {
    let lines = lines(of: text)
    switch name {
    case "verbs":
      let verbs = lines.filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }
      let stating = verbs.filter { $0.text.split(separator: "|").last?.contains("=") ?? false }
      return [
        ("Lines", verbs.map { digits($0.offset) }.joined()), ("Stating", stating.map { digits($0.offset) }.joined()),
      ]
    case "sentences":
      let sentences = sentences(lines)
      return [("ByVerb", sentences), ("Verbs", self.lines(of: sentences).map { digits($0.offset) }.joined())]
    default: return []
    }
  }

  /// A line a verb, sorted: the infinitive, a blank, and for each sentence in which it fills the gap the offsets of its
  /// section and of itself, and its number.
  private static func sentences(_ lines: [(offset: Int, text: Substring)]) -> String {
    var sentences: [String: String] = [:]
    var section = 0
    for (index, line) in lines.enumerated() {
      if line.text.hasPrefix("=") { section = line.offset }
      guard !line.text.hasPrefix("#"), let gap = line.text.split(separator: "[").dropFirst().first,
        let verb = gap.split(separator: ":").dropFirst().first?.split(whereSeparator: { " /]".contains($0) }).first
      else { continue }
      sentences[String(verb), default: ""] += digits(section) + digits(line.offset) + digits(index + 1)
    }
    let sorted = sentences.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
    return sorted.map { "\($0.key) \($0.value)" }.joined(separator: "\n")
  }

  /// The lines of a text, each with its offset in bytes.
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
