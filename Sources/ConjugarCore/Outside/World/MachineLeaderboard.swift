/// Where the scores of a machine are kept.
package protocol ScoreStore {
  var own: any KeptLines { get }

  func ofAllProfiles() throws(StorageError) -> [(profile: Profile, scores: any KeptLines)]

  /// The file at a path, in which several people keep their scores together.
  func shared(_ path: String) -> any KeptLines

  func checkShared(_ path: String) throws(StorageError)
}

/// The leaderboard of all profiles on a machine, and of everyone who keeps scores in the same shared file, which
/// receives those that earned something, from players who have named the file and themselves.
package struct MachineLeaderboard: Leaderboard {
  private let shelf: any ScoreStore
  private let settings: Settings
  private let clock: (any WorldClock)?

  /// - Parameter clock: tells which scores are in the future; if it is `nil`, none are.
  package init(_ shelf: any ScoreStore, settings: Settings, clock: (any WorldClock)? = nil) {
    (self.shelf, self.settings, self.clock) = (shelf, settings, clock)
  }

  package func enter(_ score: Score) throws(StorageError) {
    let player = Result { () throws(StorageError) in try chosen(Settings.player) }
    var score = score
    score.player = (try? player.get()) ?? nil
    // This comes first: nothing that is wrong elsewhere may cost a personal best.
    var warning: StorageError?
    do throws(StorageError) { try shelf.own.append(score.line) } catch {
      // The shared file should receive it all the same.
      guard error.isKept else { throw error }
      warning = error
    }
    if score.points > 0, try player.get() != nil, try chosen(Settings.joined) != .no, let path = try sharedPath() {
      do { try shelf.shared(path).append(score.line) } catch { throw error.ofSharedLeaderboard }
    }
    if let warning { throw warning }
  }

  package func scores() throws(StorageError) -> [Score] {
    let (scores, reading) = shelf.own.scores(at: clock?.now)
    if let fault = reading.fault(ofNo: Self.kind) { throw fault }
    return scores.sorted { $0.isBetter(than: $1) }
  }

  private static let kind = "score"

  package func board() -> Board {
    var entries: [Board.Entry] = []
    var seen: Set<Score> = []
    var unreadable: [StorageError] = []
    var notes: [String] = []
    let now = clock?.now
    let faults = forEachShelf { profile, lines in
      let (scores, reading) = lines.scores(at: now)
      // Scores in the shared file are also in the player's own.
      entries += scores.filter { seen.insert($0).inserted }.map { ($0, profile) }
      if let fault = reading.fault(ofNo: Self.kind) {
        unreadable.append(fault)
      } else {
        notes += reading.files.prefix(1).flatMap { $0.notes(ofNo: Self.kind, "shown") }
      }
    }
    return Board(entries, faults: unreadable + faults, notes: notes)
  }

  package func files() -> [KeptFile] {
    let now = clock?.now
    var files: [KeptFile] = []
    let faults = forEachShelf { profile, lines in
      files += lines.scores(at: now).reading.allFiles
      guard profile == nil, files.last?.fault == nil else { return }
      do throws(StorageError) { try shelf.checkShared(lines.location) } catch {
        files[files.count - 1].fault = .unusable(error.description)
      }
    }
    return files + faults.map { KeptFile(.scores, $0, at: shelf.own.location) }
  }

  /// Calls `body` with the scores of each profile and then the shared ones; returns why some cannot be read.
  private func forEachShelf(_ body: (Profile?, any KeptLines) -> Void) -> [StorageError] {
    var faults: [StorageError] = []
    do { for (profile, lines) in try shelf.ofAllProfiles() { body(profile, lines) } } catch { faults.append(error) }
    do { if let path = try sharedPath() { body(nil, shelf.shared(path)) } } catch { faults.append(error) }
    return faults
  }

  package func profiles() throws(StorageError) -> [Profile] { try shelf.ofAllProfiles().map(\.profile) }
  package func check(_ path: String) throws(StorageError) { try shelf.checkShared(path) }
  private func sharedPath() throws(StorageError) -> String? { try chosen(Settings.leaderboard) }

  private func chosen<Value>(_ setting: Setting<Value>) throws(StorageError) -> Value {
    do { return try settings.value(of: setting) } catch {
      if case .storage(let error) = error { throw error }
      throw .broken(error.description)
    }
  }
}

extension KeptLines {
  /// The scores in the lines, none later than the current moment if that is given; other lines are skipped.
  package func scores(at now: Timestamp?) -> (scores: [Score], reading: LinesReading) {
    var scores: [Score] = []
    let reading = LinesReading(self, .scores) { line in
      guard let score = Score(line: line.text), score.isPossible(at: now) else { return .unreadable }
      scores.append(score)
      return .read(version: nil)
    }
    return (scores, reading)
  }
}

extension StorageError {
  /// An error that says that the score is lost only to others.
  fileprivate var ofSharedLeaderboard: StorageError {
    func also(_ reason: String) -> String { "\(reason); your own scores have it" }
    return switch self {
    case .nowhere, .locked, .notDurable, .broken: self
    case .cannotCreate(let location, let reason): .cannotCreate(location: location, reason: also(reason))
    case .cannotRead(let location, let reason): .cannotRead(location: location, reason: also(reason))
    case .cannotWrite(let location, let reason): .cannotWrite(location: location, reason: also(reason))
    }
  }
}
