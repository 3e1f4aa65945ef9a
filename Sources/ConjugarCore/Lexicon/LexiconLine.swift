/// A line of the lexicon that has a verb, where it lies: nothing of it is read until it is asked for.
package struct LexiconLine: Sendable {
  let lexicon: Lexicon
  private let whole: Range<Int>
  private let nameField: Range<Int>
  /// The name without the number of a homonym.
  private let infinitiveField: Range<Int>
  private let meaningField: Range<Int>
  private let notesField: Range<Int>

  /// - Parameter line: where the line lies in `bytes`, its end left out.
  init(_ lexicon: Lexicon, _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    self.lexicon = lexicon
    whole = line
    var start = line.lowerBound
    func field() -> Range<Int> {
      var end = start
      while end < line.upperBound, bytes[end] != UInt8(ascii: "|") { end += 1 }
      defer { start = min(end + 1, line.upperBound) }
      return Self.trimmed(start..<end, bytes)
    }
    nameField = field()
    let isNumbered = nameField.count > 2 && bytes[nameField.upperBound - 2] == VerbName.sign
    infinitiveField = isNumbered ? nameField.lowerBound..<(nameField.upperBound - 2) : nameField
    meaningField = field()
    notesField = Self.trimmed(start..<line.upperBound, bytes)
  }

  private static func trimmed(_ field: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var (start, end) = (field.lowerBound, field.upperBound)
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  /// The name as the lexicon writes it, *-se* included for verbs that exist with it only: `acostar#2`.
  package var name: String { text(of: nameField) }

  /// What the verb means in English, as it stands there: `lift, raise; -se get up`; empty where the lexicon says nothing.
  package var meaning: String { text(of: meaningField) }

  /// What the lexicon says of the verb's conjugation, as it stands there.
  var notes: String { text(of: notesField) }

  /// Whether the lexicon says nothing of the verb's conjugation.
  package var isPlain: Bool { notesField.isEmpty }

  /// The infinitive, or `nil` if the line has none.
  package var infinitive: Infinitive? {
    lexicon.withBytes { Word(utf8: $0[infinitiveField]) }.flatMap { Infinitive($0) }
  }

  /// The name, taken apart, or `nil` if it is none.
  var verbName: VerbName? {
    if infinitiveField == nameField { return infinitive.map { VerbName($0) } }
    return VerbName(name)
  }

  /// Hands over the whole line.
  func withNotation<Result, Failure: Error>(
    _ body: (LexiconField) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lexicon.withBytes { bytes throws(Failure) in try body(LexiconField(bytes[whole])) }
  }

  private func text(of field: Range<Int>) -> String {
    field.isEmpty ? "" : lexicon.withBytes { String(decoding: $0[field], as: UTF8.self) }
  }
}

/// The lines of the lexicon that have a verb, in the order of the file.
package struct LexiconLines: Sequence, IteratorProtocol, Sendable {
  private let lexicon: Lexicon
  private var offset = 0

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  package mutating func next() -> LexiconLine? {
    lexicon.withBytes { bytes in
      while offset < bytes.count {
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        let line = start..<offset
        offset += 1
        if !line.isEmpty, bytes[start] != UInt8(ascii: "#") { return LexiconLine(lexicon, bytes, line) }
      }
      return nil
    }
  }
}
