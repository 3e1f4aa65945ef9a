import ConjugarCore
import Testing

@Suite("Text from outside is safe to print")
struct PrintableTests {
  @Test(arguments: [
    ("tener", "tener"),
    ("el niño, la cigüeña", "el niño, la cigüeña"),
    ("\u{1B}[31mrojo", "\\u{1B}[31mrojo"),
    ("uno\ndos", "uno\\u{A}dos"),
    ("campana\u{07}", "campana\\u{7}"),
    ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
    ("al \u{202E}revés", "al \\u{202E}revés"),
    ("un\u{200B}seen", "un\\u{200B}seen"),
    ("línea\u{2028}nueva", "línea\\u{2028}nueva"),
    ("", ""),
  ])
  func showsWhatSteers(_ text: String, _ shown: String) {
    #expect(text.printable == shown)
  }

  @Test func leavesOutTheMiddle() {
    #expect("abcdefghij".printable(upTo: 5) == "ab…ij")
    #expect("abcde".printable(upTo: 5) == "abcde")
    #expect(String(repeating: "x", count: 1_000_000).printable(upTo: 40).count == 40)
    // One letter, but with marks enough to fill the screen.
    let marked = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(marked.count == 1 && marked.printable(upTo: 40).unicodeScalars.count == 40)
  }
}
