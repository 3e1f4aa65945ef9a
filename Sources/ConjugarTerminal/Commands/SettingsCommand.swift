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
    details: Settings.all.map { "\($0.key): \(SettingsPage.explanation($0))" } + [
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

  private let wish: Wish
  private let arguments: Arguments
  private let format: Format<RecordFormat>

  init(_ arguments: Arguments) throws {
    format = try arguments[Self.format]
    self.arguments = arguments
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
    case .list: return try list(settings, world)
    case .reset:
      let profile = try settings.profile
      let owner = profile.isUnnamed ? "" : " of \(profile.name)"
      guard try isMeant("Forget every choice\(owner)? Type y and return: ", world.terminal) else { return .done }
      try settings.reset()
      world.terminal.report(
        (profile.isUnnamed
          ? "Every setting is as it was at first" : "The settings\(owner) are those without a profile again")
          + " (\(settings.store.location)).")
    case .profiles: try profiles(world)
    case .ratings: try world.terminal.writeLine(Self.ratings(try world.ratings.count()))
    case .fit: try fit(world)
    case .read(let setting):
      let entry = try settings.entry(of: setting)
      if let fault = entry.fault { throw fault }
      try write([entry], settings, world)
    case .change(let setting, let text):
      if setting.key == Settings.leaderboard.key, text != OnOff.off.rawValue { try world.leaderboard.check(text) }
      let kept = try settings.set(setting, toText: text)
      world.terminal.report("\(setting.key) is now \(kept) (\(settings.store.location)).")
      if setting.key == Settings.analytics.key, kept == OnOff.off.rawValue {
        world.terminal.report(
          "What was noted so far stays in \(world.analytics.location) until you delete it.")
      }
    }
    return .done
  }

  /// How many have rated the program, and what one more would be.
  private static func ratings(_ count: Int) -> String {
    switch count {
    case 0: "Nobody has rated conjugar yet. Be the first."
    case 1: "One person has rated conjugar. Be the second."
    default: "\(count) people have rated conjugar. Add yours."
    }
  }

  /// Asks before what cannot be taken back; in a pipe the answer has to be there already.
  private func isMeant(_ question: String, _ terminal: any Terminal) throws -> Bool {
    let isInteractive = terminal.features.isInteractive
    if isInteractive { try terminal.write(question) }
    let line = try terminal.readLine()
    if line == nil, !isInteractive { throw Unanswered() }
    if ["y", "yes", "s", "si"].contains(Folding.key(line ?? "")) { return true }
    terminal.report("Nothing is changed.")
    return false
  }

  private func profiles(_ world: World) throws {
    let current = try world.settings.profile
    let known = try world.settings.profiles() + world.leaderboard.profiles() + [.unnamed, current]
    let names = Set(known).sorted { ($0.isUnnamed ? "" : $0.name) < ($1.isUnnamed ? "" : $1.name) }
    switch format {
    case .machine(let format):
      let rows = names.map { [Field.text($0.name), .bool($0 == current)] }
      try Records.write(format, ["profile", "playsNow"], rows, to: world.terminal)
    case .text:
      for name in names { try world.terminal.writeLine("\(name.name)\(name == current ? " (plays now)" : "")") }
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
    world.terminal.report(
      fit.isBetter
        ? "Fitted to \(history.count) answers: reviews come as your own memory fades from now on. “settings weights usual” "
          + "undoes it."
        : "\(history.count) answers tell no more than the usual weights do: nothing was changed.")
  }

  private func list(_ settings: Settings, _ world: World) throws -> ExitCode {
    let terminal = world.terminal
    let entries = try settings.entries()
    try write(entries, settings, world)
    for key in try settings.strayKeys() {
      let nearest = Nearest.words(to: key, among: Settings.all.map(\.key))
      terminal.report(
        "“\(key.printable(upTo: 60))” in \(settings.store.location) is no setting and is left alone"
          + Nearest.proposal(nearest))
    }
    for fault in entries.compactMap(\.fault) { terminal.report(fault.description) }
    return entries.contains { $0.fault != nil } ? .brokenSettings : .done
  }

  private func write(_ entries: [Settings.Entry], _ settings: Settings, _ world: World) throws {
    switch format {
    case .machine(let format):
      try Records.write(format, SettingsPage.columns, entries.map(SettingsPage.fields), to: world.terminal)
    case .text:
      if case .read = wish {
        for entry in entries { try world.terminal.writeLine(entry.text.printable) }
      } else {
        try world.showAnyway(
          SettingsPage.page(entries, in: settings.store.location, of: settings.profile), arguments)
      }
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
