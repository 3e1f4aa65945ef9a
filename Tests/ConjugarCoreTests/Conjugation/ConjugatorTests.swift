import Testing

@testable import ConjugarCore

/// What holds of every verb, whatever its forms are.
@Suite struct ConjugatorTests {
  static let conjugator = Conjugator()

  /// Every verb with something of its own, and every twelfth of the others.
  static let sample: [String] = {
    var regular = 0
    return Lexicon.embedded.lines.compactMap { line in
      guard let entry = try? LexiconEntry(String(line)) else { return nil }
      if entry.tokens.isEmpty, entry.model == nil, entry.defect == nil {
        regular += 1
        return regular % 12 == 0 ? entry.name : nil
      }
      return entry.tokens.hashValue % 4 == 0 || entry.model != nil || entry.tokens.count > 1 ? entry.name : nil
    }
  }()

  @Test func formsAreSpanishWords() throws {
    for name in Self.sample {
      let verb = try Self.conjugator.verb(name)
      for slot in Slot.all where !slot.tense.isCompound {
        for form in Self.conjugator.forms(of: verb, at: slot) {
          let isWord = form.split(separator: " ").allSatisfy { Letters($0) != nil }
          #expect(isWord && !form.isEmpty, "\(name) \(slot): \(form)")
          // One accent at most, and none that the rules do not ask for.
          let accents = form.filter { "áéíóú".contains($0) }.count
          #expect(accents < 2, "\(name) \(slot): \(form)")
        }
      }
    }
  }

  /// Reading where a word is stressed and writing its accent again changes nothing.
  @Test func accentsAreIdempotent() throws {
    for name in Self.sample {
      let verb = try Self.conjugator.verb(name)
      guard !verb.infinitive.isPronominal else { continue }
      for slot in Slot.all where !slot.tense.isCompound && slot.tense != .negativeImperative {
        for form in Self.conjugator.forms(of: verb, at: slot) {
          let sounds = Sounds.read(try #require(Letters(form)))
          let again = StressAccent.write(sounds.plain, stressed: StressAccent.stressed(in: sounds))
          #expect(Sounds.spell(again).description == form, "\(name) \(slot)")
        }
      }
    }
  }

  @Test func noFormTwiceInACell() throws {
    for name in Self.sample {
      let verb = try Self.conjugator.verb(name)
      for slot in Slot.all where !slot.tense.isCompound {
        let forms = Self.conjugator.forms(of: verb, at: slot)
        #expect(Set(forms).count == forms.count, "\(name) \(slot)")
      }
    }
  }

  /// Verbs of which the lexicon says nothing are regular, but for what rules do to whole classes: -uir, -uar, u→ú.
  @Test func verbsWithoutPatternsAreRegular() throws {
    for line in Lexicon.embedded.lines where line.count(where: { $0 == "|" }) < 2 {
      let name = try LexiconEntry(String(line)).name
      let verb = try Self.conjugator.verb(name)
      let isAutomatic = verb.infinitive.bare.hasSuffix("uir") || verb.infinitive.bare.hasSuffix("uar")
      guard !isAutomatic else { continue }
      for tense in [Tense.present, .preterite, .presentSubjunctive, .imperative, .gerund, .participle] {
        for slot in Slot.of(tense).prefix(4) {
          #expect(
            Self.conjugator.forms(of: verb, at: slot) == [Self.conjugator.regularForm(of: verb, at: slot)], "\(name)")
        }
      }
    }
  }

  @Test func compoundIsHaberAndParticiple() throws {
    let haber = try Self.conjugator.verb("haber")
    for name in ["hablar", "abrir", "imprimir", "freír", "tener", "llover", "haber"] {
      let verb = try Self.conjugator.verb(name)
      let participles = Self.conjugator.forms(of: verb, at: .participle)
      for slot in Slot.all {
        guard let simple = slot.tense.auxiliary, let cell = slot.inTense(simple) else { continue }
        let forms = Self.conjugator.forms(of: verb, at: slot)
        let auxiliary = Self.conjugator.forms(of: haber, at: cell)[0]
        #expect(forms.isEmpty || forms == participles.map { "\(auxiliary) \($0)" }, "\(name) \(slot)")
      }
    }
  }

  @Test func everyVerbHasAPronominalTwin() throws {
    for name in Self.sample where !name.hasSuffix("se") {
      let plain = try Self.conjugator.verb(name)
      let twin = try Self.conjugator.verb("\(name)se")
      #expect(twin.infinitive.isPronominal && twin.isKnown)
      for slot in Slot.all where !slot.tense.isCompound {
        let isGap = Self.conjugator.forms(of: plain, at: slot).isEmpty
        #expect(Self.conjugator.forms(of: twin, at: slot).isEmpty == isGap, "\(name) \(slot)")
      }
    }
  }

  @Test(arguments: ["lavarse", "irse", "reírse"])
  func oneHundredAndFortyOneCells(name: String) throws {
    let verb = try Self.conjugator.verb(name)
    #expect(Slot.all.allSatisfy { !Self.conjugator.forms(of: verb, at: $0).isEmpty })
  }
}
