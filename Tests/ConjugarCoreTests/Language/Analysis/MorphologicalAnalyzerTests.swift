import ConjugarCore
import Testing

@Suite("What a form can be")
struct MorphologicalAnalyzerTests {
  /// `verb tense person pronouns`, one reading a line; `≈` before what needs an accent that was not typed.
  private static func readings(_ form: String) -> [String] {
    var analyzer = MorphologicalAnalyzer()
    return analyzer.readings(of: form).map { reading in
      let pronouns = reading.clitics.isEmpty ? "" : " \(reading.clitics.joined(separator: "+"))"
      let note = reading.note.map { " (\($0))" } ?? ""
      return "\(reading.isExact ? "" : "≈")\(reading.infinitive) \(reading.slot)\(pronouns)\(note)"
    }
  }

  @Test(arguments: [
    ("tuvieron", ["tener preterite 3p"]),
    ("fue", ["ir preterite 3s", "ser preterite 3s"]),
    ("viste", ["ver preterite 2s", "ver preterite 2v", "vestir present 3s", "vestir imperative 2s"]),
    ("hablo", ["hablar present 1s", "≈hablar preterite 3s"]),
    ("habló", ["hablar preterite 3s", "≈hablar present 1s"]),
    ("yendo", ["ir gerund -"]),
    ("quepa", ["caber present-subjunctive 1s", "caber present-subjunctive 3s", "caber imperative 3s"]),
    ("condujéramos", ["conducir imperfect-subjunctive-ra 1p"]),
    ("rehíce", ["rehacer preterite 1s"]),
    ("deshecho", ["deshacer participle -"]),
    ("huelan", ["oler present-subjunctive 3p", "oler imperative 3p"]),
    ("yerra", ["errar present 3s", "errar imperative 2s"]),
    ("ríe", ["reír present 3s", "reír imperative 2s"]),
    ("prevé", ["prever present 3s", "prever imperative 2s", "prever imperative 2v"]),
    ("hay", ["haber present 3s"]),
    ("sé", ["saber present 1s", "ser imperative 2s", "ser imperative 2v"]),
    ("podría", ["poder conditional 1s", "poder conditional 3s"]),
  ])
  func simple(_ form: String, _ wanted: [String]) {
    let found = Self.readings(form)
    for reading in wanted { #expect(found.contains(reading), "\(form): \(found)") }
    #expect(form == "podría" || found.count == wanted.count, "\(form): \(found)")
  }

  @Test(arguments: [
    ("dámelo", ["dar imperative 2s me+lo", "dar imperative 2v me+lo"]),
    ("diciéndoselo", ["decir gerund - se+lo"]),
    ("irnos", ["ir infinitive - nos"]),
    ("vámonos", ["ir imperative 1p nos"]),
    ("siéntense", ["sentar imperative 3p se"]),
    ("lavaos", ["lavar imperative 2p os"]),
    ("idos", ["ir imperative 2p os", "ir participle - (inflected(feminine: false, plural: true))"]),
    ("arrepiéntete", ["arrepentirse imperative 2s te"]),
    ("arrepentirme", ["arrepentirse infinitive - me"]),
    ("no te laves", ["lavar negative-imperative 2s te", "lavar negative-imperative 2v te"]),
    ("se lo he dicho", ["decir present-perfect 1s se+lo"]),
    ("digámoselo", ["decir imperative 1p se+lo"]),
    ("me voy", ["ir present 1s me"]),
  ])
  func pronouns(_ form: String, _ wanted: [String]) {
    #expect(Self.readings(form) == wanted)
  }

  @Test(arguments: [
    ("habríamos dicho", ["decir conditional-perfect 1p"]),
    ("hubiera ido", ["ir pluperfect-subjunctive-ra 1s", "ir pluperfect-subjunctive-ra 3s"]),
    ("no habla", ["hablar present 3s"]),
    ("¿No hables?", ["hablar negative-imperative 2s", "hablar negative-imperative 2v"]),
    ("adecuo", ["adecuar present 1s", "≈adecuar preterite 3s"]),
    ("adecúo", ["adecuar present 1s", "≈adecuar preterite 3s"]),
    ("no hables", ["hablar negative-imperative 2s", "hablar negative-imperative 2v"]),
  ])
  func phrases(_ form: String, _ wanted: [String]) {
    #expect(Self.readings(form) == wanted)
  }

  /// Every u between g and e can have dots or none; a word of nothing else takes no longer than another.
  @Test func syllablesOfGuAreFewToTry() {
    #expect(Self.readings(String(repeating: "gui", count: 20)).isEmpty)
    #expect(Self.readings("averigüe").first == "averiguar present-subjunctive 1s")
  }

  @Test(arguments: [
    ("averguenzo", "≈avergonzar present 1s"), ("HABLÓ", "hablar preterite 3s"),
    ("habl\u{6F}\u{301}", "hablar preterite 3s"),
    ("damelo", "≈dar imperative 2s me+lo"), ("nin\u{303}o", ""),
  ])
  func typedOtherwise(_ form: String, _ wanted: String) {
    let found = Self.readings(form)
    #expect(wanted.isEmpty ? found.isEmpty : found.contains(wanted), "\(found)")
  }

  @Test(arguments: [
    "", "xyz", "o", "no", "me", "habido ido", "42", "dámelolo",
    "no dame", "no hágalo", "no hablad", "lavemosnos", "idse", "dasete", "he hechas", "aquí", "me he aquí",
  ])
  func isNone(_ form: String) {
    #expect(Self.readings(form).isEmpty, "\(Self.readings(form))")
  }

  /// What stands in texts but not in the table of the verb; what it is, is said.
  @Test(arguments: [
    ("hechas", ["hacer participle - (inflected(feminine: true, plural: true))"]),
    ("sentada", ["sentar participle - (inflected(feminine: true, plural: false))"]),
    ("escritos", ["escribir participle - (inflected(feminine: false, plural: true))"]),
    ("leidas", ["≈leer participle - (inflected(feminine: true, plural: true))"]),
    ("arrepentimos", ["arrepentirse present 1p (withoutPronoun)", "arrepentirse preterite 1p (withoutPronoun)"]),
    // not sal + le
    ("salle", ["sallar present-subjunctive 1s", "sallar present-subjunctive 3s", "sallar imperative 3s"]),
    ("arrepiento", ["arrepentirse present 1s (withoutPronoun)"]),
    ("iros", ["ir infinitive - os", "ir imperative 2p os"]),
    ("dícese", ["decir present 3s se (archaicEnclitic)"]),
    ("díjole", ["decir preterite 3s le (archaicEnclitic)"]),
    ("diose", ["dar preterite 3s se (archaicEnclitic)"]),
    ("dióle", ["≈dar preterite 3s le (archaicEnclitic)"]), ("vióse", ["≈ver preterite 3s se (archaicEnclitic)"]),
    ("dijérase", ["decir imperfect-subjunctive-ra 3s se (archaicEnclitic)"]),
    (
      "fuérase",
      [
        "ir imperfect-subjunctive-ra 3s se (archaicEnclitic)", "ser imperfect-subjunctive-ra 3s se (archaicEnclitic)",
      ]
    ),
    // not dijerar
    ("dijerase", ["≈decir imperfect-subjunctive-ra 3s se (archaicEnclitic)"]),
    ("vales", ["valer present 2s"]),  // not va + les
    ("haber hablado", ["hablar infinitive - (compound)"]),
    ("habiendo hablado", ["hablar gerund - (compound)"]),
    ("habiéndose ido", ["ir gerund - se (compound)"]),
    ("haberse arrepentido", ["arrepentirse infinitive - se (compound)"]),
    ("habíase visto", ["ver pluperfect 3s se (archaicEnclitic)"]),
    ("he aquí", ["haber imperative 2s (presentative)"]),
    ("heme aqui", ["≈haber imperative 2s me (presentative)"]),
    ("helo", ["haber imperative 2s lo (presentative)"]),
    ("hablés", ["≈hablar present-subjunctive 2v (regionalVoseo)"]),
    ("no hablés", ["≈hablar negative-imperative 2v (regionalVoseo)"]),
    ("te arrepintás", ["≈arrepentirse present-subjunctive 2v te (regionalVoseo)"]),
    ("dádselo", ["dar imperative 2p se+lo"]),
  ])
  func inTexts(_ form: String, _ wanted: [String]) {
    #expect(Self.readings(form).filter { wanted[0].hasPrefix("≈") || !$0.hasPrefix("≈") } == wanted)
  }

  /// The archaic reading of *érase* is there beside what it may be without its accent.
  @Test func onceUponATime() {
    #expect(Self.readings("érase").contains("ser imperfect 3s se (archaicEnclitic)"))
  }

  @Test func aVerbThatNobodyKnowsIsAGuess() {
    var analyzer = MorphologicalAnalyzer()
    let readings = analyzer.readings(of: "zumbiflábamos")
    #expect(readings.map(\.infinitive) == ["zumbiflar"])
    #expect(readings.map(\.isKnown) == [false])
  }

  /// A form has the same readings whatever was asked before: those that rules find alone, those of the index of all forms.
  ///
  /// Here for some verbs; `WholeLexiconTests` does it for all.
  @Test func aloneAndWithAnIndex() throws {
    var alone = MorphologicalAnalyzer(indexAfter: .max)
    var indexed = MorphologicalAnalyzer(indexAfter: 0)
    var generator = SplitMix64(seed: 7)
    var words = ["hizo", "deshizo", "satisfizo", "engüere", "engüerases", "enguerases", "averigue"]
    for (number, line) in Lexicon.embedded.verbLines.enumerated() where number % 211 == 0 {
      let paradigm = Rows.conjugator.paradigm(of: try #require(line.verb))
      for slot in Slot.all where !slot.tense.isCompound && slot.index % 3 == 0 {
        for form in paradigm.forms(at: slot) {
          words.append(form)
          guard let word = Word(form) else { continue }
          words.append(word.plain.description)
          var changed = word
          let letters: Word = "aeiouáéíóúüñbcdgjlnrstz"
          changed[Int(generator.next() % UInt64(word.count))] = letters[Int(generator.next() % UInt64(letters.count))]
          words.append(changed.description)
        }
      }
    }
    for word in words {
      let isSame = alone.readings(of: word) == indexed.readings(of: word)
      #expect(isSame, "\(word)")
    }
  }

  /// A form of no known verb is guessed, unless nobody wants that.
  @Test func guessesCanBeLeftOut() {
    var analyzer = MorphologicalAnalyzer()
    #expect(analyzer.readings(of: "blablableábamos").contains { !$0.isKnown })
    #expect(analyzer.readings(of: "blablableábamos", guessing: false).isEmpty)
    // A noun is no verb that lacks an accent.
    #expect(analyzer.readings(of: "sábado").isEmpty)
  }

  /// Nouns that end like forms, and what is too short to tell.
  @Test(arguments: ["senado", "profesorado", "lunares", "familiares", "hibamos"])
  func nounsAreNoVerbs(word: String) {
    var analyzer = MorphologicalAnalyzer()
    #expect(analyzer.readings(of: word).isEmpty)
  }

  /// *-ear* and *-izar* make verbs today.
  @Test func newVerbsHaveParticiples() {
    var analyzer = MorphologicalAnalyzer()
    #expect(analyzer.readings(of: "whatsappeado").map(\.infinitive) == ["whatsappear"])
  }

  /// Every form of every verb leads back to its cell; here for a sample of verbs, those with forms of their own first.
  @Test func everyFormLeadsBack() throws {
    let conjugator = Conjugator()
    var analyzer = MorphologicalAnalyzer()
    let models = ["ser", "ir", "haber", "estar", "dar", "ver", "decir", "pudrir", "placer", "erguir", "roer"]
    let others = Lexicon.embedded.infinitives.enumerated().filter { $0.offset % 97 == 0 }.map(\.element)
    for name in models + others {
      let paradigm = conjugator.paradigm(of: try conjugator.verb(name))
      for slot in Slot.all {
        for form in paradigm.forms(at: slot) {
          let found = analyzer.readings(of: form).contains {
            $0.infinitive == name && $0.slot == slot && $0.isExact && $0.form == form
          }
          if !found { Issue.record("\(form) does not lead back to \(name) \(slot)") }
        }
      }
    }
  }
}
