import Testing

@testable import ConjugarCore

/// What the articles say, checked against the engine.
@Suite struct ArticlesTests {
  private func article(_ tense: Tense) throws -> TenseArticle { try Articles.embedded.article(on: tense) }

  @Test(arguments: Tense.allCases)
  func everySectionSaysSomething(tense: Tense) throws {
    let article = try article(tense)
    #expect(article.tense == tense)
    #expect(article.names.map(\.authority).filter { $0 != "also" } == ["RAE", "Bello", "English"])
    #expect(article.use.flatMap(\.sentences).count >= 3)
    #expect(article.choose.count { $0.sentences.count >= 2 } >= 3)
    #expect(article.formation.count >= 1)
    #expect(article.examples.count >= 3)
  }

  @Test func articlesStandInTheOrderOfTheTenses() {
    let headings = "\(Resources.tenses)".split(separator: "\n").filter { $0.hasPrefix("= ") }.map { $0.dropFirst(2) }
    #expect(headings == Tense.allCases.map { $0.id[...] })
  }

  @Test(arguments: Tense.allCases)
  func everyCitedFormIsTheEngines(tense: Tense) throws {
    for form in try article(tense).citedForms {
      let verb = try Rows.conjugator.verb(form.verb)
      #expect(verb.isKnown && "\(verb.infinitive)" == form.verb, "\(form)")
      let made = Rows.conjugator.forms(of: verb, at: form.slot)
      #expect(form.forms.count == 1 && made.contains(form.forms[0]) || made == form.forms, "\(form): \(made)")
    }
  }

  /// A row of examples has all that is right: *imprimido/impreso*.
  @Test(arguments: Tense.allCases)
  func rowsHaveEveryAcceptedForm(tense: Tense) throws {
    for form in try article(tense).examples.flatMap(\.forms) {
      let made = Rows.conjugator.forms(of: try Rows.conjugator.verb(form.verb), at: form.slot)
      #expect(form.text == made.joined(separator: "/"))
      #expect(form.slot.tense == tense)
    }
  }

  @Test(arguments: Tense.allCases)
  func examplesAreRegularAndIrregular(tense: Tense) throws {
    let isRegular = try article(tense).examples.flatMap(\.forms).map { form in
      form.forms == [Rows.conjugator.regularForm(of: try Rows.conjugator.verb(form.verb), at: form.slot)]
    }
    #expect(isRegular.contains(true))
    #expect(isRegular.contains(false) == (tense != .infinitive))
  }

  @Test(arguments: Tense.allCases)
  func sentencesShowTheTense(tense: Tense) throws {
    let sentences = try article(tense).use.flatMap(\.sentences)
    for sentence in sentences { #expect(!sentence.spanish.forms.isEmpty, "\(sentence.spanish.text)") }
    #expect(sentences.count { $0.spanish.forms.contains { $0.slot.tense == tense } } >= 2)
  }

  /// A pair has this tense beside another form, or the same tense twice where two persons are told apart.
  @Test(arguments: Tense.allCases)
  func pairsShowTheTense(tense: Tense) throws {
    for point in try article(tense).choose where !point.sentences.isEmpty {
      let tenses = point.sentences.flatMap { $0.spanish.forms.map(\.slot.tense) }
      #expect(tenses.contains(tense), "\(point.text.text)")
      for sentence in point.sentences { #expect(!sentence.spanish.forms.isEmpty, "\(sentence.spanish.text)") }
    }
  }

  /// No form of a verb that the articles know stands in a sentence without its brackets.
  @Test func noFormIsLeftUnmarked() throws {
    let articles = try Tense.allCases.map(article)
    let verbs = try Set(articles.flatMap { $0.citedForms.map(\.verb) }).map { try Rows.conjugator.verb($0) }
    let simple = Slot.all.filter { !$0.tense.isCompound }
    var known = Set(verbs.flatMap { verb in simple.flatMap { Rows.conjugator.forms(of: verb, at: $0) } })
    known.subtract(["como", "nada", "pasado", "daño", "dudas"])  // as in “como si”; nothing; nouns
    for piece in articles.flatMap({ ($0.use + $0.choose).flatMap(\.sentences) }).flatMap(\.spanish.pieces) {
      guard case .text(let text) = piece else { continue }
      let words = text.lowercased().split { !$0.isLetter }.map(String.init)
      #expect(words.filter(known.contains) == [], "\(text)")
    }
  }

  /// The program takes every name for the tense, or for its twin in -ra; Bello's *optativo* is more than one tense.
  @Test(arguments: Tense.allCases)
  func namesAreUnderstood(tense: Tense) throws {
    let twins: [Tense: Tense] = [
      .imperfectSubjunctiveSe: .imperfectSubjunctiveRa, .pluperfectSubjunctiveSe: .pluperfectSubjunctiveRa,
    ]
    for name in try article(tense).names.flatMap({ $0.name.split(separator: ", ") }) where name != "optativo" {
      let named = try Tense.named(name)
      #expect(named == tense || named == twins[tense], "\(name)")
    }
  }

  /// Every choice of the sentences but those of a tense has its article, and every form in it is the engine's.
  @Test func everyChoiceIsExplained() throws {
    for choice in try SentenceBook.embedded.choices() where !choice.id.hasPrefix("present-") {
      #expect(try Articles.onChoices.article(onChoice: choice.id) != nil, "\(choice.id)")
    }
    for (id, title) in Articles.onChoices.choices {
      let article = try #require(try Articles.onChoices.article(onChoice: id))
      #expect(article.title == title && article.choice.count >= 1 && article.rules.count >= 2, "\(id)")
      #expect(article.mistakes.count >= 1, "\(id)")
      for form in article.citedForms {
        let verb = try Rows.conjugator.verb(form.verb)
        let made = Rows.conjugator.forms(of: verb, at: form.slot)
        #expect(verb.isKnown && form.forms.allSatisfy(made.contains), "\(id): \(form), \(made)")
      }
    }
    #expect(try Articles.onChoices.article(onChoice: "future-promise") != nil)
    #expect(try Articles.onChoices.article(onChoice: "por-para") == nil)
  }
}

extension TenseArticle {
  /// Every form that the article cites, in order.
  var citedForms: [CitedForm] {
    let prose = (use + choose).flatMap { [$0.text] + $0.sentences.map(\.spanish) } + formation
    return prose.flatMap(\.forms) + examples.flatMap(\.forms)
  }
}

extension ChoiceArticle {
  /// Every form that the article cites.
  var citedForms: [CitedForm] {
    let prose = (choice + rules + mistakes).flatMap { [$0.text] + $0.sentences.map(\.spanish) } + formation
    return prose.flatMap(\.forms)
  }
}
