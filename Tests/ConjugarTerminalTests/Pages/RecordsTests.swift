import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("Records for programs")
struct RecordsTests {
  private static let columns = ["a", "b", "c"].enumerated().map { index, name in Member<[Field]>(name) { $0[index] } }

  private func text(_ format: RecordFormat, _ rows: [[Field]]) throws -> String {
    let terminal = ScriptedTerminal()
    try Records.write(format, Self.columns, rows, to: terminal)
    return terminal.output
  }

  private static let rows: [[Field]] = [
    [.text("uno, dos"), 3.field, true.field], [.text("\"tab\"\t\n"), .null, .text("é|\u{1B}")],
    [.list(["e>ie", "+g"], " "), .tree(.array([.null])), .person(nil)],
  ]

  private static let objects = [
    #"{"a":"uno, dos","b":3,"c":true}"#, #"{"a":"\"tab\"\t\n","b":null,"c":"é|\u001b"}"#,
    #"{"a":["e>ie","+g"],"b":[null],"c":"-"}"#,
  ]

  private static let expectations: [(RecordFormat, String)] = [
    (.tsv, "a\tb\tc\nuno, dos\t3\ttrue\n\"tab\"\\u{9}\\u{A}\t\té|\\u{1B}\ne>ie +g\t[null]\t-\n"),
    (.csv, "a,b,c\n\"uno, dos\",3,true\n\"\"\"tab\"\"\\u{9}\\u{A}\",,é|\\u{1B}\ne>ie +g,[null],-\n"),
    (
      .markdown,
      "| a | b | c |\n|---|---|---|\n| uno, dos | 3 | true |\n| \"tab\"\\u{9}\\u{A} |  | é\\|\\u{1B} |\n"
        + "| e>ie +g | [null] | - |\n"
    ),
    (.jsonl, objects.map { $0 + "\n" }.joined()),
    (.json, "[\n" + objects.joined(separator: ",\n") + "\n]\n"),
  ]

  /// A spreadsheet runs what looks like a formula; a pattern, an ending, a number and a lone hyphen are none.
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("=f(1)", "'=f(1)"), ("+34 600", "'+34 600"), ("-1+2", "'-1+2"), ("@x", "'@x"),
    ("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"), ("@SUM(A1)", "'@SUM(A1)"),
    ("-f(x,y)", "\"'-f(x,y)\""), ("-5", "-5"), ("+2.5", "+2.5"), ("-", "-"), ("a=b()", "a=b()"),
    ("=\u{338}f(1)", "'=\u{338}f(1)"), ("＝f(1)", "'＝f(1)"),
    // Were '+g, '+g/present/1s and '-o.
    ("+g", "+g"), ("+g/present/1s", "+g/present/1s"), ("-o", "-o"),
  ])
  func noFieldIsAFormula(_ text: String, _ field: String) throws {
    #expect(try self.text(.csv, [[.text(text), .null, .null]]) == "a,b,c\n\(field),,\n")
    #expect(try self.text(.tsv, [[.text(text), .null, .null]]) == "a\tb\tc\n\(text)\t\t\n")
  }

  @Test(arguments: expectations)
  func written(_ format: RecordFormat, _ expected: String) throws {
    #expect(try text(format, Self.rows) == expected)
  }

  @Test(arguments: [
    (RecordFormat.tsv, "a\tb\tc\n"), (.csv, "a,b,c\n"), (.jsonl, ""), (.json, "[]\n"),
    (.markdown, "| a | b | c |\n|---|---|---|\n"),
  ])
  func none(_ format: RecordFormat, _ expected: String) throws {
    #expect(try text(format, []) == expected)
  }
}
