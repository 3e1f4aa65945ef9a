import Foundation
import Testing

@testable import ConjugarCore
@testable import ConjugarTerminal

@Suite("conjugar check")
struct CheckCommandTests {
  private let home: Scratch
  private let stage: DeviceStage

  init() throws {
    home = try Scratch()
    stage = DeviceStage(home)
  }

  /// A slip of the hand in the file is no damage, but nobody finds it by himself.
  @Test func linesOfSettingsThatSayNothing() throws {
    let lines = ["region = spain", "# a", "regoin = spain", "region = latin-america", "ana.goal = 10", "ana.goat = 5"]
    try home.write(lines.joined(separator: "\n"), to: DeviceStage.settings)
    let path = "\(home.path)/\(DeviceStage.settings)"
    for command in ["check", "check --format jsonl", "verbs", "settings"] {
      let result = stage.run(command)
      #expect(result.code == .done)
      #expect(
        result.messages.prefix(3) == [
          "conjugar: “region” on line 1 of \(path) is overridden by line 4",
          "conjugar: “regoin” on line 3 of \(path) is not a setting and is left alone; did you mean “region”?",
          "conjugar: “ana.goat” on line 6 of \(path) is not a setting and is left alone; did you mean “goal”?",
        ])
    }
  }

  /// Settings that another folder keeps, as people who synchronize them have it.
  @Test func aLinkToAFileIsSound() throws {
    try home.write("region = spain\n", to: "kept/settings")
    try home.write("", to: DeviceStage.settings)
    let path = "\(home.path)/\(DeviceStage.settings)"
    unlink(path)
    #expect(symlink("\(home.path)/kept/settings", path) == 0)
    #expect(stage.run("check").code == .done)
  }

  /// The version of a line is what its writer wrote, and nothing of it steers a terminal.
  @Test(arguments: ["check", "check --format json"])
  func versionsSteerNoTerminal(_ line: String) throws {
    let answer = #""infinitive":"ser","tense":"present","person":"1s","answer":"x","result":"wrong","grade":1"#
    try home.write(
      #"{"time":"1969-12-20T10:00:00.000Z",\#(answer),"mode":"quiz","version":"3\u001b[31m\u202e"}"# + "\n",
      to: DeviceStage.log)
    let output = stage.run(line).output
    #expect(output.contains("1B}"), "\(output)")
    #expect(!output.unicodeScalars.contains { $0 != "\n" && $0.steersTerminal }, "\(output)")
  }

  /// Who looks changes nothing.
  @Test func damagedSettingsStayWhereTheyAre() throws {
    try home.write("region spain\n", to: DeviceStage.settings)
    for _ in 0..<2 {
      let check = stage.run("check")
      #expect(check.code == .brokenSettings)
      #expect(check.output.contains("it is damaged: line 1 is"))
      #expect(check.messages.isEmpty)
    }
    #expect(try home.names(".config/conjugar") == ["settings"])
    #expect(try home.read(DeviceStage.settings) == "region spain\n")
  }

  /// The settings are sound, or none yet; it is the disk that takes no lock.
  @Test func aReadOnlyDiskIsNoBrokenSetting() throws {
    try home.write("", to: ".local/state/conjugar/settings.lock")
    try home.write("region = spain\n", to: DeviceStage.settings)
    let fault = (place: FaultyCalls.Place(call: "open", number: 0), code: EROFS)
    let result = DeviceStage(home, FaultyCalls(fault)).run("check")
    #expect(result.code == .readWrite)
    #expect(result.output.contains("Read-only file system"), "\(result.output)")
    #expect(!result.output.contains("in an editor"), "\(result.output)")
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let settings = " settings \(home.path)/\(DeviceStage.settings) nothing more can be saved here:"
    #expect(words.contains(settings), "\(words)")
    #expect(words.contains("settings.lock: Read-only file system 1 line read"), "\(words)")
  }

  /// Where nothing can be kept, all was said to be well.
  @Test func nothingCanBeKept() throws {
    let readOnly = DeviceStage(home, FaultyCalls((FaultyCalls.Place(call: "access", number: 1), EROFS)))
    let check = readOnly.run("check")
    #expect(check.code == .readWrite)
    #expect(check.output.contains("history.jsonl\n  nothing more can be saved here: Read-only file system\n"))
    #expect(stage.run("check").code == .done)
    var program = BuiltProgram(home: home)
    program.environment["HOME"] = "/dev/null"
    let homeless = try program.run("check")
    #expect(homeless.status == ExitCode.readWrite.rawValue)
    #expect(homeless.output.contains("nothing more can be saved here: its location is unknown\n"))
  }

  /// One answer from the future is enough to say so.
  @Test func anAnswerFromTheFuture() throws {
    _ = stage.run("quiz --verb ir --tense gerund --questions 1", ["x"])
    let path = ".local/share/conjugar/history.jsonl"
    let line = try #require(home.read(path).split(separator: "\n").first)
    let year = try #require(line.range(of: #""time":"20"#))
    try home.write("\(line)\n\(line[..<year.upperBound])9\(line[line.index(after: year.upperBound)...])\n", to: path)
    let page = stage.run("check").output
    #expect(page.contains("1 line from the future, first: line 2"), "\(page)")
    #expect(page.contains("Set the clock right"), "\(page)")
  }

  @Test func answersOfOtherLearners() throws {
    var ana = stage
    ana.profile = try Profile("ana")
    _ = stage.run("quiz --verb ir --tense gerund --questions 1", ["x"])
    _ = ana.run("quiz --verb hablar --tense preterite --person 1s,2s --questions 2", ["x", "y"])
    let paths = [("history.jsonl", 1), ("profiles/ana/history.jsonl", 2)].map { name, count in
      #"{"content":"answers","path":"\#(home.path)/.local/share/conjugar/\#(name)","read":\#(count),"#
    }
    for (stage, paths) in [(stage, paths), (ana, paths.reversed())] {
      let check = stage.run("check --format jsonl")
      #expect(check.code == .done)
      let lines = check.output.split(separator: "\n").filter { $0.contains(#""answers""#) }
      #expect(lines.count == 2 && zip(lines, paths).allSatisfy { $0.hasPrefix($1) })
    }
  }
}
