import ConjugarCore
import Testing

@Suite("JSON")
struct JSONTests {
  @Test func keysKeepTheirOrder() {
    let value = JSON.object([
      ("z", .number(-1)), ("a", .array([.null, .bool(true), .string("ñ")])), ("empty", .object([])),
    ])
    #expect(value.text == #"{"z":-1,"a":[null,true,"ñ"],"empty":{}}"#)
  }

  /// A line is looked through in eight bytes at a time: an escape may stand at any place of them.
  @Test func everyStringOfALineIsReadToItsEnd() {
    for length in 0...24 {
      for place in 0...length {
        var text = String(repeating: "ñ", count: length / 3) + String(repeating: "a", count: length)
        text.insert(contentsOf: "\"\\", at: text.index(text.startIndex, offsetBy: place))
        let line = JSON.object([("k", .string(text)), ("n", .number(length))]).text
        var found: [String] = []
        let isWhole = line.utf8.withSlice { bytes in
          JSONLine.forEachMember(of: bytes) { key, value in
            found.append(value.text ?? key.text)
          }
        }
        #expect(isWhole && found == [text, "n"])
        let torn = String(line.dropLast(length % 7 + 1))
        #expect(!torn.utf8.withSlice { JSONLine.forEachMember(of: $0) { _, _ in } })
      }
    }
  }

  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#),
    ("uno\ndos\ttres\r\u{1B}\u{9B}", #""uno\ndos\ttres\r\u001b\u009b""#),
    ("\u{202E}", #""\u202e""#),
    ("🙂", "\"🙂\""),
    ("\u{E0001}\u{AD}", #""\udb40\udc01\u00ad""#),
  ])
  func texts(_ text: String, _ json: String) {
    #expect(JSON.string(text).text == json)
  }
}
