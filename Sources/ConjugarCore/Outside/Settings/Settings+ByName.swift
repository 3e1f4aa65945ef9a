/// Settings as a person names them: key and value are text.
extension Settings {
  /// A setting and what it is now.
  package struct Entry {
    package let setting: any AnySetting
    /// The value as text; what stands in the store where that is broken.
    package let text: String
    /// Whether nobody chose it.
    package let isDefault: Bool
    /// What is wrong with what is kept, if anything.
    package let fault: SettingsError?
  }

  /// The setting of a name.
  ///
  /// - Parameter name: its key, in any case, with or without hyphens.
  /// - Throws: `SettingsError.unknownSetting`, which proposes the nearest.
  package static func named(_ name: String) throws(SettingsError) -> any AnySetting {
    let key = Folding.key(name)
    if let setting = all.first(where: { Folding.key($0.key) == key }) { return setting }
    if let former = formerKeys.first(where: { Folding.key($0) == key }) { throw .former(former) }
    throw .unknownSetting(NameError(kind: "setting", name: name, among: all.map(\.key)))
  }

  /// The text to keep for a setting.
  ///
  /// - Throws: `SettingsError.badValue`, which says what is accepted.
  package static func canonical(_ text: String, for setting: any AnySetting) throws(SettingsError) -> String {
    do { return try setting.canonical(text) } catch { throw .badValue(error) }
  }

  /// Every setting with its value, in order.
  package func entries() throws(SettingsError) -> [Entry] {
    let kept = try kept()
    return Self.all.map { entry($0, kept[$0.key]) }
  }

  /// One setting with its value.
  package func entry(of setting: any AnySetting) throws(SettingsError) -> Entry {
    entry(setting, try kept()[setting.key])
  }

  /// Keys that are kept but belong to no setting: misspelled by hand, or of another version.
  ///
  /// Those of profiles have a full stop and are no strays.
  ///
  /// - Parameter former: keys that meant something once.
  package func strayKeys(besides former: Set<String> = Settings.formerKeys) throws(SettingsError) -> [String] {
    let known = former.union(Self.all.map(\.key))
    return try kept().keys.filter { !known.contains($0) && !$0.contains(".") }.sorted()
  }

  /// The learners who chose something, in no order, some more than once.
  package func profiles() throws(SettingsError) -> [Profile] {
    try kept().keys.compactMap { key in
      key.split(separator: ".", maxSplits: 1).dropLast().first.flatMap { try? Profile(String($0)) }
    }
  }

  /// Keeps a value that came as text.
  ///
  /// - Returns: the text that is kept.
  @discardableResult
  public func set(_ setting: any AnySetting, toText text: String) throws(SettingsError) -> String {
    let text = try Self.canonical(text, for: setting)
    try keep(text, under: [setting.key])
    return text
  }

  /// Forgets every choice of whoever plays; keys that are not ours stay, and so does who plays.
  package func reset() throws(SettingsError) {
    try keep(nil, under: Self.all.map(\.key).filter { $0 != Self.profile.key })
  }

  private func entry(_ setting: any AnySetting, _ text: String?) -> Entry {
    guard let text else { return Entry(setting: setting, text: setting.defaultText, isDefault: true, fault: nil) }
    do {
      return Entry(setting: setting, text: try setting.canonical(text), isDefault: false, fault: nil)
    } catch {
      let fault = SettingsError.broken(key: setting.key, location: store.location, error)
      return Entry(setting: setting, text: text, isDefault: false, fault: fault)
    }
  }
}
