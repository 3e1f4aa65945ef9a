import ConjugarCore

/// What stands after the name of a command: words, and options with their values.
struct Arguments {
  let words: [String]
  /// The texts that were given for each option, by its name.
  private let texts: [String: [String]]

  init(words: [String] = [], texts: [String: [String]] = [:]) {
    self.words = words
    self.texts = texts
  }

  /// The value of an option.
  ///
  /// - Throws: `UsageError` if what was given is no value of it.
  subscript<Value>(flag: Flag<Value>) -> Value {
    get throws(UsageError) { try flag.parse(texts[flag.option.name]) }
  }

  func has<Value>(_ flag: Flag<Value>) -> Bool { has(flag.option) }

  func has(_ option: Option) -> Bool { texts[option.name] != nil }

  /// The texts that were given for an option that takes several.
  func texts<Value>(_ flag: Flag<Value>) -> [String] {
    (texts[flag.option.name] ?? []).flatMap { $0.split(separator: ",").map { String($0) } }
  }

  /// The same where a word that is a number stands for an option that takes one: `review 10`.
  func taking(numberAs flag: Flag<Int?>) -> Arguments {
    guard words.count == 1, Int(words[0]) != nil, !has(flag) else { return self }
    return Arguments(texts: texts.merging([flag.option.name: words]) { $1 })
  }

  /// Refuses words behind the first ones that say anything.
  func refuseWords(of command: String, behind count: Int = 0) throws(UsageError) {
    if let word = words.dropFirst(count).first(where: { !Synonyms.saysNothing($0) }) {
      throw .extraWord(command: command, word)
    }
  }

  /// The words, of which there has to be one: what it is, and a line that works.
  func words(_ what: String, as example: String) throws(UsageError) -> [String] {
    if words.isEmpty { throw .missingWord(what, example: example) }
    return words
  }

  /// Refuses options that another one leaves without a meaning.
  ///
  /// - Parameters:
  ///   - other: that one, as it was given.
  ///   - fitting: what that one takes.
  func refuse(_ options: [Option], beside other: String, fitting: String) throws(UsageError) {
    guard let option = options.first(where: has) else { return }
    throw .unfitting(option: option.name, beside: other, fitting: fitting)
  }

  /// Those of some options that were given, with their values, to hand them on to another command.
  func words(of options: [Option]) -> [String] {
    options.filter(has).flatMap { [$0.name] + (texts[$0.name] ?? []) }
  }

  /// The same with more texts for options, by their names, and other words if there are any.
  func adding(_ more: [String: [String]], words: [String]? = nil) -> Arguments {
    Arguments(words: words ?? self.words, texts: texts.merging(more, uniquingKeysWith: +))
  }

  /// What was given for an option, as it was written.
  func text(_ option: Option) -> String { ([option.name] + (texts[option.name] ?? [])).joined(separator: " ") }
}

extension World {
  /// How pages are to look: as the arguments say, or else the setting, or else the terminal.
  ///
  /// - Parameter isPlain: whether they are to be told in sentences, whatever else is said.
  func renderer(_ arguments: Arguments, isPlain: Bool = false) throws -> any Renderer {
    if try isPlain || arguments[Flags.plain] || settings.plain == .on {
      return PlainRenderer { [terminal] in terminal.features.width }
    }
    let isColored =
      switch try arguments[Flags.color] ?? settings.color {
      case .auto: terminal.features.showsColor
      case .always: true
      case .never: false
      }
    return renderer(isColored: isColored)
  }

  func renderer(isColored: Bool) -> any Renderer {
    StyledRenderer(style: Style(isOn: isColored), glyphs: glyphs) { [terminal] in terminal.features.width }
  }

  func show(_ page: Page, _ arguments: Arguments) throws { try terminal.write(renderer(arguments).text(page)) }

  /// Writes a page, or the same for programs as a table.
  func show<Rows: Sequence<[Field]>>(
    _ page: @autoclosure () throws -> Page, or columns: [String], _ rows: @autoclosure () throws -> Rows,
    as format: Format, _ arguments: Arguments
  ) throws {
    guard let records = format.records else { return try show(page(), arguments) }
    try Records.write(records, columns, rows(), to: terminal)
  }

  /// Writes a page that is wanted though the settings may be broken.
  func showAnyway(_ page: Page, _ arguments: Arguments) throws {
    let renderer = (try? renderer(arguments)) ?? renderer(isColored: false)
    try terminal.write(renderer.text(page))
  }

  /// How questions are mixed: by the seed that was given, or else as the world does it.
  func shuffling(_ arguments: Arguments) throws -> Shuffling {
    if let seed = try arguments[Flags.seed] { return .seeded(UInt64(seed)) }
    return randomness.shuffles ? .seeded(randomness.seed()) : .none
  }
}

extension Shuffling {
  /// What the questions can be had again by, if they are mixed.
  var seed: UInt64? {
    switch self {
    case .seeded(let seed): seed
    case .none: nil
    }
  }
}
