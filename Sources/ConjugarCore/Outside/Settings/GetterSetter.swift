/// A store that keeps texts under keys.
///
/// All changes go through `update`, so that a shared store (a file) can make each one atomic: nobody else's change is
/// lost, and no change is seen half made.
public protocol GetterSetter {
  /// Where the values are kept, as shown to a person: a path, or `memory`.
  var location: String { get }

  /// Everything in the store.
  ///
  /// - Throws: `StorageError` if it cannot be read; an empty store is not an error.
  func values() throws(StorageError) -> [String: String]

  /// The line numbers of each key, counted from 1, in order; no numbers in a store that has no lines.
  ///
  /// This changes nothing.
  ///
  /// - Throws: `StorageError` if the store cannot be read or is damaged.
  func lineNumbers() throws(StorageError) -> [String: [Int]]

  /// Changes the values, all or nothing.
  ///
  /// - Parameter change: receives the current values; it may run while others wait.
  /// - Throws: `StorageError` if the change could not be saved; nothing has changed then.
  func update(_ change: (inout [String: String]) -> Void) throws(StorageError)
}

extension GetterSetter {
  /// Every key, without line numbers.
  public func lineNumbers() throws(StorageError) -> [String: [Int]] { try values().mapValues { _ in [] } }
}

/// A store in memory, for tests and for runs that must leave no trace.
public final class DictionaryGetterSetter: GetterSetter {
  /// Always `memory`.
  public let location = "memory"
  private var dictionary: [String: String]

  /// - Parameter dictionary: the initial values.
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }

  public func values() -> [String: String] { dictionary }

  public func update(_ change: (inout [String: String]) -> Void) { change(&dictionary) }
}
