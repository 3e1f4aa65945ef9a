import ConjugarCore
import Testing

@Suite("One word above another")
struct LetterAlignmentTests {
  @Test(arguments: [
    ("tenieron", "tuvieron", "tenieron", "tuvieron", " ^^     "),
    ("poderé", "podré", "poderé", "pod·ré", "   ^  "),  // a letter too many
    ("podre", "podremos", "podre···", "podremos", "     ^^^"),  // letters missing
    ("hable", "hablé", "hable", "hablé", "    ^"),
    ("he decido", "he dicho", "he decido", "he dich·o", "    ^ ^^ "),
    ("", "soy", "···", "soy", "^^^"),
    ("soy", "soy", "soy", "soy", "   "),
  ])
  func columns(_ typed: String, _ right: String, _ above: String, _ below: String, _ marks: String) {
    let columns = LetterAlignment(typed, over: right).columns
    #expect(String(columns.map { $0.above ?? "·" }) == above)
    #expect(String(columns.map { $0.below ?? "·" }) == below)
    #expect(String(columns.map { $0.differs ? "^" : " " }) == marks)
  }

  @Test(arguments: [
    ("tenieron", "tuvieron", true), ("estoy", "soy", false), ("soy", "soy", false), ("x", "hizo", false),
  ])
  func tells(_ typed: String, _ right: String, _ isTelling: Bool) {
    #expect(LetterAlignment(typed, over: right).isTelling == isTelling)
  }
}
