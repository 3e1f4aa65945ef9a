/// Something that a learner can choose: its key, its default, and how it is read and written.
public struct Setting<Value: Sendable>: AnySetting {
  /// The name under which it is stored, in lowercase with hyphens: `second-person`. No two settings share one.
  public let key: String
  /// The value if none is stored.
  public let defaultValue: Value
  public let explanation: String
  /// Lists the accepted values on demand: names take time to collect and are rarely asked for.
  private let list: @Sendable () -> [String]
  let read: @Sendable (String) throws(NameError) -> Value
  package let write: @Sendable (Value) -> String

  /// A setting of any type; `accepted` is what a message says is accepted.
  init(
    key: String, defaultValue: Value, explanation: String, accepted: @autoclosure @escaping @Sendable () -> [String],
    read: @escaping @Sendable (String) throws(NameError) -> Value, write: @escaping @Sendable (Value) -> String
  ) {
    (self.key, self.defaultValue, self.explanation, list) = (key, defaultValue, explanation, accepted)
    (self.read, self.write) = (read, write)
  }

  init(_ key: String, default defaultValue: Value, _ explanation: String)
  where Value: Named & RawRepresentable<String> {
    self.init(
      key: key, defaultValue: defaultValue, explanation: explanation, accepted: Value.table.identifiers,
      read: { (text: String) throws(NameError) -> Value in try Value.named(text) }, write: { $0.rawValue })
  }

  /// A number within limits; `kind` is what messages call it: `number of questions`.
  init(_ key: String, _ kind: String, in range: ClosedRange<Int>, default defaultValue: Int, _ explanation: String)
  where Value == Int {
    self.init(
      key: key, defaultValue: defaultValue, explanation: explanation, accepted: [range.listed],
      read: { (text: String) throws(NameError) -> Int in try range.number(text, kind) }, write: { String($0) })
  }

  public var accepted: [String] { list() }
  public var defaultText: String { write(defaultValue) }

  public func canonical(_ text: String) throws(NameError) -> String { write(try read(text)) }
}

/// A setting regardless of its type, for lists and for values given as text.
public protocol AnySetting: Sendable {
  /// The name under which it is stored.
  var key: String { get }
  /// One line that describes what the setting does.
  var explanation: String { get }
  /// The accepted values, as a message lists them.
  var accepted: [String] { get }
  var defaultText: String { get }

  /// The text to store for a value as a person wrote it: `España` is stored as `spain`.
  ///
  /// - Throws: `NameError` if the setting does not accept it.
  func canonical(_ text: String) throws(NameError) -> String
}

extension ClosedRange<Int> {
  /// Parses a number of some kind; the error also lists `words` that are accepted.
  func number(_ text: String, _ kind: String, or words: [String] = []) throws(NameError) -> Int {
    if let number = Int(text), contains(number) { return number }
    throw NameError(kind: kind, name: text, accepted: [listed] + words)
  }
}

/// The position of a switch.
package enum OnOff: String, Named, CaseIterable {
  case on, off
  package static let table = NameTable<OnOff>("switch position")
}

/// Whether output has color: if a terminal shows it, always or never.
package enum ColorMode: String, Named, CaseIterable {
  case auto, always, never
  package static let table = NameTable<ColorMode>("color mode")
}

/// Whether a wrong answer gets a second try: always, never, or if a person is at a terminal.
package enum RetryMode: String, Named, CaseIterable {
  case auto, on, off
  package static let table = NameTable<RetryMode>("retry mode")
}

/// Whether a learner's scores are on the leaderboard; if that is unknown, it is asked once, after the first full quiz.
package enum BoardAnswer: String, Named, CaseIterable {
  case ask, yes, no
  package static let table = NameTable<BoardAnswer>("choice")
}

/// The name shown next to scores, as it was typed: `Ana María`.
package struct PlayerName: Hashable, Sendable {
  package let name: String

  /// - Throws: `NameError` unless it is up to 32 letters, digits, spaces, hyphens and apostrophes.
  package init(_ name: String) throws(NameError) {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isFit = words.allSatisfy { $0.isLetter || $0.isNumber || " -'’".contains($0) }
    guard isFit, (1...32).contains(words.count), words.utf8.count <= 128 else {
      throw NameError(kind: "player name", name: name, accepted: ["up to 32 letters, digits, blanks", "none"])
    }
    self.name = words
  }
}
