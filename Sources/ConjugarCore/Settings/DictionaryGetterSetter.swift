/// Keeps texts in memory, for tests and for a run that must leave no trace.
public final class DictionaryGetterSetter: GetterSetter {
  /// `memory`
  public let location = "memory"
  private var dictionary: [String: String]

  /// - Parameter dictionary: what is stored already.
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }

  /// Everything that is stored.
  public func values() -> [String: String] { dictionary }

  /// None: the keys are nobody's.
  public func profiles() -> [Profile] { [] }

  /// Changes what is stored.
  public func update(_ change: (inout [String: String]) -> Void) { change(&dictionary) }
}
