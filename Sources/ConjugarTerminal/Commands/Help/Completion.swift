import ConjugarCore

/// What a word of a command line may become: all of it from what the commands declare.
struct Completion {
  /// In place of words where the name of a file is wanted, which a shell knows better.
  static let files = ":files"

  /// The command that the line names; `nil` if that is still to come.
  private let command: (any Command.Type)?
  /// Whether a verb stands at its place, which is shown.
  private let isVerbGiven: Bool
  /// The words between the command and the cursor.
  private let before: [Substring]
  /// What of the word at the cursor stands fast: `--tense=present,`.
  private let lead: Substring
  /// What of it may become something else.
  private let part: Substring

  /// - Parameter line: from the name of the program to the cursor.
  init(_ line: String) {
    // Some shells make three words of --tense=present.
    var words = line.split(separator: " ").dropFirst().filter { $0 != "=" }
    var word = line.hasSuffix(" ") || line.hasSuffix("=") && line.hasSuffix(" =") ? "" : words.popLast() ?? ""
    if word.hasPrefix("--"), let sign = word.firstIndex(of: "=") {
      words.append(word[..<sign])
      lead = word[...sign]
      word = word[sign...].dropFirst()
    } else if let comma = word.lastIndex(of: ",") {
      lead = word[...comma]
      word = word[comma...].dropFirst()
    } else {
      lead = ""
    }
    part = word
    let named = words.first.flatMap { CommandList.command(String($0)) }
    isVerbGiven = named == nil && words.first.map { !$0.hasPrefix("-") } ?? false
    command = named ?? (isVerbGiven ? ShowCommand.self : nil)
    before = named == nil ? words : Array(words.dropFirst())
  }

  /// The whole words, and of commands and options what they mean.
  var candidates: [(word: String, meaning: String)] {
    let found = found
    if found.first?.word == Self.files { return found }
    let key = Folding.key(String(part))
    return found.filter { $0.word.hasPrefix(part) || !key.isEmpty && Folding.key($0.word).hasPrefix(key) }
      .map { ("\(lead)\($0.word)", $0.meaning) }
  }

  private var found: [(word: String, meaning: String)] {
    let options = command?.allOptions ?? Flags.everywhere
    if let last = before.last {
      if let option = options.first(where: { $0.isNamed(by: String(last)) }), option.valueName != nil {
        let values = option.name == Flags.verb.option.name ? verbs : Self.values(of: option)
        if !values.isEmpty { return plain(values) }
        if option.isValue == nil { return option.isFile ? plain([Self.files]) : [] }
      }
      if let values = command?.valuesOfWords.first(where: { $0.word == last })?.values { return plain(values) }
    }
    if command?.name == ResultsCommand.name, !part.hasPrefix("-") { return plain([Self.files]) }
    if part.hasPrefix("-") {
      return options.flatMap { option in
        ([option.name] + (option.letter.map { ["-\($0)"] } ?? [])).map { ($0, option.meaning) }
      }
    }
    let commands = command == nil ? CommandList.all : []
    let names: [(word: String, meaning: String)] = commands.map { ($0.name, $0.manual.summary) }
    // A verb that is shown without a command, or explained, stands first.
    let wantsVerb = !isVerbGiven && (command?.name != ExplainCommand.name || before.isEmpty)
    return names + plain((command?.words ?? []) + (wantsVerb && command?.takesVerbs ?? true ? verbs : []))
  }

  private func plain(_ words: [String]) -> [(word: String, meaning: String)] { words.map { ($0, "") } }

  /// The verbs that begin so, the most used first, no more than one looks through.
  private var verbs: [String] {
    let key = Folding.key(String(part))
    guard key.count >= 2 else { return [] }
    return Array(FrequencyList.embedded.prefix(.max).lazy.filter { Folding.key($0).hasPrefix(key) }.prefix(10))
  }

  private static func values(of option: Option) -> [String] {
    switch option.name {
    case Flags.tense.option.name: TenseGroup.table.identifiers + Tense.table.identifiers
    case Flags.person.option.name: Person.table.identifiers
    // For a shell > would be a file to write to.
    case Flags.pattern.option.name: Irregularity.table.identifiers.map { $0.replacing(">", with: "-") }
    case Flags.choice.option.name: Choices.known
    case Flags.level.option.name: Level.table.identifiers
    case Flags.set.option.name: Settings.all.map { "\($0.key)=" }
    default: option.valueName.map { $0.contains("|") ? $0.split(separator: "|").map { String($0) } : [] } ?? []
    }
  }
}
