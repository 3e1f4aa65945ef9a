import Testing

@testable import ConjugarCore

/// The lexicon as a text: in order, complete, readable, and found again by binary search.
@Suite struct LexiconTests {
  static let lexicon = Lexicon.embedded
  static let names = lexicon.infinitives

  @Test func sortedByUnicodeScalarAndUnique() {
    for (first, second) in zip(Self.names, Self.names.dropFirst()) {
      let isSorted = first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
      #expect(isSorted, "\(first) stands before \(second)")
    }
  }

  @Test func composedUnicodeOnly() {
    for line in Self.lexicon.lines where line.unicodeScalars.contains(where: { (0x300..<0x370).contains($0.value) }) {
      Issue.record("decomposed letters: \(line)")
    }
  }

  @Test func everyLineIsReadable() throws {
    for line in Self.lexicon.lines {
      let entry = try LexiconEntry(String(line))
      let name = try #require(VerbName(entry.name), "\(line)")
      #expect(name.description == entry.name, "\(line)")
      #expect(!line.contains("  ") && !line.hasSuffix(" "), "no padding: \(line)")
    }
  }

  @Test func everyVerbIsFound() throws {
    for name in Self.names { #expect(Self.lexicon.contains(name), "\(name)") }
    for name in [Self.names[0], Self.names[Self.names.count - 1], "oír", "hablar"] {
      #expect(Self.lexicon.entry(name)?.name == name)
    }
  }

  /// Prefixes, near misses, comments and pieces of lines are no verbs.
  @Test func nothingElseIsFound() {
    let known = Set(Self.names)
    for name in Self.names.enumerated().filter({ $0.offset % 8 == 0 }).map(\.element) {
      for miss in [String(name.dropLast()), name + "a", name + " ", String(name.dropFirst()), name + " |"] {
        #expect(Self.lexicon.contains(miss) == known.contains(miss), "\(miss)")
      }
    }
    for miss in ["", " ", "#", "# verbs.txt", "|", "a", "zzz", "ÿ", "oir", "\n", "hablar\n", "to have"] {
      #expect(!Self.lexicon.contains(miss), "\(miss)")
    }
  }

  @Test(arguments: [
    "", "# nothing but a comment\n", "amar | love\n", "# a comment\namar | love\n", "amar | love\n# a comment\n",
    "amar | love", "# a comment\n\n# another\namar | love\n# the last\n",
  ])
  func smallLexicons(text: String) throws {
    let lexicon = Lexicon(text)
    let hasVerb = text.contains("love")
    #expect(lexicon.contains("amar") == hasVerb)
    #expect(lexicon.infinitives == (hasVerb ? ["amar"] : []))
    #expect(lexicon.entry("amar")?.meaning == (hasVerb ? "love" : nil))
    for miss in ["ama", "amara", "aaa", "zzz"] { #expect(!lexicon.contains(miss)) }
  }

  @Test func linesStandInAnyOrderAndEndInAnyWay() throws {
    let lexicon = Lexicon("pensar | think | e>ie\r\nabrir|open\r\n# a comment\r\namar | love\r\n")
    #expect(lexicon.infinitives == ["abrir", "amar", "pensar"])
    #expect(lexicon.infinitives.allSatisfy(lexicon.contains))
    #expect(try Conjugator(lexicon: lexicon).forms("pensar", .present, .firstSingular) == ["pienso"])
  }

  /// A lexicon that somebody else wrote may say what no verb has.
  @Test func whatNoVerbHasIsNoTrap() throws {
    #expect(
      try Conjugator(lexicon: Lexicon("amar | love | imperative.2s=a")).forms("amar", .imperative, .secondSingular) == [
        "a"
      ])
    let unreadable = Conjugator(lexicon: Lexicon("amar | love\nhaber | have | bogus"))
    #expect(try unreadable.forms("amar", .presentPerfect, .firstSingular) == ["he amado"])
  }

  @Test func aRegularFormIsStatedAgainstTheModel() throws {
    let lexicon = Lexicon(
      "reescribir | rewrite | like:escribir participle=-/reescripto\nescribir | write | participle=escrito")
    #expect(try Conjugator(lexicon: lexicon).forms("reescribir", .participle) == ["reescribido", "reescripto"])
  }

  /// `-` is the regular form beside others too, and no rule then says that it has to be known.
  @Test func aRegularFormBesideAnotherIsNoException() throws {
    let conjugator = Conjugator(lexicon: Lexicon("imprimir | print | participle=-/impreso"))
    let verb = try conjugator.verb("imprimir")
    #expect(conjugator.forms(of: verb, at: .participle) == ["imprimido", "impreso"])
    let rules = conjugator.paradigm(of: verb).derivations(at: .participle).map { $0.steps.map(\.rule.name) }
    #expect(rules == [["ending"], ["irregular form"]])
  }

  @Test func modelsExistAndHaveNoModel() throws {
    for line in Self.lexicon.lines where line.contains("like:") {
      let entry = try LexiconEntry(String(line))
      let model = try #require(entry.model)
      let base = try #require(Self.lexicon.entry(model), "\(entry.name) like \(model)")
      #expect(base.model == nil, "\(entry.name) like \(model), itself like another")
      let bare = try #require(VerbName(entry.name)).infinitive.bare
      #expect(bare.description.hasSuffix(model) && entry.name != model, "\(line)")
    }
  }

  /// What rules predict is not listed: spelling, accents, -uar, -uir, glides.
  @Test func nothingPredictableIsListed() throws {
    for line in Self.lexicon.lines {
      let entry = try LexiconEntry(String(line))
      for token in entry.tokens {
        guard case .pattern(let patterns) = token else { continue }
        let infinitive = try #require(VerbName(entry.name)).infinitive
        let isAfterCOrG = "cg".contains(infinitive.bare.description.dropLast(3).last ?? "-")
        let listsUar = patterns == [.stressedU] && infinitive.bare.hasSuffix("uar") && !isAfterCOrG
        #expect(!listsUar, "-uar stresses its u by rule: \(line)")
      }
    }
  }

  /// Every verb that is met has one; a rare one may be without.
  @Test func everyVerbInUseHasAMeaning() throws {
    let bare = FrequencyList.embedded.filter { Self.lexicon.entry($0)?.meaning.isEmpty ?? true }
    #expect(bare.isEmpty, "\(bare.count) verbs without a meaning: \(bare.prefix(5).joined(separator: ", "))…")
  }
}

extension Lexicon {
  /// Every line that has a verb, as text.
  var lines: [Substring] {
    withText { $0.text }.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}
