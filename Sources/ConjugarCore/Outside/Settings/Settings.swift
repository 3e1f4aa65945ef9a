/// What the learner chose, over whatever keeps it.
public struct Settings {
  /// What keeps the choices.
  package let store: any GetterSetter

  /// Told that what was chosen cannot be read; `nil` where that is an error for whoever asks.
  private let onUnreadable: ((StorageError) -> Void)?
  private let told = Told()

  private final class Told {
    var isTold = false
  }

  /// - Parameters:
  ///   - store: what keeps the choices.
  ///   - onUnreadable: told once if the store cannot be read; the usual values hold then, for no setting is so important
  ///     that nothing could be done without it. By default it is an error of whoever asks.
  public init(_ store: any GetterSetter, onUnreadable: ((StorageError) -> Void)? = nil) {
    self.store = store
    self.onUnreadable = onUnreadable
  }

  /// What a setting is now: what was kept, or else the usual value.
  ///
  /// - Throws: `SettingsError.broken` if what was kept is no value of the setting.
  public func value<Value>(of setting: Setting<Value>) throws(SettingsError) -> Value {
    guard let text = try keptOrNone()[setting.key] else { return setting.defaultValue }
    do { return try setting.read(text) } catch { throw .broken(key: setting.key, location: store.location, error) }
  }

  /// Keeps a choice.
  public func set<Value>(_ setting: Setting<Value>, to value: Value) throws(SettingsError) {
    try keep { $0[setting.key] = setting.write(value) }
  }

  /// What is kept, or nothing where it cannot be read and that was told.
  private func keptOrNone() throws(SettingsError) -> [String: String] {
    do throws(SettingsError) { return try kept() } catch {
      guard let onUnreadable, case .storage(.cannotRead(let location, let reason)) = error else { throw error }
      if !told.isTold { onUnreadable(.cannotRead(location: location, reason: reason)) }
      told.isTold = true
      return [:]
    }
  }

  func kept() throws(SettingsError) -> [String: String] {
    do { return try store.values() } catch { throw .storage(error) }
  }

  func keep(_ change: (inout [String: String]) -> Void) throws(SettingsError) {
    do { try store.update(change) } catch { throw .storage(error) }
  }
}
