import ConjugarCore
import Testing

@Suite("The leaderboard of a machine")
struct MachineLeaderboardTests {
  /// What is kept, in memory.
  private final class MemoryShelf: ScoreStore {
    let ana = MemoryLines(["1970-01-01T00:00:00.005Z\t300\tspain\tmoderate\t50\tAna"])
    let unnamed = MemoryLines()
    let shared = MemoryLines(["1970-01-01T00:00:00.004Z\t200\tspain\teasy\t50\tLeo", "torn"])
    var sharedPaths: [String] = []
    /// If set, the shared file can be neither read nor written.
    var isBroken = false

    var own: any KeptLines { unnamed }
    func ofAllProfiles() throws(StorageError) -> [(profile: Profile, scores: any KeptLines)] {
      do { return [(.unnamed, unnamed), (try Profile("ana"), ana)] } catch { throw .broken("\(error)") }
    }
    func shared(_ path: String) -> any KeptLines {
      sharedPaths.append(path)
      return isBroken ? BrokenJournal(location: path) : shared
    }
    func checkShared(_ path: String) throws(StorageError) {
      if isBroken { throw .cannotWrite(location: path, reason: "disk full") }
    }
  }

  private struct BrokenJournal: KeptLines {
    let location: String
    func append(_ line: String) throws(StorageError) { throw .cannotWrite(location: location, reason: "disk full") }
    func forEachLine(_ body: (KeptLine) -> Void) throws(StorageError) {
      throw .cannotRead(location: location, reason: "disk gone")
    }
  }

  private let shelf = MemoryShelf()
  private let store = DictionaryGetterSetter()
  private var leaderboard: MachineLeaderboard { MachineLeaderboard(shelf, settings: Settings(store)) }

  private func score(_ points: Int, player: String? = nil) throws -> Score {
    Score(
      points: points, region: .spain, difficulty: .easy, time: Timestamp(milliseconds: 9), questions: 50,
      player: try player.map { name throws(NameError) in try PlayerName(name) })
  }

  @Test func aPersonalBestNeedsNoName() throws {
    store.update { $0 = ["leaderboard": "/srv/scores.tsv", "joined": "yes"] }
    try leaderboard.enter(score(100))
    #expect(try leaderboard.scores() == [score(100)])
    // The shared file takes scores with a name only.
    #expect(shelf.sharedPaths.isEmpty)
  }

  @Test func theScoreBearsTheNameThatWasChosen() throws {
    store.update { $0["player"] = "Mar" }
    try leaderboard.enter(score(100))
    #expect(try leaderboard.scores() == [score(100, player: "Mar")])
    #expect(shelf.sharedPaths.isEmpty)
  }

  @Test func withANameItIsSharedToo() throws {
    store.update { $0 = ["player": "Mar", "leaderboard": "/srv/scores.tsv", "joined": "yes"] }
    try leaderboard.enter(score(100))
    #expect(shelf.sharedPaths == ["/srv/scores.tsv"])
    #expect(try shelf.unnamed.lines() == ["1970-01-01T00:00:00.009Z\t100\tspain\teasy\t50\tMar"])
    #expect(try shelf.shared.lines().last == shelf.unnamed.lines().last)
  }

  /// Nobody is shown to others who said no, and nothing is a score that earned nothing.
  @Test(arguments: [("no", 50, 100), ("yes", 50, 0), ("ask", 3, 0)])
  func whatIsNotShared(_ joined: String, _ questions: Int, _ points: Int) throws {
    store.update { $0 = ["player": "Mar", "leaderboard": "/srv/scores.tsv", "joined": joined] }
    let score = Score(
      points: points, region: .spain, difficulty: .easy, time: Timestamp(milliseconds: 9), questions: questions)
    try leaderboard.enter(score)
    #expect(shelf.sharedPaths.isEmpty)
    #expect(try shelf.unnamed.lines().count == 1)
  }

  @Test func theBoardHasEverybodyOnce() throws {
    store.update { $0 = ["player": "Mar", "leaderboard": "/srv/scores.tsv", "joined": "yes"] }
    try leaderboard.enter(score(250))
    let board = leaderboard.board()
    #expect(board.faults.isEmpty)
    #expect(board.entries.map { $0.score.player?.name } == ["Ana", "Mar", "Leo"])
    #expect(board.entries.map { $0.profile?.name } == ["ana", "default", nil])
    store.update { $0["leaderboard"] = "off" }
    #expect(leaderboard.board().entries.map { $0.score.player?.name } == ["Ana", "Mar"])
  }

  @Test func aBrokenSharedFileCostsNoPersonalBest() throws {
    store.update { $0 = ["player": "Mar", "leaderboard": "/srv/scores.tsv", "joined": "yes"] }
    shelf.isBroken = true
    let error = #expect(throws: StorageError.self) { try leaderboard.enter(score(250)) }
    #expect(error?.description == "cannot write /srv/scores.tsv: disk full; your own scores have it")
    #expect(try leaderboard.scores() == [score(250, player: "Mar")])
    let board = leaderboard.board()
    #expect(board.entries.count == 2)
    #expect(board.faults == [.cannotRead(location: "/srv/scores.tsv", reason: "disk gone")])
  }

  @Test func aBrokenNameCostsNoPersonalBest() throws {
    store.update { $0 = ["player": "M,r", "leaderboard": "/srv/scores.tsv", "joined": "yes"] }
    let error = #expect(throws: StorageError.self) { try leaderboard.enter(score(250)) }
    #expect(error?.description.hasPrefix("the setting “player” in memory is broken") ?? false)
    #expect(try leaderboard.scores() == [score(250)])
  }
}
