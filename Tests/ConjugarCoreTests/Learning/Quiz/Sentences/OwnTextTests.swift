import ConjugarCore
import Testing

@Suite("Gaps in one’s own text")
struct OwnTextTests {
  /// The text with the forms that are asked in brackets.
  private func gaps(_ text: String) -> [String] {
    OwnText(text, Conjugator(), in: .latinAmerica).questions.map { $0.cloze?.form ?? "" }
  }

  @Test(arguments: [
    ("Ayer compramos fruta y llovía mucho.", ["compramos", "llovía"]),
    ("Mi padre había preparado la cena.", ["había preparado"]),
    ("Espero que vengas pronto.", ["Espero", "vengas"]),
    ("Si tuviera tiempo, te escribiría.", ["tuviera", "escribiría"]),
    ("Vi que estaban durmiendo.", ["Vi", "estaban", "durmiendo"]),
    // Nouns, names, and what is read as two verbs.
    ("El poder de la palabra.", []),
    ("Tomé un vino con Clara Ramos.", ["Tomé"]),
    ("La cena de mi trabajo era cara.", ["era"]), ("Fueron ayer. ¿Cómo te fue?", []),
    ("Una guía para la clase.", []),
    ("Todo el mando está en la mesa.", ["está"]),
    ("No sé nada de cine.", ["sé"]), ("Lucía la guía, salvo los ojos. Al verte, sed.", []),
    // Addresses, and what stands behind a sign.
    ("Escribe a prensa@gobierno.es, o mira www.vio.es y #somos. Había más.", ["Escribe", "Había"]),
    // Behind a pronoun that acts.
    ("Ella llega y él come; para ella trabajo.", ["llega", "come"]),
    // Behind no, que, si and pronouns, and at the head of a clause that no noun begins.
    ("No te preocupes: prefiero que no llueva.", ["preocupes", "prefiero", "llueva"]),
    ("Si te conviene, ¿cuánto cuesta? No se descarta. Entiendo.", ["conviene", "cuesta", "descarta", "Entiendo"]),
    ("Pele las patatas, bata los huevos y vierta la mezcla.", ["Pele", "bata", "vierta"]),
    ("Venid pronto y traed pan. Siéntese y dímelo.", ["Venid", "traed", "Siéntese", "dí"]),
    ("Canta, guitarra. Mezcla la harina. Sobre la mesa, bajo el puente.", ["Canta", "Mezcla"]),
    // Of orders the verb, of which the pronouns stay; salgo is of salir, and no infinitive is its own cue.
    ("Pela el ajo y córtalo. Dale la vuelta; añádelas.", ["Pela", "córta", "Da", "añáde"]),
    ("Vale, salgo a las seis. Son las diez. Su padre era cocinero en la era moderna.", ["salgo", "Son", "era"]),
    // Names, fixed phrases and calls.
    ("Luis llegó con Tomás. Tomás, o sea, mi amigo, calló. Vaya, ¡venga!", ["llegó", "calló"]),
  ])
  func fair(text: String, forms: [String]) { #expect(gaps(text) == forms) }

  @Test func questions() throws {
    let text = OwnText(
      "Querida Ana:\n\nHoy llamaron los vecinos.\u{1B}[31m ¿Qué querían?\r\nNada.", Conjugator(), in: .latinAmerica)
    #expect(text.sentenceCount == 4)
    let first = try #require(text.questions.first)
    #expect(first.cloze?.gapped == "Querida Ana: Hoy ___ los vecinos. (ellos/ellas)")
    #expect(first.cloze?.cue == "llamar")
    #expect(first.accepted == ["llamaron"])
    let wrong = Grader(Conjugator(), accents: .half).judge("llamaban", for: first)
    #expect(wrong.diagnosis?.message.contains("for ellos, ellas") == true)
    let gapped = text.questions.compactMap { $0.cloze?.gapped }.joined()
    #expect(!gapped.contains("\u{1B}"))
  }

  /// What was asked stands filled, what is still to be asked stands open, and what is not asked is left as it is.
  @Test func noGapTellsTheNext() {
    let text = OwnText(
      "Ayer comimos pan y hablamos mucho. Después compraron fruta.", Conjugator(), in: .spain, asked: 2)
    #expect(
      text.questions.prefix(2).compactMap { $0.cloze?.text(filling: "___") } == [
        "Ayer ___ pan y (2)… mucho.", "Ayer comimos pan y ___ mucho.",
      ])
    let all = OwnText("Ayer comimos pan. Después compraron fruta y hablamos.", Conjugator(), in: .spain, asked: 3)
    #expect(all.questions[1].cloze?.text(filling: "___") == "Ayer comimos pan. Después ___ fruta y (3)….")
  }

  /// *-ra* and *-se* are one tense to the learner.
  @Test func twins() throws {
    let question = try #require(OwnText("Quería que cantaran más.", Conjugator(), in: .latinAmerica).questions.last)
    #expect(question.accepted == ["cantaran", "cantasen"])
    let unreal = try #require(OwnText("Si fuera así, habría ganado.", Conjugator(), in: .latinAmerica).questions.last)
    #expect(unreal.accepted == ["habría ganado", "hubiera ganado", "hubiese ganado"])
  }

  @Test func grading() throws {
    let question = try #require(OwnText("Ayer compraron pan.", Conjugator(), in: .latinAmerica).questions.first)
    let grader = Grader(Conjugator(), accents: .half)
    #expect(grader.judge("compraron", for: question).result == .correct)
    #expect(grader.judge("ayer compraron", for: question).result == .correct)
    let wrong = grader.judge("compran", for: question)
    #expect(wrong.diagnosis?.kind == .otherTense)
    #expect(wrong.diagnosis?.missed == nil)
  }

  /// In a story *llegamos* is a preterite, by the verbs around it.
  @Test(arguments: [
    ("Cuando llegamos, el cielo estaba gris.", "preterite"), ("Llegamos y comemos juntos.", "present"),
    ("Bajamos del tren. Llovía mucho.", "preterite"),
  ])
  func timeOfAStory(_ text: String, _ tense: String) throws {
    let question = try #require(OwnText(text, Conjugator(), in: .latinAmerica).questions.first)
    #expect(question.slot.tense.id == tense)
    #expect(question.cloze?.subject == "nosotros")
  }

  /// Orders to tú are told from presents by the verbs around, and before an object.
  @Test(arguments: [
    ("Pica la cebolla, sofríe el ajo.", "Pica", "imperative"), ("Vive en Lima. Trabaja mucho.", "Trabaja", "present"),
    ("Corta el pan y sírvelo. Si te gusta, añade sal.", "añade", "imperative"),
    ("Ella sale temprano. Toma un café y lee el periódico.", "Toma", "present"),
    ("Mi hermano, que vive aquí, canta una canción.", "canta", "present"), ("Ya está todo listo.", "está", "present"),
    ("¿Trabaja la niña?", "Trabaja", "present"), ("Después vuelve a casa; no tardes.", "vuelve", "imperative"),
  ])
  func ordersToTu(_ text: String, _ form: String, _ tense: String) throws {
    let questions = OwnText(text, Conjugator(), in: .spain).questions
    let slot = try #require(questions.first { $0.cloze?.form == form }).slot
    #expect(slot.tense.id == tense && slot.person == (tense == "present" ? .thirdSingular : .secondSingular))
  }

  /// Of *córtala* the verb alone is asked, and may be written as it stands there.
  @Test func joinedPronouns() throws {
    let question = try #require(OwnText("Pela el ajo y córtalo.", Conjugator(), in: .spain).questions.last)
    #expect(question.cloze?.gapped.hasSuffix("y ___lo. (tú)") == true && question.cloze?.cue == "cortar")
    let grader = Grader(Conjugator(), accents: .half)
    for form in ["corta", "córta", "córtalo"] { #expect(grader.judge(form, for: question).result == .correct) }
    #expect(grader.judge("corta", for: question).otherTexts(of: Person.allCases).isEmpty)
    for form in ["corte", "córtelo"] {
      #expect(grader.judge(form, for: question).diagnosis?.message.contains("“corte” is for usted") == true)
    }
  }

  /// Who acts stands behind the gap where neither a pronoun nor a noun beside the form tells it.
  @Test(arguments: [
    ("Quería dormir más.", "Quería", "yo/él/ella"), ("Ayer compraron pan.", "compraron", "ellos/ellas"),
    ("Hoy llamaron los vecinos.", "llamaron", "ellos/ellas"), ("Mi padre trabajaba mucho.", "trabajaba", nil),
    ("Espere un momento.", "Espere", "usted"), ("No se preocupe.", "preocupe", "usted"),
    ("¿Qué quería usted?", "quería", nil), ("Vi el tren que salió.", "salió", nil),
    ("Llovía mucho.", "Llovía", nil), ("Quería Ana dormir más.", "Quería", nil), ("Ella quería más.", "quería", nil),
    // A noun behind may be the object; nobody does what is cold or allowed; usted is told where the text is written to one.
    ("Compró los boletos.", "Compró", "él/ella"), ("Me gustaban los pisos.", "gustaban", nil),
    ("Se puso los zapatos.", "puso", "él/ella"), ("Hace dos años.", "Hace", nil), ("Se puede entrar.", "puede", nil),
    ("Estimada señora: Mañana llamará.", "llamará", "él/ella/usted"),
  ])
  func whoActs(_ text: String, _ form: String, _ subject: String?) throws {
    let questions = OwnText(text, Conjugator(), in: .spain).questions
    let question = try #require(questions.first { $0.cloze?.form == form })
    #expect(question.cloze?.subject == subject)
  }

  /// *Quería* is of the first or the third person, *buscaste* said to tú or vos, *pedí* an order where vos is said.
  @Test(arguments: [
    ("Yo siempre quería ir al mar.", "quería", Person.firstSingular),
    ("Cuando llegué a la playa quería nadar.", "quería", .firstSingular),
    ("No dije nada. Si hubiera estado allí, lo sabría.", "sabría", .firstSingular),
    ("Mi padre llegó tarde. Quería cenar.", "Quería", .thirdSingular),
    ("Le pedí que viniera.", "pedí", .firstSingular), ("¿Y vos qué buscaste?", "buscaste", .secondVoseo),
    ("¿Qué buscaste?", "buscaste", .secondSingular), ("¿Vos querés? Todo está listo.", "está", .thirdSingular),
    ("Recibí la carta, pero faltaba la copia.", "faltaba", .thirdSingular),
    ("Pensé que mi madre tenía razón.", "tenía", .thirdSingular),
    ("Creí que Juan no estaba.", "estaba", .thirdSingular),
    ("Cuando llegué, mi hermano ya se había ido.", "había ido", .thirdSingular),
    ("Llegué y nadie decía nada.", "decía", .thirdSingular), ("Llegué y se me caía todo.", "caía", .thirdSingular),
    ("Juan no había llamado, te digo.", "había llamado", .thirdSingular),
    ("Os conozco. ¡Me haría tanta ilusión!", "haría", .thirdSingular),
    ("Le ruego que disculpe la demora.", "disculpe", .thirdSingular),
    ("Toqué algo, pero el piano estaba mal. De pequeña practicaba.", "practicaba", .firstSingular),
    ("Le advertí que se lo contaría, pero me rogó que no.", "contaría", .firstSingular),
    ("Sin mi madre no quería ir; lo dije.", "quería", .firstSingular),
  ])
  func personOfAForm(_ text: String, _ form: String, _ person: Person) throws {
    let questions = OwnText(text, Conjugator(), in: .spain).questions
    #expect(try #require(questions.first { $0.cloze?.form == form }).slot.person == person)
  }

  /// A verb is named with its *se* where the pronoun stands before the gap.
  @Test(arguments: [
    ("Se quedaron allí.", "quedarse"), ("Me dijo que quedaban dos.", "quedar"),
    ("El viaje se nos hizo largo.", "hacerse"), ("Nos vemos.", "verse"), ("Se lo dejé.", "dejar"),
    ("No te lo vas a creer.", "ir"), ("Me puedo ir.", "poder"), ("Te vas mañana.", "irse"),
    ("Fui al cine.", "ir"), ("La película fue muy larga.", "ser"), ("Nos fuimos temprano.", "irse"),
    ("Mi abuelo fue médico.", "ser"), ("Fue una pena.", "ser"), ("Fueron hacia allí.", "ir"),
  ])
  func cue(_ text: String, _ cue: String) throws {
    #expect(try #require(OwnText(text, Conjugator(), in: .spain).questions.last).cloze?.cue == cue)
  }

  /// Of the preterite and the imperfect one is what the text tells, and a condition takes no other tense.
  @Test(arguments: [
    ("El hombre abrió la puerta y habló.", "hablaba", UsageRemark?.some(.lessExact)),
    ("Si tuviera dinero, compraría pan.", "comprará", nil), ("Me gustaría saber si querría ir.", "querrá", nil),
    ("Mañana querríamos ir.", "quisiéramos", .rightToo), ("Quiero algo distinto.", "quisiera", .rightToo),
    ("Me escribió que quería algo.", "querría", nil), ("¿Podría usted ir?", "puede", .rightToo),
    // Words that decide: what the book has beside them.
    ("Anoche casi no dormí.", "dormía", nil), ("De repente apareció un zorro.", "aparecía", nil),
    ("Leía mientras esperaba.", "esperé", .lessExact), ("Todos los días practicaba.", "practiqué", nil),
    ("Nadie supo quién había tenido la culpa.", "ha tenido", nil), ("Nadie supo cuándo ganó.", "ganaba", .lessExact),
    ("Ayer llegó tarde.", "ha llegado", nil), ("Dijo que podrán verlo.", "podrían", .rightToo),
    // What is to come, and the main clause of a condition.
    ("Esta noche cenamos juntos.", "cenaremos", .rightToo), ("Mañana te vemos.", "veremos", .rightToo),
    ("Si me das un beso, te concedo un deseo.", "concederé", .rightToo), ("Si llueve, no salgo.", "lloverá", nil),
    ("Si pudiera, viajaría.", "viajaré", nil), ("Aquí te vemos.", "veremos", .lessExact),
    ("Nos vemos luego.", "veremos", .rightToo), ("Si quiere, puede ir.", "podría", .rightToo),
    ("Si mañana vienes, bien.", "vendrás", nil), ("Hoy comimos pan.", "hemos comido", .rightToo),
    ("Mañana nos vemos.", "vamos a ver", .rightToo), ("Cuando llueve, leo. Si llueve", "lloverá", nil),
    // Of what still holds, and of who nobody knows is meant.
    ("Pidió que traigan pan.", "trajeran", .rightToo), ("Ojalá cambie.", "cambiara", .rightToo),
    ("Podría llamar.", "puedo", .rightToo),
  ])
  func otherTenses(_ text: String, _ typed: String, _ remark: UsageRemark?) throws {
    let question = try #require(OwnText(text, Conjugator(), in: .spain).questions.last { $0.verb.name != "ir" })
    let verdict = Grader(Conjugator(), accents: .half).judge(typed, for: question)
    #expect((verdict.result == .correct) == (remark != nil) && verdict.remark == remark)
  }

  /// Who reads along cannot tell *me he divertido* from *me divertí*: nothing is lost, and nothing charged.
  @Test func whatFitsAsWell() throws {
    let question = try #require(OwnText("Nunca habías comido tanto.", Conjugator(), in: .latinAmerica).questions.first)
    let verdict = Grader(Conjugator(), accents: .half).judge("comiste", for: question)
    #expect(verdict.result == .correct && verdict.points == 10 && verdict.remark == .rightToo)
    let stayed = try #require(OwnText("Se quedó allí.", Conjugator(), in: .spain).questions.first)
    #expect(stayed.gloss.hasPrefix("to stay"))
    #expect(verdict.usageNote == "it fits as well; the text has habías comido")
    #expect(OwnText("No hagas eso.", Conjugator(), in: .spain).questions.first?.accepted == ["hagas"])
    #expect(OwnText("Dice que hay pan.", Conjugator(), in: .spain).questions.last?.accepted == ["hay"])
    #expect(OwnText("Idos ya de aquí.", Conjugator(), in: .spain).questions.first?.accepted == ["idos", "iros"])
    let entry = LogEntry(verdict, at: Timestamp(milliseconds: 0), mode: .quiz)
    #expect(entry.tense == .preterite && entry.person == .secondSingular)
  }

  /// A slip in a form that fits as well is a slip.
  @Test(arguments: [
    ("hablába", Verdict.Result.accentSlip, Diagnosis.Kind?.none), ("ablaba", .wrong, .spelling),
    ("hablaba", .correct, nil),
  ])
  func slips(_ typed: String, _ result: Verdict.Result, _ kind: Diagnosis.Kind?) throws {
    let text = OwnText("El hombre abrió la puerta y habló.", Conjugator(), in: .spain)
    let verdict = Grader(Conjugator(), accents: .half).judge(typed, for: try #require(text.questions.last))
    #expect(verdict.result == result && verdict.diagnosis?.kind == kind)
    #expect(result == .correct || verdict.rightForm == "hablaba")
  }

  /// A line that was not wrapped is a sentence, in a chat in small letters too, as titles are, and *Sr.* ends none.
  @Test func lines() {
    let text = "Mi viaje\nAna: Hola\nLuis: Ayer compramos pan y el Sr. Gil no quería ir\na casa."
    let shown = OwnText(text, Conjugator(), in: .spain).questions.map { $0.cloze?.gapped ?? "" }
    #expect(shown.first == "Ana: Hola / Luis: Ayer ___ pan y el Sr. Gil no quería ir a casa. (nosotros)")
    #expect(OwnText("oye ven\nya voy\nvale", Conjugator(), in: .spain).sentenceCount == 3)
    let title = OwnText("Receta de la abuela\nPela el ajo", Conjugator(), in: .spain)
    #expect(title.questions.first?.cloze?.gapped == "Receta de la abuela / ___ el ajo (tú)")
  }

  /// What is all the same in America is less exact in Spain.
  @Test(arguments: [(Region.latinAmerica, UsageRemark.rightToo), (.spain, .lessExact)])
  func perfectOrPreterite(_ region: Region, _ remark: UsageRemark) throws {
    let question = try #require(OwnText("Nunca he comido tanto.", Conjugator(), in: region).questions.first)
    let verdict = Grader(Conjugator(), accents: .half).judge("comí", for: question)
    #expect(verdict.result == .correct && verdict.points == 10 && verdict.remark == remark)
  }

  /// The present may tell of what is to come, and the future not of what is now.
  @Test func presentForFuture() throws {
    let text = "Mañana iremos a la playa. Ahora estamos en casa."
    let questions = OwnText(text, Conjugator(), in: .spain).questions
    let grader = Grader(Conjugator(), accents: .half)
    let verdict = try grader.judge("vamos", for: #require(questions.first))
    #expect(verdict.result == .correct && verdict.points == 10)
    #expect(try grader.judge("estaremos", for: #require(questions.last)).result == .wrong)
  }

  /// What says the same in two words is right too, and what says something else is not.
  @Test func periphrasisForFuture() throws {
    let question = try #require(OwnText("Mañana iremos a la playa.", Conjugator(), in: .spain).questions.first)
    let grader = Grader(Conjugator(), accents: .half)
    #expect(grader.judge("vamos a ir", for: question).result == .correct)
    #expect(grader.judge("íbamos a ir", for: question).result == .wrong)
  }

  /// The sentences before a form tell its tense, rather than what comes after.
  @Test func timeOfALetter() throws {
    let text = "Ayer compré pan. Después cenamos y hablamos de ti. Mañana iremos a la playa si hace sol."
    let questions = OwnText(text, Conjugator(), in: .spain).questions
    #expect(try #require(questions.first { $0.cloze?.form == "cenamos" }).slot.tense == .preterite)
  }

  /// Strong stems are the verb’s alone, whatever their endings.
  @Test func strongStems() {
    #expect(gaps("Quiso entrar, pero no pudo. Nos dijo que era tarde.") == ["Quiso", "pudo", "dijo", "era"])
  }
}
