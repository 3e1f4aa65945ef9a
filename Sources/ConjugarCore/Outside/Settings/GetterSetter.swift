/// Keeps texts under keys.
///
/// The only way to change anything is `update`, so that a store that others share (a file) can make each change atomic:
/// nobody else's change is lost, and no change is seen half made.
public protocol GetterSetter {
  /// Where the values are kept, for a person to read: a path, or `memory`.
  var location: String { get }

  /// Everything that is kept.
  ///
  /// - Throws: `StorageError` if it cannot be read; an empty store is not an error.
  func values() throws(StorageError) -> [String: String]

  /// The lines on which each key stands, counted from 1, in order; no numbers in a store that has no lines.
  ///
  /// Nothing is changed by it.
  ///
  /// - Throws: `StorageError` if what is kept cannot be read or is damaged.
  func lineNumbers() throws(StorageError) -> [String: [Int]]

  /// Changes what is kept, all or nothing.
  ///
  /// - Parameter change: gets the values as they are at this moment; it may run while others wait.
  /// - Throws: `StorageError` if the change could not be kept; then nothing changed.
  func update(_ change: (inout [String: String]) -> Void) throws(StorageError)
}

extension GetterSetter {
  /// Every key, without lines.
  public func lineNumbers() throws(StorageError) -> [String: [Int]] { try values().mapValues { _ in [] } }
}

/// Keeps texts in memory, for tests and for a run that must leave no trace.
public final class DictionaryGetterSetter: GetterSetter {
  /// `memory`
  public let location = "memory"
  private var dictionary: [String: String]

  /// - Parameter dictionary: what is stored already.
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }

  public func values() -> [String: String] { dictionary }

  public func update(_ change: (inout [String: String]) -> Void) { change(&dictionary) }
}
