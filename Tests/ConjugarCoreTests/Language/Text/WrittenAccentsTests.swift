import Testing

@testable import ConjugarCore

@Suite struct WrittenAccentsTests {
  /// The accent goes, foreign ones too; diaeresis and tilde are letters' own.
  @Test(arguments: [
    ("está", "esta"), ("averigüé", "averigüe"), ("niño", "niño"), ("òìà", "oia"), ("él habló", "el hablo"), ("", ""),
    ("e\u{301}l", "el"), ("ça", "ça"),
  ])
  func removed(text: String, plain: String) { #expect(WrittenAccents.removed(text) == plain) }
}
