import ConjugarCore

/// Stands for what cannot be kept because nothing says where: reading finds nothing, keeping is an error.
struct UnavailableStore: GetterSetter, KeptLines {
  /// What cannot be kept, as a message begins: `the settings`.
  let what: String
  let location = "nowhere: HOME names no directory"

  func values() -> [String: String] { [:] }

  func profiles() -> [Profile] { [] }

  func update(_ change: (inout [String: String]) -> Void) throws(StorageError) { throw .nowhere(what: what) }

  func append(_ line: String) throws(StorageError) { throw .nowhere(what: what) }

  func forEachLine(_ body: (KeptLine) -> Void) {}
}
