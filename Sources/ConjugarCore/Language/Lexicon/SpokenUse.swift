/// How often the commonest verb forms are said: of each cell, how many of a hundred thousand verb forms are it.
///
/// Compound forms are not counted as such: *haber* and the participle are.
package struct SpokenUse: Sendable {
  /// A cell and its share.
  package struct Use: Sendable, Hashable {
    package let verb: String
    package let slot: Slot
    /// Of a hundred thousand.
    package let share: Int
  }

  private let lines: LinesByVerb

  /// The counts of the project: `Resources/use.txt`.
  package static let embedded = SpokenUse(lines: LinesByVerb(indexed: Resources.use))

  /// - Parameter text: one verb a line: for each tense the persons with their shares.
  init(_ text: StaticString) { self.init(lines: LinesByVerb(text)) }

  private init(lines: LinesByVerb) { self.lines = lines }

  /// The cells of a verb of the project's counts.
  func cells(of verb: String) -> [Use] { lines.line(of: verb).map(Self.cells) ?? [] }

  /// The cells of the most used verbs.
  ///
  /// - Parameter verbs: of how many verbs; of all by default.
  package func cells(ofVerbs verbs: Int = .max) -> [Use] { lines.all.prefix(verbs).flatMap(Self.cells) }

  /// Of a thousand forms of all verbs how many are of each slot, by its index.
  static let usual: [Double] = {
    var shares = [Double](repeating: 0, count: Slot.all.count)
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
      if let named = Tense(id: word) {
        tense = named
      } else if let tense, let share = words.next().flatMap({ Int($0.text) }),
        let slot = Slot(tense, Person(id: word))
      {
        cells.append(Use(verb: verb, slot: slot, share: share))
      }
    }
    return cells
  }
}
