/// The verbs by use, the most used first, read line by line where the text lies: a quiz needs only its top.
public struct FrequencyList: Sequence, Sendable {
  private let text: StaticString

  /// The list of the project: `Resources/frequency.txt`.
  public static let embedded = FrequencyList(Resources.frequency)

  /// - Parameter text: one infinitive a line; a line with `#` is a comment.
  init(_ text: StaticString) { self.text = text }

  /// The place of each verb in the list, the most used first, counted from 1.
  public var ranks: [String: Int] {
    Dictionary(enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }

  public func makeIterator() -> Iterator { Iterator(text: text) }

  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate let text: StaticString
    private var place = 0

    fileprivate init(text: StaticString) { self.text = text }

    public mutating func next() -> String? {
      while place < text.utf8CodeUnitCount {
        let line = text.withUTF8Buffer { bytes in
          let rest = bytes[place...]
          return String(decoding: rest[..<(rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex)], as: UTF8.self)
        }
        place += line.utf8.count + 1
        if !line.isEmpty, !line.hasPrefix("#") { return line }
      }
      return nil
    }
  }
}
