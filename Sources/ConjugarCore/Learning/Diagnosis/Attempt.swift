/// A wrong answer in the form used for comparison: split into words, without an optional *no*.
struct Attempt {
  let text: String
  /// The same text without the optional *no*.
  let core: String
  let words: [String]
  /// The words without their written accents.
  let plain: [String]
  /// How messages quote the answer: as its first reading.
  let quoted: String

  init(_ text: String, at slot: Slot, quoting first: String? = nil) {
    self.text = text
    quoted = "“\((first ?? text).printable(upTo: 40))”"
    core = AnswerText.withoutFreeNo(text, at: slot)
    words = core.split(separator: " ").map(String.init)
    plain = words.map { WrittenAccents.removed($0) }
  }

  var plainText: String { plain.joined(separator: " ") }
  /// Whether it has no written accents.
  var isPlain: Bool { words == plain }
  /// The last word, which should be the verb's own, without accents.
  var last: Word? { plain.last.flatMap { Word($0) } }

  func text(endingIn word: Word) -> String { (words.dropLast() + [word.description]).joined(separator: " ") }
}
