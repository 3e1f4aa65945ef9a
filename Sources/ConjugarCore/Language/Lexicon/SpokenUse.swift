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

  private let text: LiteralPart
  /// Where the line of each verb begins, sorted by the verbs; `nil` for counts that were given.
  private let lines: OffsetTable?

  /// The counts of the project: `Resources/use.txt`.
  package static let embedded: SpokenUse = {
    let parts = LiteralPart.parts(of: Resources.use)
    return SpokenUse(parts[0], .embedded(parts[1]))
  }()

  /// - Parameter text: one verb a line: for each tense the persons with their shares.
  init(_ text: StaticString) { self.init(LiteralPart(text), nil) }

  private init(_ text: LiteralPart, _ lines: OffsetTable?) {
    self.text = text
    self.lines = lines
  }

  /// The cells of a verb of the project's counts.
  func cells(of verb: String) -> [Use] {
    guard let line = lines?.line(named: verb, in: text.slice) else { return [] }
    var cells: [Use] = []
    Self.read(text.slice.part(line), into: &cells)
    return cells
  }

  /// The cells of the most used verbs.
  ///
  /// - Parameter verbs: of how many verbs; of all by default.
  package func cells(ofVerbs verbs: Int = .max) -> [Use] {
    var cells: [Use] = []
    var read = 0
    for line in text.slice.parts("\n") where read < verbs {
      guard !line.isEmpty, line.rest(after: "#") == nil else { continue }
      read += 1
      Self.read(line, into: &cells)
    }
    return cells
  }

  private static func read(_ line: TextSlice, into cells: inout [Use]) {
    var words = line.parts(" ")
    guard let verb = words.next()?.text else { return }
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
  }
}
