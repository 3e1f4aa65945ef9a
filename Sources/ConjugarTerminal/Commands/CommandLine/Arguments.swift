import ConjugarCore

/// What follows the name of a command: words, and options with their values.
struct Arguments {
  let command: String
  let words: [String]
  private let texts: [String: [String]]

  init(of command: String = "", words: [String] = [], texts: [String: [String]] = [:]) {
    (self.command, self.words, self.texts) = (command, words, texts)
  }

  /// The value of an option; throws if what was given is not a valid one.
  subscript<Value>(flag: Flag<Value>) -> Value { get throws { try flag.parse(texts[flag.name]) } }

  /// The requested format, out of those that the command has; the usual one if none was named.
  func format(usual: Format = .text, but excluded: Format? = nil) throws(NameError) -> Format {
    guard let text = texts[Flags.format]?.first else { return usual }
    let option = Manual(command).options.first { $0.name == Flags.format }
    let names = (option?.values ?? []).filter { $0 != excluded?.rawValue }
    let name = Folding.key(text)
    if names.contains(name), let format = Format(rawValue: name) { return format }
    throw NameError(kind: "format here", name: text, among: names)
  }

  func has<Value>(_ flag: Flag<Value>) -> Bool { has(flag.name) }
  func has(_ option: String) -> Bool { texts[option] != nil }

  /// The arguments with a word that is a number replaced by an option: `review 10`.
  func taking(numberAs flag: Flag<Int?>) -> Arguments {
    guard words.count == 1, Int(words[0]) != nil, !has(flag) else { return self }
    return adding([flag.name: words], words: [])
  }

  func refuseWords(behind count: Int = 0) throws(UsageError) {
    if let word = words.dropFirst(count).first(where: { !Synonyms.saysNothing($0) }) {
      throw .extraWord(command: command, word)
    }
  }

  /// The words; if there are none, the error says what is missing and shows a line that works.
  func words(_ what: String, as example: String) throws(UsageError) -> [String] {
    if words.isEmpty { throw .missingWord(what, example: example) }
    return words
  }

  func refuse(_ options: [String], beside other: String, fitting: String) throws(UsageError) {
    guard let option = options.first(where: has) else { return }
    throw .unfitting(option: option, beside: other, fitting: fitting)
  }

  func refuseConflicts() throws(UsageError) {
    guard texts.count > 1 else { return }
    for row in Manual(command).rows("conflicts") {
      let (one, others) = row[0].sides(ofLast: "|")
      if says(one) { try refuse(others.words, beside: one, fitting: row[1]) }
    }
  }

  /// Whether an option was given, with a certain value if one is named; a value of `off` counts only if it is named.
  private func says(_ option: String) -> Bool {
    let words = option.words
    guard let value = texts[words[0]].map({ Folding.key($0.first ?? "") }) else { return false }
    return words.count > 1 ? value == words[1] : value != SentenceUse.off.rawValue
  }

  /// Those of some options that were given, with their values, to be passed on to another command.
  func words(of options: [String]) -> [String] { options.filter(has).flatMap { [$0] + (texts[$0] ?? []) } }

  /// The arguments with more values for options, by option name, and with other words if any are given.
  func adding(_ more: [String: [String]], words: [String]? = nil) -> Arguments {
    Arguments(of: command, words: words ?? self.words, texts: texts.merging(more, uniquingKeysWith: +))
  }
}
