/// A setting whatever its type, for lists and for values that come as text.
public protocol AnySetting: Sendable {
  var key: String { get }
  var explanation: String { get }
  var accepted: [String] { get }
  /// The default value as it is stored.
  var defaultText: String { get }

  /// The text to keep for a value as a person wrote it: `España` is kept as `spain`.
  ///
  /// - Throws: `NameError` if the setting does not accept it.
  func canonical(_ text: String) throws(NameError) -> String
}

extension Setting: AnySetting {
  /// The default value as it is stored.
  public var defaultText: String { write(defaultValue) }

  /// The text to store for a value as a person wrote it.
  public func canonical(_ text: String) throws(NameError) -> String { write(try read(text)) }
}
