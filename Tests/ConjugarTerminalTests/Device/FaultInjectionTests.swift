import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

/// Every call of the system fails once, wherever it occurs, with each error that it may have.
///
/// Whatever fails: what was kept before stays, what is told as kept is there, no line is torn, one message at most says
/// what is lost, and the exit code says that something is.
@Suite("Calls of the system that fail")
struct FaultInjectionTests {
  /// The errors with which a call is let fail; a signal interrupts only what waits.
  private static func codes(_ place: FaultyCalls.Place) -> [Int32] {
    switch place.call {
    case "write": [ENOSPC, EIO, EINTR]
    case "open": [EACCES, EIO, EINTR]
    case "flock": [EIO, ENOLCK, EINTR]
    case "mkdir", "rename", "link": [EACCES, ENOSPC]
    case "read", "pread", "fsync", "ftruncate": [EIO, EINTR]
    case _: [EIO]
    }
  }

  /// What a quiz and a setting leave in a home.
  private static let kept: [(name: String, text: String)] = {
    guard let home = try? Scratch() else { return [] }
    let stage = DeviceStage(home)
    _ = stage.run("quiz --verb ir --tense gerund --questions 1", ["vamos"])
    _ = stage.run("settings questions 5")
    let state = ".local/state/conjugar"
    return [
      DeviceStage.log, DeviceStage.scores, DeviceStage.settings, "\(state)/analytics.tsv", "\(state)/reviews",
      "\(state)/settings.lock",
    ].compactMap { name in (try? home.read(name)).map { (name, $0) } }
  }()

  /// A home in which something was kept before.
  private static func home(_ isNew: Bool) throws -> Scratch {
    let home = try Scratch()
    guard !isNew else { return home }
    try #require(kept.count >= 5)
    for (name, text) in kept { try home.write(text, to: name) }
    return home
  }

  /// Every fault that a command can meet.
  private static func faults(_ line: String, _ input: [String], isNew: Bool) throws -> [FaultyCalls.Place] {
    let calls = FaultyCalls()
    _ = DeviceStage(try home(isNew), calls).run(line, input)
    return calls.made
  }

  private static let quiz = "quiz --verb hablar --tense gerund,participle --questions 2"
  /// Right ones, so that none has to be diagnosed again and again.
  private static let answers = ["hablado", "hablando"]

  @Test(arguments: [true, false])
  func aQuiz(isNew: Bool) throws {
    let places = try Self.faults(Self.quiz, Self.answers, isNew: isNew)
    #expect(places.count > 30)
    for place in places {
      for code in Self.codes(place) {
        let home = try Self.home(isNew)
        let result = DeviceStage(home, FaultyCalls((place, code))).run(Self.quiz, Self.answers)
        let context = Comment("\(place) fails with \(code), new \(isNew): \(result.messages) \(result.code)")
        // Both verdicts and the end are told.
        #expect(result.output.components(separatedBy: "✓ right").count == 3, context)
        #expect(result.output.contains("The end"), context)
        let lines = ((try? home.read(DeviceStage.log)) ?? "").split(separator: "\n").map { String($0) }
        #expect(lines.allSatisfy { LogEntry(line: $0) != nil }, context)
        let kept = Set(lines.compactMap { LogEntry(line: $0)?.answer })
        if !isNew { #expect(kept.contains("vamos"), context) }
        // Nothing is lost in silence, and nothing is told twice.
        let isWhole = Self.answers.allSatisfy(kept.contains)
        if !isWhole { #expect(result.code != .done && result.messages.contains { $0.contains("answers") }, context) }
        if isWhole { #expect(!result.messages.contains { $0.contains("answers are not being saved") }, context) }
        if result.code != .done { #expect((1...2).contains(result.messages.count), context) }
        if code == EINTR { #expect(result.code == .done && isWhole, context) }
        // The next quiz goes on as if nothing had been, and all that was kept is read.
        var stage = DeviceStage(home)
        stage.now = Timestamp(milliseconds: stage.now.milliseconds + 3_600_000)
        let next = stage.run(Self.quiz, Self.answers)
        #expect(next.code == .done, "\(context): \(next.messages)")
        let after = stage.run("export --history --format jsonl")
        #expect(after.code == .done && after.messages.isEmpty, "\(context): \(after.messages)")
        let read = after.output.split(separator: "\n").compactMap { LogEntry(line: $0)?.answer }
        #expect(read == lines.compactMap { LogEntry(line: $0)?.answer } + Self.answers, context)
      }
    }
  }

  @Test(arguments: [true, false])
  func aSetting(isNew: Bool) throws {
    for place in try Self.faults("settings region spain", [], isNew: isNew) {
      for code in Self.codes(place) {
        let home = try Self.home(isNew)
        let before = try? home.read(DeviceStage.settings)
        let result = DeviceStage(home, FaultyCalls((place, code))).run("settings region spain")
        let context = Comment("\(place) fails with \(code), new \(isNew): \(result.messages) \(result.code)")
        let after = try? home.read(DeviceStage.settings)
        // The old text or the new one; after the rename it is the new one whatever comes.
        #expect(after == before || after?.contains("region = spain\n") == true, context)
        if result.code == .done { #expect(after?.contains("region = spain\n") == true, context) }
        if !isNew { #expect(after?.contains("questions = 5\n") == true, context) }
        #expect(result.messages.count == 1, context)
        #expect(DeviceStage(home).run("settings region").code == .done, context)
        let names = (try? home.names(".config/conjugar")) ?? []
        #expect(!names.contains { $0.hasSuffix(".conjugar-new") } || result.code != .done, context)
      }
    }
  }

  /// What cannot be written whole is not there, so that it can be handed in once there is room.
  @Test func whatIsHandedInIsWholeOrNotThere() throws {
    let quiz = "\(Self.quiz) --no-history --hand-in"
    let calls = FaultyCalls()
    let home = try Self.home(false)
    #expect(DeviceStage(home, calls).run("\(quiz) \(home.path)/a.json", Self.answers).code == .done)
    for place in calls.made where ["write", "fsync"].contains(place.call) {
      let home = try Self.home(false)
      let result = DeviceStage(home, FaultyCalls((place, ENOSPC))).run("\(quiz) \(home.path)/a.json", Self.answers)
      let text = try? home.read("a.json")
      #expect(text.map { HandIn($0) != nil } ?? (result.code != .done), "\(place): \(text ?? "none")")
      if text == nil { #expect(DeviceStage(home).run("\(quiz) \(home.path)/a.json", Self.answers).code == .done) }
    }
  }

  /// Reading never ends in “no answers yet” when it failed.
  @Test(arguments: ["stats --format text", "scores", "export --history", "check"])
  func reading(_ line: String) throws {
    // Each home has another path, which is no difference.
    func shown(_ output: String, in home: Scratch) -> String { output.replacing(home.path, with: "~") }
    let sound = try Self.home(false)
    let whole = shown(DeviceStage(sound).run(line).output, in: sound)
    for place in try Self.faults(line, [], isNew: false) {
      for code in Self.codes(place) {
        let home = try Self.home(false)
        let result = DeviceStage(home, FaultyCalls((place, code))).run(line)
        let output = shown(result.output, in: home)
        let context = Comment("\(line): \(place) fails with \(code): \(result.messages) \(result.code)")
        if output != whole {
          #expect(result.messages.count >= 1 || line == "check" && result.code != .done, context)
        }
        if result.code == .done, code != EINTR, output != whole {
          #expect(result.messages.contains { $0.contains("the defaults are used") }, context)
        }
      }
    }
  }

  /// A disk that is full in the middle of a line: the torn piece is taken away again.
  @Test func aFullDiskTearsNoLine() throws {
    let home = try Self.home(false)
    let before = try home.read(DeviceStage.log)
    let calls = FaultyCalls((FaultyCalls.Place(call: "write", number: 0), ENOSPC))
    let result = DeviceStage(home, calls).run(Self.quiz, Self.answers)
    #expect(result.messages.first?.hasSuffix("history.jsonl: No space left on device") == true)
    #expect(result.code == .readWrite)
    #expect(try home.read(DeviceStage.log).hasPrefix(before))
    #expect(DeviceStage(home).answers.map(\.answer) == ["vamos", "hablando"])
  }

  /// Who asks for no lock may have added something meanwhile, which is not ours to take away.
  @Test func aFullDiskTakesNothingOfOthersAway() throws {
    let home = try Self.home(false)
    let calls = FaultyCalls((FaultyCalls.Place(call: "write", number: 0), ENOSPC))
    calls.before = { place in
      guard place.call == "write", place.number == 0, let log = try? home.read(DeviceStage.log) else { return }
      try? home.write(log + "other\n", to: DeviceStage.log)
    }
    _ = DeviceStage(home, calls).run(Self.quiz, Self.answers)
    #expect(try home.read(DeviceStage.log).contains("\nother\n"))
  }
}
