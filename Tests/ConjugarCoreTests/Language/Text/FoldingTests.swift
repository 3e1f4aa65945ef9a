import ConjugarCore
import Testing

/// Names compare without case, accents, hyphens and blanks.
@Suite struct FoldingTests {
  @Test(arguments: [
    ("Pretérito perfecto", "preteritoperfecto"),
    ("preterito-perfecto", "preteritoperfecto"),
    ("PRETE\u{301}RITO_PERFECTO", "preteritoperfecto"),
    ("AÑO", "ano"), ("an\u{303}o", "ano"), ("averigüé", "averigue"), ("3p", "3p"), ("", ""), (" - _ ", ""),
  ])
  func key(text: String, key: String) {
    #expect(Folding.key(text) == key)
  }
}
