import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("Settings survive")
struct SettingsSurviveTests {
  private let home: Scratch
  private let program: BuiltProgram

  init() throws {
    home = try Scratch()
    program = BuiltProgram(home: home)
  }

  @Test func setAndRead() throws {
    #expect(try program.run("settings", "region", "spain").status == 0)
    #expect(try program.run("settings", "region").output == "spain\n")
    #expect(try home.names(".config/conjugar") == ["settings"])
  }

  @Test func aProcessThatIsKilledTearsNothing() throws {
    #expect(try program.run("settings", "region", "spain").status == 0)
    for number in 1...15 {
      let process = program.process(BuiltProgram.path, ["settings", "questions", String(number)])
      process.standardError = FileHandle.nullDevice
      try process.run()
      // Sooner or later in its life, as it happens.
      for _ in 0..<(number * 4000) {
        if !process.isRunning { break }
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let result = try program.run("settings", "region")
      #expect(result.output == "spain\n")
      #expect(result.messages == "")
    }
    #expect(try program.run("settings", "questions", "7").status == 0)
    #expect(try program.run("settings", "questions").output == "7\n")
  }

  @Test func twoProcessesLoseNothing() throws {
    let loop = """
      i=0; while [ $i -lt 40 ]; do i=$((i+1))
      "$conjugar" --profile $0-$i settings questions $i 2>&1 >/dev/null | grep -v 'is now'; done; true
      """
    let processes = ["ana", "leo"].map { program.process("/bin/sh", ["-c", loop, $0]) }
    for process in processes { try process.run() }
    for process in processes { process.waitUntilExit() }
    let lines = try home.read(".config/conjugar/settings").split(separator: "\n").filter { !$0.hasPrefix("#") }
    let expected = ["ana", "leo"].flatMap { name in (1...40).map { "\(name)-\($0).questions = \($0)" } }
    #expect(lines.map { String($0) }.sorted() == expected.sorted())
  }

  /// The simulator keeps no scores, but its settings are real.
  @Test(arguments: ["device", "simulator"])
  func whatIsNoLeaderboardIsNotSet(_ world: String) throws {
    let result = try program.run("--world", world, "settings", "leaderboard", "/etc/passwd")
    #expect(result.status == 74 && result.messages.contains("/etc/passwd"), "\(result)")
    #expect(try program.run("settings", "leaderboard").output == "off\n")
  }

  @Test func aDamagedFileIsKeptAside() throws {
    try home.write("region spain\n", to: ".config/conjugar/settings")
    let result = try program.run("settings", "region")
    #expect(result.output == "latin-america\n")
    #expect(result.status == 0)
    #expect(result.messages.contains("are damaged: line 1 is not “key = value”: “region spain”. They were moved to"))
    #expect(try home.read(".config/conjugar/settings.damaged-1") == "region spain\n")
  }

  @Test func aBrokenValueEndsWith78() throws {
    try home.write("region = atlantis\n", to: ".config/conjugar/settings")
    let result = try program.run("settings", "region")
    #expect(result.status == 78)
    #expect(result.output == "")
    #expect(result.messages.contains("“atlantis” is not a region (accepted: spain, latin-america)"))
    #expect(try home.read(".config/conjugar/settings") == "region = atlantis\n")
  }

  @Test func aRelativeDirectoryIsIgnored() throws {
    var program = program
    program.environment["XDG_CONFIG_HOME"] = "relative"
    #expect(try program.run("settings", "region", "spain").status == 0)
    #expect(try home.names() == [".config", ".local"])
  }

  @Test func withoutHomeNothingIsKept() throws {
    var program = program
    program.environment["HOME"] = nil
    let result = try program.run("settings", "region", "spain")
    #expect(result.status == 73)
    #expect(result.messages == "conjugar: the settings cannot be kept: HOME is not set to a directory\n")
    #expect(try program.run("settings", "region").output == "latin-america\n")
  }

  /// A home that is no text is none: its files would go to another directory, newly made.
  @Test func aHomeThatIsNoTextIsNone() throws {
    let result = try program.shell(#"HOME="$HOME/$(printf '\377')" "$conjugar" settings region spain"#)
    #expect(result.status == 73)
    #expect(result.messages == "conjugar: the settings cannot be kept: HOME is not set to a directory\n")
    #expect(try home.names() == [])
  }

  @Test func whereNothingCanBeMadeItEndsWith73() throws {
    var program = program
    program.environment["XDG_CONFIG_HOME"] = "/dev/null"
    let result = try program.run("settings", "region", "spain")
    #expect(result.status == 73)
    #expect(
      result.messages == "conjugar: cannot create /dev/null/conjugar/settings: Not a directory\n")
  }

  @Test func onAFullDiskTheOldSettingsStay() throws {
    #expect(try program.run("settings", "region", "spain").status == 0)
    // No file may grow: the nearest that one user comes to a full disk.
    let result = try program.shell(#"ulimit -f 0; "$conjugar" settings questions 7"#)
    #expect(result.status == 74)
    #expect(result.messages.hasPrefix("conjugar: cannot write \(home.path)/.config/conjugar/settings: "))
    #expect(try program.run("settings", "region").output == "spain\n")
    #expect(try home.names(".config/conjugar") == ["settings"])
  }

  @Test func aSettingForOneRunIsNotKept() throws {
    #expect(try program.run("settings", "region", "--set", "region=spain").output == "spain\n")
    #expect(try program.run("settings", "region").output == "latin-america\n")
  }

  @Test func aUITestLeavesNoTrace() throws {
    #expect(try program.run("enable-ui-testing", "Spain", "settings", "questions", "7").status == 0)
    #expect(try home.names() == [])
  }
}
