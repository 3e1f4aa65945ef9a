import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("A log of many years in a file")
struct LogPartsOfFileTests {
  /// The same file, line by line.
  private struct LineByLine: Journal {
    let file: AppendOnlyFile
    var location: String { file.location }

    func append(_ line: String) {}
    func forEachLine(_ body: (JournalLine) -> Void) throws(StorageError) { try file.forEachLine(body) }
  }

  private static let now = Timestamp(milliseconds: 1_795_000_000_000)

  private static func answer(_ number: Int) -> String {
    LogEntry(
      id: "id\(number)", time: Timestamp(milliseconds: 1_700_000_000_000 + Int64(number) * 60_000),
      zone: number.isMultiple(of: 3) ? nil : 60, infinitive: ["tener", "ser", "hablar"][number % 3], tense: .present,
      person: .firstSingular, answer: String(repeating: "x", count: 200), result: .correct, grade: .good,
      milliseconds: 1000, mode: .quiz, version: "2.0.0", command: number.isMultiple(of: 20) ? "conjugar quiz" : nil
    ).line
  }

  private static func told(_ journal: some Journal) throws -> String {
    let log = try journal.log(at: now) { _ in 3600 }
    return "\(log.history.count) \(log.lastRound) \(log.notes) \(log.files)"
  }

  /// Longer than two parts, so that lines lie across their ends.
  @Test(arguments: ["\n", "\r\n"])
  func isReadInParts(_ newline: String) throws {
    let scratch = try Scratch()
    var lines = (0..<24_000).map(Self.answer)
    for index in [11_000, 16_123] { lines[index] = "{\"id\":" }
    // A byte order mark is none where no file begins, and an empty line is a line.
    for index in stride(from: 10_000, to: 20_000, by: 5) { lines[index] = "\u{FEFF}" + lines[index] }
    lines[12_000] = ""
    try scratch.write("\u{FEFF}" + lines.joined(separator: newline), to: "history.jsonl")
    let file = AppendOnlyFile("\(scratch.path)/history.jsonl", in: .real)
    let told = try Self.told(file)
    #expect(told == (try Self.told(LineByLine(file: file))))
    #expect(told.hasPrefix("21999 ") && told.contains("2000 lines of") && told.contains("first: line 10001."))
  }

  /// A line longer than a part, which is no answer, is one line.
  @Test func aLineLongerThanAPart() throws {
    let scratch = try Scratch()
    let long = String(repeating: "x", count: 9_000_000)
    try scratch.write([Self.answer(1), long, Self.answer(2), "{", ""].joined(separator: "\n"), to: "history.jsonl")
    let file = AppendOnlyFile("\(scratch.path)/history.jsonl", in: .real)
    let log = try file.log(at: Self.now) { _ in 0 }
    #expect(log.history.count == 2)
    #expect(log.files.first?.unreadable == 2 && log.files.first?.firstUnreadable == 2)
    #expect(try Self.told(file) == (try Self.told(LineByLine(file: file))))
  }
}
