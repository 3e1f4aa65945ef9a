import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

/// What editors, tools and disks do to files, and what the program then says.
@Suite("Damaged files")
struct DamagedFilesTests {
  private let home: Scratch
  private let stage: DeviceStage

  init() throws {
    home = try Scratch()
    stage = DeviceStage(home)
    _ = stage.run("quiz --verb hablar --tense preterite --person 1s,2s,3s --questions 3", ["a", "b", "c"])
    try #require(stage.answers.count == 3)
  }

  private func log() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "\(home.path)/\(DeviceStage.log)")) }

  private func answers() -> (count: Int, messages: [String], code: ExitCode) {
    let result = stage.run("stats --format tsv")
    let row = result.output.split(separator: "\n").first { $0.hasPrefix("all\t") }
    return (row.flatMap { Int($0.split(separator: "\t")[2]) } ?? 0, result.messages, result.code)
  }

  /// `iconv -t UTF-16`, line ends of an old Mac, `jq .`: nothing can be read, which is not the same as no answers.
  @Test(arguments: ["UTF-16", "CR", "pretty"])
  func nothingCanBeRead(_ damage: String) throws {
    let text = try home.read(DeviceStage.log)
    let damaged =
      switch damage {
      case "UTF-16": try #require(text.data(using: .utf16))
      case "CR": Data(text.replacing("\n", with: "\r").utf8)
      case _: Data(text.replacing("{", with: "{\n  ").replacing(",", with: ",\n  ").utf8)
      }
    try home.write(damaged, to: DeviceStage.log)
    for command in ["stats", "review --list", "quiz --weak"] {
      let result = stage.run(command)
      #expect(result.code == .readWrite, "\(command)")
      #expect(result.messages.first?.hasPrefix("conjugar: cannot read \(home.path)/\(DeviceStage.log): ") == true)
      #expect(!result.output.contains("No answers"))
    }
    #expect(stage.run("check").code == .readWrite)
    // Nothing is overwritten, and what is added can be read.
    #expect(try log() == damaged)
    _ = stage.run("quiz --verb ir --tense gerund --questions 1", ["x"])
    #expect(try log().starts(with: damaged))
    #expect(answers().count == 1)
  }

  @Test func aByteOrderMarkAndCRLFAreNoDamage() throws {
    try home.write("\u{FEFF}" + home.read(DeviceStage.log).replacing("\n", with: "\r\n"), to: DeviceStage.log)
    #expect(answers() == (3, [], .done))
  }

  @Test func aWholeLastLineNeedsNoEnd() throws {
    try home.write(String(home.read(DeviceStage.log).dropLast()), to: DeviceStage.log)
    #expect(answers() == (3, [], .done))
    var later = stage
    later.now = Timestamp(milliseconds: stage.now.milliseconds + 100_000)
    _ = later.run("quiz --verb ir --tense gerund --questions 1", ["x"])
    #expect(answers() == (4, [], .done))
  }

  @Test func aTornLastLineIsTold() throws {
    try home.write(String(home.read(DeviceStage.log).dropLast(9)), to: DeviceStage.log)
    let found = answers()
    #expect((found.count, found.code) == (2, .done))
    #expect(
      found.messages == [
        "conjugar: 1 line of \(home.path)/\(DeviceStage.log) is no answer and is not counted: line 3."
      ])
  }

  @Test func aFlippedBitIsTold() throws {
    var bytes = [UInt8](try log())
    bytes[3] ^= 0x40
    bytes[bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 - 1 } ?? 0] ^= 1
    try home.write(Data(bytes), to: DeviceStage.log)
    let found = answers()
    #expect((found.count, found.messages.count) == (2, 1))
  }

  @Test func aLinkThatLeadsNowhereIsToldOf() throws {
    let path = "\(home.path)/\(DeviceStage.log)"
    unlink(path)
    #expect(symlink("/no/such/disk/history.jsonl", path) == 0)
    let found = answers()
    #expect(found.code == .readWrite)
    #expect(found.messages == ["conjugar: cannot read \(path): it is a broken symbolic link"])
  }

  /// A disk that is not mounted is no empty one.
  @Test(arguments: [true, false])
  func aDirectoryThatIsNoneIsToldOf(_ isLink: Bool) throws {
    let folder = "\(home.path)/.local/share/conjugar"
    try FileManager.default.moveItem(atPath: folder, toPath: "\(home.path)/away")
    if isLink {
      #expect(symlink("/no/such/disk", folder) == 0)
    } else {
      try home.write("", to: ".local/share/conjugar")
    }
    #expect(stage.run("check").code == .readWrite)
    for command in ["stats", "review --list", "export --history"] {
      let result = stage.run(command)
      #expect(result.code == .readWrite, "\(command)")
      let what = isLink ? "a broken symbolic link" : "not a directory"
      #expect(result.messages.joined().contains("\(folder) is \(what)"))
    }
  }

  /// Nothing is asked in the name of somebody else.
  @Test func aLinkToSettingsOnADiskThatIsGoneIsToldOf() throws {
    try home.write("", to: ".local/share/conjugar/profiles/ana/history.jsonl")
    let path = "\(home.path)/\(DeviceStage.settings)"
    try FileManager.default.createDirectory(
      atPath: String(path.dropLast("/settings".count)), withIntermediateDirectories: true)
    #expect(symlink("/no/such/disk/settings", path) == 0)
    let result = stage.run("quiz --verb ir --tense gerund --questions 1", ["x"])
    #expect(result.code == .readWrite)
    #expect(result.messages.first?.contains("it is a broken symbolic link") == true)
    #expect(stage.answers.count == 3)
  }

  @Test func everyFileOfTheLogIsLookedThrough() throws {
    let name = String(DeviceStage.log.dropLast("history.jsonl".count))
    try home.write("", to: name + "history-b.jsonl/inside")
    try home.write("bad\n", to: name + "history-c.jsonl")
    let result = stage.run("check --format json")
    #expect(result.code == .readWrite)
    #expect(result.output.contains("history-b.jsonl: it is not a regular file"))
    #expect(result.output.contains("history-c.jsonl"))
  }

  @Test func aFileWhoseNameCannotBeSpelledIsToldOf() throws {
    let folder = "\(home.path)/\(DeviceStage.log.dropLast("history.jsonl".count))"
    let path =
      Array(folder.utf8CString.dropLast()) + Array("history-jos".utf8CString.dropLast())
      + [CChar(bitPattern: 0xE9)] + Array(".jsonl".utf8CString)
    let file = open(path, O_CREAT | O_WRONLY, 0o600)
    // Some file systems refuse such a name.
    guard file >= 0 else { return }
    close(file)
    #expect(answers().code == .readWrite)
    #expect(answers().messages.first?.hasSuffix("its name is not UTF-8") == true)
  }

  /// Copies of Syncthing and others, and the file of another machine, each in part the same.
  @Test func everyFileOfTheLogIsReadAndEqualAnswersOnce() throws {
    let lines = try home.read(DeviceStage.log).split(separator: "\n").map { $0 + "\n" }
    let folder = ".local/share/conjugar"
    try home.write(String(lines[1] + lines[0]), to: "\(folder)/history.sync-conflict-20261121-180307-ABCDEFG.jsonl")
    let other = try #require(LogEntry(line: lines[2].dropLast()))
    var own = other
    own.id = "other-machine"
    own.time = Timestamp(milliseconds: other.time.milliseconds + 60_000)
    try home.write(own.line + "\n" + lines[2], to: "\(folder)/history-phone.jsonl")
    try home.write("no log\n", to: "\(folder)/history.jsonl.orig")
    try home.write("no log\n", to: "\(folder)/old-history.jsonl")
    #expect(answers() == (4, [], .done))
    // Taken back here, though it was given there.
    let retraction = LogLine.retraction(of: "other-machine", id: "r", at: own.time)
    try home.write(home.read(DeviceStage.log) + retraction + "\n", to: DeviceStage.log)
    #expect(answers() == (3, [], .done))
    let check = stage.run("check --format jsonl").output
    #expect(check.components(separatedBy: "\"content\":\"answers\"").count == 4)
  }

  /// A number of quizzes that no lifetime has ended every quiz with a trap.
  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "many", "99999999999999999999"])
  func aCountThatCannotBeBeginsAnew(_ number: String) throws {
    try home.write(
      "quizzes-finished = \(number)\nlast-asked = 9999-12-31T23:59:59.999Z\n", to: ".local/state/conjugar/reviews")
    #expect(stage.run("quiz --verb ir --tense gerund --questions 1", ["yendo"]).code == .done)
    #expect(try home.read(".local/state/conjugar/reviews").contains("quizzes-finished = 1\n"))
  }

  /// “Taken back” is true at once, whatever comes next.
  @Test(arguments: [[":undo"], [":undo", ":quit"], [":undo", "b", ":undo"]])
  func whatIsTakenBackIsRetractedAtOnce(_ rest: [String]) throws {
    let other = DeviceStage(try Scratch())
    _ = other.run("quiz --verb hablar --tense gerund,participle --questions 2", ["a"] + rest)
    let stats = other.run("stats --format tsv")
    #expect(!stats.output.contains("all\tall"))
    #expect(stats.messages == [])
  }

  @Test(arguments: ["pipe", "directory", "loop"])
  func settingsThatCannotBeReadStopNothing(_ kind: String) throws {
    let path = "\(home.path)/\(DeviceStage.settings)"
    try FileManager.default.createDirectory(atPath: Path.parent(path), withIntermediateDirectories: true)
    unlink(path)
    switch kind {
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "directory": #expect(mkdir(path, 0o700) == 0)
    case _: #expect(symlink("settings", path) == 0)
    }
    for command in ["show tener", "stats", "identify tuvo", "quiz --verb ir --tense gerund --questions 1"] {
      let result = stage.run(command, ["yendo"])
      #expect(result.code == .done, "\(command): \(result.messages)")
      #expect(result.messages.count { $0.hasSuffix("the defaults are used.") } == 1, "\(command): \(result.messages)")
    }
    #expect(stage.run("settings").code == .readWrite)
    #expect(stage.run("settings region spain").code != .done)
    #expect(stage.run("check").code == .brokenSettings)
  }

  /// Nothing is added to what is no file of scores, and nothing overwrites it.
  @Test func damagedScoresAreSetAside() throws {
    try home.write("no score\nno score either\n", to: DeviceStage.scores)
    #expect(stage.run("scores").messages.last?.contains("scores.tsv: none of its 2 lines is a score (") == true)
    let path = "\(home.path)/\(DeviceStage.scores)"
    let quiz = stage.run("quiz --verb ir --tense gerund --questions 1", ["yendo"])
    let told = "The scores in \(path) are damaged: no line is a score. They were moved to \(path).damaged-1."
    #expect(quiz.messages.last == told)
    #expect(try home.read("\(DeviceStage.scores).damaged-1") == "no score\nno score either\n")
    #expect(try home.read(DeviceStage.scores).split(separator: "\n").count == 1)
    let check = stage.run("check")
    #expect(check.code == .readWrite)
    #expect(check.output.contains("scores.tsv.damaged-1\n  it is damaged and was moved here\n"))
  }

  /// A sparse file of gigabytes is not read to its end.
  @Test func aLineWithoutAnEndIsTold() throws {
    for (name, command) in [(DeviceStage.log, "stats"), (DeviceStage.scores, "scores")] {
      try home.write("", to: name)
      #expect(truncate("\(home.path)/\(name)", 1 << 31) == 0)
      let result = stage.run(command)
      #expect(result.messages.contains { $0.hasSuffix("\(name): it has a line that never ends") }, "\(result.messages)")
      #expect(result.code == .readWrite)
      #expect(stage.run("check").code == .readWrite)
    }
    // An answer is kept all the same, and scores without a score are moved aside as ever.
    let quiz = stage.run("quiz --verb ir --tense gerund --questions 1", ["yendo"])
    #expect(quiz.messages.count { $0.contains("are damaged: no line is a score. They were moved to") } == 1)
    #expect(try home.read(DeviceStage.scores).split(separator: "\n").count == 1)
  }

  @Test func checkNamesSettingsThatWereSetAside() throws {
    try home.write("region spain\n", to: DeviceStage.settings)
    _ = stage.run("show tener")
    for _ in 1...2 {
      let check = stage.run("check")
      #expect(check.code == .brokenSettings)
      #expect(check.output.contains("settings.damaged-1\n  it is damaged and was moved here\n"))
    }
    unlink("\(home.path)/\(DeviceStage.settings).damaged-1")
    #expect(stage.run("check").code == .done)
  }

  @Test func filesAreTheirOwnersAlone() throws {
    _ = stage.run("settings region spain")
    let files = [
      DeviceStage.log, DeviceStage.scores, DeviceStage.settings, ".local/state/conjugar/analytics.tsv",
      ".local/state/conjugar/reviews",
    ]
    for file in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(home.path)/\(file)")
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600, "\(file)")
      let folder = try FileManager.default.attributesOfItem(atPath: Path.parent("\(home.path)/\(file)"))
      #expect((folder[.posixPermissions] as? NSNumber)?.intValue == 0o700, "\(file)")
    }
  }

  /// The first answer outlives a power failure only if each directory above it does.
  @Test func everyNewDirectoryIsOnTheDisk() throws {
    let calls = FaultyCalls()
    let other = try Scratch()
    _ = AppendOnlyFile(location: "\(other.path)/a/b/c/history.jsonl", system: FileSystem(calls))
    try AppendOnlyFile(location: "\(other.path)/a/b/c/history.jsonl", system: FileSystem(calls)).append("x")
    #expect(calls.made.count { $0.call == "fsync" } == 5)
  }
}
