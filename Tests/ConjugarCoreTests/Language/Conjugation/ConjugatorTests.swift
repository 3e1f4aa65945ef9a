import Testing

@testable import ConjugarCore

/// What holds of every verb, whatever its forms are.
@Suite struct ConjugatorTests {
  /// A verb with the simple forms that it has.
  struct Forms: Sendable {
    let verb: Verb
    let cells: [(slot: Slot, forms: [String])]

    init(_ verb: Verb) {
      let paradigm = Rows.conjugator.paradigm(of: verb)
      self.verb = verb
      cells = Slot.all.filter { !$0.tense.isCompound }.map { ($0, paradigm.forms(at: $0)) }
    }
  }

  /// Every fourth verb that is irregular, and every fiftieth of the others.
  static let verbs: [Verb] = {
    let entries = Lexicon.embedded.lines.compactMap { try? LexiconEntry(String($0)) }
    let isRegular = { (entry: LexiconEntry) in entry.tokens.isEmpty && entry.model == nil && entry.defect == nil }
    let regular = entries.filter(isRegular).enumerated().filter { $0.offset % 50 == 0 }
    let irregular = entries.filter { !isRegular($0) }.enumerated().filter { $0.offset % 4 == 0 }
    return (regular + irregular).compactMap { try? Rows.conjugator.verb($0.element.name) }
  }()

  static let sample = verbs.map(Forms.init)

  /// The form of *haber* that is said of nobody stands in *hay que* alone.
  @Test(arguments: [
    ("comer", "haber+de+infinitive", ["ha de comer"]), ("comer", "haber+que+infinitive", ["hay que comer"]),
    ("acabarse", "haber+de+infinitive", ["se ha de acabar", "ha de acabarse"]),
  ])
  func periphrasesOfHaber(_ verb: String, _ construction: String, _ expected: [String]) throws {
    let slot = try #require(Slot(.present, .thirdSingular))
    let forms = Rows.conjugator.forms(of: try Rows.conjugator.verb(verb), at: slot, in: Construction(id: construction))
    #expect(forms == expected)
  }

  @Test func formsByName() throws {
    #expect(try Rows.conjugator.forms("tener", .preterite, .thirdPlural) == ["tuvieron"])
    #expect(try Rows.conjugator.forms("imprimir", .participle) == ["imprimido", "impreso"])
    #expect(try Rows.conjugator.forms("llover", .present, .firstSingular) == [])
    #expect(try Rows.conjugator.forms("tener", .present) == [])
    #expect(throws: ConjugationError.notAnInfinitive("xyzzy")) { try Rows.conjugator.forms("xyzzy", .gerund) }
  }

  @Test func sampleIsLarge() {
    #expect(Self.sample.count > 100)
  }

  @Test func formsAreSpanishWords() {
    for forms in Self.sample {
      for cell in forms.cells {
        for form in cell.forms {
          let isWord = !form.isEmpty && form.split(separator: " ").allSatisfy { Word($0) != nil }
          #expect(isWord, "\(forms.verb.infinitive) \(cell.slot): \(form)")
          let accents = form.count { "áéíóú".contains($0) }
          #expect(accents < 2, "\(forms.verb.infinitive) \(cell.slot): \(form)")
        }
        #expect(Set(cell.forms).count == cell.forms.count, "\(forms.verb.infinitive) \(cell.slot)")
      }
    }
  }

  /// Reading where a word is stressed and writing its accent again changes nothing.
  @Test func accentsAreIdempotent() throws {
    for forms in Self.sample {
      for cell in forms.cells {
        for form in cell.forms where !form.contains(" ") {
          let sounds = Sounds(of: try #require(Word(form)))
          let again = StressAccent.write(sounds.plain, stressed: StressAccent.stressed(in: sounds))
          #expect(Word(spelling: again).description == form, "\(forms.verb.infinitive) \(cell.slot)")
        }
      }
    }
  }

  /// Verbs of which the lexicon says nothing are regular, but for what rules do to whole classes: -uir and -uar.
  @Test func verbsWithoutPatternsAreRegular() {
    for verb in Self.verbs where verb.patterns.isEmpty && verb.variants.allSatisfy(\.exceptions.isEmpty) {
      let bare = verb.infinitive.bare
      guard verb.defect == nil, !bare.plain.hasSuffix("uir"), !bare.hasSuffix("uar") else { continue }
      let paradigm = Rows.conjugator.paradigm(of: verb)
      for slot in Slot.all {
        #expect(paradigm.forms(at: slot) == [paradigm.regularForm(at: slot)], "\(verb.infinitive) \(slot)")
      }
    }
  }

  @Test(arguments: ["hablar", "abrir", "imprimir", "freír", "tener", "llover", "haber", "ir", "pudrir"])
  func compoundIsHaberAndParticiple(name: String) throws {
    let haber = Rows.conjugator.paradigm(of: try Rows.conjugator.verb("haber"))
    let paradigm = Rows.conjugator.paradigm(of: try Rows.conjugator.verb(name))
    for slot in Slot.all {
      guard let simple = slot.tense.auxiliary, let cell = slot.inTense(simple) else { continue }
      let forms = paradigm.forms(at: slot)
      let auxiliary = haber.forms(at: cell)[0]
      #expect(forms.isEmpty || forms == paradigm.forms(at: .participle).map { "\(auxiliary) \($0)" }, "\(slot)")
    }
  }

  /// The twin with *-se* has a form wherever the verb has one.
  @Test func everyVerbHasAPronominalTwin() throws {
    for forms in Self.sample where !forms.verb.infinitive.isPronominal {
      let twin = try Rows.conjugator.verb(forms.verb.infinitive.pronominal.description)
      #expect(twin.infinitive.isPronominal && twin.isKnown)
      let paradigm = Rows.conjugator.paradigm(of: twin)
      for cell in forms.cells {
        #expect(paradigm.forms(at: cell.slot).isEmpty == cell.forms.isEmpty, "\(twin.infinitive) \(cell.slot)")
      }
    }
  }

  @Test(arguments: ["lavarse", "irse", "reírse", "hablar"])
  func oneHundredAndFortyOneCells(name: String) throws {
    let verb = try Rows.conjugator.verb(name)
    #expect(Slot.all.count { !Rows.conjugator.forms(of: verb, at: $0).isEmpty } == 141)
  }
}
