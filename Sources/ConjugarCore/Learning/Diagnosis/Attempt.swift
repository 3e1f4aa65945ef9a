/// A wrong answer as it is compared: in words, without a *no* that costs nothing.
struct Attempt {
  let text: String
  /// The same without the *no* that may lack.
  let core: String
  let words: [String]
  /// The words without their written accents.
  let plain: [String]
  /// How messages quote the answer: by its first reading.
  let quoted: String

  init(_ text: String, at slot: Slot, quoting first: String? = nil) {
    self.text = text
    quoted = "“\((first ?? text).printable(upTo: 40))”"
    core = AnswerText.withoutFreeNo(text, at: slot)
    words = core.split(separator: " ").map(String.init)
    plain = words.map { WrittenAccents.removed($0) }
  }

  var plainText: String { plain.joined(separator: " ") }
  /// Whether no written accent is in it.
  var isPlain: Bool { words == plain }
  /// The last word, which the verb itself should make, without accents.
  var last: Word? { plain.last.flatMap { Word($0) } }

  func text(endingIn word: Word) -> String { (words.dropLast() + [word.description]).joined(separator: " ") }
}
