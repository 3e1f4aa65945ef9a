import ConjugarCore

/// The files of whoever plays, and of the others who share the machine.
struct LearnerFiles {
  fileprivate let directories: Directories
  fileprivate let system: FileSystem
  fileprivate let report: (String) -> Void
  /// The settings of whoever plays; they know who that is.
  let settings: ProfileGetterSetter
  /// How many quizzes were finished here, whoever played, and when a star was asked for.
  let starRequests: any GetterSetter

  /// - Parameters:
  ///   - launched: who plays, or `nil` for whom the settings name.
  ///   - report: told what a learner should know of damaged files.
  init(
    _ directories: Directories, launched: Profile?, in system: FileSystem, report: @escaping (String) -> Void
  ) {
    self.directories = directories
    self.system = system
    self.report = report
    let kept: any GetterSetter =
      if let config = directories.config {
        FileGetterSetter(
          "\(config)/settings", lockPath: directories.state.map { "\($0)/settings.lock" }, in: system, report: report)
      } else {
        UnavailableStore(what: "the settings")
      }
    settings = ProfileGetterSetter(launched, in: kept)
    starRequests =
      if let state = directories.state {
        FileGetterSetter(
          "\(state)/reviews",
          heading: ["# How many quizzes were finished, and when conjugar last asked for a star."], in: system,
          report: report)
      } else {
        UnavailableStore(what: "the number of quizzes")
      }
  }

  /// The answers of whoever plays.
  var history: any KeptLines {
    lines("history.jsonl", in: directories.data, what: "the history") { LogFiles($0, in: system) }
  }

  /// What was noted of the use of the program.
  var analytics: any KeptLines {
    lines("analytics.tsv", in: directories.state, what: "the analytics") { AppendOnlyFile($0, .hasty, in: system) }
  }

  private func lines(
    _ name: String, in directory: String?, what: String, _ open: @escaping (String) -> any KeptLines
  ) -> any KeptLines {
    guard let directory else { return UnavailableStore(what: what) }
    return ProfileLines(name: name, directory: directory, files: self, open: open)
  }
}

extension LearnerFiles: ScoreStore {
  private static let scores = "scores.tsv"

  var own: any KeptLines {
    lines(Self.scores, in: directories.data, what: "the scores") { path in
      AppendOnlyFile(path, .scores, in: system, report: report)
    }
  }

  func ofAllProfiles() throws(StorageError) -> [(profile: Profile, scores: any KeptLines)] {
    guard let data = directories.data else { return [] }
    return try profiles().map { profile in
      (profile, AppendOnlyFile(profile.path(to: Self.scores, under: data), .scores, in: system))
    }
  }

  func shared(_ path: String) -> any KeptLines { AppendOnlyFile(path, .leaderboard, in: system) }

  func checkShared(_ path: String) throws(StorageError) {
    let shared = system.status(path)
    for (_, scores) in try ofAllProfiles() {
      let own = system.status(scores.location)
      let isSame = shared.flatMap { shared in own.map { shared.isSameFile(as: $0) } } ?? (path == scores.location)
      if isSame { throw .cannotWrite(location: path, reason: "it has one learner’s own scores already") }
    }
    try AppendOnlyFile(path, .leaderboard, in: system).checkLeaderboard()
  }
}

extension LearnerFiles {
  /// Where the learners who have a name have their places.
  fileprivate var folderOfProfiles: String? { directories.data.map { "\($0)/profiles" } }

  /// The learners who have a place of their own, after the one without a name.
  fileprivate func profiles() throws(StorageError) -> [Profile] {
    guard let folder = folderOfProfiles else { return [] }
    var names: [String] = []
    do { names = try system.names(in: folder) } catch {
      if !error.meansAbsent { throw .cannotRead(location: folder, reason: error.description) }
    }
    let profiles = names.compactMap { name in
      // A directory whose name is no profile's as it would be made is nobody's.
      (try? Profile(name)).flatMap { $0.name.utf8.elementsEqual(name.utf8) && !$0.isUnnamed ? $0 : nil }
    }
    return [.unnamed] + profiles.sorted { $0.name < $1.name }
  }

  /// Who plays; where the settings cannot be read and nobody ever had a profile, it can only be the one without a name.
  fileprivate func profile() throws(StorageError) -> Profile {
    do throws(StorageError) { return try settings.profile() } catch {
      guard case .cannotRead = error, let folderOfProfiles, !system.exists(folderOfProfiles) else { throw error }
      return .unnamed
    }
  }

  /// A slip of the keyboard makes a new learner, who wonders where everything has gone.
  fileprivate func tellIfNew(_ profile: Profile) {
    let places = [directories.data, directories.state].compactMap { $0.map { profile.path(to: "", under: $0) } }
    guard !profile.isUnnamed, !places.contains(where: system.exists), (try? settings.hasOwnValues()) != true,
      let remembered = places.last
    else { return }
    try? system.makeDirectory(remembered)
    report("“\(profile.name)” is a new profile: it has settings, answers and scores of its own.")
  }
}

extension Profile {
  fileprivate func path(to name: String, under directory: String) -> String {
    isUnnamed ? "\(directory)/\(name)" : "\(directory)/profiles/\(self.name)/\(name)"
  }
}

/// The lines of whoever plays; who that is, is looked up only when they are used.
struct ProfileLines: KeptLines {
  fileprivate let name: String
  fileprivate let directory: String
  fileprivate let files: LearnerFiles
  /// The lines in the file at a path.
  fileprivate let open: (_ path: String) -> any KeptLines

  var location: String { path(of: (try? files.settings.profile()) ?? .unnamed) }

  func append(_ line: String) throws(StorageError) { try file().append(line) }

  func forEachLine(_ body: (KeptLine) -> Void) throws(StorageError) { try file().forEachLine(body) }

  func ofOthers() throws(StorageError) -> [any KeptLines] {
    let own = location
    return try files.profiles().map(path).filter { $0 != own && files.system.exists($0) }.map(open)
  }

  private func file() throws(StorageError) -> any KeptLines {
    let profile = try files.profile()
    files.tellIfNew(profile)
    return open(path(of: profile))
  }

  private func path(of profile: Profile) -> String { profile.path(to: name, under: directory) }
}

/// Stands for what cannot be kept because nothing says where: reading finds nothing, keeping is an error.
struct UnavailableStore: GetterSetter, KeptLines {
  /// What cannot be kept, as a message begins: `the settings`.
  let what: String
  let location = "nowhere: HOME names no directory"

  func values() -> [String: String] { [:] }

  func update(_ change: (inout [String: String]) -> Void) throws(StorageError) { throw .nowhere(what: what) }

  func append(_ line: String) throws(StorageError) { throw .nowhere(what: what) }

  func forEachLine(_ body: (KeptLine) -> Void) {}
}
