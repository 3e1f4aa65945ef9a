import Testing

@testable import ConjugarCore

@Suite("Answers to sentences")
struct ClozeTests {
  private static let perfect =
    "A2 {spain} *tense: Esta mañana* [he perdido: perder present-perfect 1s +preterite ~present] el tren. (yo) | I missed it. | today"

  private func verdict(_ typed: String, _ line: String = perfect) throws -> Verdict {
    let question = try Question(Sentence(parsing: line), Conjugator())
    return Grader(Conjugator(), accents: .half).judge(typed, for: question)
  }

  @Test(arguments: ["he perdido", "perdí", "yo perdí", "Esta mañana he perdido el tren", "PERDÍ el tren."])
  func right(_ typed: String) throws {
    let verdict = try verdict(typed)
    #expect(verdict.result == .correct)
    #expect(verdict.points == 10)
    #expect(verdict.usageNote == nil)
  }

  /// *creó* is a form of *crear*, which was offered too: no *creo* that lost its accent.
  @Test(arguments: [("creó", Verdict.Result.wrong), ("créo", .accentSlip)])
  func formOfTheOtherVerb(_ typed: String, _ result: Verdict.Result) throws {
    let line = "A2 [Creo: creer/crear present 1s] *verb: en Dios*. (yo) | I believe in God. | faith: creer"
    #expect(try verdict(typed, line).result == result)
  }

  @Test func heard() throws {
    let verdict = try verdict("pierdo")
    #expect(verdict.result == .correct)
    #expect(verdict.points == 10)
    #expect(verdict.remark == .heard)
    #expect(verdict.usageNote == "heard, but the norm is he perdido")
  }

  /// What the sentence trains earns half; what is right but says less, all.
  @Test(arguments: [
    ("+", 10, UsageRemark.rightToo, "right-too"), ("-", 10, .lessExact, "less-exact"), ("~", 10, .heard, "heard"),
    ("!", 5, .faulty, "heard"),
  ])
  func remarks(_ mark: String, _ points: Int, _ remark: UsageRemark, _ id: String) throws {
    let line =
      "B1 Aquí no [había: haber imperfect 3s \(mark)imperfect.3p] *agreement: semáforos*. | There were none. | one"
    let verdict = try verdict("habían", line)
    #expect(verdict.result == .correct)
    #expect(verdict.points == points)
    #expect(verdict.remark == remark && remark.id == id)
    #expect((verdict.usageNote == nil) == (remark == .rightToo))
  }

  /// Who acts may be named behind the form, where nothing else names it and no word of the form follows.
  @Test(arguments: [
    ("Señora, ¿[sería: ser conditional 3s] *tense: tan amable*? (usted)", "sería usted", Verdict.Result.correct),
    ("Señora, ¿[sería: ser conditional 3s] *tense: tan amable*? (usted)", "seria usted", .accentSlip),
    ("Señora, ¿[sería: ser conditional 3s] *tense: tan amable*? (usted)", "sería tú", .wrong),
    ("Mario y yo [éramos: ser imperfect 1p] *tense: inseparables de niños*.", "éramos nosotros", .wrong),
    ("*tense: Mañana* [volvemos: volver present 1p]. (nosotros)", "volvemos nosotras", .correct),
    ("¿*tense: Hoy* [pagas: pagar present 2s]?", "pagas tú", .correct),
    ("Mi madre no [está: estar present 3s] *tense: ahora*.", "está ella", .wrong),
    ("Yo, que [soy: ser present 1s] la mayor, *tense: cuido* a todos.", "soy yo", .wrong),
  ])
  func subjectBehind(_ sentence: String, _ answer: String, _ result: Verdict.Result) throws {
    #expect(try verdict(answer, "A1 \(sentence) | … | why").result == result)
  }

  @Test func accentSlip() throws {
    #expect(try verdict("perdi").result == .accentSlip)
    #expect(try verdict("").result == .skipped)
  }

  /// *Está* without its accent is no slip where *estar* is what had to be found: it is nothing else there.
  @Test func accentSlipOfAChosenVerb() throws {
    let line = "A1 Mi hermana [está: estar/ser present 3s] *verb: enferma*. | My sister is sick. | a state"
    #expect(try verdict("esta", line).result == .accentSlip)
  }

  /// *Después de comer* and *después de haber comido* are both right.
  @Test(arguments: [
    ("[comer: comer infinitive +perfect]", "comer", "haber comido"),
    ("[ducharse: ducharse infinitive +perfect]", "ducharse", "haberse duchado"),
  ])
  func perfectInfinitive(_ gap: String, _ simple: String, _ perfect: String) throws {
    let line = "A2 *tense: Después de* \(gap), salgo. (yo) | After … I go out. | an infinitive"
    for answer in [simple, perfect] { #expect(try verdict(answer, line).result == .correct) }
    #expect(try verdict("haber", line).result == .wrong)
  }

  /// A guess by *deber*, with *de* or without, with either place of the pronoun.
  @Test(arguments: [
    "se deben haber perdido", "se deben de haber perdido", "deben haberse perdido", "deben de haberse perdido",
    "se debieron perder", "debieron de perderse",
  ])
  func guess(_ answer: String) throws {
    let others = "+deber+(de)+infinitive.present.perfect +deber+(de)+infinitive.preterite"
    let line = "B2 *tense: Quizá* [se habrán perdido: perderse future-perfect 3p \(others)]. (ellos) | … | a guess"
    #expect(try verdict(answer, line).remark == .rightToo)
    #expect(try verdict("deben perderse", line).result == .wrong)
  }

  /// An order may say for whom, where it has an object beside it.
  @Test(arguments: [
    ("[di: decir imperative 2s] la verdad", "dime", true), ("[di: decir imperative 2s] qué ves", "dinos", true),
    ("[añada: añadir imperative 3s] un poco de sal", "añádale", true),
    ("[di: decir imperative 2s] la verdad", "dite", false),
    ("[ven: venir imperative 2s] cuando puedas", "venme", false),
    ("[habla: hablar imperative 2s] más", "háblame", false),
  ])
  func order(_ rest: String, _ answer: String, _ isRight: Bool) throws {
    let told = try verdict(answer, "A2 *tense: Hija,* \(rest). (tú) | … | an order")
    #expect((told.result == .correct) == isRight && (told.remark == .rightToo) == isRight)
  }

  /// Of an order that many give by the infinitive, it has the pronoun of those who are told.
  @Test func infinitiveWithItsPronoun() throws {
    let line =
      "A2 {spain} [Poneos: ponerse imperative 2p !infinitive] *person: vuestras* chaquetas. | Put on… | an order"
    let question = try Question(Sentence(parsing: line), Conjugator())
    #expect(question.cloze?.fit("poneros") != nil && question.cloze?.fit("ponerse") == nil)
    #expect(question.cloze?.fit("poneros")?.remark.isRight == false)
  }

  @Test func wordsAroundTheGap() throws {
    let line = "A2 A mí me [gustan: gustar present 3p] *agreement: las playas* del norte. | I like beaches. | plural"
    #expect(try verdict("me gustan", line).result == .correct)
    #expect(try verdict("gustan las playas", line).result == .correct)
    #expect(try verdict("me gusta", line).diagnosis?.kind == .otherPerson)
  }

  @Test func pronounInTheGap() throws {
    let line = "A2 *tense: Mañana* ella [se acordará: acordarse future 3s]. | She'll remember tomorrow. | to come"
    #expect(try verdict("se acordará", line).result == .correct)
    #expect(try verdict("acordará", line).diagnosis?.kind == .pronoun)
  }

  /// What there is is *hay*, never the helper *ha*.
  @Test(arguments: ["+", "~"])
  func thereIs(_ mark: String) throws {
    let line =
      "B1 *tense: Mañana* [habrá: haber/estar future 3s \(mark)present] *verb: tormentas*. | There will be storms. | habrá"
    #expect(try verdict("hay", line).result == .correct)
    #expect(try verdict("ha", line).result == .wrong)
    let question = try Question(Sentence(parsing: line), Conjugator())
    #expect(!question.accepted.contains("ha") && question.cloze?.heard.contains("ha") == false)
  }

  @Test func hints() throws {
    let conjugator = Conjugator()
    let question = try Question(Sentence(parsing: Self.perfect, under: "= present-perfect-x | t"), conjugator)
    let hints = (1...3).map { Hint(question, strength: $0, conjugator).text }
    #expect(hints == ["“Esta mañana” decides: present perfect or preterite?", "the present perfect", "h· p······"])
    let verbs = "A1 Mi hermana [está: estar/ser present 3s] *verb: enferma*. | My sister is sick. | a state"
    let choice = try Question(Sentence(parsing: verbs, under: "= ser-estar-state | t"), conjugator)
    #expect(Hint(choice, strength: 1, conjugator).text == "“enferma” decides: ser or estar?")
    #expect(Hint(choice, strength: 2, conjugator).text == "estar")
  }
}
