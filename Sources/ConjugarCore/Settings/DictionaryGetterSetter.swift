/// Keeps texts in memory, for tests and for a run that must leave no trace.
package final class DictionaryGetterSetter: GetterSetter {
  package let place = "memory"
  private var dictionary: [String: String]

  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }

  public func values() -> [String: String] { dictionary }

  public func update(_ change: (inout [String: String]) -> Void) { change(&dictionary) }
}
