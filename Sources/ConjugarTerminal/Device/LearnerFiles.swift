import ConjugarCore

/// The files of the current player and of the others who share the machine.
struct LearnerFiles {
  fileprivate let directories: Directories
  fileprivate let system: FileSystem
  fileprivate let report: (String) -> Void
  let settings: ProfileGetterSetter
  /// How many quizzes were finished here, by anyone, and when a star was last asked for.
  let starRequests: any GetterSetter

  /// Creates the files of the learner named in the settings, unless another was `launched`; damaged files are reported.
  init(_ directories: Directories, launched: Profile?, in system: FileSystem, report: @escaping (String) -> Void) {
    (self.directories, self.system, self.report) = (directories, system, report)
    func store(
      _ name: String, in folder: String?, _ what: String, heading: [String], lockPath: String? = nil
    ) -> any GetterSetter {
      guard let folder else { return UnavailableStore(what: what) }
      return FileGetterSetter("\(folder)/\(name)", lockPath: lockPath, heading: heading, in: system, report: report)
    }
    settings = ProfileGetterSetter(
      launched,
      in: store(
        "settings", in: directories.config, "the settings", heading: SettingsText.usualHeading,
        lockPath: directories.state.map { "\($0)/settings.lock" }))
    starRequests = store(
      "reviews", in: directories.state, "the number of quizzes",
      heading: ["# How many quizzes were finished, and when conjugar last asked for a star."])
  }

  var history: any KeptLines { lines("history.jsonl", .log, in: directories.data, "the history") }
  var analytics: any KeptLines { lines("analytics.tsv", .hasty, in: directories.state, "the analytics") }

  private func lines(
    _ name: String, _ kind: AppendOnlyFile.Kind, in directory: String?, _ what: String
  ) -> any KeptLines {
    guard let directory else { return UnavailableStore(what: what) }
    return ProfileLines(files: self) {
      AppendOnlyFile(location: $0.path(to: name, under: directory), kind: kind, system: system, report: report)
    }
  }

  /// The directory that holds the files of learners who have a name.
  fileprivate var folderOfProfiles: String? { directories.data.map { "\($0)/profiles" } }

  /// The unnamed learner, then those who have files of their own.
  fileprivate func profiles() throws(StorageError) -> [Profile] {
    guard let folder = folderOfProfiles else { return [] }
    let profiles = try system.names(in: folder).compactMap { name in
      // A directory whose name is not spelled as a profile's would be is nobody's.
      (try? Profile(name)).flatMap { $0.name.utf8.elementsEqual(name.utf8) && !$0.isUnnamed ? $0 : nil }
    }
    return [.unnamed] + profiles.sorted { $0.name < $1.name }
  }

  /// The current player; if the settings are unreadable and there never were profiles, that is the unnamed one.
  fileprivate func profile() throws(StorageError) -> Profile {
    do throws(StorageError) { return try settings.profile() } catch {
      guard case .cannotRead = error, let folderOfProfiles, !system.exists(folderOfProfiles) else { throw error }
      return .unnamed
    }
  }

  /// Reports a new profile: a typo creates one, and the learner would wonder where everything has gone.
  fileprivate func tellIfNew(_ profile: Profile) {
    let places = [directories.data, directories.state].compactMap { $0.map { profile.path(to: "", under: $0) } }
    guard !profile.isUnnamed, !places.contains(where: system.exists), (try? settings.hasOwnValues()) != true,
      let remembered = places.last
    else { return }
    try? system.makeDirectory(remembered)
    report("“\(profile.name)” is a new profile: it has its own settings, answers and scores.")
  }
}

extension LearnerFiles: ScoreStore {
  private static let scores = "scores.tsv"
  var own: any KeptLines { lines(Self.scores, .scores, in: directories.data, "the scores") }

  func ofAllProfiles() throws(StorageError) -> [(profile: Profile, scores: any KeptLines)] {
    guard let data = directories.data else { return [] }
    return try profiles().map { profile in
      (profile, AppendOnlyFile(location: profile.path(to: Self.scores, under: data), kind: .scores, system: system))
    }
  }

  func shared(_ path: String) -> any KeptLines { AppendOnlyFile(location: path, kind: .leaderboard, system: system) }

  func checkShared(_ path: String) throws(StorageError) {
    for (_, scores) in try ofAllProfiles() where system.areSame(path, scores.location) {
      throw .cannotWrite(location: path, reason: "it already has one learner’s own scores")
    }
    try AppendOnlyFile(location: path, kind: .leaderboard, system: system).checkLeaderboard()
  }
}

extension Profile {
  fileprivate func path(to name: String, under directory: String) -> String {
    isUnnamed ? "\(directory)/\(name)" : "\(directory)/profiles/\(self.name)/\(name)"
  }
}

/// The lines of the current player, who is looked up only when the lines are used.
struct ProfileLines: LearnersLines {
  fileprivate let files: LearnerFiles
  fileprivate let open: (Profile) -> AppendOnlyFile
  var location: String { open((try? files.settings.profile()) ?? .unnamed).location }

  func append(_ line: String) throws(StorageError) { try file().append(line) }
  func forEachLine(_ body: (KeptLine) -> Void) throws(StorageError) { try file().forEachLine(body) }

  func ofOthers() throws(StorageError) -> [any KeptLines] {
    let own = location
    return try files.profiles().map(open).filter { $0.location != own && files.system.exists($0.location) }
  }

  private func file() throws(StorageError) -> AppendOnlyFile {
    let profile = try files.profile()
    files.tellIfNew(profile)
    return open(profile)
  }
}

/// Stands in for what cannot be kept because its location is unknown: reading finds nothing, writing is an error.
struct UnavailableStore: GetterSetter, KeptLines {
  /// What cannot be kept, as a message begins: `the settings`.
  let what: String
  static let nowhere = "nowhere: HOME is not set to a directory"
  var location: String { Self.nowhere }

  func values() -> [String: String] { [:] }
  func update(_ change: (inout [String: String]) -> Void) throws(StorageError) { throw .nowhere(what: what) }
  func append(_ line: String) throws(StorageError) { throw .nowhere(what: what) }
  func forEachLine(_ body: (KeptLine) -> Void) {}
}

/// Where files belong. Source: XDG Base Directory Specification 0.8; a relative value counts as unset.
struct Directories {
  /// For settings; `nil` if the location is unknown.
  let config: String?
  /// For history and scores.
  let data: String?
  /// For what need not move to another machine: the journal of the program's use, locks.
  let state: String?

  static let variables = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"]

  init(_ environment: any ProcessEnvironment, in system: FileSystem) {
    func absolute(_ name: String) -> String? { environment.value(of: name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let home = absolute("HOME").flatMap { system.status($0)?.isDirectory == false ? nil : $0 }
    func directory(_ name: String, _ usual: String) -> String? {
      (absolute(name) ?? home.map { "\($0)/\(usual)" }).map { "\($0)/conjugar" }
    }
    config = directory("XDG_CONFIG_HOME", ".config")
    data = directory("XDG_DATA_HOME", ".local/share")
    // If only the location of the data is known, the state is kept there, too.
    state = directory("XDG_STATE_HOME", ".local/state") ?? data
  }
}
