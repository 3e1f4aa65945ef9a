import ConjugarCore
import Testing

@Suite("Choosing what is asked")
struct QuizOptionsTests {
  private func questions(_ change: (inout QuizOptions) throws -> Void) throws -> [Question] {
    var options = QuizOptions(region: .spain)
    try change(&options)
    return try Quiz.questions(options, .seeded(5))
  }

  private func sentence(_ change: (inout QuizOptions) throws -> Void) -> String? {
    do {
      _ = try questions(change)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func tensesOfADifficultyOrAnyOther() throws {
    let questions = try questions { $0.tenses = [.present, .pastAnterior] }
    #expect(Set(questions.map(\.slot.tense)) == [.present, .pastAnterior])
    #expect(questions.count == 50)
  }

  @Test func persons() throws {
    let questions = try questions {
      $0.difficulty = .difficult
      $0.persons = [.secondPlural]
    }
    #expect(Set(questions.map(\.slot.person)) == [.secondPlural])
    #expect(!questions.contains { $0.slot.tense == .gerund })
  }

  @Test func theFamiliarYou() throws {
    let questions = try questions { $0.secondPerson = .vos }
    #expect(questions.contains { $0.slot.person == .secondVoseo })
    #expect(!questions.contains { $0.slot.person == .secondSingular })
  }

  /// Fewer verbs than none are none.
  @Test func noVerbs() throws {
    for sentences in [SentenceUse.off, .mixed] {
      let told = sentence { ($0.top, $0.sentences) = (-1, sentences) }
      #expect(told?.contains("-1") ?? false, "\(told ?? "no error")")
    }
  }

  /// Three persons of two verbs in one tense: six questions, whatever was asked for.
  @Test func noQuestionComesTwice() throws {
    let questions = try questions {
      $0.verbs = ["tener", "googlear", "TENER"]
      $0.tenses = [.preterite]
      $0.persons = [.firstSingular, .thirdSingular, .thirdPlural]
    }
    #expect(
      Set(questions.map { "\($0.verb.infinitive) \($0.slot) \($0.accepted[0])" }) == [
        "tener preterite 1s tuve", "tener preterite 3s tuvo", "tener preterite 3p tuvieron",
        "googlear preterite 1s googleé", "googlear preterite 3s googleó", "googlear preterite 3p googlearon",
      ])
    #expect(questions.count == 6)
  }

  /// *contamos* and *contáis* are regular, yet of a verb that is not: they are asked too.
  @Test func everyCellOfAnIrregularVerbCanBeAsked() throws {
    let questions = try questions {
      $0.verbs = ["contar"]
      $0.tenses = [.present]
    }
    #expect(
      Set(questions.map { $0.accepted[0] }) == ["cuento", "cuentas", "cuenta", "contamos", "contáis", "cuentan"])
  }

  @Test func pronominalVerbs() throws {
    let questions = try questions {
      $0.verbs = ["irse"]
      $0.tenses = [.imperative]
      $0.persons = [.secondPlural]
    }
    #expect(questions.map(\.accepted) == [["idos", "iros"]])
  }

  /// A verb and its twin with *se*, and homonyms: each that is named is asked, and as many as are promised.
  @Test func eachVerbThatIsNamedIsAsked() throws {
    var options = QuizOptions(region: .spain)
    options.verbs = ["hablarse", "levantar", "levantarse", "acostar", "acostar#2", "quejar"]
    options.tenses = [.preterite]
    options.persons = [.thirdPlural]
    let names = try Quiz.questions(options, .seeded(5)).map(\.verb.name)
    #expect(
      names.sorted() == ["acostar", "acostar#2", "hablarse", "levantar", "levantarse", "quejarse"])
    #expect(try Quiz(options, shuffling: .seeded(5)).total == 6)
    options.top = 5000
    #expect(try Quiz.questions(options, .seeded(5)).map(\.verb.name).contains("quejarse"))
  }

  @Test func gapsAreNotAsked() throws {
    let questions = try questions {
      $0.verbs = ["llover", "suceder"]
      $0.difficulty = .moderate
      $0.tenses = [.present, .imperative]
    }
    #expect(
      Set(questions.map(\.line)) == [
        "llover present 3s -", "suceder present 3s eso", "suceder present 3p esas cosas",
      ])
  }

  /// Things please, animals bark; nobody asks *usted gusta*.
  @Test(arguments: [
    ("gustar", ["eso", "esas cosas"]), ("doler", ["eso", "esas cosas"]), ("importar", ["eso", "esas cosas"]),
    ("ocurrir", ["eso", "esas cosas"]), ("ladrar", ["él", "ella", "ellos", "ellas"]),
  ])
  func subjectsOfThings(verb: String, subjects: [String]) throws {
    let questions = try questions {
      $0.verbs = [verb]
      $0.tenses = [.present, .preterite, .imperfect, .future]
    }
    #expect(
      Set(questions.compactMap { $0.line.split(separator: " ", maxSplits: 3).last.map(String.init) }).isSubset(
        of: subjects))
  }

  @Test func theMostUsedVerbs() throws {
    let questions = try questions {
      $0.top = 4
      $0.tenses = [.present]
      $0.persons = [.firstSingular]
    }
    // haber is the third: there is (hay), and nobody is asked for *he*.
    #expect(Set(questions.map { "\($0.verb.infinitive.bare)" }) == ["ser", "estar", "ir"])
  }

  @Test func irregularFormsOnly() throws {
    let questions = try questions {
      $0.irregularOnly = true
      $0.verbs = ["contar", "hablar", "conocer"]
      $0.tenses = [.present]
    }
    #expect(
      Set(questions.map { $0.accepted[0] }) == ["cuento", "cuentas", "cuenta", "cuentan", "conozco"])
  }

  /// Few verbs are irregular in the imperfect (*ser, ir, ver*, those made of *ver*, and *podrir*): the quiz is as long as
  /// they allow.
  @Test func aQuizEndsWhereThereIsNoMoreToAsk() throws {
    let questions = try questions {
      $0.irregularOnly = true
      $0.tenses = [.imperfect]
      $0.persons = [.firstSingular]
    }
    #expect(Set(questions.map { "\($0.verb.infinitive.bare)" }).isSuperset(of: ["ser", "ir", "ver", "prever"]))
    #expect(questions.count < 20)
  }

  @Test func aPatternOnly() throws {
    let questions = try questions {
      $0.patterns = [try Irregularity.named("go-verbs")]
      $0.tenses = [.present]
      $0.questions = 5
    }
    #expect(questions.allSatisfy { $0.accepted[0].hasSuffix("go") && $0.slot.person == .firstSingular })
  }

  @Test func impossibleChoicesSayWhatExcludesWhat() {
    #expect(
      sentence { $0.tenses = [.infinitive] } == "the infinitive cannot be asked: it is the name of the verb")
    #expect(
      sentence { ($0.tenses, $0.persons) = ([.gerund], [.firstSingular]) }
        == "the gerund has no 1s (yo): nothing is left to ask")
    #expect(
      sentence { ($0.tenses, $0.persons) = ([.imperative, .participle], [.firstSingular]) }
        == "the imperative or the past participle has no 1s (yo): nothing is left to ask")
    #expect(
      sentence { ($0.verbs, $0.persons) = (["diluviar"], [.firstSingular]) }
        == "diluviar has no form for 1s (yo) of the present, the preterite or the future: "
        + "it is impersonal: it has no subject, so only the third person singular is used")
    #expect(
      sentence { ($0.region, $0.persons) = (.latinAmerica, [.secondPlural]) }
        == "2p (vosotros) is not asked in the region latin-america; “--region spain” asks it")
    #expect(
      sentence { ($0.verbs, $0.top) = (["zurcir", "abarcar"], 5) }
        == "zurcir and abarcar are not among the 5 most used verbs: nothing is left to ask")
    #expect(
      sentence { $0.persons = [.secondVoseo] }
        == "2v (vos) is not asked with “--second-person tu”, but with vos or both")
    #expect(
      sentence { ($0.irregularOnly, $0.verbs) = (true, ["hablar"]) }
        == "an irregular form does not occur in the present, the preterite or the future of hablar: "
        + "nothing is left to ask")
    #expect(
      sentence {
        $0.patterns = [try Irregularity.named("c>j")]
        $0.top = 20
        $0.tenses = [.preterite]
      } == "the pattern c>j does not occur in the preterite of the 20 most used verbs: nothing is left to ask")
    #expect(
      sentence { ($0.verbs, $0.top) = (["abanicar"], 10) }
        == "abanicar is not among the 10 most used verbs: nothing is left to ask")
    #expect(
      sentence { ($0.verbs, $0.tenses, $0.persons) = (["haber"], [.present], [.firstSingular]) }
        == "haber is not asked for 1s (yo) of the present: by itself it is impersonal: "
        + "it has no subject, so only the third person singular is used")
    #expect(sentence { $0.questions = 0 } == "a quiz of 0 questions is not possible (accepted: 1 to 500)")
    let notAnInfinitive = sentence { $0.verbs = ["tenre"] } ?? ""
    #expect(notAnInfinitive == "“tenre” is not an infinitive (which ends in -ar, -er, -ir or -ír, with or without -se)")
  }
}
