import ConjugarCore
import Testing

@testable import ConjugarTerminal

/// What of the files cannot be read, or says nothing: whoever meets it is told, once.
@Suite("Told of files")
struct ToldTests {
  private let home: Scratch
  private let stage: DeviceStage

  init() throws {
    home = try Scratch()
    stage = DeviceStage(home)
    _ = stage.run("quiz --verb hablar --tense preterite --person 1s,2s,3s --questions 3", ["a", "b", "c"])
    try #require(stage.answers.count == 3)
  }

  /// A quiz keeps its answer, and tells what of the log it cannot read: nothing was said, and the exit code was 0.
  @Test(arguments: ["", " --format jsonl"])
  func aQuizTellsOfTheLog(_ format: String) throws {
    func quiz() -> (messages: [String], code: ExitCode) {
      let result = stage.run("quiz --verb ir --tense gerund --questions 1\(format)", ["x"])
      return (result.messages, result.code)
    }
    let path = "\(home.path)/\(DeviceStage.log)"
    let note = "conjugar: 1 line of \(path) is no answer and is not counted: line 1."
    try home.write("torn\n" + home.read(DeviceStage.log), to: DeviceStage.log)
    #expect(quiz() == ([note], .done))
    try home.write("torn\n", to: DeviceStage.log)
    let error = "conjugar: cannot read \(path): its only line is not an answer (“conjugar check” tells how to fix it)"
    #expect(quiz() == ([error], .readWrite))
    #expect(stage.answers.count == 1)
    // It was told twice by each of these.
    for command in ["day", "day --resume"] { #expect(stage.run(command).messages.count { $0 == note } == 1) }
  }

  /// What cannot be read is not “no quiz”: that was said beside the error.
  @Test(arguments: ["", " --format json"])
  func scoresThatCannotBeRead(_ format: String) throws {
    try home.write("what\n", to: DeviceStage.scores)
    let result = stage.run("scores\(format)")
    #expect((result.output, result.code) == ("", .readWrite))
    #expect(result.messages.count == 1)
  }

  /// A key that belongs to no setting is told by whatever reads settings, once.
  @Test(arguments: ["verbs", "review --list --format json", "settings", "settings --format json", "day"])
  func aKeyOfNoSettingIsTold(_ command: String) throws {
    try home.write("regoin = spain\nsession = 5\n", to: DeviceStage.settings)
    let told = stage.run(command).messages.filter { $0.contains("regoin") }
    let note =
      "“regoin” on line 1 of \(home.path)/\(DeviceStage.settings) is not a setting and is left alone; did you mean “region”?"
    #expect(told == ["conjugar: \(note)"])
  }
}
