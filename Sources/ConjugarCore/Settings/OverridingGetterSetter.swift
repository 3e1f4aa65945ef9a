/// Lays values over a store for one run: they are read first and never kept.
///
/// A key that is changed goes to the store below and loses its override, so that one reads what one wrote.
public final class OverridingGetterSetter: GetterSetter {
  private var overrides: [String: String]
  private let store: any GetterSetter

  public init(_ overrides: [String: String], over store: any GetterSetter) {
    self.overrides = overrides
    self.store = store
  }

  public var place: String { store.place }

  public func values() throws(StorageError) -> [String: String] {
    try store.values().merging(overrides) { $1 }
  }

  public func update(_ change: (inout [String: String]) -> Void) throws(StorageError) {
    var left = overrides
    try store.update { kept in
      let before = kept.merging(overrides) { $1 }
      var after = before
      change(&after)
      left = overrides.filter { after[$0.key] == $0.value }
      for key in Set(before.keys).union(after.keys) where after[key] != before[key] { kept[key] = after[key] }
    }
    overrides = left
  }
}
