import ConjugarCore

/// An option of the command line and how its value is read: declared once, and read by the same constant.
struct Flag<Value>: Sendable {
  let option: Option
  /// The value from the texts that were given, or from `nil` if the option was not.
  let parse: @Sendable ([String]?) throws(UsageError) -> Value

  /// The same flag with a help sentence of one command: `--top` is of verbs here and of scores there.
  func saying(_ meaning: String) -> Flag {
    var option = option
    option.meaning = meaning
    return Flag(option: option, parse: parse)
  }
}

/// What help and the parser know of an option, whatever the type of its value.
struct Option: Sendable {
  /// With its hyphens: `--region`.
  let name: String
  /// The short form without its hyphen: `n` of `-n`.
  var letter: Character?
  /// What help calls its value, `spain|latin-america`; `nil` if the option stands alone.
  var valueName: String?
  /// Whether it takes several values, with commas between or given again.
  var isList = false
  /// Where the value may be left out: whether the argument that follows is one.
  var isValue: (@Sendable (String) -> Bool)?
  var meaning: String

  /// `--questions N`.
  var nameAndValue: String { name + (valueName.map { isValue == nil ? " \($0)" : " [\($0)]" } ?? "") }

  /// As help shows it: `-n, --questions N`.
  var synopsis: String { (letter.map { "-\($0), " } ?? "") + nameAndValue }

  var isFile: Bool { valueName == "FILE" }

  /// Whether an argument is this option, by its name or by its letter.
  func isNamed(by argument: String) -> Bool { argument == name || letter.map { argument == "-\($0)" } ?? false }

  /// Whether it takes the argument that follows it as its value.
  func takes(_ next: String) -> Bool {
    // A negative number or -ecer is a value, if perhaps a bad one: the message is to name it.
    guard valueName != nil, !next.hasPrefix("--"), next != "-h" else { return false }
    return isValue?(next) ?? true
  }
}

extension Flag where Value == Bool {
  /// A switch, which stands alone.
  init(_ name: String, letter: Character? = nil, _ meaning: String) {
    option = Option(name: name, letter: letter, meaning: meaning)
    parse = { $0 != nil }
  }
}

extension Flag where Value == String? {
  /// A text, taken as it is.
  init(_ name: String, text valueName: String, _ meaning: String) {
    option = Option(name: name, valueName: valueName, meaning: meaning)
    parse = { $0?.first }
  }
}

extension Flag where Value == [String] {
  /// Texts, taken as they are; none if the option was not given.
  init(_ name: String, texts valueName: String, _ meaning: String) {
    option = Option(name: name, valueName: valueName, isList: true, meaning: meaning)
    parse = { Self.items($0 ?? []) }
  }
}

extension Flag where Value == Int? {
  /// A whole number within bounds.
  init(_ name: String, letter: Character? = nil, number range: ClosedRange<Int>, _ meaning: String) {
    option = Option(name: name, letter: letter, valueName: "N", meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> Int? in
      guard let text = texts?.first else { return nil }
      if let number = Int(text), range.contains(number) { return number }
      throw .badNumber(option: name, text, lowest: range.lowerBound, highest: range.upperBound)
    }
  }
}

extension Flag {
  /// Something that has a name; `nil` if the option was not given.
  init<Choice: Named>(_ name: String, one valueName: String, _ meaning: String) where Value == Choice? {
    option = Option(name: name, valueName: valueName, meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> Choice? in try texts?.first.map(Self.named) }
  }

  /// Something that has a name, or what is meant where none is given; `nil` if the option was not given.
  init<Choice: Named>(_ name: String, else usual: Choice, _ valueName: String, _ meaning: String)
  where Value == Choice? {
    let isValue = { @Sendable (next: String) in valueName.split(separator: "|").contains { $0 == next } }
    option = Option(name: name, valueName: valueName, isValue: isValue, meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> Choice? in
      guard let texts else { return nil }
      return try texts.first.map(Self.named) ?? usual
    }
  }

  /// Things that have names, in the order given; none if the option was not.
  init<Choice: Named>(_ name: String, letter: Character? = nil, list valueName: String, _ meaning: String)
  where Value == [Choice] {
    option = Option(name: name, letter: letter, valueName: valueName, isList: true, meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> [Choice] in try Self.items(texts ?? []).map(Self.named) }
  }

  /// One of the formats that a command writes; the first of them if the option was not given.
  init(_ name: String, letter: Character, formats: [Format], _ meaning: String) where Value == Format {
    let names = formats.map(\.rawValue)
    option = Option(name: name, letter: letter, valueName: names.joined(separator: "|"), meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> Format in
      guard let text = texts?.first else { return formats[0] }
      if let format = formats.first(where: { $0.rawValue == Folding.key(text) }) { return format }
      throw .badName(NameError(kind: "format here", name: text, among: names))
    }
  }

  private static func named<Choice: Named>(_ text: String) throws(UsageError) -> Choice {
    do { return try Choice.named(text) } catch { throw .badName(error) }
  }

  /// The values of an option that takes several, however they were given.
  fileprivate static func items(_ texts: [String]) -> [String] {
    texts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) } }
  }
}

extension Flag where Value == [Tense] {
  /// Tenses and groups of them, each tense once, in the order given; none if the option was not.
  init(_ name: String, letter: Character? = nil, tenses valueName: String, _ meaning: String) {
    option = Option(name: name, letter: letter, valueName: valueName, isList: true, meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> [Tense] in
      var tenses: [Tense] = []
      for text in Self.items(texts ?? []) {
        tenses += try Self.tenses(named: text).filter { !tenses.contains($0) }
      }
      return tenses
    }
  }

  private static func tenses(named text: String) throws(UsageError) -> [Tense] {
    do { return try TenseGroup.tenses(named: text) } catch { throw .badName(error) }
  }
}

extension Flag where Value == [Tense]? {
  /// Tenses, or none named; `nil` if the option was not given.
  init(_ name: String, optionalTenses valueName: String, _ meaning: String) {
    let list = Flag<[Tense]>(name, tenses: valueName, meaning)
    let isValue = { @Sendable (next: String) in
      next.split(separator: ",").contains { (try? TenseGroup.tenses(named: $0)) != nil }
    }
    option = Option(name: name, valueName: valueName, isList: true, isValue: isValue, meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> [Tense]? in
      if let texts { try list.parse(texts) } else { nil }
    }
  }
}
