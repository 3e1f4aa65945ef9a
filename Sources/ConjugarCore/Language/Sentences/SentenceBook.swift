/// Sentences with gaps, each read in place and only when it is needed.
package struct SentenceBook: Sendable {
  private let resource: LiteralPart
  /// Where the sentences of each verb are; `nil` for a book that was passed in.
  private let places: LinesByVerb?

  package static let embedded: SentenceBook = {
    let parts = LiteralPart.parts(of: Resources.sentences)
    return SentenceBook(resource: parts[0], places: LinesByVerb(parts[1], parts[2]))
  }()
}

extension SentenceBook {
  /// - Parameter text: sentences in the notation of `Resources/sentences.txt`.
  init(_ text: StaticString) { self.init(resource: LiteralPart(text), places: nil) }

  package func sentences(_ filter: SentenceFilter = SentenceFilter()) -> [Sentence] {
    var found: [Sentence] = []
    forEachLine(fitting: filter) { found.append(Sentence($0, $1)) }
    return found
  }

  package var choices: [Choice] { resource.slice.parts("\n").compactMap(Self.choice) }

  /// Parses the line that begins the sentences of a choice: `= id | title`, or `= id | title | person`.
  private static func choice(_ line: TextSlice) -> Choice? {
    guard line.first == UInt8(ascii: "="), let (id, rest) = line.from(2).sides(of: "|") else { return nil }
    let (title, role) = rest.sides(of: "|") ?? (rest, rest.from(rest.count))
    return Choice(id: id.trimmed.text, title: title.trimmed.text, tellsPerson: role.trimmed.spells("person"))
  }

  func forEachLine(fitting filter: SentenceFilter, _ body: (SentenceLine, Choice) -> Void) {
    if places != nil, !filter.verbs.isEmpty { return forEachLine(ofVerbs: filter, body) }
    var wanted: Choice?
    for line in resource.slice.parts("\n") {
      if let choice = Self.choice(line) {
        wanted = filter.allows(choice) ? choice : nil
      } else if let wanted, let line = SentenceLine(line), filter.allows(line) {
        body(line, wanted)
      }
    }
  }

  /// Calls `body` with each sentence of certain verbs, in the order of the book; no other line is read.
  private func forEachLine(ofVerbs filter: SentenceFilter, _ body: (SentenceLine, Choice) -> Void) {
    let text = resource.slice
    for place in Set(filter.verbs).flatMap(places).sorted(by: { $0.line < $1.line }) {
      guard let level = SentenceLine.level(text.from(place.line)), filter.levels.contains(level),
        let (line, choice) = line(at: place), filter.allows(choice), filter.allows(line)
      else { continue }
      body(line, choice)
    }
  }

  /// The offsets of a sentence's section and of the sentence itself.
  private typealias Place = (section: Int, line: Int)

  /// The sentences of a verb, the best to quote first: easy ones, each in another tense, with no other right form.
  private func places(of verb: String) -> [Place] {
    guard let line = places?.line(of: verb) else { return [] }
    return stride(from: verb.utf8.count + 1, to: line.count, by: 8).map { start in
      (OffsetTable.number(at: start, in: line), OffsetTable.number(at: start + 4, in: line))
    }
  }

  private func line(at place: Place) -> (line: SentenceLine, choice: Choice)? {
    func line(at start: Int) -> TextSlice {
      resource.slice.part(start..<OffsetTable.end(of: start, in: resource.slice))
    }
    guard let choice = Self.choice(line(at: place.section)), let line = SentenceLine(line(at: place.line)) else {
      return nil
    }
    return (line, choice)
  }
}

extension SentenceBook {
  /// A few sentences that show forms of a verb, easiest first, each in a different tense as long as there are any.
  package func quotes(
    of verb: String, in slots: [Slot], upTo number: Int, fitting filter: SentenceFilter
  ) -> [Sentence] {
    var quotes: [Sentence] = []
    for place in places(of: verb) where quotes.count < number {
      guard let (line, choice) = line(at: place), slots.contains(line.slot), line.construction == nil, !line.hasRival,
        filter.allows(line)
      else { continue }
      quotes.append(Sentence(line, choice))
    }
    return quotes
  }

  /// A few sentences in a tense that all varieties share, easiest first, each on a different choice.
  package func quotes(in tense: Tense, upTo number: Int, fitting filter: SentenceFilter) -> [Sentence] {
    var filter = filter
    filter.tenses = [tense]
    var quotes: [Sentence] = []
    forEachLine(fitting: filter) { line, choice in
      guard line.variety == nil, line.construction == nil, !line.hasRival, quotes.last?.choice != choice else { return }
      quotes.append(Sentence(line, choice))
    }
    // Sentences of the same level keep the order of the book.
    let easiest = quotes.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
    return easiest.prefix(number).map(\.element)
  }
}
