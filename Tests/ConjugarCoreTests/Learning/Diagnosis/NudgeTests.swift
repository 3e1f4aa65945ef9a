import ConjugarCore
import Testing

/// What is said before the second try: also what is wrong with the stem, and never the form.
@Suite("Nudges before the second try")
struct NudgeTests {
  /// asked | typed | what is said
  static let table = [
    "ponerse present 1s | te pones | the ending is -o, and the stem adds g",
    "hacer present 1s | hacer | the ending -o, and the stem has g for c",
    "hacer present-subjunctive 2s | haces | the ending -as, and the stem has g for c",
    "tener imperative 3s | tener | the ending -a, and the stem adds g",
    "conocer present-subjunctive 3s | conoce | the ending -a, and the stem has zc for c",
    "hacer preterite 3s | hacía | the ending -o, and the stem is another one in the preterite",
    "decir present 1s | decimos | the ending is -o, and the stem has g for c, the stem has e→i",
    "pensar present 1s | pensamos | the ending is -o, and the stem has e→ie",
    "hablar present 1s | habla | for yo the ending is -o",
    "ser present 1p | es | for nosotros it is a word of its own",
    "tener imperfect 2s | tenía | is for yo and él; for tú",
    "poder present 2s | podría | is the conditional for yo and él; ",
    "ser imperfect-subjunctive-ra 2s | fuera | is for yo and él; ",
    "ir preterite 3p | ieron | goes like a regular verb; the preterite for ellos of ir is a form of its own",
    "comer present-perfect 1s | comí | the present perfect for yo takes haber in the present",
    "beber present-perfect 1s | ha bebido | for yo it takes another form of haber",
    "llamarse present 1s | mi llamo | “mi” is no reflexive pronoun; it is another one",
    "venir preterite 1p | venimos | the ending -imos, and the stem is another one in the preterite",
    "ver preterite 3s | veió | the stem of ver is v- here",
    "dar negative-imperative 3p | noden | has a blank missing; the blank stands after “no”",
    "ver present-subjunctive 3p | van | “van” is of ir",
  ]

  @Test(arguments: table) func nudge(_ row: String) throws {
    let columns = row.components(by: " | ")
    let words = columns[0].split(separator: " ").map(String.init)
    let question = try Question.asking(words[0], try Tense.named(words[1]), try Person.named(words[2]))
    let persons = Person.asked(in: .spain, secondPerson: .tu)
    let prompt = Diagnostician(Conjugator(), persons: persons).diagnose(columns[1], for: question).prompt
    #expect(prompt.contains(columns[2]), "\(prompt)")
    #expect(!prompt.contains("ye-"))
  }
}

extension String {
  fileprivate func components(by separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
