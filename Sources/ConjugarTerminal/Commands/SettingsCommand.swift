import ConjugarCore

/// Shows, reads and changes settings.
struct SettingsCommand: Command {
  static let name = "settings"

  private static let format = Flags.format(of: Format<RecordFormat>.self)

  private static let ratings = Flag<Bool>("--ratings", "how many have rated the program; asks the network, once")

  static let manual = Manual(
    name: name,
    summary: "show, read and change what you chose",
    examples: [
      Example("conjugar settings", "every setting, its value and where they are kept"),
      Example("conjugar settings region", "one value alone"),
      Example("conjugar settings region spain", "choose"),
      Example("conjugar settings profile ana", "ana plays from now on; “default” is whoever has no profile"),
      Example("conjugar settings profiles", "who plays on this machine"),
      Example("conjugar settings retention fit", "let your answers tell how your memory fades"),
      Example("conjugar settings reset", "everything as it was at first; it asks before: y means yes"),
      Example("conjugar settings --ratings", "how many have rated the program"),
    ],
    usage: ["settings [KEY [VALUE]]", "settings profiles", "settings reset", "settings --ratings"],
    options: [ratings.option, format.option],
    details: Settings.all.map { "\($0.key): \($0.explanation) (\($0.accepted.joined(separator: ", ")))" } + [
      "What a profile did not choose is as it is without one, but for the player. “--profile NAME” says who plays for one "
        + "run; “reset” forgets the choices of whoever plays and nobody else’s."
    ],
    words: { Settings.all.map(\.key) + ["profiles", "reset"] },
    valuesOfWords: {
      // A range or a name in capitals is no value to choose.
      Settings.all.map { ($0.key, $0.accepted.filter { $0.allSatisfy { $0.isLowercase || $0 == "-" } }) }
    })

  private enum Wish {
    case list, reset, profiles, ratings
    /// Fit the weights of the schedule to the answers.
    case fit
    case read(any AnySetting)
    case change(any AnySetting, to: String)
  }

  /// Words that are no settings.
  private static let words: [String: Wish] = ["reset": .reset, "profiles": .profiles]

  private let words = SettingsMessages()
  private let wish: Wish
  private let isPlain: Bool
  private let format: Format<RecordFormat>

  init(_ arguments: Arguments) throws {
    format = try arguments[Self.format]
    isPlain = try arguments[Flags.plain]
    let words = arguments.words
    if try arguments[Self.ratings] {
      if let word = words.first { throw UsageError.extraWord(command: "settings --ratings", word) }
      wish = .ratings
      return
    }
    guard let key = words.first else {
      wish = .list
      return
    }
    if let own = Self.words[Folding.key(key)] {
      if words.count > 1 { throw UsageError.extraWord(command: "settings \(key)", words[1]) }
      wish = own
      return
    }
    let setting = try Settings.named(key)
    if setting.key == Settings.retention.key, words.count == 2, Folding.key(words[1]) == "fit" {
      wish = .fit
      return
    }
    // A value is judged before anything is done: a bad one changes nothing.
    switch words.count {
    case 1: wish = .read(setting)
    case 2: wish = .change(setting, to: try Settings.canonical(words[1], for: setting))
    default:
      // A name of several words needs no quotes: conjugar settings player Ana María.
      let text = words.dropFirst().joined(separator: " ")
      guard let value = try? Settings.canonical(text, for: setting) else {
        throw UsageError.extraWord(command: "settings", words[2])
      }
      wish = .change(setting, to: value)
    }
  }

  func run(in world: World) throws -> ExitCode {
    let settings = world.settings
    switch wish {
    case .list: return try list(settings, world.terminal)
    case .reset:
      let profile = try settings.profile
      guard try isMeant(words.askReset(profile), world.terminal) else { return .done }
      try settings.reset()
      world.terminal.report(words.reset(profile, in: settings.store.location))
    case .profiles: try profiles(world)
    case .ratings: try world.terminal.writeLine(words.ratings(try world.ratings.count()))
    case .fit: try fit(world)
    case .read(let setting):
      let entry = try settings.entry(of: setting)
      if let fault = entry.fault { throw fault }
      try write([entry], settings, world.terminal)
    case .change(let setting, let text):
      if setting.key == Settings.leaderboard.key, text != OnOff.off.rawValue { try world.leaderboard.check(text) }
      let kept = try settings.set(setting, toText: text)
      world.terminal.report(words.changed(setting.key, to: kept, in: settings.store.location))
      if setting.key == Settings.analytics.key, kept == OnOff.off.rawValue {
        world.terminal.report(words.journalStays(in: world.analytics.location))
      }
    }
    return .done
  }

  /// Asks before what cannot be taken back; in a pipe the answer has to be there already.
  private func isMeant(_ question: String, _ terminal: any Terminal) throws -> Bool {
    let isInteractive = terminal.features.isInteractive
    if isInteractive { try terminal.write(question) }
    let line = try terminal.readLine()
    if line == nil, !isInteractive { throw Unanswered() }
    if ["y", "yes", "s", "si"].contains(Folding.key(line ?? "")) { return true }
    terminal.report(words.nothingChanged)
    return false
  }

  private func profiles(_ world: World) throws {
    let current = try world.settings.profile
    let known = try world.settings.profiles() + world.leaderboard.profiles() + [.unnamed, current]
    let names = Set(known).sorted { ($0.isUnnamed ? "" : $0.name) < ($1.isUnnamed ? "" : $1.name) }
    switch format {
    case .machine(let format): try SettingsPage.write(names, current: current, format, to: world.terminal)
    case .text: try world.terminal.write(lines: names.map { words.profile($0, isCurrent: $0 == current) })
    }
  }

  /// Fits the weights of the schedule to the learner's answers, and keeps them if they predict better.
  private func fit(_ world: World) throws {
    let history = try world.answers()
    guard history.count >= WeightFit.fewest else { throw TooFewAnswers(count: history.count) }
    let schedule = try world.schedule(of: history, keepsReviews: true)
    let fit = WeightFit(schedule.reviews ?? [])
    // Four digits are more than so few answers can tell.
    let rounded = fit.weights.map { Double(Int($0 * 10_000 + 0.5)) / 10_000 }
    if fit.isBetter { try world.settings.set(Settings.weights, to: rounded) }
    world.terminal.report(words.fitted(fit.isBetter, answers: history.count))
  }

  private func list(_ settings: Settings, _ terminal: any Terminal) throws -> ExitCode {
    let entries = try settings.entries()
    try write(entries, settings, terminal)
    for key in try settings.strayKeys() {
      let nearest = Nearest.words(to: key, among: Settings.all.map(\.key))
      terminal.report(words.stray(key, in: settings.store.location, nearest: nearest))
    }
    for fault in entries.compactMap(\.fault) { terminal.report(fault.description) }
    return entries.contains { $0.fault != nil } ? .brokenSettings : .done
  }

  private func write(_ entries: [Settings.Entry], _ settings: Settings, _ terminal: any Terminal) throws {
    switch format {
    case .machine(let format): try SettingsPage.write(entries, format, to: terminal)
    case .text:
      if case .read = wish { return try terminal.write(lines: entries.map(\.text.printable)) }
      let page = SettingsPage(
        entries: entries, path: settings.store.location, profile: try settings.profile, width: terminal.features.width,
        isPlain: try isPlain || settings.plain == .on)
      try terminal.write(lines: page.lines)
    }
  }
}

/// Input that ended where an answer was needed.
private struct Unanswered: Failure {
  let exitCode = ExitCode.usage
  let description = "nothing is changed: the answer is missing, as in “echo y | conjugar settings reset”"
}

/// A log too short to fit weights to.
private struct TooFewAnswers: Failure {
  let count: Int
  let exitCode = ExitCode.usage

  var description: String {
    "there are \(count) answers so far; \(WeightFit.fewest) are needed to tell how your memory fades"
  }
}
