import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("A quiz by ear")
struct ListeningTests {
  private func run(_ line: String, _ input: [String], _ speech: any Speech) throws -> (String, ExitCode) {
    let terminal = ScriptedTerminal(input)
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter()), terminal: terminal,
      clock: ScriptedClock(start: Timestamp(milliseconds: 0), step: 1000), randomness: FixedSeed(7, shuffles: false),
      history: MemoryLines(), leaderboard: MemoryLeaderboard(), analytics: NoAnalytics(),
      reviewPrompter: NoStarPrompter(), speech: speech)
    let code: ExitCode
    do { code = try Program.run(line.split(separator: " ").map { String($0) }, in: world) } catch {
      code = ExitCode(telling: error, on: terminal)
    }
    return (terminal.output + terminal.messages.joined(), code)
  }

  /// The form is said, said again when it is asked for, and shown only when it was answered.
  @Test(arguments: ["text", "jsonl"])
  func theFormIsSaid(_ format: String) throws {
    let speech = RecordedSpeech()
    let line = "quiz --listen tener preterite 1s 3s -n 2 --format \(format)"
    let (output, code) = try run(line, [":say", "tuve", "tubo"], speech)
    #expect(code == .done)
    #expect(speech.texts.prefix(3) == ["tuve", "tuve", "tuvo"])
    let first = try #require(output.firstRange(of: "tuve"))
    let verdict = try #require(output.firstRange(of: format == "text" ? "right" : "verdict"))
    #expect(verdict.lowerBound < first.lowerBound || output[..<first.lowerBound].contains("you hear"))
    #expect(format == "text" || output.contains(#""spoken":true"#))
  }

  /// A sentence is said as a whole, and its words may be written too.
  @Test func aSentenceIsSaid() throws {
    let speech = RecordedSpeech()
    _ = try run("quiz --listen --sentences -n 1", ["x"], speech)
    #expect(speech.texts[0].contains(" ") && !speech.texts[0].contains("___"))
  }

  private struct NoVoice: Speech {
    var isThere: Bool { false }
    func say(_ text: String) throws(EffectError) { throw .noVoice(looked: ["say"]) }
  }

  @Test(arguments: ["text", "jsonl"]) func withoutAVoiceItIsSaidAtOnce(_ format: String) throws {
    let (output, code) = try run("quiz --listen --format \(format)", ["x"], NoVoice())
    #expect(code == .readWrite)
    #expect(output.hasPrefix("conjugar: nothing here can speak"))
  }
}
