import ConjugarCore

/// What stands after the name of a command: words, and options with their values.
struct Arguments {
  let words: [String]
  private let values: [Option: [String]]

  init(words: [String] = [], values: [Option: [String]] = [:]) {
    self.words = words
    self.values = values
  }

  /// Whether the option was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The value of an option as it was written, or `nil` if it was not given.
  func text(_ option: Option) -> String? { values[option]?.first }

  /// The values of an option that takes several, however they were given; none if it was not.
  func list(_ option: Option) -> [String] {
    (values[option] ?? []).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) } }
  }

  /// The value that an option names.
  func value<Value: Named>(_ option: Option) throws(NameError) -> Value? {
    guard let text = text(option) else { return nil }
    return try Value.named(text)
  }

  /// The values that an option names, in order; none if it was not given.
  func valueList<Value: Named>(_ option: Option) throws(NameError) -> [Value] {
    var named: [Value] = []
    for text in list(option) { named.append(try Value.named(text)) }
    return named
  }

  /// The whole number that an option gives.
  func number(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = text(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badNumber(option: option.name, text, lowest: range.lowerBound, highest: range.upperBound)
    }
    return number
  }

  /// The format that was asked for; text if none was.
  ///
  /// - Parameter formats: those that the command can write.
  func format(among formats: [Format]) throws(UsageError) -> Format {
    guard let text = values.first(where: { $0.key.name == Option.nameOfFormat })?.value.first else { return .text }
    let accepted = formats.map(\.rawValue)
    guard let format = formats.first(where: { Folding.key($0.rawValue) == Folding.key(text) }) else {
      let nearest = Nearest.word(to: text, among: accepted)
      throw .badFormat(NameError(kind: "format here", name: text, accepted: accepted, nearest: nearest))
    }
    return format
  }
}

/// The options that several commands share, with their types.
extension Arguments {
  var region: Region? { get throws(NameError) { try value(.region) } }
  var secondPerson: SecondPerson? { get throws(NameError) { try value(.secondPerson) } }
  var tenses: [Tense] { get throws(NameError) { try valueList(.tense) } }
  var persons: [Person] { get throws(NameError) { try valueList(.person) } }
  var color: ColorChoice? { get throws(NameError) { try value(.color) } }

  /// The seed that was given: 0 to 4,294,967,295.
  var seed: UInt64? {
    get throws(UsageError) { try number(.seed, in: 0...Int(UInt32.max)).map { UInt64($0) } }
  }
}

extension World {
  /// How output is to look: as the arguments say, or else the setting, or else the terminal.
  func style(_ arguments: Arguments) throws -> Style {
    switch try arguments.color ?? settings.color {
    case .auto: Style(isOn: terminal.features.showsColor)
    case .always: Style(isOn: true)
    case .never: Style(isOn: false)
    }
  }
}
