/// One thing that a learner may choose: its key, what it is when nobody chose, and how it reads and writes.
public struct Setting<Value: Sendable>: Sendable {
  public let key: String
  /// The value when none is kept.
  public let usual: Value
  /// One line that says what the setting does.
  public let explanation: String
  /// Lists what may be chosen: names take time to collect and are rarely asked for.
  private let list: @Sendable () -> [String]
  let read: @Sendable (String) throws(NameError) -> Value
  let write: @Sendable (Value) -> String

  init(
    key: String, usual: Value, explanation: String, accepted: @autoclosure @escaping @Sendable () -> [String],
    read: @escaping @Sendable (String) throws(NameError) -> Value, write: @escaping @Sendable (Value) -> String
  ) {
    self.key = key
    self.usual = usual
    self.explanation = explanation
    list = accepted
    self.read = read
    self.write = write
  }

  /// What may be chosen, as a message lists it.
  public var accepted: [String] { list() }
}

extension Setting where Value: Named & RawRepresentable<String> {
  /// A choice among names.
  init(_ key: String, usually usual: Value, _ explanation: String) {
    self.init(
      key: key, usual: usual, explanation: explanation, accepted: Value.table.identifiers,
      read: { (text: String) throws(NameError) -> Value in try Value.named(text) },
      write: { $0.rawValue })
  }
}

extension Setting where Value: LosslessStringConvertible & Comparable {
  /// A number within limits.
  ///
  /// - Parameter kind: what a message calls it: `number of questions`.
  init(_ key: String, _ kind: String, in range: ClosedRange<Value>, usually usual: Value, _ explanation: String) {
    let accepted = ["\(range.lowerBound) to \(range.upperBound)"]
    self.init(
      key: key, usual: usual, explanation: explanation, accepted: accepted,
      read: { (text: String) throws(NameError) -> Value in
        guard let number = Value(text), range.contains(number) else {
          throw NameError(kind: kind, name: text, accepted: accepted)
        }
        return number
      },
      write: { String($0) })
  }
}
