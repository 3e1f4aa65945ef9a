import ConjugarCore
import Testing

@Suite("Grading")
struct GraderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let verb: String
    let tense: Tense
    let person: Person?
    let typed: String
    let result: Verdict.Result

    init(_ verb: String, _ tense: Tense, _ person: Person?, _ typed: String, _ result: Verdict.Result) {
      self.verb = verb
      self.tense = tense
      self.person = person
      self.typed = typed
      self.result = result
    }

    var testDescription: String { "\(verb) \(tense.id) \(person?.id ?? "-") → \(typed): \(result)" }
  }

  static let rows: [Row] = [
    // Letter case, blanks and a subject do not matter, whoever it names.
    Row("tener", .preterite, .thirdPlural, "tuvieron", .correct),
    Row("tener", .preterite, .thirdPlural, "Tuvieron", .correct),
    Row("tener", .preterite, .thirdPlural, "  ellas\t tuvieron ", .correct),
    Row("tener", .preterite, .thirdPlural, "yo tuvieron", .correct),
    Row("tener", .preterite, .thirdPlural, "tenieron", .wrong),
    Row("tener", .preterite, .thirdPlural, "tuvo", .wrong),
    Row("tener", .preterite, .thirdPlural, "yo", .wrong),
    Row("tener", .preterite, .thirdPlural, "", .skipped),
    Row("tener", .preterite, .thirdPlural, " \t ", .skipped),
    // Who types every accepted form is right, who types one that is not is not.
    Row("imprimir", .participle, nil, "impreso/imprimido", .correct),
    Row("imprimir", .participle, nil, "imprimido, impreso", .correct),
    Row("imprimir", .participle, nil, "impreso/imprimida", .wrong),
    // A slip of the accent, unless it makes another form of the verb.
    Row("tener", .preterite, .thirdPlural, "tuviéron", .accentSlip),
    Row("hablar", .preterite, .thirdSingular, "hablo", .wrong),
    Row("hablar", .preterite, .thirdSingular, "él habló", .correct),
    Row("hablar", .preterite, .thirdSingular, "el hablo'", .correct),
    Row("hablar", .preterite, .thirdSingular, "habl'o", .correct),
    Row("hablar", .preterite, .thirdSingular, "hablò", .accentSlip),
    Row("hablar", .present, .firstSingular, "habló", .wrong),
    Row("hablar", .present, .firstSingular, "háblo", .accentSlip),
    Row("hablar", .future, .thirdSingular, "hablara", .wrong),
    Row("hablar", .future, .firstPlural, "hablarémos", .accentSlip),
    Row("comer", .imperfect, .firstPlural, "comiamos", .accentSlip),
    Row("comer", .imperfect, .firstPlural, "comi'amos", .correct),
    Row("comer", .imperfect, .firstPlural, "com'iamos", .correct),
    Row("estar", .presentSubjunctive, .thirdSingular, "este", .accentSlip),
    Row("dar", .presentSubjunctive, .firstSingular, "de", .accentSlip),
    Row("saber", .present, .firstSingular, "se", .accentSlip),
    Row("decir", .imperative, .secondSingular, "dí", .accentSlip),
    // A quote mark between two vowels is read both ways.
    Row("oír", .present, .firstPlural, "o'imos", .correct),
    Row("oír", .present, .firstPlural, "oimos", .accentSlip),
    Row("oír", .present, .firstPlural, "o’ímos", .correct),
    // ñ is a letter of its own, and the diaeresis is no accent.
    Row("soñar", .present, .thirdSingular, "sueña", .correct),
    Row("soñar", .present, .thirdSingular, "suen~a", .correct),
    Row("soñar", .present, .thirdSingular, "sue~na", .correct),
    Row("soñar", .present, .thirdSingular, "suena", .wrong),
    Row("averiguar", .preterite, .firstSingular, "averigüé", .correct),
    Row("averiguar", .preterite, .firstSingular, "averigu\"e'", .correct),
    Row("averiguar", .preterite, .firstSingular, "averig\"u'e", .correct),
    Row("averiguar", .preterite, .firstSingular, "averigué", .wrong),
    Row("averiguar", .preterite, .firstSingular, "averigüe", .wrong),  // that he find out
    // Composed and decomposed letters are the same; control characters and keys leave no trace.
    Row("hablar", .preterite, .thirdSingular, "hablo\u{301}", .correct),
    Row("soñar", .present, .thirdSingular, "suen\u{303}a", .correct),
    Row("hablar", .present, .firstSingular, "ha\u{0}blo\u{1B}[A\r", .correct),
    // The no of an order not to do something is free; elsewhere it is not.
    Row("hablar", .negativeImperative, .secondSingular, "no hables", .correct),
    Row("hablar", .negativeImperative, .secondSingular, "hables", .correct),
    Row("hablar", .negativeImperative, .secondSingular, "Tú no hables", .correct),
    Row("hablar", .negativeImperative, .secondSingular, "no habla", .wrong),
    Row("hablar", .negativeImperative, .thirdSingular, "no hablé", .wrong),
    Row("hablar", .negativeImperative, .thirdSingular, "háble", .accentSlip),
    Row("hablar", .imperative, .secondSingular, "¡habla!", .correct),
    Row("hablar", .imperative, .secondSingular, "no habla", .wrong),
    Row("hablar", .imperative, .secondSingular, "hablá", .wrong),  // said to vos
    // The pronoun belongs to the form.
    Row("lavarse", .present, .firstSingular, "me lavo", .correct),
    Row("lavarse", .present, .firstSingular, "yo me lavo", .correct),
    Row("lavarse", .present, .firstSingular, "lavo", .wrong),
    Row("lavarse", .present, .firstSingular, "se lavo", .wrong),
    Row("lavarse", .imperative, .secondSingular, "lávate", .correct),
    Row("lavarse", .imperative, .secondSingular, "lavate", .wrong),  // said to vos
    Row("lavarse", .imperative, .firstPlural, "lavemonos", .accentSlip),
    Row("lavarse", .negativeImperative, .secondSingular, "te laves", .correct),
    Row("lavarse", .negativeImperative, .secondSingular, "no laves", .wrong),
    Row("lavarse", .gerund, nil, "lavandose", .accentSlip),
    // Every accepted form counts, and those of other cells do not.
    Row("imprimir", .participle, nil, "impreso", .correct),
    Row("imprimir", .participle, nil, "imprimido", .correct),
    Row("ir", .conditionalPerfect, .firstSingular, "hubiera ido", .wrong),
    // Compound forms are of two words.
    Row("hacer", .presentPerfect, .firstSingular, "yo he  hecho", .correct),
    Row("hacer", .presentPerfect, .firstSingular, "hé hecho", .accentSlip),
    Row("hacer", .presentPerfect, .firstSingular, "hecho", .wrong),
    Row("suceder", .preterite, .thirdPlural, "esas cosas sucedieron", .correct),
  ]

  @Test(arguments: rows)
  func verdict(_ row: Row) throws {
    let question = try Question.asking(row.verb, row.tense, row.person)
    #expect(Grader(Conjugator(), accents: .half).judge(row.typed, for: question).result == row.result)
  }

  @Test(arguments: [
    ("habló", AccentPolicy.half, false, 10),
    ("habló", .half, true, 5),
    ("hablò", .strict, false, 0),
    ("hablò", .half, false, 5),
    ("hablò", .lenient, false, 10),
    ("hablò", .strict, true, 0),
    ("hablò", .half, true, 2),
    ("hablò", .lenient, true, 5),
    ("hablo", .lenient, false, 0),
    ("", .lenient, false, 0),
  ])
  func points(_ typed: String, _ accents: AccentPolicy, _ isHinted: Bool, _ points: Int) throws {
    let question = try Question.asking("hablar", .preterite, .thirdSingular)
    let verdict = Grader(Conjugator(), accents: accents).judge(typed, for: question, hints: isHinted ? 1 : 0)
    #expect(verdict.points == points)
    #expect(verdict.isMiss == (points == 0))
  }

  @Test(arguments: [
    ("impreso", "impreso"), ("imprimído", "imprimido"), ("imprésó", "impreso"), ("imprentado", "imprimido"),
  ])
  func rightForm(_ typed: String, _ form: String) throws {
    let question = try Question.asking("imprimir", .participle)
    #expect(Grader(Conjugator(), accents: .half).judge(typed, for: question).rightForm == form)
  }

  @Test func whatWasTypedIsKeptAsItWasRead() throws {
    let question = try Question.asking("tener", .preterite, .thirdPlural)
    let verdict = Grader(Conjugator(), accents: .half).judge(" Ellas  TENIE'RON\u{7}", for: question)
    #expect(verdict.answer == "teniéron")
    #expect(verdict.question == question)
  }

  /// A subject that is somebody else’s is told, and costs nothing.
  @Test(arguments: [("tú busqué", "but tú is not yo"), ("(él) busqué", "but él is not yo"), ("yo busqué", nil)])
  func anotherSubject(_ typed: String, _ note: String?) throws {
    let question = try Question.asking("buscar", .preterite, .firstSingular)
    let verdict = Grader(Conjugator(), accents: .half).judge(typed, for: question)
    #expect(verdict.result == .correct && verdict.points == 10)
    #expect(verdict.usageNote == note)
  }
}
