import ConjugarCore

/// How the value of an option is parsed; what help says about the option is an `Option`.
struct Flag<Value>: Sendable {
  /// The name with its hyphens: `--region`.
  let name: String
  /// Parses the value from the texts that were given, or from `nil` if the option was not.
  let parse: @Sendable ([String]?) throws -> Value
}

extension Flag {
  /// A switch, which takes no value.
  init(_ name: String) where Value == Bool { self.init(name: name) { $0 != nil } }

  /// A text, taken as is.
  init(_ name: String) where Value == String? { self.init(name: name) { $0?.first } }

  /// Texts, taken as they are; empty if the option was not given.
  init(_ name: String) where Value == [String] { self.init(name: name) { Self.items($0 ?? []) } }

  /// A whole number within bounds.
  init(_ name: String, in range: ClosedRange<Int>) where Value == Int? {
    self.init(name: name) { texts in
      guard let text = texts?.first else { return nil }
      if let number = Int(text), range.contains(number) { return number }
      throw UsageError.badNumber(option: name, text, lowest: range.lowerBound, highest: range.upperBound)
    }
  }

  /// A named value, or the usual one if the option was given without a value; `nil` if it was not given.
  init<Choice: Named>(_ name: String, else usual: Choice? = nil) where Value == Choice? {
    self.init(name: name) { texts in
      guard let texts else { return nil }
      return try texts.first.map { try Choice.named($0) } ?? usual
    }
  }

  /// Named values, in the order given; empty if the option was not.
  init<Choice: Named>(_ name: String) where Value == [Choice] {
    self.init(name: name) { try Self.items($0 ?? []).map { try Choice.named($0) } }
  }

  /// Named values, in the order given, with a hyphen for none; empty if the option was not given.
  init<Choice: Named>(_ name: String) where Value == [Choice?] {
    self.init(name: name) { try Self.items($0 ?? []).map { $0 == "-" ? nil : try Choice.named($0) } }
  }

  /// Tenses and groups of them, each tense once, in the order given; `nil` if the option was not.
  init(_ name: String) where Value == [Tense]? {
    self.init(name: name) { texts in
      try texts.map { try Self.items($0).flatMap { try TenseGroup.tenses(named: $0) }.once }
    }
  }

  /// The values of a list option, however they were given.
  private static func items(_ texts: [String]) -> [String] {
    texts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) } }
  }
}

/// An option as a line of `Resources/help.txt` declares it: `-t, --tense ID[,ID…] | only these tenses`.
struct Option: Sendable {
  /// The option as help shows it: `-n, --questions N`.
  let synopsis: String
  let meaning: String
  /// The name with its hyphens: `--region`.
  let name: String
  /// The short form without its hyphen: `n` of `-n`.
  let letter: Character?
  /// What help calls its value, `spain|latin-america`; `nil` if it takes no value.
  let valueName: String?
  let isValueOptional: Bool

  init(_ line: String) {
    (synopsis, meaning) = line.sides(ofLast: "|")
    let parts = synopsis.words
    letter = parts.count > 1 && parts[0].hasSuffix(",") ? parts[0].dropFirst().first : nil
    let rest = letter == nil ? parts[...] : parts.dropFirst()
    name = rest.first ?? ""
    let value = rest.count < 2 ? nil : rest.last
    isValueOptional = value?.hasPrefix("[") ?? false
    valueName = isValueOptional ? value.map { String($0.dropFirst().dropLast()) } : value
  }

  var row: [String] { [synopsis, meaning] }
  /// `--questions N`.
  var nameAndValue: String { letter == nil ? synopsis : String(synopsis.dropFirst(4)) }

  var isList: Bool { valueName?.contains("[,") ?? false }
  var isFile: Bool { valueName == "FILE" }

  /// The accepted values, if help names them all.
  var values: [String] { valueName.map { $0.contains("|") ? $0.split(separator: "|").map { String($0) } : [] } ?? [] }

  func isNamed(by argument: String) -> Bool { argument == name || letter.map { argument == "-\($0)" } ?? false }

  func takes(_ next: String) -> Bool {
    // A negative number or -ecer is taken as a value, even if it is a bad one, so that the message names it.
    guard valueName != nil, !next.hasPrefix("--"), next != "-h" else { return false }
    return !isValueOptional || values.contains(next)
      || isList && next.split(separator: ",").contains { (try? TenseGroup.tenses(named: $0)) != nil }
  }
}

/// The options that several commands share.
enum Flags {
  static let region = Flag<Region?>("--region")
  static let secondPerson = Flag<SecondPerson?>("--second-person")
  static let difficulty = Flag<Difficulty?>("--difficulty")
  static let tense = Flag<[Tense]?>("--tense")
  static let person = Flag<[Person]>("--person")
  static let personOfSlots = Flag<[Person?]>(person.name)
  static let verb = Flag<[String]>("--verb")
  static let verbsFile = Flag<String?>("--verbs-file")
  static let pattern = Flag<[Irregularity]>("--pattern")
  static let irregular = Flag<Bool>("--irregular")
  static let regular = Flag<Bool>("--regular")
  static let plan = Flag<String?>("--plan")
  static let level = Flag<[Level]>("--level")
  static let top = Flag<Int?>("--top", in: 1...1_000_000)
  static let questions = Flag<Int?>("--questions", in: Settings.Bounds.questions)
  static let session = Flag<Int?>(questions.name, in: Settings.Bounds.session)
  static let new = Flag<Int?>("--new", in: Settings.Bounds.newSkills)
  static let timed = Flag<Int?>("--timed", in: 1...60)
  static let seed = Flag<Int?>("--seed", in: 0...Int(UInt32.max))
  static let accents = Flag<AccentPolicy?>("--accents")
  static let retry = Flag<Bool>("--retry")
  static let weak = Flag<Bool>("--weak")
  static let text = Flag<String?>("--text")
  static let sentences = Flag<SentenceUse?>("--sentences", else: .only)
  static let choice = Flag<[String]>("--choice")
  static let table = Flag<Bool>("--table")
  /// The options that ask for something other than producing forms; they cannot be combined.
  static let directions: [(name: String, direction: Direction)] = [
    ("--recognize", .recognize), ("--meaning", .meaning), ("--listen", .listen),
  ]

  static let color = Flag<ColorMode?>("--color")
  static let plain = Flag<Bool>("--plain")
  static let noHistory = Flag<Bool>("--no-history")
  static let noPager = Flag<Bool>("--no-pager")
  static let format = "--format"
  static let help = Flag<Bool>("--help")
  static let version = Flag<Bool>("--version")
}
