import ConjugarCore
import Testing

@testable import conjugar

@Suite("Records for programs")
struct RecordWriterTests {
  private func text(_ format: RecordFormat, _ records: [[JSON]]) throws -> String {
    let terminal = ScriptedTerminal()
    var writer = try RecordWriter(format, ["a", "b", "c"], to: terminal)
    for record in records { try writer.write(record) }
    try writer.finish()
    return terminal.output
  }

  private static let records: [[JSON]] = [
    [.string("uno, dos"), .number(3), .bool(true)], [.string("\"tab\"\t\n"), .null, .string("é\u{1B}")],
  ]

  private static let objects = [
    #"{"a":"uno, dos","b":3,"c":true}"#, #"{"a":"\"tab\"\t\n","c":"é\u001b"}"#,
  ]

  private static let expectations: [(RecordFormat, String)] = [
    (.tsv, "a\tb\tc\nuno, dos\t3\ttrue\n\"tab\"\\u{9}\\u{A}\t\té\\u{1B}\n"),
    (.csv, "a,b,c\n\"uno, dos\",3,true\n\"\"\"tab\"\"\\u{9}\\u{A}\",,é\\u{1B}\n"),
    (.jsonl, "\(objects[0])\n\(objects[1])\n"),
    (.json, "[\n\(objects[0]),\n\(objects[1])\n]\n"),
  ]

  @Test(arguments: expectations)
  func written(_ format: RecordFormat, _ expected: String) throws {
    #expect(try text(format, Self.records) == expected)
  }

  @Test(arguments: [(RecordFormat.tsv, "a\tb\tc\n"), (.csv, "a,b,c\n"), (.jsonl, ""), (.json, "[]\n")])
  func none(_ format: RecordFormat, _ expected: String) throws {
    #expect(try text(format, []) == expected)
  }
}
