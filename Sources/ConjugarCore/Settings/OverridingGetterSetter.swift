/// Lays values over a store for one run: they are read first and never kept.
///
/// An update sees and changes what is kept below; a key that it changes loses its override, so that one reads what
/// one wrote.
package final class OverridingGetterSetter: GetterSetter {
  private var overrides: [String: String]
  private let store: any GetterSetter

  package init(_ overrides: [String: String], over store: any GetterSetter) {
    self.overrides = overrides
    self.store = store
  }

  package var location: String { store.location }

  package func values() throws(StorageError) -> [String: String] {
    try store.values().merging(overrides) { $1 }
  }

  package func profiles() throws(StorageError) -> [Profile] { try store.profiles() }

  package func update(_ change: (inout [String: String]) -> Void) throws(StorageError) {
    var changed: Set<String> = []
    try store.update { kept in
      let before = kept
      change(&kept)
      changed = Set(before.keys).union(kept.keys).filter { before[$0] != kept[$0] }
    }
    for key in changed { overrides[key] = nil }
  }
}
