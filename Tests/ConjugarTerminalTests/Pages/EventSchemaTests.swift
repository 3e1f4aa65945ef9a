import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

/// Every event of played quizzes against the schema that `conjugar help --format schema` prints.
@Suite("The schema of events")
struct EventSchemaTests {
  private static let lines = [
    "?", "?", "?", "?", "?", ":why", "xyz", ":undo", ":nonsense", "hablar", ":why", "", #"{"answer":"tengo"}"#, "tiene",
    #"{"nothing":1}"#, "voy", "'", "yo", "soy", "estoy", "me lavo", "no", ":undo", ":undo", "era", "fue", "habla", "he",
    "tener preterite", "hablar present yo", "ser present él",
  ]

  private func run(_ arguments: [String]) throws -> String {
    let terminal = ScriptedTerminal(Self.lines + Self.lines)
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter()), terminal: terminal,
      clock: ScriptedClock(start: Timestamp(milliseconds: 0), step: 1000), randomness: FixedSeed(3),
      history: MemoryLines(), leaderboard: MemoryLeaderboard(), analytics: NoAnalytics(),
      reviewPrompter: NoStarPrompter(), speech: RecordedSpeech())
    _ = try Program.run(arguments, in: world)
    return terminal.output
  }

  /// What help prints is the schema that is held against the events.
  @Test func helpPrintsTheSchema() throws {
    #expect(try run(["help", "--format", "schema"]) == QuizEvents.schema + "\n")
  }

  @Test(arguments: [
    ["quiz", "--questions", "12", "--difficulty", "difficult"], ["quiz", "--questions", "12", "--retry"],
    ["quiz", "--questions", "4", "--verb", "tener", "--tense", "preterite", "--retry"], ["review", "--retry"],
    ["review"], ["quiz", "--recognize", "--questions", "12"], ["quiz", "--table", "tener", "preterite"],
    ["quiz", "--meaning", "--questions", "12"], ["quiz", "--listen", "--questions", "12"],
    ["quiz", "--listen", "--sentences", "--questions", "12"], ["quiz", "--recognize", "--retry", "--questions", "12"],
  ])
  func everyEventFits(_ arguments: [String]) throws {
    let validator = try SchemaValidator(QuizEvents.schema)
    let played = try run(arguments + ["--format", "jsonl"])
    let events = try played.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
    #expect(events.count > 10, "\(played)")
    for event in events { #expect(validator.faults(in: event).isEmpty, "\(event): \(validator.faults(in: event))") }
    #expect(events.first?["event"] as? String == "start")
    #expect(events.last?["event"] as? String == "finish")
  }

  /// A schema that everything fits would prove nothing.
  @Test(arguments: [
    #"{"event":"nothing"}"#, #"{"event":"hint","awaits":true,"number":1,"strength":1,"text":"x"}"#,
    #"{"event":"error","number":1,"message":"x"}"#, #"{"event":"error","awaits":true,"number":"1","message":"x"}"#,
    #"{"event":"error","awaits":true,"number":1,"message":"x","more":1}"#,
  ])
  func whatIsNoEventDoesNotFit(_ line: String) throws {
    let validator = try SchemaValidator(QuizEvents.schema)
    let event = try JSONSerialization.jsonObject(with: Data(line.utf8))
    #expect(!validator.faults(in: event).isEmpty)
  }
}
