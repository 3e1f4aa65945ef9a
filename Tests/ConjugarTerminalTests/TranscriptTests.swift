import Foundation
import Testing

@testable import ConjugarTerminal

/// What the program prints, byte for byte: every command, every format, narrow and wide, right and wrong.
///
/// A file is a case (see `Transcript`). A new one needs its head only; this records it, and every one that changed:
///
///     RECORD_TRANSCRIPTS=1 swift test --filter TranscriptTests; git diff
@Suite("Transcripts")
struct TranscriptTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Transcripts")

  /// The folder of the files that heads and command lines name.
  static let folderOfGiven = "Given"

  /// The transcripts, by their paths in the folder.
  static let names = paths.filter { !$0.hasPrefix("\(folderOfGiven)/") }

  static let given: [String: String] = {
    let files = paths.filter { $0.hasPrefix("\(folderOfGiven)/") }
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.dropFirst(folderOfGiven.count + 1)), (try? text($0)) ?? "") })
  }()

  private static let paths: [String] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.contains("/") && $0.contains(".") && !$0.contains("/.") }.sorted()
  }()

  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: names)
  func transcript(name: String) throws {
    let kept = try Self.text(name)
    let transcript = try Transcript(kept)
    let recorded = try transcript.head + TranscriptStage(transcript, given: Self.given).record()
    // Not by `==` of strings, for which composed and decomposed letters are equal.
    guard !recorded.utf8.elementsEqual(kept.utf8) else { return }
    if Self.isRecording {
      try Data(recorded.utf8).write(to: Self.folder.appendingPathComponent(name))
      Issue.record("\(name) is recorded anew; look at it with “git diff”")
    } else {
      Issue.record(
        "\(name) is not what the program prints (RECORD_TRANSCRIPTS=1 records it)\n\(Self.difference(kept, recorded))")
    }
  }

  /// The lines that only one of two texts has, the first of them.
  private static func difference(_ kept: String, _ recorded: String) -> String {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
    let changes = lines(recorded).difference(from: lines(kept)).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, "- \(line)")
      case .insert(let offset, let line, _): (offset, "+ \(line)")
      }
    }
    return changes.sorted { $0.0 < $1.0 }.prefix(20).map(\.1).joined(separator: "\n")
  }

  @Test func enoughTranscripts() {
    #expect(Self.names.count >= 150)
  }

  /// Every command in every format that it accepts, with success, and the help on it.
  @Test func everyCommandInEveryFormat() throws {
    let lines = try Self.names.map { try Self.text($0) }.filter { $0.contains("---- exit 0\n") }
      .flatMap { try Transcript($0).steps.map(\.arguments) }
    var missing: [String] = []
    for command in CommandList.all {
      let name = command.name
      let runs = lines.filter { $0.first == name }
      if runs.isEmpty { missing.append(name) }
      if !lines.contains(["help", name]) { missing.append("help \(name)") }
      let formats = command.manual.options.first { $0.name == "--format" }?.valueName ?? "text"
      for format in formats.split(separator: "|") where format != "text" {
        if !runs.contains(where: { $0.contains(String(format)) }) { missing.append("\(name) --format \(format)") }
      }
    }
    #expect(missing == [])
  }
}
