import ConjugarCore

/// The lines of whoever plays; who that is, is looked up only when they are used.
struct ProfileLines: KeptLines {
  /// The directory in which the lines of all profiles are.
  let directory: String
  /// The directory in which a profile has its place, and where earlier versions kept everything.
  let data: String
  /// The directory in which it is remembered that a profile is no longer new.
  let state: String
  let name: String
  /// The lines in the file at a path.
  let open: (_ path: String) -> any KeptLines
  let settings: ProfileGetterSetter
  let system: FileSystem
  let report: (String) -> Void

  var location: String { path(of: (try? settings.profile()) ?? .unnamed) }

  func append(_ line: String) throws(StorageError) { try file().append(line) }

  func forEachLine(_ body: (KeptLine) -> Void) throws(StorageError) { try file().forEachLine(body) }

  func ofOthers() throws(StorageError) -> [any KeptLines] {
    let own = location
    return try system.profiles(under: data).map { path(of: $0) }.filter { $0 != own && system.exists($0) }
      .map(open)
  }

  private func file() throws(StorageError) -> any KeptLines {
    let profile = try profile()
    tellIfNew(profile)
    return open(path(of: profile))
  }

  private func path(of profile: Profile) -> String {
    system.settled(profile.path(to: name, under: directory), formerly: profile.path(to: name, under: data))
  }

  /// Who plays; where the settings cannot be read and nobody ever had a profile, it can only be the one without a name.
  private func profile() throws(StorageError) -> Profile {
    do throws(StorageError) { return try settings.profile() } catch {
      guard case .cannotRead = error, !system.exists("\(data)/profiles") else { throw error }
      return .unnamed
    }
  }

  /// A slip of the keyboard makes a new learner, who wonders where everything has gone.
  private func tellIfNew(_ profile: Profile) {
    guard !profile.isUnnamed, ![data, state].contains(where: { system.exists(profile.path(to: "", under: $0)) }),
      (try? settings.hasOwnValues()) != true
    else { return }
    try? system.makeDirectory(profile.path(to: "", under: state))
    report("“\(profile.name)” is a new profile: it has settings, answers and scores of its own.")
  }
}

extension Profile {
  func path(to name: String, under directory: String) -> String {
    isUnnamed ? "\(directory)/\(name)" : "\(directory)/profiles/\(self.name)/\(name)"
  }
}
