/// A setting whatever its type, for lists and for values that come as text.
public protocol AnySetting: Sendable {
  var key: String { get }
  var explanation: String { get }
  var accepted: [String] { get }
  /// The usual value as it would be kept.
  var usualText: String { get }

  /// The text to keep for a value as a person wrote it: `España` is kept as `spain`.
  ///
  /// - Throws: `NameError` if the setting does not accept it.
  func canonical(_ text: String) throws(NameError) -> String
}

extension Setting: AnySetting {
  public var usualText: String { write(usual) }

  public func canonical(_ text: String) throws(NameError) -> String { write(try read(text)) }
}
