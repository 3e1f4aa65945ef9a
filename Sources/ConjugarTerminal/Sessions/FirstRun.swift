import ConjugarCore

/// The first run at a terminal: a welcome, and some questions.
struct FirstRun {
  /// Its settings contain what the learner chose, even if that cannot be saved.
  private(set) var world: World
  let arguments: Arguments

  enum Wish {
    case begin, leave
    /// To find out what is known first.
    case place
    /// To choose another Spanish.
    case change
  }

  /// Whether difficulty and region are still the defaults, and at most the beginning of a placement was answered.
  static func isDue(_ settings: Settings, _ history: History) throws -> Bool {
    try history.count < Policy.placement.fewest && history.answers.allSatisfy { $0.mode == .place }
      && settings.entry(of: Settings.difficulty).isDefault && settings.entry(of: Settings.region).isDefault
  }

  static let keys = [Settings.difficulty.key, Settings.background.key, Settings.region.key, Settings.secondPerson.key]

  mutating func run() throws -> Wish {
    try show(
      .paragraph("Welcome to conjugar: five minutes a day, until the right form comes to mind on its own."), .blank)
    let amounts = Self.amounts.map { ($0.key, $0.meaning) }
    let usualSpanish: Character = ["ES": "2", "AR": "3", "UY": "3", "PY": "3"][world.locale.country ?? ""] ?? "1"
    guard let amount = try ask("How much Spanish do you know?", amounts, usually: "1"),
      let spanish = try ask("Which Spanish?", Self.spanishes.map { ($0.key, $0.meaning) }, usually: usualSpanish)
    else { return .leave }
    let chosen = Self.amounts.first { $0.key == amount } ?? Self.amounts[0]
    try keep { settings throws(SettingsError) in
      try settings.set(Settings.difficulty, to: chosen.difficulty)
      try settings.set(Settings.background, to: chosen.background)
    }
    _ = try keep(spanish: spanish)
    return amount == "p" ? .place : .begin
  }

  /// Says what was chosen last and how many questions there are, and waits for a line, which may choose again.
  mutating func confirm(_ questions: Int) throws -> Wish {
    let (region, secondPerson) = (try world.settings.region, try world.settings.secondPerson)
    let spanish = Self.spanishes.first { $0.region == region && $0.secondPerson == secondPerson }?.meaning ?? ""
    try show(
      .paragraph(
        "\(spanish): \(questions.counted("question")) now. Nothing is lost if you stop: Ctrl-D on an empty line. “conjugar "
          + "help” tells the rest. For another Spanish: 1, 2 or 3, then return; x leaves. Return begins."))
    while let line = try world.terminal.readLine() {
      let word = line.filter { !$0.isWhitespace }
      guard let key = word.first else { return .begin }
      if Self.leaving.contains(word.lowercased()) { return .leave }
      if word.count == 1, try keep(spanish: key) { return .change }
      try show(.paragraph("\(word.echoed) is not a choice here: return begins, 1 to 3 picks the Spanish, x leaves."))
    }
    return .leave
  }

  private static let amounts: [(key: Character, meaning: String, difficulty: Difficulty, background: Background)] = [
    ("1", "none, or very little", .easy, .none), ("2", "some: the everyday tenses", .moderate, .some),
    ("3", "a lot: every tense", .difficult, .much), ("p", "find out, in twenty questions", .easy, .none),
  ]

  private static let spanishes: [(key: Character, meaning: String, region: Region, secondPerson: SecondPerson)] = [
    ("1", "Latin America (tú, ustedes)", .latinAmerica, .tu), ("2", "Spain (tú, vosotros)", .spain, .tu),
    ("3", "Argentina and its neighbors (vos)", .latinAmerica, .vos),
  ]

  private static let leaving: Set = ["x", "q", "quit", "exit", ":quit", ":q"]

  /// Saves the Spanish that a key stands for; returns whether it stands for one.
  private mutating func keep(spanish key: Character) throws(SettingsError) -> Bool {
    guard let chosen = Self.spanishes.first(where: { $0.key == key }) else { return false }
    try keep { settings throws(SettingsError) in
      try settings.set(Settings.region, to: chosen.region)
      try settings.set(Settings.secondPerson, to: chosen.secondPerson)
    }
    return true
  }

  /// Saves a choice; if nothing can be saved, that is reported once, and the choice holds until the program ends.
  private mutating func keep(_ choose: (Settings) throws(SettingsError) -> Void) throws(SettingsError) {
    if world.terminal.telling(nil, try choose(world.settings)) { return }
    world.settings = Settings(DictionaryGetterSetter())
    try choose(world.settings)
  }

  /// Asks for the key of a choice; `nil` at the end of input.
  private func ask(
    _ question: String, _ choices: [(key: Character, meaning: String)], usually usual: Character
  ) throws -> Character? {
    try show(.heading(Text(question)), .table(choices.map { [Text(String($0.key)), Text($0.meaning)] }, indent: 2))
    while true {
      try show(.prompt(Text(seen: "[\(String(usual))] ", heard: "Return alone means \(String(usual)): ")))
      guard let line = try world.terminal.readLine() else {
        try world.terminal.writeLine()
        return nil
      }
      let word = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if Self.leaving.contains(word.lowercased()) { return nil }
      let chosen = word.isEmpty ? usual : word.count == 1 ? word.first : nil
      if let chosen, choices.contains(where: { $0.key == chosen }) {
        try world.terminal.writeLine()
        return chosen
      }
      let accepted = choices.map { String($0.key) }.listed("or")
      try show(.paragraph(Text("\(word.echoed) is not a choice here: type \(accepted), then return.")))
    }
  }

  private func show(_ page: Block...) throws { try world.show(page, arguments) }
}
