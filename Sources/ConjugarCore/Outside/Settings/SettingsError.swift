/// What can be wrong with settings.
public enum SettingsError: Error, Equatable, CustomStringConvertible {
  /// No setting has this name.
  case unknownSetting(NameError)
  /// A setting of an earlier version.
  case former(String)
  /// A setting does not accept this value.
  case badValue(NameError)
  /// What is kept is no value of its setting.
  case broken(key: String, location: String, NameError)
  case storage(StorageError)

  /// The sentence that tells a person.
  public var description: String {
    switch self {
    case .unknownSetting(let error), .badValue(let error): error.description
    case .former(let key):
      "“\(key)” was a setting of earlier versions: what is asked is what is worth most now, and “conjugar settings minutes” "
        + "says how long a session is"
    case .broken(let key, let location, let error):
      "the setting “\(key)” in \(location) is broken: \(error); mend it with “conjugar settings \(key) VALUE”"
    case .storage(let error): error.description
    }
  }
}
