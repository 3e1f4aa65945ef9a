/// The frequency list: the verbs by use, the most used first, read line by line where the text lies, for a quiz needs only
/// its top.
package struct FrequencyList: Sequence, Sendable {
  private let text: LiteralPart
  /// Where the line of each verb begins, sorted by the verbs; `nil` for a list that was given.
  private let lines: OffsetTable?

  /// The list of the project: `Resources/frequency.txt`.
  package static let embedded: FrequencyList = {
    let parts = LiteralPart.parts(of: Resources.frequency)
    return FrequencyList(parts[0], .embedded(parts[1]))
  }()

  /// - Parameter text: one infinitive a line, perhaps with the share of *-se*; a line with `#` is a comment.
  init(_ text: StaticString) { self.init(LiteralPart(text), nil) }

  private init(_ text: LiteralPart, _ lines: OffsetTable?) {
    self.text = text
    self.lines = lines
  }

  /// Where a verb of the project's list stands, in bytes: less for one that is used more; `nil` if it is not listed.
  func place(of verb: String) -> Int? { lines?.line(named: verb, in: text.slice)?.lowerBound }

  /// The share of uses with *-se* of a verb of the project's list, in percent.
  func pronominalPercent(of verb: String) -> Int {
    guard let line = lines?.line(named: verb, in: text.slice) else { return 0 }
    return text.slice.part(line).sides(of: " ").flatMap { Int($0.second.text) } ?? 0
  }

  /// The share of uses with *-se* of each verb that has one of 5 percent or more: 0.69 for *sentar*, 1 for *quejar*.
  package var pronominalShares: [String: Double] {
    var entries = makeIterator()
    var shares: [String: Double] = [:]
    while let entry = entries.nextEntry() { shares[entry.name] = entry.percent.map { Double($0) / 100 } }
    return shares
  }

  /// The rank of each verb in the list, the most used first, counted from 1.
  package var ranks: [String: Int] {
    Dictionary(enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }

  /// How far down the list somebody knows the verbs.
  package enum Depth: Int, Sendable {
    case beginner = 100
    case learner = 400
    case reader = 1_500
  }

  /// The place of each verb of the project's list, made once.
  static let placeByVerb = embedded.ranks

  /// The verbs of the project's list that somebody knows.
  package static func verbs(knownTo depth: Depth) -> [String] { Array(embedded.prefix(depth.rawValue)) }

  package func makeIterator() -> Iterator { Iterator(self) }

  package struct Iterator: IteratorProtocol, Sendable {
    private let list: FrequencyList
    private var offset = 0

    fileprivate init(_ list: FrequencyList) { self.list = list }

    package mutating func next() -> String? { nextEntry()?.name }

    /// The next verb, and how many of a hundred of its uses have *-se*; `nil` for fewer than 5.
    mutating func nextEntry() -> (name: String, percent: Int?)? { nextLine().map { list.entry(at: $0) } }

    /// Where the line of the next verb stands.
    mutating func nextLine() -> Range<Int>? {
      let text = list.text.slice
      while offset < text.count {
        let line = offset..<OffsetTable.end(of: offset, in: text)
        offset = line.upperBound + 1
        if !line.isEmpty, text[line.lowerBound] != UInt8(ascii: "#") { return line }
      }
      return nil
    }
  }

  /// The verb of a line, and how many of a hundred of its uses have *-se*; `nil` for fewer than 5.
  func entry(at line: Range<Int>) -> (name: String, percent: Int?) {
    let line = text.slice.part(line)
    guard let (name, percent) = line.sides(of: " ") else { return (line.text, nil) }
    return (name.text, Int(percent.text))
  }
}
