import ConjugarCore

/// Tells words from options: `--option value`, `--option=value`, `-n 5`, `-n5`, `-hV`; `--` ends them, `-` is a word.
struct CommandLineParser {
  private let command: String
  private let declared: () -> [Option]
  /// Made only when an argument is an option, because manuals take time to read.
  private lazy var options = declared()
  private var words: [String] = []
  private var texts: [String: [String]] = [:]
  private var rest: ArraySlice<String> = []

  /// - Parameter declared: the options of the command, if they have been read already.
  init(command: String, _ declared: (() -> [Option])? = nil) {
    self.command = command
    self.declared = declared ?? { Manual(command).allOptions }
  }

  /// - Throws: `UsageError` if an option is unknown, lacks its value, or is given twice.
  func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    var parser = self
    parser.rest = arguments[...]
    while let argument = parser.rest.popFirst() {
      if argument == "--" {
        parser.words += parser.rest
        break
      }
      if argument.hasPrefix("--") {
        try parser.takeLong(argument)
      } else if Self.isOption(argument), parser.words.isEmpty || Int(argument) == nil {
        try parser.takeShort(argument)
      } else {
        parser.words.append(argument)
      }
    }
    return Arguments(of: command, words: parser.words, texts: parser.texts)
  }

  static func isOption(_ argument: String) -> Bool { argument.hasPrefix("-") && argument != "-" }

  /// `--questions 5`, `--questions=5`.
  private mutating func takeLong(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard let option = options.first(where: { $0.name == parts[0].lowercased() }) else {
      rest = try synonym(parts[0]) + parts.dropFirst() + rest
      return
    }
    try take(option, joined: parts.dropFirst().first)
  }

  /// `-n 5`, `-n5`, `-n=5`, and before it the letters of options without a value.
  private mutating func takeShort(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        rest = try synonym(argument) + rest
        return
      }
      let joined = letters.first == "=" ? letters.dropFirst() : letters
      let isValue = option.valueName != nil || letters.first == "="
      try take(option, joined: isValue && !letters.isEmpty ? String(joined) : nil)
      if option.valueName != nil { return }
    }
  }

  private mutating func take(_ option: Option, joined: String?) throws(UsageError) {
    if texts[option.name] != nil, !option.isList { throw .repeated(option: option.name) }
    let value = if let joined { joined } else { try next(for: option) }
    if option.valueName == nil, let value { throw .unwantedValue(option: option.name, value) }
    texts[option.name, default: []] += value.map { [$0] } ?? []
  }

  private mutating func next(for option: Option) throws(UsageError) -> String? {
    if let next = rest.first, option.takes(next) { return rest.popFirst() }
    guard let wanted = option.valueName, !option.isValueOptional else { return nil }
    throw .missingValue(option: option.name, wanted: wanted)
  }

  /// The equivalent of an option of other programs.
  private mutating func synonym(_ name: String) throws(UsageError) -> [String] {
    let ours = Synonyms.option(name)
    if let ours, options.contains(where: { $0.isNamed(by: ours[0]) }) { return ours }
    if let explanation = Synonyms.explanation(of: ours?.first ?? name) { throw .foreignOption(name, explanation) }
    throw .unknownOption(name, command: command, nearest: Nearest.words(to: name, among: options.map(\.name)))
  }
}
