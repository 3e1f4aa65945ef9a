import ConjugarCore

enum SettingsCommand: Command {
  static let name = "settings"
  private static let ratings = Flag<Bool>("--ratings")
  static var details: [String] { Settings.all.map { "\($0.key): \(explanation($0))" } }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let format = try arguments.format()
    let given = arguments.words
    let isLed = given.count > 1 && ["set", "get"].contains(given[0]) || ["list", "show"].contains(given.first)
    // Set difficulty to hard, minutes=10.
    let said = isLed ? given.dropFirst() : given[...]
    let key = said.prefix(1).flatMap { $0.split(separator: "=", maxSplits: 1).map { String($0) } }
    let words = key + said.dropFirst().drop { ["to", "="].contains($0) }
    if try arguments[ratings] {
      if let word = words.first { throw UsageError.extraWord(command: "settings --ratings", word) }
      let told =
        switch try world.ratings.count() {
        case 0: "Nobody has rated conjugar yet. Be the first."
        case 1: "One person has rated conjugar. Be the second."
        case let count: "\(count) people have rated conjugar. Add yours."
        }
      try world.terminal.writeLine(told)
      return .done
    }
    guard let key = words.first else { return try list(format, arguments, world) }
    let word = Folding.key(key)
    if word == "reset", words.count == 2, let setting = try? Settings.named(words[1]) {
      try change(setting, to: setting.defaultText, world)
      return .done
    }
    if word == "reset" || word == "profiles" {
      if words.count > 1 {
        if let told = Synonyms.explanation(of: words[1]) { throw UsageError.foreignOption(words[1], told) }
        throw UsageError.extraWord(command: "settings \(key)", words[1])
      }
      if word == "reset" { try reset(world) } else { try profiles(format, arguments, world) }
      return .done
    }
    let setting = try setting(named: key, isOff: words.count == 2 && OnOff.exactly(words[1]) == .off)
    if words.count == 1 {
      for entry in try world.settings.entries() where entry.setting.key == setting.key {
        if let fault = entry.fault { throw fault }
        if let records = format.records {
          try Records.write(records, columns, [entry], to: world.terminal)
        } else {
          try world.terminal.writeLine(entry.text.printable)
        }
      }
    } else {
      // A name of several words needs no quotes: conjugar settings player Ana María.
      let text = words.dropFirst().joined(separator: " ")
      if words.count > 2, (try? Settings.canonical(text, for: setting)) == nil {
        throw UsageError.extraWord(command: name, words[2])
      }
      try change(setting, to: Settings.canonical(text, for: setting), world)
    }
    return .done
  }

  /// Whether words are a value that nothing else has, or turn one on or off: *Spain, voseo on*.
  static func isNamed(by words: [String]) -> Bool {
    let whole = words.joined(separator: " ")
    if Region.exactly(whole) != nil { return Person.exactly(whole) == nil }
    return words.count == 2 && OnOff.exactly(words[1]) != nil && line(setting: words[0]) != nil
  }

  private static func setting(named key: String, isOff: Bool) throws -> any AnySetting {
    do throws(SettingsError) { return try Settings.named(key) } catch {
      if let key = Synonyms.setting(key) { return try Settings.named(key) }
      if let told = Synonyms.explanation(of: Folding.key(key)) {
        throw UsageError.foreignOption(key, told, kind: "a setting")
      }
      if let line = line(setting: key, isOff: isOff) { throw UsageError.missingWord("a setting", example: line) }
      throw error
    }
  }

  /// The line that chooses a value, or the only other one if it `isOff`; `nil` if no setting accepts it.
  private static func line(setting value: String, isOff: Bool = false) -> String? {
    let found = Settings.all.compactMap { setting in
      (try? setting.canonical(value)).flatMap { setting.accepted.contains($0) ? (setting: setting, value: $0) : nil }
    }
    // “All” is a value of tenses, and merely another name for one of sentences.
    guard let (setting, value) = found.first(where: { $0.value == value }) ?? found.first else { return nil }
    let others = setting.accepted.filter { $0 != value }
    return "conjugar settings \(setting.key) \(isOff && others.count == 1 ? others[0] : value)"
  }

  private static func change(_ setting: any AnySetting, to text: String, _ world: World) throws {
    if setting.key == Settings.leaderboard.key, text != OnOff.off.rawValue { try world.leaderboard.check(text) }
    let kept = try world.settings.set(setting, toText: text)
    world.terminal.report("\(setting.key) is now \(kept) (\(world.settings.store.location)).")
    // A new voice is tried now, which also shows whether there is one.
    if setting.key == Settings.speech.key, kept == OnOff.on.rawValue {
      world.terminal.telling(nil, try world.speech.say("hola"))
    }
    if setting.key == Settings.analytics.key, kept == OnOff.off.rawValue {
      world.terminal.report("What has been recorded so far stays in \(world.analytics.location) until you delete it.")
    }
  }

  private static func reset(_ world: World) throws {
    let (settings, terminal) = (world.settings, world.terminal)
    let profile = try settings.profile
    let owner = profile.isUnnamed ? "" : " for \(profile.name)"
    let isInteractive = terminal.features.isInteractive
    if isInteractive { try terminal.write("Reset all settings\(owner)?\nType y and press return: ") }
    let line = try terminal.readLine()
    // In a pipe, the answer must already be there.
    if line == nil, !isInteractive {
      throw UsageError.missingWord("nothing was changed: the answer", example: "echo y | conjugar settings reset")
    }
    let isMeant = ["y", "yes", "s", "si"].contains(Folding.key(line ?? ""))
    guard isMeant else { return terminal.report("Nothing was changed.") }
    try settings.reset()
    terminal.report(
      (profile.isUnnamed
        ? "Every setting is back to its default" : "The settings\(owner) are again those without a profile")
        + " (\(settings.store.location)).")
  }

  private static func profiles(_ format: Format, _ arguments: Arguments, _ world: World) throws {
    let current = try world.settings.profile
    let known = try world.settings.profiles() + world.leaderboard.profiles() + [.unnamed, current]
    let names = Set(known).sorted { ($0.isUnnamed ? "" : $0.name) < ($1.isUnnamed ? "" : $1.name) }
    try world.show(
      names.map { .paragraph("\($0.name)\($0 == current ? " (current)" : "")") },
      or: [Member("profile") { $0.name }, Member("playsNow") { $0 == current }], names, as: format, arguments)
  }

  private static func list(_ format: Format, _ arguments: Arguments, _ world: World) throws -> ExitCode {
    let (settings, terminal) = (world.settings, world.terminal)
    let entries = try settings.entries()
    try world.show(
      page(entries, in: settings.store.location, of: settings.profile), or: columns, entries, as: format, arguments,
      anyway: true)
    for told in try settings.strays() + entries.compactMap(\.fault?.description) {
      terminal.report("conjugar: \(told)")
    }
    return entries.contains { $0.fault != nil } ? .brokenSettings : .done
  }

  private static func page(_ entries: [Settings.Entry], in path: String, of profile: Profile) -> Page {
    let rows = entries.map { [Text($0.setting.key), Text($0.text), Text(explanation($0.setting))] }
    let owner = profile.isUnnamed ? "" : " These are for \(profile.name)."
    return [.table(rows), .blank, .paragraph(Text("Saved in \(path).\(owner)"))]
  }

  private static func explanation(_ setting: any AnySetting) -> String {
    "\(setting.explanation) (\(setting.accepted.joined(separator: ", ")))"
  }

  private static let columns: [Member<Settings.Entry>] = [
    Member("key") { $0.setting.key }, Member("value") { $0.text }, Member("default") { $0.setting.defaultText },
    Member("accepted") { Field.list($0.setting.accepted, ",") },
  ]
}
