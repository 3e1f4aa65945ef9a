/// The verbs and what is known about each, read in place from sorted text: nothing is built when a program starts.
public struct Lexicon: Sendable {
  private enum Text: Sendable {
    case embedded(LiteralPart)
    case given([UInt8])
  }

  private let text: Text
  let lines: OffsetTable

  /// The lexicon of the project: `Resources/verbs.txt`.
  public static let embedded = Lexicon(text: .embedded(parts[0]), lines: .embedded(parts[1]))

  private static let parts = LiteralPart.parts(of: Resources.verbs)

  var isEmbedded: Bool { if case .embedded = text { true } else { false } }
}

extension Lexicon {
  /// A lexicon in the notation of `Resources/verbs.txt`, in any order; a line that is not in the notation has no verb.
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

  /// The key by which a line is sorted and found: its first field.
  private static func key(_ line: String) -> Substring.UTF8View.SubSequence {
    line.utf8.prefix { !OffsetTable.endsName($0) }
  }

  func entry(_ name: String) -> LexiconEntry? { line(of: name).flatMap { $0.withNotation { LexiconEntry($0) } } }
  package func contains(_ name: String) -> Bool { line(of: name) != nil }

  /// Every infinitive, in the order of the file.
  public var infinitives: [String] { verbLines.map(\.name) }

  /// The infinitives by use, the most used first.
  public var infinitivesByUse: [String] { FrequencyList.embedded.filter(contains) }

  /// The lines that define a verb, in the order of the file, read one by one in place.
  package var verbLines: LazyMapSequence<Range<Int>, LexiconLine> { lines(beginningAt: lines) }

  /// The lines that state a form or a stem; in a lexicon other than the project's, all lines that might.
  var statingLines: [LexiconLine] { Array(lines(beginningAt: isEmbedded ? .embedded(Self.parts[2]) : lines)) }

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

  /// The lines that contain a word, even within other words, ignoring case: no other lines need a closer look.
  func lines(having word: [UInt8]) -> [LexiconLine] {
    withText { text in
      var found: [LexiconLine] = []
      text.forEachPlace(of: word) { place in
        var start = place
        while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let end = OffsetTable.end(of: place, in: text)
        if text[start] != UInt8(ascii: "#") { found.append(LexiconLine(self, text, start..<end)) }
        return end
      }
      return found
    }
  }

  func line(of name: String) -> LexiconLine? {
    withText { text in lines.line(named: name, in: text).map { LexiconLine(self, text, $0) } }
  }
}
