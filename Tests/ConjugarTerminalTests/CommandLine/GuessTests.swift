import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("What a person would guess")
struct GuessTests {
  private struct Result: Equatable {
    let output: String
    let messages: [String]
    let code: ExitCode
  }

  @Test(
    arguments: [GuessRows.commands, GuessRows.quizzes, GuessRows.tenses, GuessRows.verbs, GuessRows.options].flatMap {
      $0.split(separator: "\n").map(String.init)
    })
  func leadsOn(_ row: String) throws {
    for (sign, holds) in Self.signs {
      guard let range = row.range(of: " \(sign) ") else { continue }
      return try holds(run(String(row[..<range.lowerBound])), String(row[range.upperBound...]), row)
    }
    Issue.record("no sign: \(row)")
  }

  private static let signs: [(String, (Result, String, String) throws -> Void)] = [
    (
      "=",
      { result, same, row in
        let wanted = try run(same)
        #expect(result == wanted && wanted.code == .done, "\(row): \(result)")
      }
    ),
    (
      ":",
      { result, words, row in
        #expect(result.code == .done && result.output.contains(words), "\(row): \(result)")
      }
    ),
    (
      "!",
      { result, rest, row in
        let parts = rest.split(separator: " ", maxSplits: 1)
        #expect(
          result.output == "" && result.messages.count == 1 && "\(result.code.rawValue)" == parts[0],
          "\(row): \(result)")
        #expect(result.messages.first?.contains(parts[1]) == true, "\(row): \(result)")
      }
    ),
  ]

  /// In a world in memory, without anybody who types.
  private static func run(_ line: String) throws -> Result {
    let terminal = ScriptedTerminal()
    let code: ExitCode
    do {
      let launch = try LaunchArguments(try Transcript.words(line[...]))
      var world = World.uiTest(launchArguments: launch, terminal: terminal, files: DictionaryFiles([:]))
      world.randomness = FixedSeed(7)
      code = try Program.run(launch.remaining, in: world)
    } catch {
      code = ExitCode(telling: error, on: terminal)
    }
    return Result(output: terminal.output, messages: terminal.messages, code: code)
  }

  private func run(_ line: String) throws -> Result { try Self.run(line) }
}
