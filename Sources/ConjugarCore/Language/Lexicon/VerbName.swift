/// The name of a verb: its infinitive, and a number where several verbs share one.
///
/// *acostar*, to put to bed, is the first and goes by the plain infinitive; `acostar#2` is a ship's.
package struct VerbName: Sendable, Hashable {
  package let infinitive: Infinitive
  /// Which of the homonyms it is, counted from 1.
  package let homonym: Int

  init(_ infinitive: Infinitive, homonym: Int = 1) {
    self.infinitive = infinitive
    self.homonym = homonym
  }

  /// Reads a name.
  ///
  /// - Parameter text: an infinitive, with or without *-se*, and perhaps `#` and a digit: 1 is the first.
  /// - Returns: `nil` if no Spanish infinitive ends so, or the number is none.
  package init?(_ text: some StringProtocol) {
    guard let sign = text.utf8.firstIndex(of: Self.sign) else {
      guard let infinitive = Infinitive(text) else { return nil }
      self.init(infinitive)
      return
    }
    guard let infinitive = Infinitive(text[..<sign]), let homonym = Int(text[text.index(after: sign)...]),
      homonym == 1 || Self.numbers.contains(homonym)
    else { return nil }
    self.init(infinitive, homonym: homonym)
  }

  static let sign = UInt8(ascii: "#")
  /// The numbers that a homonym can have.
  static let numbers = 2...9

  var plain: VerbName { VerbName(infinitive.plain, homonym: homonym) }
  var pronominal: VerbName { VerbName(infinitive.pronominal, homonym: homonym) }
}

extension VerbName: CustomStringConvertible {
  package var description: String { homonym == 1 ? infinitive.description : "\(infinitive)#\(homonym)" }
}
