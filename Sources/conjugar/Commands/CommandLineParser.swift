import ConjugarCore

/// Tells words from options.
///
/// `--option value` and `--option=value` are the same; `--` ends the options; `-` alone is a word.
struct CommandLineParser {
  /// The command's name, for messages.
  let command: String
  private let options: () -> [Option]

  /// - Parameters:
  ///   - command: the command's name, for messages.
  ///   - options: those that it takes: asked for only when an argument is one, for manuals take time to make.
  init(command: String, options: @autoclosure @escaping () -> [Option]) {
    self.command = command
    self.options = options
  }

  /// - Throws: `UsageError` if an option is unknown, lacks its value, or is given twice.
  func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    var words: [String] = []
    var values: [Option: [String]] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard Self.isOption(argument) else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try option(String(parts[0]))
      guard values[option] == nil || option.isList else { throw .repeated(option: option.name) }
      let value = try value(of: option, parts.dropFirst().first, &rest)
      values[option, default: []] += value.map { [$0] } ?? []
    }
    return Arguments(words: words, values: values)
  }

  static func isOption(_ argument: String) -> Bool { argument.hasPrefix("-") && argument != "-" }

  private func option(_ name: String) throws(UsageError) -> Option {
    let options = options()
    if let option = options.first(where: { $0.name == name }) { return option }
    let accepted = options.map(\.name)
    let nearest = Nearest.word(to: name, among: accepted + Option.launch.map(\.name) + ["--help", "--version"])
    throw .unknownOption(command: command, NameError(kind: "option", name: name, accepted: accepted, nearest: nearest))
  }

  /// - Returns: `nil` if the option stands alone.
  private func value(
    of option: Option, _ joined: Substring?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String? {
    guard let wanted = option.value else {
      if let joined { throw .unwantedValue(option: option.name, String(joined)) }
      return nil
    }
    if let joined { return String(joined) }
    guard let next = rest.first, option.takes(next) else {
      if option.isOptional { return nil }
      throw .missingValue(option: option.name, wanted: wanted)
    }
    rest.removeFirst()
    return next
  }
}
