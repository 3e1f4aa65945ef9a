import ConjugarCore
import Testing

@testable import ConjugarTerminal

/// Words and answers that would steer a terminal, wherever a learner or a program can put one.
@Suite("Words that would steer a terminal")
struct HostileWordsTests {
  private static let payloads = [
    "\u{1B}[31m", "\u{9B}2J", "\u{85}", "\u{0B}", "\r", "\u{7F}", "\u{0}", "\u{202E}", "\u{2028}", "\u{E0041}",
  ]

  @Test(arguments: [
    "show P", "P", "tenerP", "tuvoP present P", "explain tener P", "explain P", "identify tuvoP", "identify P tuvo",
    "identify tuvoP --format tsv", "identify tuvoP --format json", "identify -", "show -", "verbs P",
    "verbs --search P", "tenses P", "sentences P", "say P", "settings P", "settings P 1", "settings player P",
    "settings leaderboard /P",
    "settings region P", "scores --region P", "stats --verb P", "stats --tense P", "export --verb P",
    "export --tense P",
    "check P", "completions P", "help P", "--P", "show --P=P", "quiz P", "quiz --verb P", "quiz --verbs-file P",
    "quiz --plan P", "quiz --text P", "quiz ir gerund -n 1", "quiz ir gerund -n 1 --format jsonl",
    "review --format P", "worksheet 1 --seed 1 --title aP", "worksheet 1 --seed 1 --title aP --format gift",
    "worksheet 1 --seed 1 --title aP --format markdown", "worksheet 1 --seed 1 --title aP --plain",
  ])
  func none(_ line: String) throws {
    let stage = DeviceStage(try Scratch())
    for payload in Self.payloads {
      let words = line.split(separator: " ").map { String($0.replacing("P", with: payload)) }
      let result = stage.run(words, ["tuvo\(payload)", "\(payload)ido", ":\(payload)", "?\(payload)"])
      let shown = result.output + result.messages.joined(separator: "\n")
      let raw = shown.unicodeScalars.filter { $0.steersTerminal && $0 != "\n" && $0 != "\t" }
      #expect(raw.isEmpty, "\(words): \(raw.map(\.value))")
    }
  }
}
