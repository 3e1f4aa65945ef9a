import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

/// Who holds a file may be a backup that never ends, or a stranger.
@Suite("Locks and files that are replaced")
struct LockTests {
  private let home: Scratch
  private let stage: DeviceStage
  private static let quiz = "quiz --verb hablar --tense gerund,participle --questions 2"

  init() throws {
    home = try Scratch()
    stage = DeviceStage(home)
    _ = stage.run(Self.quiz, ["a", "b"])
  }

  /// Holds a file while something is done.
  private func holding<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
    let file = open("\(home.path)/\(name)", O_RDWR)
    try #require(file >= 0 && flock(file, LOCK_EX) == 0)
    defer { close(file) }
    return try body()
  }

  @Test(arguments: [DeviceStage.log, DeviceStage.scores])
  func aHeldJournalStopsNobody(_ name: String) throws {
    let result = try holding(name) { stage.run(Self.quiz, ["c", "d"]) }
    #expect(result.code == .readWrite)
    #expect(result.messages.count == 1)
    #expect(result.messages.first?.hasPrefix("conjugar: \(home.path)/\(name) is locked by another program") == true)
    #expect(result.output.contains("The end"))
    // What can be added whole without the lock is added.
    #expect(stage.answers.map(\.answer) == ["a", "b", "c", "d"])
    #expect(try home.read(DeviceStage.scores).split(separator: "\n").count == 2)
  }

  /// Two seconds for the first answer, nothing for the next.
  @Test func aLockIsWaitedForOnce() throws {
    let calls = FaultyCalls()
    _ = try holding(DeviceStage.log) { DeviceStage(home, calls).run(Self.quiz, ["c", "d"]) }
    #expect((200...215).contains(calls.made.count { $0.call == "flock" }))
  }

  @Test func whoIsToldToEndWaitsForNoLock() throws {
    let calls = FaultyCalls()
    calls.isToldToEnd = true
    _ = try holding(DeviceStage.log) { DeviceStage(home, calls).run(Self.quiz, ["c", "d"]) }
    #expect(calls.made.count { $0.call == "flock" } < 10)
    #expect(stage.answers.map(\.answer) == ["a", "b", "c", "d"])
  }

  /// Without its lock a setting could undo the change of another program.
  @Test func heldSettingsStayAsTheyAre() throws {
    _ = stage.run("settings region spain")
    let result = try holding(".local/state/conjugar/settings.lock") { stage.run("settings questions 7") }
    #expect(result.code == .readWrite)
    #expect(result.messages.first?.hasSuffix("/settings: it is locked by another program") == true)
    #expect(try !home.read(DeviceStage.settings).contains("questions"))
  }

  /// Git, editors and tools that synchronize put a new file in the place of the old one, perhaps while we wait.
  @Test func aLogThatIsReplacedMeanwhileIsOpenedAgain() throws {
    let calls = FaultyCalls()
    let path = "\(home.path)/\(DeviceStage.log)"
    let old = try home.read(DeviceStage.log)
    calls.before = { place in
      guard place == FaultyCalls.Place(call: "flock", number: 0) else { return }
      try? Data(old.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    let result = DeviceStage(home, calls).run(Self.quiz, ["c", "d"])
    #expect(result.code == .done)
    #expect(stage.answers.map(\.answer) == ["a", "b", "c", "d"])
  }

  @Test func aLogThatIsDeletedMeanwhileIsMadeAgain() throws {
    let calls = FaultyCalls()
    let path = "\(home.path)/\(DeviceStage.log)"
    calls.before = { place in
      if place == FaultyCalls.Place(call: "flock", number: 0) { unlink(path) }
    }
    #expect(DeviceStage(home, calls).run(Self.quiz, ["c", "d"]).code == .done)
    #expect(stage.answers.map(\.answer) == ["c", "d"])
  }

  /// A network drive without locks: what is written whole is worth more than what is refused.
  @Test func whereThereAreNoLocksAnswersAreKept() throws {
    let calls = FaultyCalls((FaultyCalls.Place(call: "flock", number: 0), ENOLCK))
    let result = DeviceStage(home, calls).run(Self.quiz, ["c", "d"])
    #expect(stage.answers.map(\.answer) == ["a", "b", "c", "d"])
    #expect((result.messages, result.code) == ([], .done))
    let setting = DeviceStage(home, FaultyCalls((FaultyCalls.Place(call: "flock", number: 0), ENOLCK)))
    #expect(setting.run("settings region spain").code == .done)
    #expect(stage.run("settings region").output == "spain\n")
  }

  /// What is no file with an end is no log, and nobody is to think that it keeps anything.
  @Test(arguments: ["pipe", "device", "directory"])
  func whatIsNoFileKeepsNothing(_ kind: String) throws {
    let path = "\(home.path)/\(DeviceStage.log)"
    unlink(path)
    switch kind {
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "device": #expect(symlink("/dev/null", path) == 0)
    case _: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    let result = stage.run(Self.quiz, ["c", "d"])
    #expect(result.code == .readWrite)
    #expect(result.messages.count == 1)
    #expect(result.messages.first?.contains("your answers are not being saved: cannot write \(path): ") == true)
    #expect(stage.run("stats").code == .readWrite)
  }

  @Test func aPipeInPlaceOfADraftStopsNobody() throws {
    for name in [".config/conjugar/settings.conjugar-new", ".local/state/conjugar/reviews.conjugar-new"] {
      let path = "\(home.path)/\(name)"
      try FileManager.default.createDirectory(atPath: Path.parent(path), withIntermediateDirectories: true)
      #expect(mkfifo(path, 0o600) == 0)
    }
    #expect(stage.run("settings region spain").code == .done)
    #expect(stage.run(Self.quiz, ["c", "d"]).code == .done)
  }
}
