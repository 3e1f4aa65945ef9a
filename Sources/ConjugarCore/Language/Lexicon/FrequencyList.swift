/// The verbs by frequency, the most used first, read line by line in place, because a quiz needs only the top.
package struct FrequencyList: Sequence, Sendable {
  /// One infinitive per line, sometimes with the share of its uses that have *-se*.
  let lines: LinesByVerb

  /// The project's list: `Resources/frequency.txt`.
  package static let embedded = FrequencyList(lines: LinesByVerb(indexed: Resources.frequency))

  /// A verb's position in the list, as a byte offset: lower for a more common verb; `nil` if it is not listed.
  func place(of verb: String) -> Int? { lines.place(of: verb) }

  /// A verb's approximate rank, counted from 1: a line has about ten bytes.
  func rank(of verb: String) -> Int { (place(of: verb) ?? 100_000) / 10 + 1 }

  /// The percentage of a verb's uses that have *-se* in the project's list, at least 2: less than 5 is not recorded.
  func pronominalPercent(of verb: String) -> Int { lines.line(of: verb).flatMap { Self.entry($0).percent } ?? 2 }

  package var ranks: [String: Int] {
    Dictionary(enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }

  /// How far down the list a person knows the verbs.
  package enum Depth: Int, Sendable {
    case beginner = 100
    case learner = 400
    case reader = 1_500
  }

  static let rankByVerb = embedded.ranks

  package static func verbs(knownTo depth: Depth) -> [String] { Array(embedded.prefix(depth.rawValue)) }

  package func makeIterator() -> Iterator { Iterator(lines: lines.all) }

  package struct Iterator: IteratorProtocol, Sendable {
    fileprivate var lines: LinesByVerb.Lines

    package mutating func next() -> String? { nextEntry()?.name }
    mutating func nextEntry() -> Entry? { lines.next().map(FrequencyList.entry) }
  }

  /// A verb and the percentage of its uses that have *-se*; `nil` if that is less than 5.
  typealias Entry = (name: String, percent: Int?)

  private static func entry(_ line: TextSlice) -> Entry {
    guard let (name, percent) = line.sides(of: " ") else { return (line.text, nil) }
    return (name.text, percent.number)
  }
}

/// How often the most common verb forms are said: how many of every hundred thousand verb forms are in each cell.
///
/// Compound forms are not counted as such; *haber* and the participle are counted instead.
package struct SpokenUse: Sendable {
  package struct Use: Sendable, Hashable {
    package let verb: String
    package let slot: Slot
    /// The count per hundred thousand verb forms.
    package let share: Int
  }

  let lines: LinesByVerb
  package static let embedded = SpokenUse(lines: LinesByVerb(indexed: Resources.use))

  func cells(of verb: String) -> [Use] { lines.line(of: verb).map(Self.cells) ?? [] }
  package func cells() -> [Use] { lines.all.flatMap(Self.cells) }

  var verbs: some Sequence<(name: String, uses: [Use])> {
    lines.all.lazy.map(Self.cells).compactMap { uses in uses.first.map { ($0.verb, uses) } }
  }

  /// The number of forms in each slot per hundred thousand verb forms, by the slot's index.
  static let usual: [Double] = {
    var shares = [Double](repeating: 1, count: Slot.all.count)
    for cell in "any \(WordList.useOfCells.joined(separator: " "))".utf8.withSlice(Self.cells) {
      shares[cell.slot.index] = Double(cell.share)
    }
    return shares
  }()

  private static func cells(_ line: TextSlice) -> [Use] {
    var cells: [Use] = []
    var words = line.parts(" ")
    guard let verb = words.next()?.text else { return [] }
    var tense: Tense?
    while let word = words.next() {
      // No person has more than two letters, and no tense so few.
      if word.count > 2 {
        tense = Tense(id: word)
      } else if let tense, let share = words.next()?.number, let slot = Slot(tense, Person(id: word)) {
        cells.append(Use(verb: verb, slot: slot, share: share))
      }
    }
    return cells
  }
}
