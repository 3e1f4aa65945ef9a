/// Gives whoever plays keys of their own in a store that others use too: `region` of Ana is kept as `ana.region`.
///
/// What a profile did not choose is as it is without one.
package struct ProfileGetterSetter: GetterSetter {
  private let launched: Profile?
  private let store: any GetterSetter

  /// - Parameter launched: who plays, or `nil` for whom the store names.
  package init(_ launched: Profile?, in store: any GetterSetter) {
    self.launched = launched
    self.store = store
  }

  package var location: String { store.location }

  /// Who plays; what the store names may be no profile.
  package func profile() throws(StorageError) -> Profile {
    if let launched { return launched }
    return try profile(in: store.values())
  }

  package func hasOwnValues() throws(StorageError) -> Bool {
    let all = try store.values()
    return !Self.own(try profile(in: all), all).isEmpty
  }

  /// What whoever plays chose, under the plain keys, and all that others chose.
  package func values() throws(StorageError) -> [String: String] {
    let all = try store.values()
    let profile = try profile(in: all)
    var values = all
    if !profile.isUnnamed {
      // Nobody plays under another's name.
      values[Settings.player.key] = nil
      values.merge(Self.own(profile, all)) { $1 }
    }
    values[Self.whoPlays] = launched?.name ?? all[Self.whoPlays]
    return values
  }

  package func lineNumbers() throws(StorageError) -> [String: [Int]] { try store.lineNumbers() }

  /// The change sees and touches what the profile chose itself, and who plays.
  package func update(_ change: (inout [String: String]) -> Void) throws(StorageError) {
    var fault: StorageError?
    try store.update { all in
      var (owner, unknown) = (Profile.unnamed, StorageError?.none)
      do throws(StorageError) { owner = try profile(in: all) } catch { unknown = error }
      var before = Self.own(owner, all)
      before[Self.whoPlays] = all[Self.whoPlays]
      var after = before
      change(&after)
      let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      // Where it is not known who plays, that alone can be mended.
      if changed != [Self.whoPlays] { fault = unknown }
      guard fault == nil else { return }
      for key in changed { all[key == Self.whoPlays ? key : Self.prefix(owner) + key] = after[key] }
    }
    if let fault { throw fault }
  }

  private static let whoPlays = Settings.profile.key

  private func profile(in all: [String: String]) throws(StorageError) -> Profile {
    if let launched { return launched }
    guard let name = all[Self.whoPlays] else { return .unnamed }
    do { return try Profile(name) } catch {
      throw .broken("\(SettingsError.broken(key: Self.whoPlays, location: store.location, error))")
    }
  }

  private static func prefix(_ profile: Profile) -> String { profile.isUnnamed ? "" : "\(profile.name)." }

  /// What a profile chose; the keys of the unnamed one are those without a full stop.
  private static func own(_ profile: Profile, _ all: [String: String]) -> [String: String] {
    if profile.isUnnamed { return all.filter { !$0.key.contains(".") } }
    let prefix = prefix(profile)
    var own: [String: String] = [:]
    for (key, text) in all where key.hasPrefix(prefix) { own[String(key.dropFirst(prefix.count))] = text }
    return own
  }
}
