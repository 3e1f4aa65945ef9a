/// One of several learners who share a machine, each with their own settings, answers and scores.
package struct Profile: Hashable, Sendable {
  /// In lowercase, each letter composed: `Ana` and `ana` are one learner, and `josé` is one however it was typed.
  package let name: String

  package static let unnamed = Profile()

  private init() { name = "default" }

  /// - Throws: `NameError` unless it is up to 32 letters, digits, hyphens and underscores, as in keys and paths.
  package init(_ name: String) throws(NameError) {
    // A name that is far too long is not examined letter by letter.
    let lowered = name.utf8.count <= 512 ? name.lowercased() : ""
    let composed = String(lowered.compactMap(Self.composed))
    guard composed.count == lowered.count, (1...32).contains(composed.count), !Self.mixesAlphabets(composed) else {
      let joined = lowered.words.joined(separator: "-")
      let nearest = joined == lowered || joined.isEmpty ? nil : try? Profile(joined).name
      throw NameError(
        kind: "profile name", name: name, accepted: ["up to 32 letters, digits, hyphens"],
        nearest: [nearest].compactMap(\.self))
    }
    self.name = composed
  }

  package var isUnnamed: Bool { self == .unnamed }

  /// Names that look alike must not belong to two learners: *ana* with a Cyrillic *a* is refused.
  private static func mixesAlphabets(_ name: String) -> Bool {
    let alphabets: [ClosedRange<UInt32>] = [0x41...0x24F, 0x370...0x3FF, 0x400...0x52F]  // Latin, Greek, Cyrillic
    let letters = name.unicodeScalars.filter(\.properties.isAlphabetic)
    return alphabets.count { alphabet in letters.contains { alphabet.contains($0.value) } } > 1
  }

  /// A letter in its only Unicode spelling; `nil` for what a name may not contain: styled letters, joiners, tags.
  private static func composed(_ character: Character) -> Character? {
    guard let first = character.unicodeScalars.first,
      character.isLetter || character.isNumber || character == "-" || character == "_"
    else { return nil }
    // The letters that Unicode encodes twice begin here.
    let isSettled = character.unicodeScalars.count == 1 && first.value < 0x1F00
    let letter = isSettled ? character : single(equalTo: character) ?? character
    let scalars = letter.unicodeScalars
    let isStable = scalars.count == 1 || scalars.allSatisfy { $0.properties.canonicalCombiningClass == .notReordered }
    let isPlain = scalars.allSatisfy { !$0.properties.changesWhenNFKCCaseFolded || $0 == "ß" || $0 == "ς" }
    return isStable && isPlain ? letter : nil
  }

  /// The single scalar that is canonically equivalent to a letter. Source of the ranges: Unicode 16, chapter 3.11.
  private static func single(equalTo character: Character) -> Character? {
    let values: [ClosedRange<UInt32>] = [0xC0...0x1FFF, 0xAC00...0xD7A3]
    return values.joined().lazy.compactMap(Unicode.Scalar.init).map(Character.init).first { $0 == character }
  }
}

/// A store that gives each player their own keys in a shared one: Ana's `region` is kept as `ana.region`.
///
/// A setting that a profile has not chosen is as it is without a profile.
package struct ProfileGetterSetter: GetterSetter {
  private let launched: Profile?
  private let store: any GetterSetter

  /// - Parameter launched: who plays, or `nil` for the profile that the store names.
  package init(_ launched: Profile?, in store: any GetterSetter) { (self.launched, self.store) = (launched, store) }

  package var location: String { store.location }

  /// The profile of whoever plays; throws if what the store names is not a profile.
  package func profile() throws(StorageError) -> Profile {
    if let launched { return launched }
    return try profile(in: store.values())
  }

  package func hasOwnValues() throws(StorageError) -> Bool {
    let all = try store.values()
    return !Self.own(try profile(in: all), all).isEmpty
  }

  /// What the current player chose, under plain keys, and everything that others chose.
  package func values() throws(StorageError) -> [String: String] {
    let all = try store.values()
    let profile = try profile(in: all)
    var values = all
    if !profile.isUnnamed {
      // Nobody plays under another player's name.
      values[Settings.player.key] = nil
      values.merge(Self.own(profile, all)) { $1 }
    }
    values[Self.whoPlays] = launched?.name ?? all[Self.whoPlays]
    return values
  }

  package func lineNumbers() throws(StorageError) -> [String: [Int]] { try store.lineNumbers() }

  /// Lets a change see and affect only what the profile itself chose, and who plays.
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
      // If it is unknown who plays, only that can be fixed.
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

  /// What a profile chose; the keys of the unnamed profile are those without a period.
  private static func own(_ profile: Profile, _ all: [String: String]) -> [String: String] {
    if profile.isUnnamed { return all.filter { !$0.key.contains(".") } }
    let prefix = prefix(profile)
    return all.reduce(into: [:]) { own, kept in
      if kept.key.hasPrefix(prefix) { own[String(kept.key.dropFirst(prefix.count))] = kept.value }
    }
  }
}
