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
  var history: any Journal { journal("history.jsonl", what: "the history", .log) }

  /// What was noted of the use of the program.
  var analytics: any Journal { journal("analytics.tsv", what: "the analytics", .hasty) }

  private func journal(_ name: String, what: String, _ kind: AppendOnlyFile.Kind) -> any Journal {
    guard let data = directories.data, let state = directories.state else { return UnavailableStore(what: what) }
    return ProfileJournal(
      directory: kind == .hasty ? state : data, data: data, state: state, name: name, kind: kind, settings: settings,
      system: system, report: report)
  }
}

extension LearnerFiles: ScoreStore {
  private static let scores = "scores.tsv"

  var own: any Journal { journal(Self.scores, what: "the scores", .scores) }

  func ofAllProfiles() throws(StorageError) -> [(profile: Profile, journal: any Journal)] {
    guard let data = directories.data else { return [] }
    return try system.profiles(under: data).map { profile in
      (profile, AppendOnlyFile(profile.path(to: Self.scores, under: data), .scores, in: system))
    }
  }

  func shared(_ path: String) -> any Journal { AppendOnlyFile(path, .leaderboard, in: system) }

  func checkShared(_ path: String) throws(StorageError) {
    try AppendOnlyFile(path, .leaderboard, in: system).checkLeaderboard()
  }
}

extension FileSystem {
  /// The learners who have a place of their own, after the one without a name.
  fileprivate func profiles(under data: String) throws(StorageError) -> [Profile] {
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

/// A journal of whoever plays, which is looked up only when the journal is used.
private struct ProfileJournal: Journal {
  /// The directory in which the journals of all profiles are.
  let directory: String
  /// The directory in which a profile has its place, and where earlier versions kept everything.
  let data: String
  /// The directory in which it is remembered that a profile is no longer new.
  let state: String
  let name: String
  let kind: AppendOnlyFile.Kind
  let settings: ProfileGetterSetter
  let system: FileSystem
  let report: (String) -> Void

  var location: String { path(of: (try? settings.profile()) ?? .unnamed) }

  func append(_ line: String) throws(StorageError) { try file().append(line) }

  func forEachLine(_ body: (JournalLine) -> Void) throws(StorageError) { try file().forEachLine(body) }

  func ofOthers() throws(StorageError) -> [any Journal] {
    let own = location
    return try system.profiles(under: data).map { path(of: $0) }.filter { $0 != own && system.exists($0) }
      .map { file(at: $0) }
  }

  private func file() throws(StorageError) -> any Journal {
    let profile = try profile()
    tellIfNew(profile)
    return file(at: path(of: profile))
  }

  private func file(at path: String) -> any Journal {
    kind == .log ? LogFiles(path, in: system) : AppendOnlyFile(path, kind, in: system, report: report)
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
  fileprivate func path(to name: String, under directory: String) -> String {
    isUnnamed ? "\(directory)/\(name)" : "\(directory)/profiles/\(self.name)/\(name)"
  }
}

/// Where files belong. Source: XDG Base Directory Specification 0.8; a relative value counts as not set, and so does a home
/// that is no directory: the user of a service has `/dev/null`.
struct Directories {
  /// For settings; `nil` if nothing says where.
  let config: String?
  /// For history and scores; `nil` if nothing says where.
  let data: String?
  /// For what need not be carried to another machine, the journal of the program's use and locks; `nil` if nothing says
  /// where.
  let state: String?

  /// The variables that name one of them.
  static let variables = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"]

  init(_ environment: any ProcessEnvironment, in system: FileSystem) {
    func absolute(_ name: String) -> String? {
      environment.value(of: name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = absolute("HOME").flatMap { (try? system.calls.status($0))?.isDirectory == false ? nil : $0 }
    func directory(_ name: String, _ usual: String) -> String? {
      (absolute(name) ?? home.map { "\($0)/\(usual)" }).map { "\($0)/conjugar" }
    }
    config = directory("XDG_CONFIG_HOME", ".config")
    data = directory("XDG_DATA_HOME", ".local/share")
    // Who names a place for the data alone has one for the rest too.
    state = directory("XDG_STATE_HOME", ".local/state") ?? data
  }
}

/// Stands for what cannot be kept because nothing says where: reading finds nothing, keeping is an error.
struct UnavailableStore: GetterSetter, Journal {
  /// What cannot be kept, as a message begins: `the settings`.
  let what: String
  let location = "nowhere: HOME names no directory"

  func values() -> [String: String] { [:] }

  func profiles() -> [Profile] { [] }

  func update(_ change: (inout [String: String]) -> Void) throws(StorageError) { throw .nowhere(what: what) }

  func append(_ line: String) throws(StorageError) { throw .nowhere(what: what) }

  func forEachLine(_ body: (JournalLine) -> Void) {}
}
