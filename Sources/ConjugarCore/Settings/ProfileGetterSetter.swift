/// Gives a profile keys of its own in a store that others use too: `region` of Ana is kept as `ana.region`.
public struct ProfileGetterSetter: GetterSetter {
  private let store: any GetterSetter
  private let prefix: String

  /// - Parameters:
  ///   - profile: whose keys.
  ///   - store: where all profiles are kept.
  public init(_ profile: Profile, in store: any GetterSetter) {
    self.store = store
    prefix = "\(profile.name)."
  }

  public var place: String { store.place }

  public func values() throws(StorageError) -> [String: String] { own(try store.values()) }

  public func update(_ change: (inout [String: String]) -> Void) throws(StorageError) {
    try store.update { all in
      let before = own(all)
      var after = before
      change(&after)
      for key in before.keys where after[key] == nil { all[prefix + key] = nil }
      for (key, text) in after { all[prefix + key] = text }
    }
  }

  private func own(_ all: [String: String]) -> [String: String] {
    var own: [String: String] = [:]
    for (key, text) in all where key.hasPrefix(prefix) { own[String(key.dropFirst(prefix.count))] = text }
    return own
  }
}

/// The name of one of several learners who share a machine.
public struct Profile: Hashable, Sendable {
  public let name: String

  /// - Parameter name: letters, digits, hyphens and underscores, 32 at most: it is part of keys and file names.
  /// - Throws: `NameError` if the name has anything else.
  public init(_ name: String) throws(NameError) {
    let isFit = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard isFit, (1...32).contains(name.count), name.utf8.count <= 128 else {
      throw NameError(
        kind: "name of a profile", name: name, accepted: ["up to 32 letters, digits, hyphens"], nearest: nil)
    }
    self.name = name
  }
}
