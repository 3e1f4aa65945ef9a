import ConjugarCore

/// Every setting, its value and what it does.
enum SettingsPage {
  /// - Parameter path: where they are kept.
  static func page(_ entries: [Settings.Entry], in path: String, of profile: Profile) -> Page {
    let rows = entries.map { [Text($0.setting.key), Text($0.text.printable), Text(explanation($0.setting))] }
    let owner = profile.isUnnamed ? "" : " These hold for \(profile.name)."
    return [.table(rows), .blank, .paragraph(Text("Kept in \(path).\(owner)".printable))]
  }

  static func explanation(_ setting: any AnySetting) -> String {
    "\(setting.explanation) (\(setting.accepted.joined(separator: ", ")))"
  }

  static let columns = ["key", "value", "default", "accepted"]

  /// A setting for programs.
  static func fields(_ entry: Settings.Entry) -> [Field] {
    [.text(entry.setting.key), .text(entry.text), .text(entry.setting.defaultText), .list(entry.setting.accepted, ",")]
  }
}
