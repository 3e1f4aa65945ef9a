/// A line of the lexicon that has a verb, where it lies: nothing of it is read until it is asked for.
package struct LexiconLine: Sendable {
  let lexicon: Lexicon
  /// Where it lies in the text of the lexicon; the fields are parts of it.
  private let whole: Range<Int>
  private let nameField: Range<Int>
  private let meaningField: Range<Int>
  private let notesField: Range<Int>

  /// - Parameter line: where the line lies in `text`, its end left out.
  init(_ lexicon: Lexicon, _ text: TextSlice, _ line: Range<Int>) {
    self.lexicon = lexicon
    whole = line
    let text = text.part(line)
    var start = 0
    func field() -> Range<Int> {
      let end = text.firstIndex(of: UInt8(ascii: "|"), from: start) ?? text.count
      defer { start = min(end + 1, text.count) }
      return text.trimmed(start..<end)
    }
    nameField = field()
    meaningField = field()
    notesField = text.trimmed(start..<text.count)
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
  package var infinitive: Infinitive? { verbName?.infinitive }

  /// The name, taken apart, or `nil` if it is none.
  var verbName: VerbName? {
    let letters = withNotation { Word(utf8: $0.part(nameField)) }
    return letters.flatMap { Infinitive($0) }.map { VerbName($0) } ?? VerbName(name)
  }

  /// Hands over the whole line.
  func withNotation<Result, Failure: Error>(
    _ body: (TextSlice) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lexicon.withText { text throws(Failure) in try body(text.part(whole)) }
  }

  private func text(of field: Range<Int>) -> String {
    field.isEmpty ? "" : withNotation { $0.part(field).text }
  }
}
