/// The frequency list: the verbs by use, the most used first, read line by line where the text lies, for a quiz needs only
/// its top.
package struct FrequencyList: Sequence, Sendable {
  private let text: StaticString

  /// The list of the project: `Resources/frequency.txt`.
  package static let embedded = FrequencyList(Resources.frequency)

  /// - Parameter text: one infinitive a line, perhaps with the share of *-se*; a line with `#` is a comment.
  init(_ text: StaticString) { self.text = text }

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

  package func makeIterator() -> Iterator { Iterator(text: text) }

  package struct Iterator: IteratorProtocol, Sendable {
    fileprivate let text: StaticString
    private var offset = 0

    fileprivate init(text: StaticString) { self.text = text }

    package mutating func next() -> String? { nextEntry()?.name }

    /// The next verb, and how many of a hundred of its uses have *-se*; `nil` for fewer than 5.
    mutating func nextEntry() -> (name: String, percent: Int?)? {
      while offset < text.utf8CodeUnitCount {
        let rest = TextSlice(text).from(offset)
        let line = (rest.sides(of: "\n")?.first ?? rest).text
        offset += line.utf8.count + 1
        if line.isEmpty || line.hasPrefix("#") { continue }
        guard let blank = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { return (line, nil) }
        return (String(line[..<blank]), Int(line[line.index(after: blank)...]))
      }
      return nil
    }
  }
}
