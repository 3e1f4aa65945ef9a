import ConjugarCore

/// The files of whoever plays, and of the others who share the machine.
struct LearnerFiles {
  private let directories: Directories
  /// The settings of whoever plays; they know who that is.
  let settings: ProfileGetterSetter
  /// How many quizzes were finished here, whoever played, and when a star was asked for.
  let reviews: any GetterSetter

  /// - Parameters:
  ///   - launched: who plays, or `nil` for whom the settings name.
  ///   - report: told what a learner should know of damaged files.
  init(_ directories: Directories, launched: Profile?, report: @escaping (String) -> Void) {
    func file(_ directory: String?, _ name: String, what: String) -> any GetterSetter {
      guard let directory else { return UnavailableStore(what: what) }
      return FileGetterSetter("\(directory)/\(name)", report: report)
    }
    self.directories = directories
    settings = ProfileGetterSetter(
      launched, in: RememberingGetterSetter(file(directories.config, "settings", what: "the settings")))
    reviews = file(directories.data, "reviews", what: "the number of quizzes")
  }

  /// A journal of whoever plays.
  func journal(_ name: String, what: String, _ kind: AppendOnlyFile.Kind = .own) -> any Journal {
    guard let data = directories.data else { return UnavailableStore(what: what) }
    return ProfileJournal(data: data, name: name, kind: kind, settings: settings)
  }

  /// The answers of whoever plays.
  var history: any Journal { journal("history.jsonl", what: "the history", .log) }

  /// What was noted of the use of the program.
  var analytics: any Journal { journal("analytics.tsv", what: "the analytics", .hasty) }
}

extension LearnerFiles: ScoreStore {
  private static let scores = "scores.tsv"

  var own: any Journal { journal(Self.scores, what: "the scores") }

  func ofAllProfiles() throws(StorageError) -> [(profile: Profile, journal: any Journal)] {
    guard let data = directories.data else { return [] }
    let profiles = try names(in: "\(data)/profiles").compactMap { name in
      // A directory whose name is no profile's as it would be made is nobody's.
      (try? Profile(name)).flatMap { $0.name == name && !$0.isUnnamed ? $0 : nil }
    }
    return ([.unnamed] + profiles.sorted { $0.name < $1.name }).map { profile in
      (profile, AppendOnlyFile(profile.path(to: Self.scores, under: data)))
    }
  }

  func shared(_ path: String) -> any Journal { AppendOnlyFile(path, .shared) }

  private func names(in directory: String) throws(StorageError) -> [String] {
    do { return try Path.names(in: directory) } catch {
      if error.meansAbsent { return [] }
      throw .cannotRead(place: directory, reason: error.description)
    }
  }
}

/// A journal of whoever plays, which is looked up only when the journal is used.
private struct ProfileJournal: Journal {
  /// The directory of all profiles.
  let data: String
  let name: String
  let kind: AppendOnlyFile.Kind
  let settings: ProfileGetterSetter

  var place: String { ((try? settings.profile()) ?? .unnamed).path(to: name, under: data) }

  func append(_ line: String) throws(StorageError) { try file().append(line) }

  func forEachLine(_ body: (JournalLine) -> Void) throws(StorageError) { try file().forEachLine(body) }

  private func file() throws(StorageError) -> any Journal {
    let path = try settings.profile().path(to: name, under: data)
    return kind == .log ? LogFiles(path) : AppendOnlyFile(path, kind)
  }
}

extension Profile {
  fileprivate func path(to name: String, under data: String) -> String {
    isUnnamed ? "\(data)/\(name)" : "\(data)/profiles/\(self.name)/\(name)"
  }
}

/// Where files belong. Source: XDG Base Directory Specification 0.8; a relative value counts as not set.
struct Directories {
  /// For settings; `nil` if nothing says where.
  let config: String?
  /// For history and scores; `nil` if nothing says where.
  let data: String?

  init(_ environment: any ProcessEnvironment) {
    func absolute(_ name: String) -> String? {
      environment.value(of: name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = absolute("HOME")
    config = (absolute("XDG_CONFIG_HOME") ?? home.map { "\($0)/.config" }).map { "\($0)/conjugar" }
    data = (absolute("XDG_DATA_HOME") ?? home.map { "\($0)/.local/share" }).map { "\($0)/conjugar" }
  }
}

/// Stands for what cannot be kept because nothing says where: reading finds nothing, keeping is an error.
struct UnavailableStore: GetterSetter, Journal {
  /// What cannot be kept, as a message begins: `the settings`.
  let what: String
  let place = "nowhere: HOME names no directory"

  func values() -> [String: String] { [:] }

  func update(_ change: (inout [String: String]) -> Void) throws(StorageError) { throw .nowhere(what: what) }

  func append(_ line: String) throws(StorageError) { throw .nowhere(what: what) }

  func forEachLine(_ body: (JournalLine) -> Void) {}
}
