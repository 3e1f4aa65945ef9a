/// The arguments that choose the world, wherever they occur: `--world ui-test --set region=spain --profile ana` or, in
/// the original spelling, `enable-ui-testing Spain Difficult`.
package struct LaunchArguments: Equatable, Sendable {
  package var scenario = Scenario.device
  /// Settings for this run only, by key, as they would be stored.
  package var overrides: [String: String] = [:]
  /// Who plays, or `nil` for the profile that the settings name.
  package var profile: Profile?
  /// When the run begins in a world that can move its clock, or `nil` for the world's own time.
  package var start: Timestamp?
  package var remaining: [String] = []

  package init() {}

  /// - Throws: `LaunchError`, `NameError` or `SettingsError` if one of them cannot be used.
  package init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var given: [String] = []
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map { String($0) } ?? ""
      if given.contains(name) { throw LaunchError.repeated(name) }
      if Self.single.contains(name) { given.append(name) }
      switch name {
      case "--":
        remaining += ["--"] + rest
        rest = []
      case Self.originalWord where parts.count == 1:
        scenario = .uiTest
        try takeOriginalWords(&rest)
      case "--world": scenario = try Scenario.named(Self.value(name, parts, &rest))
      case "--set": try override(Self.value(name, parts, &rest))
      case "--profile": profile = try Profile(Self.value(name, parts, &rest))
      case "--now": start = try Self.moment(Self.value(name, parts, &rest))
      default: remaining.append(argument)
      }
    }
    // On the device, records must be dated by the true clock, or they could be in the future.
    guard start == nil || scenario != .device else { throw LaunchError.clockOfDevice }
  }

  package static let originalWord = "enable-ui-testing"
  /// Arguments that make sense only once: of two, one would be lost.
  private static let single = [originalWord, "--world", "--profile", "--now"]

  private static func value(
    _ option: String, _ parts: [Substring], _ rest: inout ArraySlice<String>
  ) throws(LaunchError) -> String {
    if parts.count == 2 { return String(parts[1]) }
    guard let value = rest.popFirst(), !value.hasPrefix("-") else { throw .missingValue(option) }
    return value
  }

  /// A moment whose end may be left out: `2026-12-01` is noon on that day.
  private static func moment(_ text: String) throws(LaunchError) -> Timestamp {
    // Anything shorter than a date does not name a day.
    guard text.count >= "2026-12-01".count,
      let moment = Timestamp(text + "0000-01-01T12:00:00.000Z".dropFirst(text.count))
    else { throw .noMoment(text) }
    return moment
  }

  private mutating func override(_ assignment: String) throws {
    let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw LaunchError.noAssignment(assignment) }
    let setting = try Settings.named(String(parts[0]))
    let value = try Settings.canonical(String(parts[1]), for: setting)
    // Who plays decides where everything is stored, so it is not a setting like the others.
    if setting.key == Settings.profile.key { profile = try Profile(value) } else { overrides[setting.key] = value }
  }

  /// The region and the difficulty that may follow `enable-ui-testing`, in any order.
  private mutating func takeOriginalWords(_ rest: inout ArraySlice<String>) throws(NameError) {
    for _ in 0..<2 {
      guard let word = rest.first, !word.hasPrefix("-") else { return }
      if let region = Region.exactly(word) {
        overrides[Settings.region.key] = region.rawValue
      } else if let difficulty = Difficulty.exactly(word) {
        overrides[Settings.difficulty.key] = difficulty.rawValue
      } else {
        // A word close to one of these is a slip, unless it could be a verb.
        let accepted = Region.table.identifiers + Difficulty.table.identifiers
        let error = NameError(kind: "region or difficulty", name: word, among: accepted)
        if Infinitive(word) == nil, !error.nearest.isEmpty { throw error }
        return
      }
      rest.removeFirst()
    }
  }
}

/// Why the launch arguments cannot be used.
package enum LaunchError: Error, Equatable, CustomStringConvertible {
  case missingValue(String)
  /// An argument that makes sense only once is given twice.
  case repeated(String)
  /// What followed `--set` has no `=`.
  case noAssignment(String)
  case noMoment(String)
  case clockOfDevice
  /// They are used where a world already exists.
  case worldIsGiven

  package var description: String {
    switch self {
    case .missingValue(let option): "\(option) needs a value"
    case .repeated(let argument): "\(argument) is given twice"
    case .noAssignment(let text): "--set needs KEY=VALUE, as in --set region=spain; \(text.echoed) has no “=”"
    case .noMoment(let text): "--now needs a moment, as in 2026-12-01 or 2026-12-01T18:30; \(text.echoed) is not one"
    case .clockOfDevice: "--now moves the clock of --world simulator and ui-test only"
    case .worldIsGiven: "--world, --set, --profile and --now choose a world, and here one is given"
    }
  }
}
