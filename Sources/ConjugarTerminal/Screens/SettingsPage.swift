import ConjugarCore

/// Every setting, its value and what it does.
struct SettingsPage {
  let entries: [Settings.Entry]
  /// Where they are kept.
  let path: String
  let profile: Profile
  /// Columns of the terminal.
  let width: Int
  let isPlain: Bool
  private let words = SettingsMessages()

  var lines: [String] {
    let rows = entries.map { [$0.setting.key, $0.text.printable, words.explanation($0.setting)] }
    return Table(rows, isPlain: isPlain).lines(width: width) + [""]
      + Table.wrap(words.kept(in: path, profile).printable, width: width)
  }

  /// Learners for programs.
  static func write(
    _ profiles: [Profile], current: Profile, _ format: RecordFormat, to terminal: any Terminal
  ) throws(TerminalError) {
    let rows = profiles.map { profile -> [Field] in [.text(profile.name), .bool(profile == current)] }
    try Records.write(format, ["profile", "playsNow"], rows, to: terminal)
  }

  /// Settings for programs.
  static func write(
    _ entries: [Settings.Entry], _ format: RecordFormat, to terminal: any Terminal
  ) throws(TerminalError) {
    let rows = entries.map { entry -> [Field] in
      [
        .text(entry.setting.key), .text(entry.text), .text(entry.setting.defaultText),
        .list(entry.setting.accepted, ","),
      ]
    }
    try Records.write(format, ["key", "value", "default", "accepted"], rows, to: terminal)
  }
}
