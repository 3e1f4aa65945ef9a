import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("What a person would guess")
struct GuessTests {
  @Test(arguments: (GuessRows.all + "\n" + GuessRows.lookups).split(separator: "\n").map { String($0) })
  func leadsOn(_ row: String) throws {
    let sign = try #require(["=", ":", "!"].first { row.contains(" \($0) ") }, "no sign: \(row)")
    let range = try #require(row.range(of: " \(sign) "))
    let rest = String(row[range.upperBound...])
    let result = try run(String(row[..<range.lowerBound]))
    switch sign {
    case "=":
      let wanted = try run(rest)
      #expect(result == wanted && result.code == .done, "\(result)")
    case ":": #expect(result.code == .done && result.output.contains(rest), "\(result)")
    case _:
      let parts = rest.split(separator: " ", maxSplits: 1)
      #expect(result.output == "" && "\(result.code.rawValue)" == parts[0], "\(result)")
      #expect(result.messages.count == 1 && result.messages[0].contains(parts[1]), "\(result)")
    }
  }

  private struct Result: Equatable {
    let output: String
    let messages: [String]
    let code: ExitCode
  }

  /// In a world in memory, without anybody who types.
  private func run(_ line: String) throws -> Result {
    let terminal = ScriptedTerminal()
    let code: ExitCode
    do {
      let launch = try LaunchArguments(try Transcript.words(line[...]))
      code = try Program.run(
        launch.remaining, in: .uiTest(launchArguments: launch, terminal: terminal, files: DictionaryFiles([:])))
    } catch {
      code = ExitCode(telling: error, on: terminal)
    }
    return Result(output: terminal.output, messages: terminal.messages, code: code)
  }
}
