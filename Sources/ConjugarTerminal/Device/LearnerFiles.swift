import ConjugarCore

/// The files of whoever plays, and of the others who share the machine.
struct LearnerFiles {
  private let directories: Directories
  private let system: FileSystem
  private let report: (String) -> Void
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
    settings = ProfileGetterSetter(launched, in: RememberingGetterSetter(kept))
    starRequests =
      if let state = directories.state {
        FileGetterSetter(
          "\(state)/reviews", formerPath: directories.data.map { "\($0)/reviews" },
          heading: ["# How many quizzes were finished, and when conjugar last asked for a star."], in: system,
          report: report)
      } else {
        UnavailableStore(what: "the number of quizzes")
      }
  }

  /// The answers of whoever plays.
  var history: any KeptLines { lines("history.jsonl", what: "the history") { LogFiles($0, in: system) } }

  /// What was noted of the use of the program.
  var analytics: any KeptLines {
    lines("analytics.tsv", what: "the analytics", isOfState: true) { AppendOnlyFile($0, .hasty, in: system) }
  }

  private func lines(
    _ name: String, what: String, isOfState: Bool = false, _ open: @escaping (String) -> any KeptLines
  ) -> any KeptLines {
    guard let data = directories.data, let state = directories.state else { return UnavailableStore(what: what) }
    return ProfileLines(
      directory: isOfState ? state : data, data: data, state: state, name: name, open: open, settings: settings,
      system: system, report: report)
  }
}

extension LearnerFiles: ScoreStore {
  private static let scores = "scores.tsv"

  var own: any KeptLines {
    lines(Self.scores, what: "the scores") { AppendOnlyFile($0, .scores, in: system, report: report) }
  }

  func ofAllProfiles() throws(StorageError) -> [(profile: Profile, scores: any KeptLines)] {
    guard let data = directories.data else { return [] }
    return try system.profiles(under: data).map { profile in
      (profile, AppendOnlyFile(profile.path(to: Self.scores, under: data), .scores, in: system))
    }
  }

  func shared(_ path: String) -> any KeptLines { AppendOnlyFile(path, .leaderboard, in: system) }

  func checkShared(_ path: String) throws(StorageError) {
    let shared = try? system.calls.status(path)
    for (_, scores) in try ofAllProfiles() {
      let own = try? system.calls.status(scores.location)
      let isSame = shared.flatMap { shared in own.map { shared.isSameFile(as: $0) } } ?? (path == scores.location)
      if isSame { throw .cannotWrite(location: path, reason: "it has one learner’s own scores already") }
    }
    try AppendOnlyFile(path, .leaderboard, in: system).checkLeaderboard()
  }
}

extension FileSystem {
  /// The learners who have a place of their own, after the one without a name.
  func profiles(under data: String) throws(StorageError) -> [Profile] {
    let directory = "\(data)/profiles"
    var names: [String] = []
    do { names = try calls.names(in: directory) } catch {
      if !error.meansAbsent { throw .cannotRead(location: directory, reason: error.description) }
    }
    let profiles = names.compactMap { name in
      // A directory whose name is no profile's as it would be made is nobody's.
      (try? Profile(name)).flatMap { $0.name.utf8.elementsEqual(name.utf8) && !$0.isUnnamed ? $0 : nil }
    }
    return [.unnamed] + profiles.sorted { $0.name < $1.name }
  }
}
