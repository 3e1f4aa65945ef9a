import ConjugarCore

/// Every setting, its value and what it does.
struct SettingsPage {
  let entries: [Settings.Entry]
  /// Where they are kept.
  let place: String
  let profile: Profile
  /// Columns of the terminal.
  let width: Int

  var lines: [String] {
    let whose = profile.isUnnamed ? "" : " These hold for \(profile.name)."
    let rows = entries.map { entry in
      let accepted = entry.setting.accepted.joined(separator: ", ")
      return [entry.setting.key, entry.text.printable, "\(entry.setting.explanation) (\(accepted))"]
    }
    return Table(rows).lines(width: width) + [""] + Table.wrap("Kept in \(place).\(whose)".printable, width: width)
  }

  /// Settings for programs.
  static func write(
    _ entries: [Settings.Entry], _ format: RecordFormat, to terminal: any Terminal
  ) throws(TerminalError) {
    let rows = entries.map { entry -> [Field] in
      [
        .text(entry.setting.key), .text(entry.text), .text(entry.setting.usualText), .list(entry.setting.accepted, ","),
      ]
    }
    try Records.write(format, ["key", "value", "usual", "accepted"], rows, to: terminal)
  }
}
