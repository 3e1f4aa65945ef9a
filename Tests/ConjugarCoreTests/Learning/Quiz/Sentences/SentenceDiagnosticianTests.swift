import Testing

@testable import ConjugarCore

@Suite("Diagnosis of answers to sentences")
struct SentenceDiagnosticianTests {
  @Test(arguments: SentenceRows.past) func past(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.verbs) func verb(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.moods) func mood(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.others) func other(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.periphrases) func periphrasis(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.nearest) func nearest(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.rivals) func rival(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.misshapen) func misshapen(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.elsewhere) func elsewhere(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.clauses) func clause(_ row: SentenceRow) throws { try row.check() }

  /// Of two verbs the trigger that decides which, not the one that decides its tense.
  @Test(arguments: [
    ("el pasaporte", "“en mi bolsillo” decides:"), ("película y de repente", "“viendo” decides:"),
    ("por Fleming", "“descubierta por” decides:"), ("aquí y todo", "“riquísimo” decides:"),
    ("qué *harías*", "“el jefe” decides:"), ("mi hija *quiere*", "“veterinaria” decides:"),
  ])
  func theTriggerOfTheVerb(_ part: String, _ hint: String) throws {
    let plain = part.filter { $0 != "*" }
    let sentence = SentenceBookTests.sentences.first { $0.gapped.contains(plain) }
    #expect(try SentenceRule(sentence: #require(sentence)).question.hasPrefix(hint))
  }

  /// Who acts is named by the sentence's own pronoun, unless that is spoken of or to: *a ustedes les gustan los tacos*.
  @Test(arguments: [
    ("ustedes me *presentaron", "ustedes"), ("A ustedes les *gustan los tacos", "ellos, ellas, ustedes"),
    ("cómo *llueve", "tú"),
  ])
  func whoActs(_ part: String, _ subject: String) throws {
    let plain = part.filter { $0 != "*" }
    let sentence = try #require(SentenceBookTests.sentences.first { $0.text.contains(plain) })
    #expect(SentenceRule(sentence: sentence).subjects(sentence.slot) == subject)
  }

  /// Before the second try nothing that is said has a right form in it, unless it stands in the sentence or was typed.
  @Test func theFormIsNotGivenAway() throws {
    let conjugator = Conjugator()
    let grader = Grader(conjugator, accents: .half)
    let slots = [
      Slot.infinitive, .gerund, Slot(.present, .thirdSingular), Slot(.imperfect, .firstSingular),
      Slot(.presentSubjunctive, .thirdPlural), Slot(.present, .firstSingular),
    ].compactMap { $0 }
    for (index, sentence) in SentenceBookTests.sentences.enumerated() where index % 7 == 0 {
      let question = try Question(sentence, conjugator)
      let slot = slots[index / 7 % slots.count]
      for typed in conjugator.forms(of: question.verb, at: slot).prefix(1) + ["\(sentence.form.dropLast())x"] {
        let verdict = grader.judge(typed, for: question)
        guard verdict.result == .wrong, let prompt = verdict.diagnosis?.remark.prompt else { continue }
        let known = Self.words(of: sentence.gapped) + Self.words(of: typed) + sentence.verbs
        let given = question.accepted.filter { form in
          form != question.verb.infinitive.plain.description && !known.contains(form)
            && " \(Self.words(of: prompt).joined(separator: " ")) ".contains(" \(form) ")
        }
        #expect(given == [], "\(sentence.gapped) ← \(typed): \(prompt)")
      }
    }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  @Test func theReasonComesWithTheForm() throws {
    let line =
      "A1 ¡[Haz: hacer imperative 2s] la tarea *tense+person: ahora mismo, Lucía*! | Do it! | an order to tú: haz"
    let question = try Question(Sentence(parsing: line, under: "= imperative-tu | an order"), Conjugator())
    let remark = try #require(Grader(Conjugator(), accents: .half).judge("hacía", for: question).diagnosis?.remark)
    #expect(remark.message.contains("an order to tú (haz)"))
    #expect(remark.nudge == "“ahora mismo, Lucía” asks for the imperative; the person here is tú")
  }

  /// Of several forms that are right the one that was misshapen is shown.
  @Test(arguments: [("teniera", "tuviera"), ("tenera", "tuviese"), ("tenía", "tuviese")])
  func theFormThatWasMeant(_ typed: String, _ form: String) throws {
    let line =
      "B1 *tense: Si* yo [tuviese: tener imperfect-subjunctive-se 1s +imperfect-subjunctive-ra] alas… | … | unreal"
    let question = try Question(Sentence(parsing: line), Conjugator())
    #expect(Grader(Conjugator(), accents: .half).judge(typed, for: question).rightForm == form)
  }

  /// A form of a tense that is right too is not shown where the message asks for another.
  @Test func theFormOfTheTenseThatIsAsked() throws {
    let line = "B1 *tense: Si* te [pregunta: preguntar present 3s +imperfect-subjunctive-ra] algo… | … | a condition"
    let question = try Question(Sentence(parsing: line), Conjugator())
    #expect(Grader(Conjugator(), accents: .half).judge("preguntará", for: question).rightForm == "pregunta")
  }

  @Test func thereAreEnoughRows() {
    let rows = SentenceRows.past + SentenceRows.verbs + SentenceRows.moods + SentenceRows.others
    #expect(rows.count >= 100)
  }
}
