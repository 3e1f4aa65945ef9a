/// Where the scores of a machine are kept.
public protocol ScoreStore {
  /// The scores of whoever plays.
  var own: any Journal { get }

  /// The scores of every profile.
  func ofAllProfiles() throws(StorageError) -> [(profile: Profile, journal: any Journal)]

  /// The file at a path, in which several people keep their scores together.
  func shared(_ path: String) -> any Journal
}

/// The leaderboard of all profiles of a machine, and of everybody who keeps scores in the same shared file.
///
/// One's own scores are always kept, as personal bests need no name. The shared file takes scores with a name only.
public struct MachineLeaderboard: Leaderboard {
  private let shelf: any ScoreStore
  private let settings: Settings

  /// - Parameter settings: tell whose name stands beside a score, and where the shared file is.
  public init(_ shelf: any ScoreStore, settings: Settings) {
    self.shelf = shelf
    self.settings = settings
  }

  public func enter(_ score: Score) throws(StorageError) {
    let player = Result { () throws(StorageError) in try chosenPlayer() }
    var score = score
    score.player = (try? player.get()) ?? nil
    // First of all: nothing that is wrong elsewhere may cost a personal best.
    try JournalLeaderboard(shelf.own).enter(score)
    guard try player.get() != nil, let path = try sharedPath() else { return }
    do { try JournalLeaderboard(shelf.shared(path)).enter(score) } catch { throw error.ofSharedLeaderboard }
  }

  public func scores() throws(StorageError) -> [Score] { try JournalLeaderboard(shelf.own).scores() }

  public func board() -> Board {
    var entries: [Board.Entry] = []
    var seen: Set<Score> = []
    var faults: [StorageError] = []
    func add(_ profile: Profile?, _ read: () throws(StorageError) -> [Score]) {
      do throws(StorageError) {
        // What is in the shared file stands in one's own, too.
        entries += try read().filter { seen.insert($0).inserted }.map { Board.Entry(score: $0, profile: profile) }
      } catch {
        faults.append(error)
      }
    }
    do throws(StorageError) {
      for (profile, journal) in try shelf.ofAllProfiles() {
        add(profile) { () throws(StorageError) in try JournalLeaderboard(journal).scores() }
      }
    } catch {
      faults.append(error)
    }
    add(nil) { () throws(StorageError) in
      guard let path = try sharedPath() else { return [] }
      return try JournalLeaderboard(shelf.shared(path)).scores()
    }
    return Board(entries, faults: faults)
  }

  private func chosenPlayer() throws(StorageError) -> Player? {
    do { return try settings.player } catch { throw error.inStorage }
  }

  private func sharedPath() throws(StorageError) -> String? {
    do { return try settings.leaderboard } catch { throw error.inStorage }
  }
}

extension SettingsError {
  /// The same as a fault of what keeps things.
  fileprivate var inStorage: StorageError {
    if case .storage(let error) = self { error } else { .broken(description) }
  }
}

extension StorageError {
  /// Says that the score is lost to the others only.
  fileprivate var ofSharedLeaderboard: StorageError {
    let rest = "; your own scores have it"
    return switch self {
    case .nowhere, .broken: self
    case .cannotCreate(let place, let reason): .cannotCreate(place: place, reason: reason + rest)
    case .cannotRead(let place, let reason): .cannotRead(place: place, reason: reason + rest)
    case .cannotWrite(let place, let reason): .cannotWrite(place: place, reason: reason + rest)
    }
  }
}
