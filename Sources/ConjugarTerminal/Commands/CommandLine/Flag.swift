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
  let letter: Character?
  let arity: Arity
  var meaning: String

  /// What follows an option, with what help calls it: `spain|latin-america`.
  enum Arity: Sendable {
    /// Nothing: the option stands alone.
    case none
    case one(String)
    /// Several values, with commas between or given again.
    case list(String)
    /// Tenses with commas between, or nothing: what follows is the value only if it names a tense.
    case optionalTenses(String)
    /// One of the names with bars between, or nothing.
    case optionalName(String)
  }

  /// What help calls the value; `nil` if there is none.
  var valueName: String? {
    switch arity {
    case .none: nil
    case .one(let name), .list(let name), .optionalTenses(let name), .optionalName(let name): name
    }
  }

  /// `--questions N`.
  var nameAndValue: String {
    switch arity {
    case .none: name
    case .one(let value), .list(let value), .optionalTenses(let value): "\(name) \(value)"
    case .optionalName(let names): "\(name) [\(names)]"
    }
  }

  /// As help shows it: `-n, --questions N`.
  var synopsis: String { (letter.map { "-\($0), " } ?? "") + nameAndValue }

  /// Whether it may be given again.
  var isList: Bool {
    switch arity {
    case .none, .one, .optionalName: false
    case .list, .optionalTenses: true
    }
  }

  /// Whether an argument is this option, by its name or by its letter.
  func isNamed(by argument: String) -> Bool { argument == name || letter.map { argument == "-\($0)" } ?? false }

  /// Whether it takes the argument that follows it as its value.
  func takes(_ next: String) -> Bool {
    // A negative number or -ecer is a value, if perhaps a bad one: the message is to name it.
    guard !next.hasPrefix("--"), next != "-h" else { return false }
    switch arity {
    case .none: return false
    case .one, .list: return true
    case .optionalName(let names): return names.split(separator: "|").contains { $0 == next }
    case .optionalTenses: return next.split(separator: ",").contains { (try? TenseGroup.tenses(named: $0)) != nil }
    }
  }
}

extension Flag where Value == Bool {
  /// A switch, which stands alone.
  init(_ name: String, letter: Character? = nil, _ meaning: String) {
    option = Option(name: name, letter: letter, arity: .none, meaning: meaning)
    parse = { $0 != nil }
  }
}

extension Flag where Value == String? {
  /// A text, taken as it is.
  init(_ name: String, text valueName: String, _ meaning: String) {
    option = Option(name: name, letter: nil, arity: .one(valueName), meaning: meaning)
    parse = { $0?.first }
  }
}

extension Flag where Value == [String] {
  /// Texts, taken as they are; none if the option was not given.
  init(_ name: String, texts valueName: String, _ meaning: String) {
    option = Option(name: name, letter: nil, arity: .list(valueName), meaning: meaning)
    parse = { Self.items($0 ?? []) }
  }
}

extension Flag where Value == Int? {
  /// A whole number within bounds.
  init(_ name: String, letter: Character? = nil, number range: ClosedRange<Int>, _ meaning: String) {
    option = Option(name: name, letter: letter, arity: .one("N"), meaning: meaning)
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
    option = Option(name: name, letter: nil, arity: .one(valueName), meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> Choice? in try texts?.first.map(Self.named) }
  }

  /// Something that has a name, or what is meant where none is given; `nil` if the option was not given.
  init<Choice: Named>(_ name: String, else usual: Choice, _ valueName: String, _ meaning: String)
  where Value == Choice? {
    option = Option(name: name, letter: nil, arity: .optionalName(valueName), meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> Choice? in
      guard let texts else { return nil }
      return try texts.first.map(Self.named) ?? usual
    }
  }

  /// Things that have names, in the order given; none if the option was not.
  init<Choice: Named>(_ name: String, letter: Character? = nil, list valueName: String, _ meaning: String)
  where Value == [Choice] {
    option = Option(name: name, letter: letter, arity: .list(valueName), meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> [Choice] in try Self.items(texts ?? []).map(Self.named) }
  }

  /// One of the formats that a command writes; the first of them if the option was not given.
  init(_ name: String, letter: Character, format meaning: String) where Value: OutputFormat {
    let names = Value.allCases.map(\.name)
    option = Option(name: name, letter: letter, arity: .one(names.joined(separator: "|")), meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> Value in
      guard let text = texts?.first else { return Value.allCases[0] }
      if let format = Value.allCases.first(where: { Folding.key($0.name) == Folding.key(text) }) { return format }
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
    option = Option(name: name, letter: letter, arity: .list(valueName), meaning: meaning)
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
    option = Option(name: name, letter: nil, arity: .optionalTenses(valueName), meaning: meaning)
    parse = { (texts: [String]?) throws(UsageError) -> [Tense]? in
      if let texts { try list.parse(texts) } else { nil }
    }
  }
}
