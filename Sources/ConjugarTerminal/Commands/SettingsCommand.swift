import ConjugarCore

/// Shows, reads and changes settings.
enum SettingsCommand: Command {
  static let name = "settings"

  private static let ratings = Flag<Bool>("--ratings", "how many have rated the program; asks the network, once")

  static var options: [Option] { [ratings.option, Flags.format.option] }
  static var words: [String] { Settings.all.map(\.key) + ["profiles", "reset"] }
  static var valuesOfWords: [(word: String, values: [String])] {
    // A range or a name in capitals is no value to choose.
    Settings.all.map { ($0.key, $0.accepted.filter { $0.allSatisfy { $0.isLowercase || $0 == "-" } }) }
  }
  static var details: [String] { Settings.all.map { "\($0.key): \(explanation($0))" } }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let format = try arguments[Flags.format]
    // Set difficulty to hard, minutes=10.
    let key = arguments.words.prefix(1).flatMap { $0.split(separator: "=", maxSplits: 1).map { String($0) } }
    let said = key + arguments.words.dropFirst().drop { ["to", "="].contains($0) }
    let words =
      said.count > 1 && ["set", "get"].contains(said[0]) || ["list", "show"].contains(said.first)
      ? Array(said.dropFirst()) : said
    if try arguments[ratings] {
      if let word = words.first { throw UsageError.extraWord(command: "settings --ratings", word) }
      try world.terminal.writeLine(sentence(ofRatings: try world.ratings.count()))
      return .done
    }
    guard let key = words.first else { return try list(world.settings, format, arguments, world) }
    let word = Folding.key(key)
    if word == "reset" || word == "profiles" {
      if words.count > 1 {
        if let told = Synonyms.explanation(of: words[1]) { throw UsageError.foreignOption(words[1], told) }
        throw UsageError.extraWord(command: "settings \(key)", words[1])
      }
      try word == "reset" ? reset(world) : profiles(format, arguments, world)
      return .done
    }
    let setting = try setting(named: key, isOff: words.count == 2 && OnOff.exactly(words[1]) == .off)
    if words.count == 1 {
      let entry = try world.settings.entry(of: setting)
      if let fault = entry.fault { throw fault }
      if let records = format.records {
        try write([entry], records, world)
      } else {
        try world.terminal.writeLine(entry.text.printable)
      }
    } else {
      try change(setting, to: value(Array(words.dropFirst()), for: setting), world)
    }
    return .done
  }

  /// Whether words are a value that nothing else has, or turn one on or off: *Spain, voseo on*.
  static func isNamed(by words: [String]) -> Bool {
    let whole = words.joined(separator: " ")
    if Region.exactly(whole) != nil { return Person.exactly(whole) == nil }
    return words.count == 2 && OnOff.exactly(words[1]) != nil && line(setting: words[0]) != nil
  }

  /// - Parameter isOff: whether a value that was named is not wanted.
  /// - Throws: `SettingsError`; where a value was named, it says of which setting.
  private static func setting(named key: String, isOff: Bool) throws -> any AnySetting {
    do throws(SettingsError) { return try Settings.named(key) } catch {
      if let key = Synonyms.setting(key) { return try Settings.named(key) }
      if let told = Synonyms.explanation(of: Folding.key(key)) { throw UsageError.foreignOption(key, told) }
      if let line = line(setting: key, isOff: isOff) { throw UsageError.missingWord("a setting", example: line) }
      throw error
    }
  }

  /// The line that chooses a value; `nil` if no setting accepts it.
  ///
  /// - Parameter isOff: whether another value is wanted, where there is one other.
  private static func line(setting value: String, isOff: Bool = false) -> String? {
    let found = Settings.all.compactMap { setting in
      (try? setting.canonical(value)).flatMap { setting.accepted.contains($0) ? (setting: setting, value: $0) : nil }
    }
    // Vos is a second person, and the beginning of vosotros.
    guard let (setting, value) = found.first(where: { $0.value == value }) ?? found.first else { return nil }
    let others = setting.accepted.filter { $0 != value }
    return "conjugar settings \(setting.key) \(isOff && others.count == 1 ? others[0] : value)"
  }

  /// The value that words say. A name of several needs no quotes: conjugar settings player Ana María.
  private static func value(_ words: [String], for setting: any AnySetting) throws -> String {
    if words.count == 1 { return try Settings.canonical(words[0], for: setting) }
    guard let value = try? Settings.canonical(words.joined(separator: " "), for: setting) else {
      throw UsageError.extraWord(command: "settings", words[1])
    }
    return value
  }

  private static func change(_ setting: any AnySetting, to text: String, _ world: World) throws {
    if setting.key == Settings.leaderboard.key, text != OnOff.off.rawValue { try world.leaderboard.check(text) }
    let kept = try world.settings.set(setting, toText: text)
    world.terminal.report("\(setting.key) is now \(kept) (\(world.settings.store.location)).")
    // Whoever wants a voice hears it now, or hears now that there is none.
    if setting.key == Settings.speech.key, kept == OnOff.on.rawValue {
      do { try world.speech.say("hola") } catch { world.terminal.report("conjugar: \(error)") }
    }
    if setting.key == Settings.analytics.key, kept == OnOff.off.rawValue {
      world.terminal.report("What was noted so far stays in \(world.analytics.location) until you delete it.")
    }
  }

  private static func reset(_ world: World) throws {
    let settings = world.settings
    let profile = try settings.profile
    let owner = profile.isUnnamed ? "" : " of \(profile.name)"
    guard try isMeant("Forget every choice\(owner)? Type y and return: ", world.terminal) else { return }
    try settings.reset()
    world.terminal.report(
      (profile.isUnnamed
        ? "Every setting is as it was at first" : "The settings\(owner) are those without a profile again")
        + " (\(settings.store.location)).")
  }

  /// How many have rated the program, and what one more would be.
  private static func sentence(ofRatings count: Int) -> String {
    switch count {
    case 0: "Nobody has rated conjugar yet. Be the first."
    case 1: "One person has rated conjugar. Be the second."
    default: "\(count) people have rated conjugar. Add yours."
    }
  }

  /// Asks before what cannot be taken back; in a pipe the answer has to be there already.
  private static func isMeant(_ question: String, _ terminal: any Terminal) throws -> Bool {
    let isInteractive = terminal.features.isInteractive
    if isInteractive { try terminal.write(question) }
    let line = try terminal.readLine()
    if line == nil, !isInteractive { throw Unanswered() }
    if ["y", "yes", "s", "si"].contains(Folding.key(line ?? "")) { return true }
    terminal.report("Nothing is changed.")
    return false
  }

  private static func profiles(_ format: Format, _ arguments: Arguments, _ world: World) throws {
    let current = try world.settings.profile
    let known = try world.settings.profiles() + world.leaderboard.profiles() + [.unnamed, current]
    let names = Set(known).sorted { ($0.isUnnamed ? "" : $0.name) < ($1.isUnnamed ? "" : $1.name) }
    try world.show(
      names.map { .paragraph("\($0.name)\($0 == current ? " (plays now)" : "")") }, or: ["profile", "playsNow"],
      names.map { [.text($0.name), .bool($0 == current)] }, as: format, arguments)
  }

  private static func list(
    _ settings: Settings, _ format: Format, _ arguments: Arguments, _ world: World
  ) throws -> ExitCode {
    let terminal = world.terminal
    let entries = try settings.entries()
    if let records = format.records {
      try write(entries, records, world)
    } else {
      try world.showAnyway(page(entries, in: settings.store.location, of: settings.profile), arguments)
    }
    for key in try settings.strayKeys() {
      let nearest = Nearest.words(to: key, among: Settings.all.map(\.key))
      terminal.report(
        "\(key.echoed) in \(settings.store.location) is no setting and is left alone"
          + Nearest.proposal(nearest))
    }
    for fault in entries.compactMap(\.fault) { terminal.report(fault.description) }
    return entries.contains { $0.fault != nil } ? .brokenSettings : .done
  }

  private static func write(_ entries: [Settings.Entry], _ format: RecordFormat, _ world: World) throws {
    try Records.write(format, columns, entries.map(fields), to: world.terminal)
  }

  /// Every setting, its value and what it does.
  ///
  /// - Parameter path: where they are kept.
  private static func page(_ entries: [Settings.Entry], in path: String, of profile: Profile) -> Page {
    let rows = entries.map { [Text($0.setting.key), Text($0.text.printable), Text(explanation($0.setting))] }
    let owner = profile.isUnnamed ? "" : " These hold for \(profile.name)."
    return [.table(rows), .blank, .paragraph(Text("Kept in \(path).\(owner)".printable))]
  }

  private static func explanation(_ setting: any AnySetting) -> String {
    "\(setting.explanation) (\(setting.accepted.joined(separator: ", ")))"
  }

  private static let columns = ["key", "value", "default", "accepted"]

  private static func fields(_ entry: Settings.Entry) -> [Field] {
    [.text(entry.setting.key), .text(entry.text), .text(entry.setting.defaultText), .list(entry.setting.accepted, ",")]
  }
}

/// Input that ended where an answer was needed.
private struct Unanswered: Failure {
  let exitCode = ExitCode.usage
  let description = "nothing is changed: the answer is missing, as in “echo y | conjugar settings reset”"
}
