import ConjugarCore
import Testing

@Suite("Launch arguments choose the world")
struct LaunchArgumentsTests {
  private func launch(_ line: String) throws -> LaunchArguments {
    try LaunchArguments(line.split(separator: " ").map { String($0) })
  }

  @Test func withoutAnyItIsTheDevice() throws {
    let launch = try launch("quiz --seed 4")
    #expect(launch.scenario == .device)
    #expect(launch.overrides.isEmpty)
    #expect(launch.remaining == ["quiz", "--seed", "4"])
  }

  @Test(arguments: [
    "--world ui-test --set difficulty=difficult --set region=spain quiz",
    "quiz --set=region=España --world=UI-Test --set Difficulty=difícil",
    "enable-ui-testing Spain Difficult quiz",
    "quiz enable-ui-testing DIFFICULT españa",
    "enable-ui-testing spain quiz --set difficulty=difficult",
  ])
  func bothSpellings(_ line: String) throws {
    let launch = try launch(line)
    #expect(launch.scenario == .uiTest)
    #expect(launch.overrides == ["region": "spain", "difficulty": "difficult"])
    #expect(launch.remaining == ["quiz"])
  }

  @Test(arguments: [
    ("enable-ui-testing", [], [:]),
    ("enable-ui-testing Easy", [], ["difficulty": "easy"]),
    ("enable-ui-testing show easy", ["show", "easy"], [:]),
    ("enable-ui-testing --format jsonl", ["--format", "jsonl"], [:]),
    ("enable-ui-testing Spain tener", ["tener"], ["region": "spain"]),
  ])
  func wordsAreOptional(_ line: String, _ remaining: [String], _ overrides: [String: String]) throws {
    let launch = try launch(line)
    #expect(launch.remaining == remaining)
    #expect(launch.overrides == overrides)
  }

  @Test func twoHyphensEndThem() throws {
    let launch = try launch("show -- --world ui-test")
    #expect(launch.scenario == .device)
    #expect(launch.remaining == ["show", "--", "--world", "ui-test"])
  }

  @Test func settingsMayBeManyAndTheLastCounts() throws {
    let launch = try launch("--set region=spain --set difficulty=easy --set region=latin-america")
    #expect(launch.overrides == ["region": "latin-america", "difficulty": "easy"])
  }

  @Test(arguments: [
    ("2026-12-01", "2026-12-01T12:00:00.000Z"), ("2026-12-01T18:30", "2026-12-01T18:30:00.000Z"),
    ("2026-12-01T18:30:05.250Z", "2026-12-01T18:30:05.250Z"),
  ])
  func clock(_ text: String, _ moment: String) throws {
    #expect(try launch("--world simulator --now \(text) quiz").start?.description == moment)
    // The device's is true, whatever is asked.
    #expect(throws: LaunchError.clockOfDevice) { try launch("--now=\(text) quiz") }
  }

  @Test(arguments: ["tomorrow", "2", "2026-1", "2026-13-01", "2026-12-01T18:30:05.250Z1", "2026-02-30"])
  func noMoment(_ text: String) {
    #expect(throws: LaunchError.noMoment(text)) { try launch("--world simulator --now \(text)") }
  }

  @Test func profile() throws {
    #expect(try launch("--profile ana quiz").profile == Profile("ana"))
    #expect(try launch("quiz --profile=default").profile == .unnamed)
    #expect(try launch("quiz").profile == nil)
    // For one run it is the same as the option: it decides where everything is kept.
    #expect(try launch("--set profile=Ana quiz").profile == Profile("ana"))
    #expect(try launch("--set profile=Ana quiz").overrides.isEmpty)
  }

  @Test(arguments: [
    ("--world", "--world needs a value"),
    // A profile called “--region” would swallow the option.
    ("--profile --region spain", "--profile needs a value"),
    ("--set --world", "--set needs a value"),
    ("--world devise", "“devise” is not a world; did you mean “device”? (accepted: device, simulator, ui-test)"),
    ("--world unit-test", "“unit-test” is not a world; did you mean “ui-test”? (accepted: device, simulator, ui-test)"),
    ("--set region", "--set needs KEY=VALUE, as in --set region=spain; “region” has no “=”"),
    ("--set region=spian", "“spian” is not a region; did you mean “spain”? (accepted: spain, latin-america)"),
    (
      "enable-ui-testing Spian",
      "“Spian” is not a region or difficulty; did you mean “spain”? "
        + "(accepted: spain, latin-america, easy, moderate, difficult)"
    ),
    // Each of these took the last and said nothing of the first.
    ("--world device --world ui-test", "--world is given twice"),
    ("--profile=ana quiz --profile ana", "--profile is given twice"),
    ("enable-ui-testing Spain enable-ui-testing", "enable-ui-testing is given twice"),
    ("--profile a.b", "“a.b” is not a profile name (accepted: up to 32 letters, digits, hyphens)"),
  ])
  func whatCannotBeUsed(_ line: String, _ sentence: String) {
    let error = #expect(throws: (any Error).self) { try launch(line) }
    #expect(error.map { "\($0)" } == sentence)
  }
}
