/// Sentences with gaps, each read from the text where it lies when it is asked for, and only then.
package struct SentenceBook: Sendable {
  private let resource: LiteralPart
  /// Where the sentences of each verb lie; `nil` for a book that was given.
  private let places: LinesByVerb?

  /// The sentences of the project: `Resources/sentences.txt`.
  package static let embedded: SentenceBook = {
    let parts = LiteralPart.parts(of: Resources.sentences)
    return SentenceBook(parts[0], LinesByVerb(parts[1], parts[2]))
  }()

  private init(_ text: LiteralPart, _ places: LinesByVerb?) {
    resource = text
    self.places = places
  }

  /// - Parameter text: sentences in the notation of `Resources/sentences.txt`.
  init(_ text: StaticString) { self.init(LiteralPart(text), nil) }

  /// Every sentence that fits, in the order of the book.
  ///
  /// - Throws: `SentenceError` at the first line that cannot be read.
  package func sentences(_ filter: SentenceFilter = SentenceFilter()) throws(SentenceError) -> [Sentence] {
    var found: [Sentence] = []
    try forEachLine(fitting: filter) { (line, choice) throws(SentenceError) in
      found.append(try Sentence(line, choice))
    }
    return found
  }

  /// The choices that the sentences train, in the order of the book.
  package func choices() throws(SentenceError) -> [Choice] {
    var choices: [Choice] = []
    var scan = Scan(resource.slice)
    while let line = scan.next() {
      if Scan.isHeading(line) { choices.append(try scan.choice(line)) }
    }
    return choices
  }

  /// Hands over the lines that fit, each with its choice.
  func forEachLine(
    fitting filter: SentenceFilter, _ body: (SentenceLine, Choice) throws(SentenceError) -> Void
  ) throws(SentenceError) {
    if places != nil, !filter.verbs.isEmpty { return try forEachLine(ofVerbs: filter, body) }
    var scan = Scan(resource.slice)
    var choice: Choice?
    var isWanted = true
    while let line = scan.next() {
      if Scan.isHeading(line) {
        let named = try scan.choice(line)
        choice = named
        isWanted = filter.allows(named)
        continue
      }
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      guard let choice else { throw SentenceError(line: scan.number, fault: .noHeading) }
      guard isWanted else { continue }
      let parsed = try SentenceLine(line, number: scan.number)
      if filter.allows(parsed) { try body(parsed, choice) }
    }
  }

  /// The same for sentences of certain verbs, in the order of the book: no other line is looked at.
  private func forEachLine(
    ofVerbs filter: SentenceFilter, _ body: (SentenceLine, Choice) throws(SentenceError) -> Void
  ) throws(SentenceError) {
    let text = resource.slice
    for place in Set(filter.verbs).flatMap(places).sorted(by: { $0.line < $1.line }) {
      guard let level = SentenceLine.level(text.from(place.line)), filter.levels.contains(level) else { continue }
      let (line, choice) = try self.line(at: place)
      if filter.allows(choice), filter.allows(line) { try body(line, choice) }
    }
  }

  /// Where a sentence lies: the offsets of its section and of itself, and the number of its line.
  typealias Place = (section: Int, line: Int, number: Int)

  /// The sentences of a verb, those first that are best quoted: they alone are right there, of another tense each, easy.
  func places(of verb: String) -> [Place] {
    guard let line = places?.line(of: verb) else { return [] }
    return stride(from: verb.utf8.count + 1, to: line.count, by: 12).map { start in
      func number(_ part: Int) -> Int { OffsetTable.number(at: start + 4 * part, in: line) }
      return (number(0), number(1), number(2))
    }
  }

  func line(at place: Place) throws(SentenceError) -> (line: SentenceLine, choice: Choice) {
    let text = resource.slice
    var scan = Scan(text, from: place.section)
    guard let heading = scan.next() else { throw SentenceError(line: place.number, fault: .noHeading) }
    let line = text.part(place.line..<OffsetTable.end(of: place.line, in: text))
    return (try SentenceLine(line, number: place.number), try scan.choice(heading))
  }

  /// The lines of the text, one after another.
  private struct Scan {
    private let text: TextSlice
    private var start = 0
    /// The number of the line that was read last.
    private(set) var number = 0

    init(_ text: TextSlice, from start: Int = 0) {
      self.text = text
      self.start = start
    }

    mutating func next() -> TextSlice? {
      guard start < text.count else { return nil }
      let end = text.firstIndex(of: UInt8(ascii: "\n"), from: start) ?? text.count
      defer { start = end + 1 }
      number += 1
      return text.part(start..<end)
    }

    static func isHeading(_ line: TextSlice) -> Bool { line.first == UInt8(ascii: "=") }

    /// `= id | title`.
    func choice(_ line: TextSlice) throws(SentenceError) -> Choice {
      let bar = line.firstIndex(of: UInt8(ascii: "|"), from: 0) ?? 0
      let (id, title) = (line.part(0..<bar).dropFirst(2).dropLast(), line.from(bar + 2))
      guard line.part(0..<bar).text == "= \(String(decoding: id, as: UTF8.self)) ", !id.isEmpty, !title.isEmpty,
        id.allSatisfy({ (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") })
      else { throw SentenceError(line: number, fault: .heading) }
      return Choice(id: String(decoding: id, as: UTF8.self), title: title.text)
    }
  }
}
