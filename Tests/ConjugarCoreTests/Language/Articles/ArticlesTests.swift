import Testing

@testable import ConjugarCore

/// What the articles say, checked against the engine.
@Suite struct ArticlesTests {
  private func article(_ tense: Tense) -> Article { Article(on: tense) }

  @Test(arguments: Tense.allCases)
  func everySectionSaysSomething(tense: Tense) {
    let article = article(tense)
    #expect(article.tense == tense)
    #expect(article.names.map(\.authority).filter { $0 != "also" } == ["RAE", "Bello", "English"])
    #expect(article.points(.use).flatMap(\.sentences).count >= 3)
    #expect(article.points(.choose).count { $0.sentences.count >= 2 } >= 3)
    #expect(article.points(.formation).count >= 1)
    #expect(article.examples.count >= 3)
  }

  /// No line is passed over: whatever stands in brackets or in a row is a form, each sentence has its English.
  @Test func everyLineIsInTheNotation() throws {
    let texts = [Resources.tenses, Resources.choices].flatMap { SectionedText($0).sections }
    for (article, text) in zip(Tense.allCases.map(article) + Article.onChoices, texts) {
      let parts = Article.Section.allCases.map(article.lines).filter { !$0.isEmpty }
      #expect(article.id == text.name && parts.count >= (article.title.isEmpty ? 5 : 4))
      #expect(parts.count + parts.joined().count == text.lines.count, "\(article.id)")
      let signs = Set(Article.Section.allCases).subtracting([.examples]).flatMap(article.lines).joined().utf8
      #expect(
        article.prose.joined().count { $0.form != nil } == signs.count { $0 == UInt8(ascii: "[") }, "\(article.id)")
      #expect(signs.count { $0 == UInt8(ascii: "]") } == signs.count { $0 == UInt8(ascii: "[") }, "\(article.id)")
      for point in article.allPoints {
        #expect(!point.text.text.hasPrefix(">"), "\(article.id)")
        #expect(point.sentences.allSatisfy { !$0.spanish.text.isEmpty && !$0.english.isEmpty }, "\(article.id)")
      }
      for (line, row) in zip(article.lines(.examples), article.examples) {
        #expect(row.forms.count == line.drop { $0 != ":" }.split(separator: ",").count, "\(line)")
        #expect(row.forms.allSatisfy { !$0.text.isEmpty && Infinitive($0.verb) != nil }, "\(line)")
      }
    }
  }

  @Test func articlesStandInTheOrderOfTheTenses() {
    let headings = "\(Resources.tenses)".split(separator: "\n").filter { $0.hasPrefix("= ") }.map { $0.dropFirst(2) }
    #expect(headings == Tense.allCases.map { $0.id[...] })
  }

  @Test(arguments: Tense.allCases)
  func everyCitedFormIsTheEngines(tense: Tense) throws {
    for form in article(tense).citedForms {
      let verb = try Rows.conjugator.verb(form.verb)
      #expect(verb.isKnown && "\(verb.infinitive)" == form.verb, "\(form)")
      let made = Rows.conjugator.forms(of: verb, at: form.slot)
      #expect(form.forms.count == 1 && made.contains(form.forms[0]) || made == form.forms, "\(form): \(made)")
    }
  }

  /// A row of examples has all that is right: *imprimido/impreso*.
  @Test(arguments: Tense.allCases)
  func rowsHaveEveryAcceptedForm(tense: Tense) throws {
    for form in article(tense).examples.flatMap(\.forms) {
      let made = Rows.conjugator.forms(of: try Rows.conjugator.verb(form.verb), at: form.slot)
      #expect(form.text == made.joined(separator: "/"))
      #expect(form.slot.tense == tense)
    }
  }

  @Test(arguments: Tense.allCases)
  func examplesAreRegularAndIrregular(tense: Tense) throws {
    let isRegular = try article(tense).examples.flatMap(\.forms).map { form in
      form.forms == [Rows.conjugator.paradigm(of: try Rows.conjugator.verb(form.verb)).regularForm(at: form.slot)]
    }
    #expect(isRegular.contains(true))
    #expect(isRegular.contains(false) == (tense != .infinitive))
  }

  @Test(arguments: Tense.allCases)
  func sentencesShowTheTense(tense: Tense) {
    let sentences = article(tense).points(.use).flatMap(\.sentences)
    for sentence in sentences { #expect(!sentence.spanish.forms.isEmpty, "\(sentence.spanish.text)") }
    #expect(sentences.count { $0.spanish.forms.contains { $0.slot.tense == tense } } >= 2)
  }

  /// A pair has this tense beside another form, or the same tense twice where two persons are told apart.
  @Test(arguments: Tense.allCases)
  func pairsShowTheTense(tense: Tense) {
    for point in article(tense).points(.choose) where !point.sentences.isEmpty {
      let tenses = point.sentences.flatMap { $0.spanish.forms.map(\.slot.tense) }
      #expect(tenses.contains(tense), "\(point.text.text)")
      for sentence in point.sentences { #expect(!sentence.spanish.forms.isEmpty, "\(sentence.spanish.text)") }
    }
  }

  /// No form of a verb that the articles know stands in a sentence without its brackets.
  @Test func noFormIsLeftUnmarked() throws {
    let articles = Tense.allCases.map(article)
    let verbs = try Set(articles.flatMap { $0.citedForms.map(\.verb) }).map { try Rows.conjugator.verb($0) }
    let simple = Slot.all.filter { !$0.tense.isCompound }
    var known = Set(verbs.flatMap { verb in simple.flatMap { Rows.conjugator.forms(of: verb, at: $0) } })
    known.subtract(["como", "nada", "pasado", "daño", "dudas"])  // as in “como si”; nothing; nouns
    for piece in articles.flatMap({ ($0.points(.use) + $0.points(.choose)).flatMap(\.sentences) })
      .flatMap(\.spanish.pieces) where piece.form == nil
    {
      let words = piece.text.lowercased().split { !$0.isLetter }.map(String.init)
      #expect(words.filter(known.contains) == [], "\(piece.text)")
    }
  }

  /// The program takes every name for the tense, or for its twin in -ra; Bello's *optativo* is more than one tense.
  @Test(arguments: Tense.allCases)
  func namesAreUnderstood(tense: Tense) throws {
    let twins: [Tense: Tense] = [
      .imperfectSubjunctiveSe: .imperfectSubjunctiveRa, .pluperfectSubjunctiveSe: .pluperfectSubjunctiveRa,
    ]
    for name in article(tense).names.flatMap({ $0.name.split(separator: ", ") }) where name != "optativo" {
      let named = try Tense.named(name)
      #expect(named == tense || named == twins[tense], "\(name)")
    }
  }

  /// Every choice of the sentences but those of a tense has its article, and every form in it is the engine's.
  @Test func everyChoiceIsExplained() throws {
    for choice in SentenceBook.embedded.choices where !choice.id.hasPrefix("present-") {
      #expect(Article.onChoice(choice.id) != nil, "\(choice.id)")
    }
    for article in Article.onChoices {
      let id = article.id
      #expect(
        !article.title.isEmpty && article.points(.choice).count >= 1 && article.points(.rules).count >= 2, "\(id)")
      #expect(article.points(.mistakes).count >= 1, "\(id)")
      for form in article.citedForms {
        let verb = try Rows.conjugator.verb(form.verb)
        let made = Rows.conjugator.forms(of: verb, at: form.slot)
        #expect(verb.isKnown && form.forms.allSatisfy(made.contains), "\(id): \(form), \(made)")
      }
    }
    #expect(Article.onChoice("future-promise") != nil)
    #expect(Article.onChoice("por-para") == nil)
  }
}

extension Article {
  /// Every form that the article cites, in order.
  var citedForms: [CitedForm] { prose.joined().compactMap(\.form) + examples.flatMap(\.forms) }

  var prose: [[Prose.Piece]] { allPoints.flatMap { [$0.text.pieces] + $0.sentences.map(\.spanish.pieces) } }

  var allPoints: [Point] { [Section.use, .choose, .choice, .rules, .formation, .mistakes].flatMap(points) }
}
