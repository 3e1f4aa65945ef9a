/// A text of `Resources/` as the build embedded it, or one of the tables that it put behind the text.
struct LiteralPart: Sendable {
  private let literal: StaticString
  private let range: Range<Int>

  /// The whole of a literal.
  init(_ literal: StaticString) { self.init(literal, 0..<literal.utf8CodeUnitCount) }

  private init(_ literal: StaticString, _ range: Range<Int>) {
    self.literal = literal
    self.range = range
  }

  var slice: TextSlice { TextSlice(literal).part(range) }

  /// The text of a literal and its tables. At the end of the literal stands how long each is, and then how many they are.
  static func parts(of literal: StaticString) -> [LiteralPart] {
    let text = TextSlice(literal)
    let last = OffsetTable.number(at: text.count - 4, in: text)
    var start = 0
    return (1...last).reversed().map { distance in
      let end = start + OffsetTable.number(at: text.count - 4 - 4 * distance, in: text)
      defer { start = end }
      return LiteralPart(literal, start..<end)
    }
  }
}
