/// The learner's choices, on top of any store.
public struct Settings {
  package let store: any GetterSetter

  /// Called if the choices cannot be read; if it is `nil`, that is an error for the caller.
  private let onUnreadable: ((StorageError) -> Void)?
  /// Called with a sentence about each key that has no effect.
  private let onStray: ((String) -> Void)?
  private let run = Run()

  private final class Run {
    /// Choices that take precedence over the stored ones and are never stored.
    var overrides: [String: String] = [:]
    /// What has been reported, so that it is reported only once.
    var told: Set<String> = []
  }

  /// - Parameters:
  ///   - store: where the choices are stored.
  ///   - overrides: choices for one run, by key; changing one stores it, and it is no longer overridden.
  ///   - onUnreadable: called once if the store cannot be read; the defaults then apply, because no setting is so
  ///     important that nothing works without it. If it is `nil`, reading throws.
  ///   - onStray: called once for each key in the store that has no effect, with a sentence about it.
  public init(
    _ store: any GetterSetter, overrides: [String: String] = [:], onUnreadable: ((StorageError) -> Void)? = nil,
    onStray: ((String) -> Void)? = nil
  ) {
    (self.store, self.onUnreadable, self.onStray) = (store, onUnreadable, onStray)
    run.overrides = overrides
  }

  /// These settings with more choices for one run, which take precedence over the existing ones.
  package func overriding(with choices: [String: String]) -> Settings {
    let all = run.overrides.merging(choices) { $1 }
    let settings = Settings(store, overrides: all, onUnreadable: onUnreadable, onStray: onStray)
    settings.run.told = run.told
    return settings
  }

  /// The current value of a setting: the stored one, or else the default.
  ///
  /// - Throws: `SettingsError.broken` if what is stored is not a value of the setting.
  public func value<Value>(of setting: Setting<Value>) throws(SettingsError) -> Value {
    guard let text = try keptOrNone()[setting.key] else { return setting.defaultValue }
    do { return try setting.read(text) } catch { throw .broken(key: setting.key, location: store.location, error) }
  }

  /// Stores a choice.
  public func set<Value>(_ setting: Setting<Value>, to value: Value) throws(SettingsError) {
    try keep(setting.write(value), under: [setting.key])
  }

  /// Whether a note about the store is new in this run; it is remembered as reported.
  package func isFirst(_ note: String) -> Bool { run.told.insert(note).inserted }

  private func keptOrNone() throws(SettingsError) -> [String: String] {
    do throws(SettingsError) {
      let kept = try kept()
      if let onStray, !kept.isEmpty { try? strays().forEach(onStray) }
      return kept
    } catch {
      guard let onUnreadable, case .storage(.cannotRead(let location, let reason)) = error else { throw error }
      if isFirst("unreadable") { onUnreadable(.cannotRead(location: location, reason: reason)) }
      return run.overrides
    }
  }

  func kept() throws(SettingsError) -> [String: String] {
    do { return try store.values().merging(run.overrides) { $1 } } catch { throw .storage(error) }
  }

  /// Stores a text under each of some keys, or removes the keys if it is `nil`.
  private func keep(_ text: String?, under keys: [String]) throws(SettingsError) {
    do { try store.update { kept in for key in keys { kept[key] = text } } } catch { throw .storage(error) }
    for key in keys { run.overrides[key] = nil }
  }
}

/// Settings as a person names them, with key and value as text.
extension Settings {
  package struct Entry {
    package let setting: any AnySetting
    /// The value as text; if it is broken, the text in the store.
    package let text: String
    package let isDefault: Bool
    package let fault: SettingsError?
  }

  /// The setting with a name: its key in any case, with or without hyphens; for an unknown name, suggests the nearest.
  package static func named(_ name: String) throws(SettingsError) -> any AnySetting {
    let key = Folding.key(name)
    if let setting = all.first(where: { Folding.key($0.key) == key }) { return setting }
    if let former = formerKeys.first(where: { Folding.key($0) == key }) { throw .former(former) }
    throw .unknownSetting(NameError(kind: "setting", name: name, among: all.map(\.key)))
  }

  /// The text to store for a setting; a value that is not accepted throws an error that says what is.
  package static func canonical(_ text: String, for setting: any AnySetting) throws(SettingsError) -> String {
    do { return try setting.canonical(text) } catch { throw .badValue(error) }
  }

  package func entries() throws(SettingsError) -> [Entry] {
    let kept = try kept()
    return Self.all.map { entry($0, kept[$0.key]) }
  }

  /// The value of a setting in this run, as from ``value(of:)``.
  package func entry(of setting: any AnySetting) throws(SettingsError) -> Entry {
    entry(setting, try keptOrNone()[setting.key])
  }

  /// Sentences for a person about keys that have no effect, in the order of the lines, once per run: keys that belong
  /// to no setting, because they are misspelled or from another version, and keys that a later line overrides. Keys of
  /// former settings are not mentioned.
  package func strays() throws(SettingsError) -> [String] {
    guard isFirst("strays") else { return [] }
    let lines: [String: [Int]]
    do { lines = try store.lineNumbers() } catch { throw .storage(error) }
    let keys = Self.all.map(\.key)
    return lines.sorted { ($0.value.first ?? 0, $0.key) < ($1.value.first ?? 0, $1.key) }.compactMap { key, numbers in
      // The owner is named before a period.
      let name = key.split(separator: ".", maxSplits: 1).last.map { String($0) } ?? key
      let place = "\(key.echoed) \(numbers.first.map { "on line \($0) of" } ?? "in") \(store.location)"
      if keys.contains(name) { return numbers.count > 1 ? "\(place) is overridden by line \(numbers.last ?? 0)" : nil }
      let nearest = Nearest.proposal(Nearest.words(to: name, among: keys))
      return Self.formerKeys.contains(name) ? nil : "\(place) is not a setting and is left alone\(nearest)"
    }
  }

  /// The learners who chose something, in no particular order, some more than once.
  package func profiles() throws(SettingsError) -> [Profile] {
    try kept().keys.compactMap { key in
      key.split(separator: ".", maxSplits: 1).dropLast().first.flatMap { try? Profile(String($0)) }
    }
  }

  /// Stores a value given as text.
  ///
  /// - Returns: the text that is stored.
  @discardableResult
  public func set(_ setting: any AnySetting, toText text: String) throws(SettingsError) -> String {
    let text = try Self.canonical(text, for: setting)
    try keep(text, under: [setting.key])
    return text
  }

  /// Resets every setting of the current player; unknown keys stay, and so does the profile.
  package func reset() throws(SettingsError) {
    try keep(nil, under: Self.all.map(\.key).filter { $0 != Self.profile.key })
  }

  private func entry(_ setting: any AnySetting, _ text: String?) -> Entry {
    guard let text else { return Entry(setting: setting, text: setting.defaultText, isDefault: true, fault: nil) }
    do { return Entry(setting: setting, text: try setting.canonical(text), isDefault: false, fault: nil) } catch {
      let fault = SettingsError.broken(key: setting.key, location: store.location, error)
      return Entry(setting: setting, text: text, isDefault: false, fault: fault)
    }
  }
}

/// An error in the settings or in their use.
public enum SettingsError: Error, Equatable, CustomStringConvertible {
  /// No setting has this name.
  case unknownSetting(NameError)
  /// A setting of an earlier version.
  case former(String)
  /// A setting does not accept this value.
  case badValue(NameError)
  /// What is stored is not a value of its setting.
  case broken(key: String, location: String, NameError)
  case storage(StorageError)

  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .unknownSetting(let error), .badValue(let error): error.description
    case .former(let key):
      "“\(key)” was a setting in earlier versions: now what helps most is asked, and “conjugar settings minutes” "
        + "says how long a session is"
    case .broken(let key, let location, let error):
      "the setting “\(key)” in \(location) is broken: \(error); fix it with “conjugar settings \(key) VALUE”"
    case .storage(let error): error.description
    }
  }
}
