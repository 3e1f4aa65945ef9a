import ConjugarCore
import Testing

/// The letters that a learner should look at: `^` stands under each that the regular form would not have.
@Suite struct IrregularLettersTests {
  @Test(arguments: [
    ("hablo", "hablo", "....."),
    ("tengo", "teno", "...^."),
    ("pienso", "penso", ".^...."),
    ("cuento", "conto", ".^^..."),
    ("pido", "pedo", ".^.."),
    ("tuvo", "tenió", ".^^^"),
    ("tuve", "tení", ".^^^"),  // not .^^.: this e is not the e of the stem
    ("tendré", "teneré", "...^.."),
    ("podré", "poderé", "...^."),  // a letter is missing: the one after it shows the scar
    ("ten", "tene", "..^"),
    ("soy", "so", "..^"),
  ])
  func marks(form: String, regular: String, expected: String) {
    let marks = IrregularLetters.marks(of: form, against: regular).map { $0 ? "^" : "." }.joined()
    #expect(marks == expected)
  }

  @Test(arguments: ["hablar", "buscar", "averiguar", "leer", "huir", "cruzar", "coger"])
  func predictableSpellingIsNoIrregularity(name: String) throws {
    let verb = try Rows.conjugator.verb(name)
    for slot in Slot.of(.preterite) {
      let paradigm = Rows.conjugator.paradigm(of: verb)
      #expect(paradigm.forms(at: slot) == [paradigm.regularForm(at: slot)], "\(slot)")
    }
  }
}
