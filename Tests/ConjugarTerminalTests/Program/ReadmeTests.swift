import Foundation
import Testing

@testable import ConjugarTerminal

/// What the README shows is what happens.
@Suite("The README", .serialized)
struct ReadmeTests {
  private static let text =
    (try? String(contentsOf: HouseFolder.root.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

  private static func hasProgram(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// The first block of a language.
  private static func block(_ language: String) throws -> String {
    let parts = text.components(separatedBy: "```\(language)\n")
    return try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first)
  }

  /// Runs a client of ours in a home of its own; it finds the built program on its path.
  private func play(_ path: String, _ arguments: [String], _ typed: [String]) throws -> String {
    let home = try Scratch()
    var program = BuiltProgram(home: home)
    let folder = (BuiltProgram.path as NSString).deletingLastPathComponent
    program.environment["PATH"] = "\(folder):/usr/bin:/bin"
    let process = program.process(path, arguments)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try? input.fileHandleForWriting.write(contentsOf: Data(typed.map { "\($0)\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }

  /// A hint, an answer taken back, a word that is no command: after each the client types on, and the quiz ends.
  private static let typed = ["?", "x", ":undo", ":nothing", "y", "z", ":quit"]

  @Test(.enabled(if: hasProgram("/usr/bin/python3")), .timeLimit(.minutes(1)))
  func theClientInPythonTakesEveryTurn() throws {
    let output = try play("/usr/bin/python3", ["-c", Self.block("python")], Self.typed)
    #expect(output.components(separatedBy: "wrong").count == 4, "\(output)")
    #expect(output.contains("score: None"))
  }

  @Test(.enabled(if: hasProgram("/bin/bash")), .timeLimit(.minutes(1)))
  func theClientInShellTakesEveryTurn() throws {
    let output = try play("/bin/bash", ["-c", Self.block("bash")], Self.typed)
    #expect(output.components(separatedBy: "\"result\":\"wrong\"").count == 4, "\(output)")
    #expect(output.contains("finish"))
  }

  /// Every command of the list runs as it stands there.
  @Test(.timeLimit(.minutes(1))) func theTenCommandsRun() throws {
    let list = try #require(Self.text.components(separatedBy: "## Ten commands\n\n```\n").last)
    let lines = list.prefix { $0 != "`" }.split(separator: "\n").map { String($0) }
    #expect(lines.count == 10)
    for line in lines {
      let command = line.components(separatedBy: "  ")[0]
      let home = try Scratch()
      let result = try BuiltProgram(home: home).shell(
        "PATH=\"$(dirname \"$conjugar\"):$PATH\"; \(command) < /dev/null")
      #expect(result.status == 0, "\(command): \(result.messages)")
    }
  }

  /// The picture is drawn from the transcript of a session, which the program printed.
  @Test func thePictureIsTheTranscript() throws {
    let folder = HouseFolder.root
    let transcript = try String(
      contentsOf: TranscriptTests.folder.appendingPathComponent("quiz/picture.txt"), encoding: .utf8)
    let picture = SessionPicture(transcript).svg
    let file = folder.appendingPathComponent(".github/session.svg")
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      try Data(picture.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture)
    #expect(Self.text.contains(".github/session.svg"))
  }
}
