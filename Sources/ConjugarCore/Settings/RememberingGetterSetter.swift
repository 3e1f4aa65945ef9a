/// Reads a store once and remembers what it read, so that one run goes by the settings of one moment.
package final class RememberingGetterSetter: GetterSetter {
  private let store: any GetterSetter
  private var remembered: [String: String]?

  package init(_ store: any GetterSetter) { self.store = store }

  package var location: String { store.location }

  package func values() throws(StorageError) -> [String: String] {
    if let remembered { return remembered }
    let values = try store.values()
    remembered = values
    return values
  }

  package func profiles() throws(StorageError) -> [Profile] { try store.profiles() }

  package func update(_ change: (inout [String: String]) -> Void) throws(StorageError) {
    // Others may have changed something meanwhile, which the update will see.
    remembered = nil
    try store.update(change)
  }
}
