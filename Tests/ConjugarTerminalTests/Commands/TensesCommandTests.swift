import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("conjugar tenses TENSE")
struct TensesCommandTests {
  private func run(_ line: String, width: Int = 80) throws -> String {
    let terminal = ScriptedTerminal(features: TerminalFeatures(width: width))
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    _ = try Program.run(["tenses"] + line.split(separator: " ").map { String($0) }, in: world)
    return terminal.output
  }

  @Test(arguments: Tense.allCases)
  func pagesFit(tense: Tense) throws {
    for width in [40, 80] {
      for color in ["always", "never"] {
        let lines = try run("\(tense.id) --color \(color)", width: width).split(separator: "\n")
        #expect(lines.filter { $0.displayWidth > width } == [])
        #expect(lines.filter { $0.hasSuffix(" ") } == [])
      }
    }
    let lines = try run(tense.id).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect((30...90).contains(lines.count), "\(lines.count) lines")
    #expect(lines[0].split(separator: " ").first ?? "" == tense.id)
  }

  /// What is like no tense may be a choice; what is like one is that.
  @Test(arguments: [("ser-estr", "ser-estar"), ("pretirite", "preterite"), ("foo", nil)])
  func aChoiceIsProposed(_ typed: String, _ meant: String?) {
    #expect {
      _ = try run(typed)
    } throws: {
      ($0 as? NameError)?.nearest.first == meant
    }
  }

  @Test func page() throws {
    #expect(
      try run("copretérito") == """
        imperfect · indicative
          RAE: pretérito imperfecto · Bello: copretérito · English: imperfect

        USE
          How things were, without a beginning or an end: the scene, not the event.
            La casa era vieja.  The house was old.
          What time it was, and how old someone was.
            Eran las tres.    It was three.
            Tenía diez años.  She was ten years old.
          What used to happen.
            De niña nadaba mucho.  As a child she used to swim a lot.
          What was going on when something else happened (which is in the preterite).
            Dormía cuando llamaste.  I was asleep when you called.
          What someone said was so; and polite wishes.
            Dijo que estaba bien.  He said he was well.
            Quería un café.        I would like a coffee.
          What had been going on for some time and still was, where English has the past
          perfect.
            Hacía dos años que vivía allí.   I had been living there for two years.
            Llevaba dos años viviendo allí.  I had been living there for two years.

        CHOOSING
          Imperfect or preterite: the scene, or the completed event.
            Llovía.                It was raining.
            Llovió toda la noche.  It rained all night.
          What was to be done, or what had to be done and was.
            Tenía que salir.  I was supposed to go out.
            Tuve que salir.   I had to go out (and did).
          A habit, or a number of times.
            De niño iba al mar.     As a child I used to go to the sea.
            Fui tres veces al mar.  I went to the sea three times.
          Knowing, or finding out; likewise conocer, querer, poder.
            Lo sabía.      I knew it.
            Lo supe ayer.  I found it out yesterday.
          With the gerund, estar is in the imperfect for what was under way, in the
          preterite for what lasted a set time.
            Estaba comiendo cuando llegué.     She was eating when I arrived.
            Estuvo comiendo hasta las cuatro.  She was eating until four.
          What often goes with it: siempre, todos los días, de niño, antes, mientras;
          the hour and the age.

        FORMATION
          -ar: -aba, -abas, -aba, -ábamos, -abais, -aban. -er and -ir: -ía, -ías, -ía,
          -íamos, -íais, -ían.
          Yo and él have the same form, and so do tú and vos. Stems never change: only
          three verbs are irregular.

        EXAMPLES (* a regular verb would have another form)
                 yo, tú, vos, él, nosotros, vosotros, ellos
          amar   amaba, amabas, amabas, amaba, amábamos, amabais, amaban
          comer  comía, comías, comías, comía, comíamos, comíais, comían
          ser    era*, eras*, eras*, era*, éramos*, erais*, eran*
          ir     iba*, ibas*, ibas*, iba*, íbamos*, ibais*, iban*
          ver    veía*, veías*, veías*, veía*, veíamos*, veíais*, veían*

        IN SENTENCES
          Cuando tenía diez años, era la más alta de la clase. (yo)
            When I was ten, I was the tallest in the class. · what I was like: ser; in
            those days: imperfect
          Cuando llegamos al hotel, la habitación todavía estaba sucia.
            When we got to the hotel, the room was still dirty. · a state: estar; the
            scene that one met: imperfect
          Cuando me llamaste, estaba en una reunión. (yo)
            When you called me, I was in a meeting. · where I was: estar; at that
            moment: imperfect

        """)
  }

  @Test func sentencesThatAreTooWideStandAboveTheirEnglish() throws {
    let lines = try run("imperfect", width: 40).split(separator: "\n")
    let place = try #require(lines.firstIndex(of: "    Dormía cuando llamaste."))
    #expect(lines[place + 1] == "      I was asleep when you called.")
  }

  @Test func subjectsAndVerbsOfExamples() throws {
    let lines = try run("imperative").split(separator: "\n")
    #expect(lines.contains("            tú, vos, usted, nosotros, vosotros, ustedes"))
    #expect(lines.contains("  with -se  tú vete*, vos andate*, vosotros idos*/iros* (irse)"))
  }

  @Test func colorShowsTheTenseAndItsIrregularLetters() throws {
    let page = try run("imperfect --color always")
    #expect(page.contains("    \u{1B}[1mDormía\u{1B}[0m cuando llamaste."))
    #expect(page.contains("\u{1B}[1;35mib\u{1B}[0mas, "))
    #expect(!page.contains("CAPITALS"))
  }

  /// One line for programs; broken here for people.
  @Test func json() throws {
    let expected = """
      {"tense":"past-anterior","english":"past anterior","spanish":"pretérito anterior","mood":"indicative",
      "persons":["1s","2s","2v","3s","1p","2p","3p"],"names":[{"authority":"RAE","name":"pretérito anterior"},
      {"authority":"Bello","name":"antepretérito"},{"authority":"English",
      "name":"past anterior, preterite perfect"}],
      "use":[{"text":"What had only just happened when something else did, after apenas, en cuanto, no bien, cuando. It is literary.",
      "cells":[],"sentences":[{"spanish":"Apenas hubo comido, se durmió.","cells":[{"infinitive":"comer",
      "tense":"past-anterior","person":"3s","forms":["hubo comido"]},{"infinitive":"dormirse","tense":"preterite",
      "person":"3s","forms":["se durmió"]}],"english":"Hardly had he eaten when he dozed off."},
      {"spanish":"Cuando hubieron terminado, salí.","cells":[{"infinitive":"terminar","tense":"past-anterior",
      "person":"3p","forms":["hubieron terminado"]},{"infinitive":"salir","tense":"preterite","person":"1s",
      "forms":["salí"]}],"english":"When they had finished, I went out."}]},
      {"text":"In speech, use the preterite or the pluperfect instead.","cells":[],
      "sentences":[{"spanish":"En cuanto comió, se durmió.","cells":[{"infinitive":"comer","tense":"preterite",
      "person":"3s","forms":["comió"]},{"infinitive":"dormirse","tense":"preterite","person":"3s",
      "forms":["se durmió"]}],"english":"As soon as he had eaten he dozed off."}]}],
      "choose":[{"text":"Past anterior or preterite: the first in books, the second in speech.","cells":[],
      "sentences":[{"spanish":"Apenas hubo salido, llovió.","cells":[{"infinitive":"salir",
      "tense":"past-anterior","person":"3s","forms":["hubo salido"]},{"infinitive":"llover","tense":"preterite",
      "person":"3s","forms":["llovió"]}],"english":"Hardly had she left when it rained."},
      {"spanish":"Apenas salió, llovió.","cells":[{"infinitive":"salir","tense":"preterite","person":"3s",
      "forms":["salió"]},{"infinitive":"llover","tense":"preterite","person":"3s","forms":["llovió"]}],
      "english":"As soon as she left it rained."}]},{"text":"Right before the other thing,
       or at any time before it.","cells":[],"sentences":[{"spanish":"Cuando hubo comido, salió.",
      "cells":[{"infinitive":"comer","tense":"past-anterior","person":"3s","forms":["hubo comido"]},
      {"infinitive":"salir","tense":"preterite","person":"3s","forms":["salió"]}],"english":"When he had eaten,
       he left."},{"spanish":"Ya había comido cuando salió.","cells":[{"infinitive":"comer","tense":"pluperfect",
      "person":"3s","forms":["había comido"]},{"infinitive":"salir","tense":"preterite","person":"3s",
      "forms":["salió"]}],"english":"He had already eaten when he left."}]},{"text":"It is not used without apenas,
       en cuanto, cuando or the like.","cells":[],"sentences":[{"spanish":"En cuanto hubo terminado,
       salió.","cells":[{"infinitive":"terminar","tense":"past-anterior","person":"3s",
      "forms":["hubo terminado"]},{"infinitive":"salir","tense":"preterite","person":"3s","forms":["salió"]}],
      "english":"As soon as he had finished, he left."},{"spanish":"Había terminado.",
      "cells":[{"infinitive":"terminar","tense":"pluperfect","person":"3s","forms":["había terminado"]}],
      "english":"He had finished."}]}],
      "formation":[{"text":"The preterite of haber and the participle, which does not change. Pronouns come before both.",
      "cells":[{"infinitive":"haber","tense":"infinitive","person":"-","forms":["haber"]}]}],
      "examples":[{"label":null,"cells":[{"infinitive":"ir","tense":"past-anterior","person":"1s",
      "forms":["hube ido"]},{"infinitive":"ir","tense":"past-anterior","person":"2s","forms":["hubiste ido"]},
      {"infinitive":"ir","tense":"past-anterior","person":"2v","forms":["hubiste ido"]},{"infinitive":"ir",
      "tense":"past-anterior","person":"3s","forms":["hubo ido"]},{"infinitive":"ir","tense":"past-anterior",
      "person":"1p","forms":["hubimos ido"]},{"infinitive":"ir","tense":"past-anterior","person":"2p",
      "forms":["hubisteis ido"]},{"infinitive":"ir","tense":"past-anterior","person":"3p",
      "forms":["hubieron ido"]}]},{"label":"regular","cells":[{"infinitive":"hablar","tense":"past-anterior",
      "person":"3s","forms":["hubo hablado"]},{"infinitive":"comer","tense":"past-anterior","person":"3s",
      "forms":["hubo comido"]},{"infinitive":"vivir","tense":"past-anterior","person":"3s",
      "forms":["hubo vivido"]}]},{"label":"-to","cells":[{"infinitive":"ver","tense":"past-anterior",
      "person":"3s","forms":["hubo visto"]},{"infinitive":"volver","tense":"past-anterior","person":"3s",
      "forms":["hubo vuelto"]},{"infinitive":"morir","tense":"past-anterior","person":"3s",
      "forms":["hubo muerto"]}]},{"label":"-cho","cells":[{"infinitive":"decir","tense":"past-anterior",
      "person":"3p","forms":["hubieron dicho"]},{"infinitive":"hacer","tense":"past-anterior","person":"3p",
      "forms":["hubieron hecho"]}]}]}
      """
    let object = expected.split(separator: "\n").joined()
    #expect(try run("pretérito anterior --format json") == "[\n\(object)\n]\n")
  }

  @Test func theListHasNoArticles() throws {
    #expect(!(try run("--format json").contains("formation")))
    #expect(try run("gerund --format tsv").hasSuffix("\ngerund\tgerund\tgerundio\tnon-personal\t-\n"))
  }

  /// A choice without an article of its own is told by that of its tense.
  @Test func everyChoiceHasAnArticle() throws {
    for choice in SentenceBook.embedded.choices { #expect(try !run(choice.id).isEmpty) }
    #expect(try run("present-now") == run("present"))
  }

  @Test func aMisspelledTense() {
    let error = #expect(throws: NameError.self) { try run("presente de subjuntvo") }
    #expect(error?.nearest.first == "present-subjunctive")
    #expect(error?.exitCode == .usage)
  }
}
