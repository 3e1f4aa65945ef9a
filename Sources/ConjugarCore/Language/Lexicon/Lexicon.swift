/// The verbs and what is known of each, read from a sorted text where it lies: nothing is built when a program starts.
public struct Lexicon: Sendable {
  private enum Text: Sendable {
    case embedded(LiteralPart)
    case given([UInt8])
  }

  private let text: Text
  let lines: OffsetTable

  /// The lexicon of the project: `Resources/verbs.txt`.
  public static let embedded = Lexicon(text: .embedded(parts[0]), lines: .embedded(parts[1]))

  /// Its text, where its lines begin, and where those that state a form or a stem.
  private static let parts = LiteralPart.parts(of: Resources.verbs)

  var isEmbedded: Bool {
    if case .embedded = text { true } else { false }
  }
}

extension Lexicon {
  /// A lexicon in the notation of `Resources/verbs.txt`: a verb a line, in any order. A line that is not in it
  /// has no verb.
  package init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { String($0.trimmed) }
    let sorted = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.sorted {
      Self.key($0).lexicographicallyPrecedes(Self.key($1))
    }
    var next = 0
    let starts = sorted.map { line in
      defer { next += line.utf8.count + 1 }
      return next
    }
    self.init(text: .given(Array(sorted.joined(separator: "\n").utf8)), lines: .given(starts))
  }

  /// What a line is sorted by, and found by: its first field.
  private static func key(_ line: String) -> Substring.UTF8View.SubSequence {
    line.utf8.prefix { !OffsetTable.endsName($0) }
  }

  func entry(_ name: String) -> LexiconEntry? { line(of: name).flatMap { $0.withNotation { LexiconEntry($0) } } }
  package func contains(_ name: String) -> Bool { line(of: name) != nil }

  /// Every infinitive, in the order of the file.
  public var infinitives: [String] { verbLines.map(\.name) }

  /// The infinitives that are said most, the most used first.
  public var infinitivesByUse: [String] { FrequencyList.embedded.filter(contains) }

  /// The lines that have a verb, in the order of the file, read one by one where they lie.
  package var verbLines: LazyMapSequence<Range<Int>, LexiconLine> { lines(beginningAt: lines) }

  var statingLines: [LexiconLine] {
    isEmbedded ? Array(lines(beginningAt: .embedded(Self.parts[2]))) : verbLines.filter { $0.notes.contains("=") }
  }

  private func lines(beginningAt starts: OffsetTable) -> LazyMapSequence<Range<Int>, LexiconLine> {
    (0..<starts.count).lazy.map { index in
      withText { LexiconLine(self, $0, starts[index]..<OffsetTable.end(of: starts[index], in: $0)) }
    }
  }

  func withText<Result>(_ body: (TextSlice) -> Result) -> Result {
    switch text {
    case .embedded(let text): body(text.slice)
    case .given(let bytes): bytes.withSlice(body)
    }
  }

  /// The lines in which a word stands, within others too, whatever its capitals: the others need no closer look.
  func lines(having word: [UInt8]) -> [LexiconLine] {
    // What capital and small letters differ by.
    let caseBit: UInt8 = 0x20
    let word = word.map { $0 | caseBit }
    guard let last = word.last else { return [] }
    // How far behind a byte the word can end at the earliest. Source: Horspool, *Practical fast searching in strings*, 1980.
    var steps = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - index }
    return withText { text in
      var found: [LexiconLine] = []
      var end = word.count - 1
      while end < text.count {
        let byte = text[end] | caseBit
        if byte == last, word.indices.allSatisfy({ text[end + 1 - word.count + $0] | caseBit == word[$0] }) {
          var start = end
          while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
          end = OffsetTable.end(of: end, in: text)
          if text[start] != UInt8(ascii: "#") { found.append(LexiconLine(self, text, start..<end)) }
        }
        end += steps[Int(byte)]
      }
      return found
    }
  }

  /// Hands over the name of every verb without accents, a byte a letter and ñ as n, and a way to have it as it is written.
  ///
  /// It is for callers that look for something in the letters of all names: no string is made of any.
  func forEachFoldedName(_ body: (_ name: [UInt8], _ written: () -> String) -> Void) {
    withText { text in
      var name: [UInt8] = []
      for index in 0..<lines.count {
        let start = lines[index]
        var end = start
        name.removeAll(keepingCapacity: true)
        while end < text.count, !OffsetTable.endsName(text[end]), text[end] != VerbName.sign {
          // Of a letter of two bytes, the second tells which it is.
          if text[end] < 0x80 { name.append(text[end]) }
          if text[end] < 0xC0, text[end] >= 0x80 { name.append(Letter(code: text[end] | 0x40).folded.code) }
          end += 1
        }
        // A homonym has the name of the first of its kind.
        if end == text.count || text[end] != VerbName.sign { body(name) { text.part(start..<end).text } }
      }
    }
  }

  func line(of name: String) -> LexiconLine? {
    withText { text in lines.line(named: name, in: text).map { LexiconLine(self, text, $0) } }
  }
}
