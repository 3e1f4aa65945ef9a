import ConjugarCore

/// Tells words from options.
///
/// `--option value` and `--option=value` are the same, and so are `-n 5` and `-n5`; letters may be joined (`-hV`);
/// `--` ends the options; `-` alone is a word.
struct CommandLineParser {
  /// The command's name, for messages.
  let command: String
  private let options: () -> [Option]
  private var words: [String] = []
  private var texts: [String: [String]] = [:]

  /// - Parameters:
  ///   - command: the command's name, for messages.
  ///   - options: those that it takes: asked for only when an argument is one, for manuals take time to make.
  init(command: String, options: @autoclosure @escaping () -> [Option]) {
    self.command = command
    self.options = options
  }

  /// - Throws: `UsageError` if an option is unknown, lacks its value, or is given twice.
  func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    var parser = self
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parser.words += rest
        break
      }
      if argument.hasPrefix("--") {
        try parser.takeLong(argument, &rest)
      } else if Self.isOption(argument) {
        try parser.takeShort(argument, &rest)
      } else {
        parser.words.append(argument)
      }
    }
    return Arguments(words: parser.words, texts: parser.texts)
  }

  static func isOption(_ argument: String) -> Bool { argument.hasPrefix("-") && argument != "-" }

  /// `--questions 5`, `--questions=5`.
  private mutating func takeLong(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options().first(where: { $0.name == name }) else {
      rest.insert(contentsOf: try synonym(name) + parts.dropFirst().map { String($0) }, at: rest.startIndex)
      return
    }
    try take(option, joined: parts.dropFirst().first.map { String($0) }, &rest)
  }

  /// `-n 5`, `-n5`, `-n=5`, and letters of options that stand alone before it.
  private mutating func takeShort(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options().first(where: { $0.letter == letter }) else {
        rest.insert(contentsOf: try synonym(argument), at: rest.startIndex)
        return
      }
      guard option.valueName != nil else {
        try take(option, joined: letters.first == "=" ? String(letters.dropFirst()) : nil, &rest)
        continue
      }
      let joined = letters.first == "=" ? letters.dropFirst() : letters
      return try take(option, joined: letters.isEmpty ? nil : String(joined), &rest)
    }
  }

  /// - Parameter joined: the value that stands in the same argument.
  private mutating func take(
    _ option: Option, joined: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    if texts[option.name] != nil, !option.isList { throw .repeated(option: option.name) }
    let value = if let joined { joined } else { try next(for: option, &rest) }
    if option.valueName == nil, let value { throw .unwantedValue(option: option.name, value) }
    texts[option.name, default: []] += value.map { [$0] } ?? []
  }

  /// The argument that follows an option as its value.
  private func next(for option: Option, _ rest: inout ArraySlice<String>) throws(UsageError) -> String? {
    if let next = rest.first, option.takes(next) { return rest.popFirst() }
    guard let wanted = option.valueName, option.isValue == nil else { return nil }
    throw .missingValue(option: option.name, wanted: wanted)
  }

  /// What says the same as an option of other programs.
  private func synonym(_ name: String) throws(UsageError) -> [String] {
    guard let ours = Synonyms.option(name), options().contains(where: { $0.isNamed(by: ours[0]) }) else {
      throw unknown(name)
    }
    return ours
  }

  private func unknown(_ name: String) -> UsageError {
    if let explanation = Synonyms.explanation(of: Synonyms.option(name)?.first ?? name) {
      return .foreignOption(name, explanation)
    }
    return .unknownOption(name, command: command, nearest: Nearest.words(to: name, among: options().map(\.name)))
  }
}
