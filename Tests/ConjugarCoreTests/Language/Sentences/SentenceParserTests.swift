import Testing

@testable import ConjugarCore

@Suite("Notation of sentences")
struct SentenceParserTests {
  @Test func everyPart() throws {
    let sentence = try Sentence(
      parsing: "B1 {spain} No lo [sabía: saber/conocer imperfect 1s +conocer.imperfect ~preterite.3s], "
        + "*tense+verb: de niño*. (yo) | I didn't know. | a state",
      under: "= saber-conocer | facts take saber")
    #expect(sentence.level == .b1)
    #expect(sentence.variety == .spain)
    #expect(sentence.choice == Choice(id: "saber-conocer", title: "facts take saber"))
    #expect(sentence.pieces == [.text("No lo "), .gap, .text(", "), .trigger("de niño", [.tense, .verb]), .text(".")])
    #expect(sentence.gapped == "No lo ___, de niño. (yo)")
    #expect(sentence.text == "No lo sabía, de niño.")
    #expect(sentence.verbs == ["saber", "conocer"])
    #expect(sentence.slot == Slot(.imperfect, .firstSingular))
    #expect(sentence.subject == "yo")
    #expect(sentence.triggers == ["de niño"] && sentence.triggers(of: [.person]) == [])
    #expect(
      sentence.alternatives.map { "\($0.verb) \($0.slot) \($0.remark)" } == [
        "conocer imperfect 1s rightToo", "saber preterite 3s heard",
      ])
    #expect(sentence.translation == "I didn't know.")
    #expect(sentence.reason == "a state")
  }

  /// The two endings of a subjunctive are one word.
  @Test func bothEndings() throws {
    let others = "-imperfect-subjunctive +seguir+gerund.pluperfect-subjunctive"
    let gap = "[vuelva: volver present-subjunctive 3s \(others)]"
    let sentence = try Sentence(parsing: "B1 *tense: Ojalá* \(gap). | … | a wish")
    #expect(
      sentence.alternatives.map { "\($0.slot) \($0.construction?.id ?? "")" } == [
        "imperfect-subjunctive-ra 3s ", "imperfect-subjunctive-se 3s ",
        "pluperfect-subjunctive-ra 3s seguir+gerund", "pluperfect-subjunctive-se 3s seguir+gerund",
      ])
  }

  /// Words that say tú are no variety: the name in the log is the same.
  @Test func wordsOfTu() throws {
    let text = "*tense: Yo que tú* no lo [haría: hacer conditional 1s] acá. (yo) | I wouldn't. | advice"
    "A2 {latin-america tu} \(text)".utf8.withSlice { line in
      #expect(SentenceLine(line).map { $0.addressesTu && $0.variety == .latinAmerica } == true)
    }
    let shared = try Sentence(parsing: "A2 {tu} \(text)")
    #expect(try shared.variety == nil && shared.id == Sentence(parsing: "A2 \(text)").id)
  }

  @Test func withoutPerson() throws {
    let sentence = try Sentence(
      parsing: "A2 *tense: Antes de* [salir: salir infinitive], come. | Before you go, eat. | why")
    #expect(sentence.slot == .infinitive)
    #expect(sentence.gapped == "Antes de ___, come.")
  }

  @Test func periphrasis() throws {
    let sentence = try Sentence(
      parsing: "A2 *tense: Mira*: [está comiendo: comer present 3s estar+gerund +present +estar+gerund.future]. "
        + "| Look: he's eating. | under way")
    #expect(sentence.construction?.id == "estar+gerund")
    #expect(sentence.construction?.name == "estar + gerund")
    #expect(sentence.slot == Slot(.present, .thirdSingular) && sentence.form == "está comiendo")
    #expect(
      sentence.alternatives.map { "\($0.slot) \($0.construction?.id ?? "")" } == [
        "present 3s ", "future 3s estar+gerund",
      ])
    let question = try Question(sentence, Conjugator())
    #expect(question.accepted == ["está comiendo", "come", "estará comiendo"])
  }

  /// Its pronoun has two places.
  @Test func periphrasisWithPronoun() throws {
    let sentence = try Sentence(
      parsing: "A2 *tense: Mañana* [me voy a levantar: levantarse present 1s ir+a+infinitive] tarde. | … | a plan")
    #expect(try Question(sentence, Conjugator()).accepted == ["me voy a levantar", "voy a levantarme"])
  }

  /// The order of the infinitives does not tell which one is right.
  @Test(arguments: ["ser/estar", "estar/ser"])
  func cue(verbs: String) throws {
    let line = "A1 Mi tía [x: \(verbs) present 3s] *tense: aquí*. | My aunt is here. | place"
    #expect(try Sentence(parsing: line, under: "= ser-estar-place | t").cue == "ser/estar")
    #expect(try Sentence(parsing: line, under: "= other | t").cue == "estar/ser")
  }

  @Test(arguments: [
    "# A2 a comment", "", "= test | a test", "A2 *tense: Ayer* [vino: venir preterite 3s]. | He came.",
    "D1 *tense: Ayer* [vino: venir preterite 3s]. | He came. | why",
    "A2 {peru} *tense: Ayer* [vino: venir preterite 3s]. | He came. | why", "A2 *Ayer* vino. | He came. | why",
    "A2 *tense: Ayer* [vino: venir past 3s]. | He came. | why",
    "A2 *tense: Ayer* [vino: venir preterite]. | He came. | why",
    "A2 *tense: Ayer* [x: venir present 3s estar+que]. | He came. | why",
  ])
  func whatIsNoSentence(line: String) { #expect(line.utf8.withSlice { SentenceLine($0) == nil }) }

  /// No line of the book is passed over, nor anything that stands in one.
  @Test func everyLineIsInTheNotation() {
    let lines = LiteralPart.parts(of: Resources.sentences)[0].slice.text.split(separator: "\n")
    var isBelowHeading = false
    for line in lines where !line.hasPrefix("#") {
      if line.hasPrefix("=") {
        let sides = line.split(separator: "|")
        #expect(sides.count == 2 || sides.dropFirst(2) == [" person"], "\(line)")
        #expect(sides[0].hasPrefix("= ") && sides[1].count > 2, "\(line)")
        #expect(sides[0].dropFirst(2).dropLast().allSatisfy { ("a"..."z").contains($0) || $0 == "-" }, "\(line)")
        isBelowHeading = true
        continue
      }
      let choice = Choice(id: "test", title: "a test")
      guard isBelowHeading,
        let sentence = String(line).utf8.withSlice({ SentenceLine($0).map { Sentence($0, choice) } })
      else {
        Issue.record("\(line)")
        continue
      }
      let marks = line.utf8.count { $0 == UInt8(ascii: "*") }
      var triggers = 0
      for case .trigger(let words, let roles) in sentence.pieces {
        triggers += 1
        #expect(!words.isEmpty && !roles.isEmpty, "\(line)")
      }
      #expect(triggers > 0 && marks == 2 * triggers, "\(line)")
      #expect(!sentence.text.contains("[") && !sentence.text.contains("]"), "\(line)")
      let gap = line.drop { $0 != "[" }.prefix { $0 != "]" }.split(separator: " ")
      let marked = gap.filter { "+-~!".contains($0.first ?? " ") }
      // One word for two endings.
      let both = marked.count { $0.hasSuffix("imperfect-subjunctive") || $0.hasSuffix("pluperfect-subjunctive") }
      let others = marked.count + both
      #expect(sentence.alternatives.count == others, "\(line)")
      #expect(![sentence.form, sentence.translation, sentence.reason].contains(""), "\(line)")
    }
  }

  @Test func filters() {
    let book: StaticString = """
      = ser-estar-state | states
      A1 Ana [está: estar/ser present 3s] *verb: muy cansada*. | Ana is tired. | a state
      = past-narration-preterite | events
      A2 *tense: Ayer* nosotros [fuimos: ir preterite 1p] al cine: a las dos. | We went to the movies. | over
      A2 {spain} *tense: Hoy* [habéis comido: comer present-perfect 2p] bien. | You ate well today. | today
      A2 {vos} *tense: Ayer* vos [comiste: comer preterite 2v] bien. | You ate well. | over
      A2 *tense: Ayer* tú [comiste: comer preterite 2s] mal. | You ate badly. | over
      """
    func count(_ change: (inout SentenceFilter) -> Void) -> Int {
      var filter = SentenceFilter()
      change(&filter)
      return SentenceBook(book).sentences(filter).count
    }
    #expect(count { _ in } == 5)
    #expect(count { $0.verbs = ["ir", "estar"] } == 2)
    #expect(count { $0.verbs = ["ser"] } == 0)
    #expect(count { $0.tenses = [.preterite] } == 3)
    #expect(count { $0.persons = [.firstPlural] } == 1)
    #expect(count { $0.choices = ["ser-estar"] } == 1)
    #expect(count { $0.choices = ["ser"] } == 1)
    #expect(count { $0.levels = .a1 ... .a1 } == 1)
    #expect(count { $0.triggers = ["AYER"] } == 3)
    #expect(count { $0.triggers = ["cansada"] } == 1)
    #expect(count { $0.triggers = ["cansa"] } == 0)
    #expect(count { $0.region = .latinAmerica } == 4)
    #expect(count { $0.secondPerson = .tu } == 4)
    #expect(count { $0.secondPerson = .vos } == 4)
  }
}
