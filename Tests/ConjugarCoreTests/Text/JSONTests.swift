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
